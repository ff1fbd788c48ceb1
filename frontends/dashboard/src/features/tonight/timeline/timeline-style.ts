import { color, radius } from '@tablewell/ui';
import { styled } from 'styled-components';
import { labelWidth } from './layout';

/** The only part that scrolls, in both directions: the hours and the tables' numbers stay at its edges. */
export const Scroller = styled.div`
  max-height: max(18rem, calc(100dvh - 8rem));
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  /* Time runs from left to right, as the positions of the bars do. */
  direction: ltr;
  svg {
    display: block;
    max-width: none;
  }
  /* The row over which a party from the list is dragged. */
  rect[data-drop] {
    fill: ${color.accentSoft};
  }
  rect[data-drop='ask'] {
    fill: ${color.warningSoft};
  }
  rect[data-drop='refused'] {
    fill: ${color.dangerSoft};
  }
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: ${labelWidth}px max-content;
  width: max-content;
`;

export const Corner = styled.div`
  position: sticky;
  top: 0;
  left: 0;
  z-index: 3;
  display: grid;
  align-content: end;
  padding: 0 6px 3px;
  border-bottom: 1px solid ${color.border};
  border-right: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.textMuted};
  font-size: 0.6875rem;
  line-height: 1.2;
`;

export const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`;

/** The column of the tables' numbers. */
export const Labels = styled.div`
  position: sticky;
  left: 0;
  z-index: 1;
  border-right: 1px solid ${color.border};
  background: ${color.surface};
  > span {
    display: flex;
    gap: 5px;
    align-items: center;
    padding-inline: 6px;
    overflow: hidden;
    border-bottom: 1px solid ${color.border};
    font-size: 0.8125rem;
    white-space: nowrap;
  }
  b {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${color.textMuted};
    font-size: 0.6875rem;
  }
  i {
    flex: none;
    width: 0.5rem;
    height: 0.875rem;
    margin-inline-start: auto;
    border-radius: 2px;
    background: var(--server);
  }
  [data-lost] {
    background: ${color.dangerSoft};
    color: ${color.danger};
    font-weight: 650;
  }
`;
