import { memo } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { shapeFor } from '../../model/shapes';
import type { Table } from '../../model/table';
import type { TableState } from '@tablewell/api-client/evening';
import { statusOf } from '../../live/status';
import { factsOf } from '../tables/booking-words';

/** Where a table is drawn: its middle, turned. Written by React between gestures, and by the canvas during one. */
export function transformOf(table: Table): string {
  const { box } = shapeFor(table.type);
  return `translate(${table.x + box.width / 2} ${table.y + box.height / 2}) rotate(${table.rotation})`;
}

/** Turns a table's words back. None where there is nothing to turn: a transform that does nothing still costs. */
export const upright = ({ rotation }: Table): string | undefined =>
  rotation === 0 ? undefined : `rotate(${-rotation})`;

/** A table top lower than this has little room for a number and a sign. */
const tightBelow = 45;

export interface TableShapeProps {
  table: Table;
  /** Left out while it is not known. */
  state: TableState | undefined;
  editing: boolean;
  selected: boolean;
  overlaps: boolean;
  /** Whether Tab stops here. */
  tabStop: boolean;
  onFocus: (id: string, event: FocusEvent) => void;
  /** Keys pressed and released. */
  onKey: (id: string, event: KeyboardEvent) => void;
}

/** What a table is, in words. */
export const tableName = ({ number, type }: Table): string =>
  `Table ${number || 'without number'}, ${shapeFor(type).kind.label}`;

/** One table on the canvas. Drawn anew only when something about this table changed. */
export const TableShape = memo(function TableShape(props: TableShapeProps) {
  const { table, state, editing, selected, overlaps, tabStop, onFocus, onKey } = props;
  const { top, round, seats } = shapeFor(table.type);
  const tight = top.height < tightBelow;
  const status = editing || !state ? undefined : statusOf[state.kind];
  const facts = editing ? factsOf(table) : [];
  const factsName = facts.length > 0 ? `, ${facts.join(', ')}` : '';
  const name = status ? `${tableName(table)}: ${status}` : tableName(table) + factsName;
  return (
    <g
      data-table={table.id}
      data-status={status}
      data-audience={editing && table.audience !== 'everyone' ? table.audience : undefined}
      data-overlaps={overlaps || undefined}
      transform={transformOf(table)}
      role="button"
      tabIndex={tabStop ? 0 : -1}
      aria-label={overlaps ? `${name}, overlaps another table` : name}
      aria-pressed={selected}
      onFocus={(event) => onFocus(table.id, event)}
      onKeyDown={(event) => onKey(table.id, event)}
      onKeyUp={(event) => onKey(table.id, event)}
    >
      {seats && <path className="chair" d={seats} />}
      {round ? (
        <circle className="top" r={top.width / 2} />
      ) : (
        <rect
          className="top"
          x={-top.width / 2}
          y={-top.height / 2}
          width={top.width}
          height={top.height}
          rx={8}
        />
      )}
      {/* The words stay upright, however the table is turned. */}
      <g className="words" data-tight={tight || undefined} transform={upright(table)}>
        <text className="number" y={status ? (tight ? -5 : -6) : -6 * (tight ? 0 : facts.length)}>
          {table.number}
        </text>
        {!tight &&
          facts.map((fact, index) => (
            <text
              key={fact}
              className="facts"
              y={12 + (index - (facts.length - 1) / 2) * 12 - facts.length + 1}
            >
              {fact}
            </text>
          ))}
        {status && (
          <text className="mark" y={tight ? 9 : 12} aria-hidden="true">
            {marks[status]}
          </text>
        )}
      </g>
    </g>
  );
});

/** The status without its color: a sign that is also in the legend. */
export const marks = { Available: '○', Occupied: '●', Reserved: '◐' } as const;
