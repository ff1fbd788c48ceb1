import { color, font, radius, space } from '@tablewell/ui';
import { clockLabel } from '@tablewell/shared/calendar';
import { localTimeOf } from '@tablewell/shared/zone';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { Editor } from '../../editor/editor';
import type { Stay } from '../../live/assign-tables';
import type { TableState } from '../../live/table-status';
import { shapeFor } from '../../model/shapes';
import type { Table } from '../../model/table';
import { TableForm } from './table-form';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  padding-left: ${space.sm};
  input {
    width: 1.25rem;
    height: 1.25rem;
    flex: none;
    accent-color: ${color.accent};
  }
  button {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space.xs};
    min-height: 3rem;
    padding: ${space.xs} ${space.sm} ${space.xs} 0;
    border: 0;
    border-radius: ${radius.md};
    background: none;
    text-align: left;
    cursor: pointer;
  }
  strong {
    font-family: ${font.body};
  }
  small {
    color: ${color.textMuted};
    font-size: 0.875rem;
  }
`;

const Stays = styled.ul`
  padding: 0 ${space.sm} ${space.sm};
  color: ${color.textMuted};
  font-size: 0.875rem;
  list-style: none;
`;

export interface TableRowProps {
  editor: Editor;
  table: Table;
  editing: boolean;
  selected: boolean;
  /** The only one selected: its fields, or its parties, are shown. */
  open: boolean;
  state: TableState | undefined;
  stays: readonly Stay[] | undefined;
  zone: string;
}

/** One table of the list. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { editor, table, editing, selected, open, state, stays, zone } = props;
  const name = `Table ${table.number || 'without number'}`;
  const mark = (on: boolean): void => {
    const others = [...editor.state.selected].filter((id) => id !== table.id);
    editor.select(on ? [...others, table.id] : others);
  };
  return (
    <li data-selected={selected || undefined}>
      <Head>
        {editing && (
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={selected}
            onChange={(event) => mark(event.target.checked)}
          />
        )}
        <button type="button" aria-expanded={open} onClick={() => editor.select(open ? [] : [table.id])}>
          <strong>{name}</strong>
          <small>
            {shapeFor(table.type).kind.label}
            {!editing && state && ` · ${state.status}`}
          </small>
        </button>
      </Head>
      {open && editing && <TableForm editor={editor} table={table} />}
      {open && !editing && <Parties stays={stays ?? []} zone={zone} />}
    </li>
  );
});

const Parties = ({ stays, zone }: { stays: readonly Stay[]; zone: string }) => (
  <Stays>
    {stays.length === 0 && <li>No reservations around this time</li>}
    {stays.map(({ reservation, start, end }) => (
      <li key={reservation.id}>
        {day(start, zone)}, {clock(start, zone)} to {clock(end, zone)}: {reservation.name},{' '}
        {reservation.guests} {reservation.guests === 1 ? 'guest' : 'guests'}
      </li>
    ))}
  </Stays>
);

const clock = (at: number, zone: string): string => clockLabel(localTimeOf(at, zone).minute);
const day = (at: number, zone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: zone,
  }).format(at);
