import { Container, color, font, space } from '@tablewell/ui';
import { styled } from 'styled-components';

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

/** Facts of the product, each one checked by its tests; nothing about customers that we could not show. */
const figures = [
  { figure: '24/7', words: 'online booking from your own link' },
  { figure: '0', words: 'tables sold twice' },
  { figure: '12', words: 'table types for your floor plan' },
  { figure: '3', words: 'months of booking ahead' },
] as const;

export const StatisticsBand = () => (
  <Ground aria-label="Tablewell in figures">
    <Container>
      <Figures>
        {figures.map(({ figure, words }) => (
          <Figure key={words}>
            <dt>{words}</dt>
            <dd>{figure}</dd>
          </Figure>
        ))}
      </Figures>
    </Container>
  </Ground>
);
