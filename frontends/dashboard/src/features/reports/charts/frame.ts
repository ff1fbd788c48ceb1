import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';

/** The frame of a chart. */
export const Frame = styled.figure`
  margin: 0;
  min-width: 0;
  svg {
    display: block;
    max-width: none;
  }
  text {
    fill: ${color.textMuted};
    font-size: 12px;
  }
  line {
    stroke: ${color.border};
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.md};
  margin-top: ${space.xs};
  color: ${color.textMuted};
  font-size: 0.875rem;
  list-style: none;
  li {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
  }
  i {
    width: 0.75rem;
    height: 0.75rem;
    border-radius: 3px;
  }
`;

const palette = [
  color.accent,
  color.loadBusy,
  color.loadModerate,
  color.loadFull,
  color.brass,
  color.control,
];

/** The color of a part, by its place among the parts. */
export const colorAt = (index: number): string => palette[index % palette.length] ?? color.accent;
