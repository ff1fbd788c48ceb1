import { media, space } from '@tablewell/ui';
import { styled } from 'styled-components';

/** A page's actions: stacked and full-width on a phone, otherwise side by side. */
export const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};
  ${media.tablet} {
    flex-flow: row wrap;
  }
`;
