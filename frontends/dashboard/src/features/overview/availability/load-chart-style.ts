import { color, motion, radius, shadow, space } from '@tablewell/ui';
import { styled } from 'styled-components';

export const height = 260;
export const margin = { top: 12, right: 18, bottom: 30, left: 44 };
export const detailsWidth = 184;

export const Scroller = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  /* Unlike other pictures, the chart does not shrink to its container; it scrolls. */
  > svg {
    max-width: none;
  }
  --left: #000;
  --right: #000;
  &[data-more='left'],
  &[data-more='both'] {
    --left: transparent;
  }
  &[data-more='right'],
  &[data-more='both'] {
    --right: transparent;
  }
  /* Fades out where there is more to see. */
  mask-image: linear-gradient(
    to right,
    var(--left) ${margin.left}px,
    #000 calc(${margin.left}px + ${space.lg}),
    #000 calc(100% - ${space.lg}),
    var(--right)
  );
`;

/** Elements over the chart stay visible, however far the chart is scrolled. */
export const Frame = styled.div`
  position: relative;
`;

/** Stays in place while the bars scroll beneath it. */
export const Axis = styled.svg`
  position: absolute;
  inset: 0 auto auto 0;
  background: ${color.surface};
  font-size: 12px;
  fill: ${color.textMuted};
  text-anchor: end;
  pointer-events: none;
`;

export const Slot = styled.g`
  cursor: pointer;
  outline: none;
  .ground {
    fill: transparent;
    transition: fill ${motion.quick};
  }
  &:hover .ground {
    fill: ${color.sunken};
  }
  &[aria-pressed='true'] .ground {
    fill: ${color.accentSoft};
  }
  &:focus-visible .ground {
    stroke: ${color.focus};
    stroke-width: 3;
  }
`;

export const Details = styled.dl`
  position: absolute;
  top: 0;
  z-index: 1;
  display: grid;
  grid-template-columns: auto auto;
  gap: 0 ${space.sm};
  width: ${detailsWidth}px;
  padding: ${space.xs} ${space.sm};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  font-size: 0.875rem;
  pointer-events: none;
  dt {
    color: ${color.textMuted};
  }
  dd {
    text-align: right;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .time {
    grid-column: 1 / -1;
    color: ${color.text};
    font-weight: 650;
  }
`;
