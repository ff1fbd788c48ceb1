import { media, space } from '@tablewell/ui';
import { styled } from 'styled-components';

/** The plans side by side where there is room for all, otherwise stacked. */
export const PlanGrid = styled.ul`
  display: grid;
  gap: ${space.lg};
  list-style: none;
  ${media.desktop} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;
