import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';

/** A part of the form of a block, with a legend. */
export const Part = styled.fieldset`
  display: grid;
  gap: ${space.xs};
  min-width: 0;
  legend {
    margin-bottom: ${space.xxs};
    font-weight: 600;
  }
  > [role='group'] {
    justify-self: start;
    max-width: 100%;
    overflow-x: auto;
  }
`;

export const Hint = styled.p`
  color: ${color.textMuted};
  font-size: 0.875rem;
`;
