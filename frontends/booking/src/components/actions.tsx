import { media, space } from '@tablewell/ui';
import { styled } from 'styled-components';

/** The next actions: stacked and full-width on a phone, else beside each other. */
export const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};
  ${media.tablet} {
    flex-flow: row wrap;
  }
`;
