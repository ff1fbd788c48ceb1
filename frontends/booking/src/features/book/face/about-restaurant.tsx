import { color, font, space, Stack, type } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Restaurant } from '../../../api/types';
import { directionsTo } from '@tablewell/shared/directions';
import { embeddedRestaurant } from '../../../lib/embedded-restaurant';
import { OwnText } from '../../../components/own-text';
import { Talk } from '../../../components/talk';
import { t } from '../../../lib/language';

const Section = styled.section`
  padding-top: ${space.lg};
  border-top: 1px solid ${color.border};
`;

const Title = styled.h2`
  font: 600 ${type.title} ${font.display};
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.xs} ${space.lg};
  a {
    color: ${color.accent};
    text-underline-offset: 0.2em;
  }
`;

const Hours = styled.dl`
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.md};
  }
  dt {
    min-width: 7rem;
  }
  /* A line ends after a stretch of time, not within it. */
  dd {
    text-wrap: balance;
  }
`;

/** Below the form: the number of those who would rather talk, and the restaurant's description of itself, if there are any. */
export const AboutRestaurant = ({ restaurant }: { restaurant: Restaurant }) => (
  <>
    <Talk to={restaurant} />
    <About restaurant={restaurant} />
  </>
);

function About({ restaurant: { id, name, face } }: { restaurant: Restaurant }) {
  if (!face) return null;
  const { about, website, address } = face;
  const hours = embeddedRestaurant(id)?.hours ?? [];
  if (!about && !website && !address && hours.length === 0) return null;
  return (
    <Section aria-label={t('about.title', { restaurant: name })}>
      <Stack $gap="sm">
        <Title>{t('about.title', { restaurant: name })}</Title>
        {about && <OwnText>{about}</OwnText>}
        {address && <OwnText>{address}</OwnText>}
        <Links>
          {address && (
            <a href={directionsTo(`${name}, ${address}`)} target="_blank" rel="noopener noreferrer">
              {t('about.directions')}
            </a>
          )}
          {website && (
            <a href={website} target="_blank" rel="noopener noreferrer">
              {t('about.website')}
            </a>
          )}
        </Links>
        {hours.length > 0 && (
          <Hours>
            {hours.map(([days, times]) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </Hours>
        )}
      </Stack>
    </Section>
  );
}
