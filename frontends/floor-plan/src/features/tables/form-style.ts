import { color, font, radius, space } from '@tablewell/ui';
import { css, styled } from 'styled-components';

/** The labels and fields of the editor's compact forms. */
export const compactFields = css`
  label span {
    display: block;
    color: ${color.textMuted};
    font-size: 0.875rem;
  }
  input,
  select {
    width: 100%;
    min-height: 2.75rem;
    padding: 0 ${space.xs};
    border: 1px solid ${color.control};
    border-radius: ${radius.sm};
    background: ${color.surface};
    font-size: 1rem;
  }
`;

/** The heading of a panel below the canvas. */
export const PanelTitle = styled.h2`
  margin-bottom: ${space.xs};
  font: 600 1.25rem/1.3 ${font.display};
`;

/** A grid of selectable rows. A selected row also has a form. */
export const RowList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${space.xs};
  align-items: start;
  list-style: none;
  > li {
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
  }
  > li[data-selected] {
    border-color: ${color.focus};
  }
`;

/** The form of a selected row, in two columns. */
export const RowForm = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.xs};
  padding: 0 ${space.sm} ${space.sm};
  > .wide {
    grid-column: 1 / -1;
  }
  ${compactFields}
`;
