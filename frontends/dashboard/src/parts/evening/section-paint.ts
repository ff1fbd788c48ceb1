import { css } from 'styled-components';

/** Hues far enough apart for neighbors; medium lightness, so that they are visible in light and dark mode. */
const colorOf = (index: number): string => `oklch(0.62 0.13 ${(210 + index * 137) % 360})`;

/** Patterns, because color alone is not enough: solid, diagonal, dotted, horizontal, counter-diagonal. */
const patterns = [
  (paint: string) => paint,
  (paint: string) => `repeating-linear-gradient(45deg, ${paint} 0 4px, transparent 4px 7px)`,
  (paint: string) => `radial-gradient(${paint} 2px, transparent 2.5px) 0 0 / 6px 6px`,
  (paint: string) => `repeating-linear-gradient(0deg, ${paint} 0 3px, transparent 3px 6px)`,
  (paint: string) => `repeating-linear-gradient(-45deg, ${paint} 0 2px, transparent 2px 5px)`,
];

/** The paint of the server at this position in the list: a color with a pattern. */
export function sectionPaint(index: number): string {
  const pattern = patterns[index % patterns.length] ?? String;
  return pattern(colorOf(index));
}

/** A mark in a server's paint, passed as `--server`. */
export const serverMark = css`
  display: inline-block;
  flex: none;
  width: 1.125rem;
  height: 0.75rem;
  border-radius: 2px;
  background: var(--server);
`;
