import { Button, space } from '@tablewell/ui';
import { styled } from 'styled-components';

/** A button within a line of a list: lower than a fingertip, but a finger hits it a little above and below as well. */
export const CompactButton = styled(Button)`
  position: relative;
  flex: none;
  min-height: 2.125rem;
  padding: 0.125rem ${space.sm};
  font-size: 0.875rem;
  &::after {
    position: absolute;
    inset: -0.3125rem 0;
    content: '';
  }
`;
