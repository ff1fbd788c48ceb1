import { Link } from '@tablewell/federation/router';
import { ButtonLink, Container, color, font, media, space, type } from '@tablewell/ui';
import { styled } from 'styled-components';
import { paths } from '../../paths';
import { HeroPicture } from './hero-picture';
import { t } from './texts';
import { startWords, trialWords } from './trial-words';

/** landing.html has the same geometry for the heading before this code is loaded: change both. */
const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space.xxl};
  padding-block: clamp(2.5rem, 7vw, 6rem);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
  }
`;

const Title = styled.h1`
  font: 600 ${type.display} ${font.display};
  letter-spacing: -0.02em;
`;

const Lead = styled.p`
  max-width: 34rem;
  margin-block: ${space.md} ${space.xl};
  color: ${color.textMuted};
  font: ${type.lead} ${font.body};
`;

/** The same width for both on a phone, where they are stacked. */
const Ways = styled.div`
  display: grid;
  gap: ${space.sm};
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
`;

const Small = styled.p`
  margin-top: ${space.md};
  color: ${color.textMuted};
  font-size: 0.9375rem;
`;

export function Hero() {
  const trial = trialWords();
  return (
    <Columns>
      <div>
        <Title>{t('landing.hero.title')}</Title>
        <Lead>{t('landing.hero.lead')}</Lead>
        <Ways>
          <ButtonLink as={Link} to={paths.signUp} $size="large">
            {startWords()}
          </ButtonLink>
          <ButtonLink as={Link} to={paths.features} $variant="secondary" $size="large">
            {t('landing.viewFeatures')}
          </ButtonLink>
        </Ways>
        {trial && <Small>{t('landing.hero.trial', { trial })}</Small>}
      </div>
      <HeroPicture />
    </Columns>
  );
}
