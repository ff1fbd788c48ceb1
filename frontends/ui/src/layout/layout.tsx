import { styled } from 'styled-components';
import { media, space } from '../tokens/scale';
import type { Space } from '../tokens/scale';

interface GapProps {
  $gap?: Space;
}

/** A vertical stack. */
export const Stack = styled.div<GapProps & { $align?: 'stretch' | 'start' | 'center' }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => ($align === 'start' ? 'flex-start' : $align)};
  gap: ${({ $gap = 'md' }) => space[$gap]};
  min-width: 0;
`;

/** A row that wraps. */
export const Inline = styled.div<GapProps & { $justify?: 'start' | 'between' | 'center' | 'end' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = 'start' }) => ($justify === 'between' ? 'space-between' : $justify)};
  gap: ${({ $gap = 'sm' }) => space[$gap]};
  min-width: 0;
`;

/** Equal columns of at least `$min`, as many as fit. */
export const Grid = styled.div<GapProps & { $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min = '16rem' }) => $min}), 1fr));
  gap: ${({ $gap = 'lg' }) => space[$gap]};
`;

const widths = { narrow: '28rem', text: '44rem', page: '72rem' } as const;

/** The page's column: centered, with a margin on a phone. */
export const Container = styled.div<{ $width?: keyof typeof widths }>`
  width: 100%;
  max-width: calc(${({ $width = 'page' }) => widths[$width]} + 2 * ${space.md});
  margin-inline: auto;
  padding-inline: ${space.md};
  ${media.tablet} {
    max-width: calc(${({ $width = 'page' }) => widths[$width]} + 2 * ${space.lg});
    padding-inline: ${space.lg};
  }
`;

/** Content for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;
