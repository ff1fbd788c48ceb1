import { color, media, motion, radius, space, touchTarget } from '@tablewell/ui';
import { css, styled } from 'styled-components';

/** One button of a single-choice group. Its state is also given as text, not only by color. */
export const chipStyle = css`
  min-height: ${touchTarget};
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font: inherit;
  line-height: 1.25;
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};
  ${media.hover} {
    &:hover {
      border-color: ${color.accent};
      background: ${color.accentSoft};
    }
  }
  &[data-off] {
    border-color: ${color.border};
    border-style: dashed;
    background: transparent;
    color: ${color.textMuted};
  }
  &[aria-pressed='true'] {
    border: 1px solid ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

/** The heading of a group of choices, as large as a field's label. */
export const PartName = styled.p`
  margin: 0;
  font-weight: 600;
`;

export const PeriodName = styled.p`
  margin: 0 0 ${space.xs};
  color: ${color.textMuted};
  font-size: 0.875rem;
`;

export const ChipGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.75rem, 1fr));
  gap: ${space.xs};
`;

export const TimeChip = styled.button`
  ${chipStyle}
  padding: ${space.xs} ${space.xxs};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  small {
    display: block;
    font-size: 0.75rem;
    font-weight: 500;
  }
`;
