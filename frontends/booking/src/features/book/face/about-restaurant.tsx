import { color, font, radius, space, Stack, type } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Restaurant } from '../../../api/types';
import { directionsTo } from '@tablewell/shared/directions';
import { embeddedRestaurant } from '../../../lib/embedded-restaurant';
import { CallLink } from '../../../components/call-link';
import { t } from '../../../lib/language';

const Section = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.md};
  padding-top: ${space.lg};
  border-top: 1px solid ${color.border};
`;

const Logo = styled.img`
  width: 4rem;
  height: auto;
  max-height: 4rem;
  object-fit: contain;
  border-radius: ${radius.md};
`;

const Words = styled.div`
  grid-column: 2;
`;

const Title = styled.h2`
  font: 600 ${type.title} ${font.display};
`;

const Paragraph = styled.p`
  white-space: pre-line;
`;

/** Text of the restaurant, whose direction may differ from that of the page. */
const Text = ({ children }: { children: string }) => (
  <Paragraph>
    <bdi>{children}</bdi>
  </Paragraph>
);

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

/** The restaurant's description of itself, below the form; renders nothing if there is none. */
export function AboutRestaurant({
  restaurant: { id, name, phoneNumber, phoneUri, face },
}: {
  restaurant: Restaurant;
}) {
  if (!face) return null;
  const { about, policies, website, logo, address } = face;
  const hours = embeddedRestaurant(id)?.hours ?? [];
  if (!about && !policies && !website && !address && hours.length === 0) return null;
  return (
    <Section aria-label={t('about.title', { restaurant: name })}>
      {logo ? (
        <Logo src={logo.url} width={logo.width} height={logo.height} alt="" loading="lazy" />
      ) : (
        <span />
      )}
      <Words>
        <Stack $gap="sm">
          <Title>{t('about.title', { restaurant: name })}</Title>
          {about && <Text>{about}</Text>}
          {address && <Text>{address}</Text>}
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
            {phoneNumber && <CallLink phone={phoneNumber} uri={phoneUri} />}
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
          {policies && (
            <div>
              <strong>{t('about.goodToKnow')}</strong>
              <Text>{policies}</Text>
            </div>
          )}
        </Stack>
      </Words>
    </Section>
  );
}
