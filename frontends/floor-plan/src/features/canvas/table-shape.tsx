import { memo } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { tableStates } from '@tablewell/ui';
import { shapeFor } from '@tablewell/api-client/floor';
import type { Table } from '../../model/table';
import type { TableState } from '@tablewell/api-client/book';
import { statusLabel } from '../../live/status';
import { factsOf } from '../tables/booking-words';
import { t } from '../../texts';

/** The transform of a table: its middle and its rotation. Written by React, and by the canvas during a gesture. */
export function transformOf(table: Table): string {
  const { box } = shapeFor(table.type);
  return `translate(${table.x + box.width / 2} ${table.y + box.height / 2}) rotate(${table.rotation})`;
}

/** The transform that keeps a label upright; none without a rotation, because an identity transform has a cost. */
export const upright = ({ rotation }: Table): string | undefined =>
  rotation === 0 ? undefined : `rotate(${-rotation})`;

/** The height below which a table top has little room for a number and a status sign. */
const tightBelow = 45;

interface TableShapeProps {
  table: Table;
  /** Absent while it is not known. */
  state: TableState | undefined;
  editing: boolean;
  selected: boolean;
  overlaps: boolean;
  /** Whether the table is the tab stop. */
  tabStop: boolean;
  onFocus: (id: string, event: FocusEvent) => void;
  /** Handlers of keys. */
  onKey: (id: string, event: KeyboardEvent) => void;
}

/** The accessible name of a table. */
export const tableName = ({ number, type }: Table): string =>
  t('plan.table.typed', { number: number || t('plan.table.withoutNumber'), type: shapeFor(type).kind.label });

/** A table on the canvas. It is rendered again only when one of its properties changed. */
export const TableShape = memo(function TableShape(props: TableShapeProps) {
  const { table, state, editing, selected, overlaps, tabStop, onFocus, onKey } = props;
  const { top, round, seats } = shapeFor(table.type);
  const tight = top.height < tightBelow;
  const kind = editing ? undefined : state?.kind;
  const facts = editing ? factsOf(table) : [];
  const factsName = facts.length > 0 ? `, ${facts.join(', ')}` : '';
  const name = kind ? `${tableName(table)}: ${statusLabel(kind)}` : tableName(table) + factsName;
  return (
    <g
      data-table={table.id}
      data-kind={kind}
      data-audience={editing && table.audience !== 'everyone' ? table.audience : undefined}
      data-overlaps={overlaps || undefined}
      transform={transformOf(table)}
      role="button"
      tabIndex={tabStop ? 0 : -1}
      aria-label={overlaps ? t('plan.table.overlaps', { name }) : name}
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
      {/* The label stays upright, whatever the table's rotation. */}
      <g className="words" data-tight={tight || undefined} transform={upright(table)}>
        <text className="number" y={kind ? (tight ? -5 : -6) : -6 * (tight ? 0 : facts.length)}>
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
        {kind && (
          <text className="mark" y={tight ? 9 : 12} aria-hidden="true">
            {tableStates[kind].sign}
          </text>
        )}
      </g>
    </g>
  );
});
