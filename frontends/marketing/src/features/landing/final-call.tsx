import { Link } from '@tablewell/federation/router';
import { ButtonLink, Container, Inline, color, font, space, type } from '@tablewell/ui';
import { styled } from 'styled-components';
import { paths } from '../../paths';
import { t } from './texts';
import { startWords } from './trial-words';

const Ground = styled.section`
  background: ${color.band};
  color: ${color.onBand};
  text-align: center;
`;

const Inner = styled(Container)`
  padding-block: ${space.huge};
`;

const Title = styled.h2`
  font: 600 ${type.heading} ${font.display};
`;

const Lead = styled.p`
  margin-block: ${space.xs} ${space.lg};
  color: ${color.onBandMuted};
`;

const OnBand = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 3.25rem;
  padding-inline: ${space.md};
  color: ${color.onBand};
  font-weight: 600;
  text-underline-offset: 0.25em;
`;

interface FinalCallProps {
  /** The target of the second link; the features by default. */
  to?: string;
  words?: string;
  /** How long a trial is, on pages that do not say it above. */
  trial?: string | undefined;
}

/** The call to action at the end of a page. */
export function FinalCall({ to = paths.features, words = t('landing.viewFeatures'), trial }: FinalCallProps) {
  return (
    <Ground>
      <Inner $width="text">
        <Title>{t('landing.final.title')}</Title>
        <Lead>{trial ?? t('landing.final.lead')}</Lead>
        <Inline $justify="center" $gap="sm">
          <ButtonLink as={Link} to={paths.signUp} $variant="onBand" $size="large">
            {startWords()}
          </ButtonLink>
          <OnBand to={to}>{words}</OnBand>
        </Inline>
      </Inner>
    </Ground>
  );
}
