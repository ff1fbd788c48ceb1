import { media, space } from '@tablewell/ui';
import { styled } from 'styled-components';

/** What one can do next: under each other and as wide as the thumb likes on a phone, else beside each other. */
export const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};
  ${media.tablet} {
    flex-flow: row wrap;
  }
`;
