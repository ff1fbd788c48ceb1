import { styled } from 'styled-components';
import { color } from '../tokens/color';
import { media, radius, shadow, space } from '../tokens/scale';

/** A surface for related content. */
export const Card = styled.div<{ $padding?: 'md' | 'lg' }>`
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  box-shadow: ${shadow.rest};
  padding: ${({ $padding = 'lg' }) => ($padding === 'md' ? space.md : space.lg)};
  min-width: 0;
  ${media.tablet} {
    padding: ${({ $padding = 'lg' }) => ($padding === 'md' ? space.lg : space.xl)};
  }
`;
