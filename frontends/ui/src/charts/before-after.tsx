import { styled } from 'styled-components';
import { color } from '../tokens/color';
import { space } from '../tokens/scale';

/** A chart of bars after a change, with outlines before it. */
export const BeforeAfterFrame = styled.figure`
  margin: 0;
  svg {
    display: block;
    max-width: none;
  }
  .before {
    fill: none;
    stroke: ${color.textMuted};
    stroke-dasharray: 3 2;
  }
  .after {
    fill: ${color.accent};
  }
  text {
    fill: ${color.textMuted};
    font-size: 11px;
  }
  line {
    stroke: ${color.border};
  }
`;

const Items = styled.p`
  display: flex;
  gap: ${space.md};
  color: ${color.textMuted};
  font-size: 0.875rem;
  i {
    display: inline-block;
    width: 0.75rem;
    height: 0.75rem;
    margin-right: ${space.xxs};
    background: ${color.accent};
    vertical-align: -1px;
  }
  i[data-before] {
    border: 1px dashed ${color.textMuted};
    background: none;
  }
`;

/** The legend of outlines and bars, hidden from screen readers, which read the chart's label. */
export const BeforeAfterLegend = ({ before, after }: { before: string; after: string }) => (
  <Items aria-hidden="true">
    <span>
      <i data-before="" />
      {before}
    </span>
    <span>
      <i />
      {after}
    </span>
  </Items>
);
