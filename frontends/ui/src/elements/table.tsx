import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../tokens/color';
import { radius, space } from '../tokens/scale';

const Scroller = styled.div`
  /* Positioned content, such as text for screen readers, scrolls with the table. */
  position: relative;
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
`;

const Grid = styled.table`
  width: 100%;
  min-width: 34rem;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  /* Names the table for screen readers; the heading above it does so on the screen. */
  caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  th,
  td {
    padding: ${space.sm} ${space.md};
    text-align: start;
    vertical-align: middle;
  }
  thead th {
    background: ${color.sunken};
    color: ${color.textMuted};
    font-size: 0.8125rem;
    font-weight: 650;
    white-space: nowrap;
  }
  tbody th {
    font-weight: 500;
  }
  /* The row's name stays visible while the rest of it is scrolled. */
  .names {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    min-width: 8rem;
    max-width: 11rem;
  }
  tbody th {
    background: ${color.surface};
    box-shadow: 1px 0 0 ${color.border};
  }
  tbody tr + tr > * {
    border-top: 1px solid ${color.border};
  }
  .numeric {
    text-align: end;
  }
`;

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Right-aligned figures. */
  numeric?: boolean;
  /** Its cells are row headers. */
  namesRow?: boolean;
}

export interface TableProps<Row> {
  /** Describes the content of the table. */
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A table that scrolls sideways on a phone instead of breaking the page. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  const side = (column: Column<Row>) => (column.namesRow ? 'names' : column.numeric ? 'numeric' : undefined);
  return (
    <Scroller role="region" aria-label={typeof caption === 'string' ? caption : undefined} tabIndex={0}>
      <Grid>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={side(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) =>
                column.namesRow ? (
                  <th key={column.key} scope="row" className={side(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={side(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroller>
  );
}
