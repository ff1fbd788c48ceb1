import { Container, color, font, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { t } from './texts';

const Ground = styled.section`
  background: ${color.band};
  color: ${color.onBand};
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: ${space.xl} ${space.lg};
  padding-block: ${space.xxl};
`;

/** The figure is shown above its label, which screen readers read first. */
const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  dt {
    color: ${color.onBandMuted};
  }
  dd {
    font: 600 2.75rem/1.1 ${font.display};
  }
`;

/** Facts about the product, each checked by its tests; none about customers, which we could not prove. */
const figures = [
  { figure: '24/7', words: 'online' },
  { figure: '0', words: 'twice' },
  { figure: '12', words: 'types' },
  { figure: '3', words: 'ahead' },
] as const;

export const StatisticsBand = () => (
  <Ground aria-label={t('landing.figures.title')}>
    <Container>
      <Figures>
        {figures.map(({ figure, words }) => (
          <Figure key={words}>
            <dt>{t(`landing.figures.${words}`)}</dt>
            <dd>{figure}</dd>
          </Figure>
        ))}
      </Figures>
    </Container>
  </Ground>
);
