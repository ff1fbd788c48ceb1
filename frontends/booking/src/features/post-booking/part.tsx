import { color, font, media, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';

/** One action that a diner can take after booking. */
export const Part = styled.section`
  min-width: 0;
  padding: ${space.md};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  ${media.tablet} {
    padding: ${space.lg};
  }
`;

export const PartTitle = styled.h2`
  margin: 0;
  font: 600 1.25rem/1.35 ${font.display};
`;

/** Links in a row, each as high as a thumb. */
export const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.lg};
  margin: 0;
  a {
    display: inline-block;
    padding-block: 0.625rem;
  }
`;
