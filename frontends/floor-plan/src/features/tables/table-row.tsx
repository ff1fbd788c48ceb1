import { color, font, radius, space } from '@tablewell/ui';
import type { Party, TableState } from '@tablewell/api-client/book';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { Editor } from '../../editor/editor';
import { statusLabel } from '../../live/status';
import { clockAt, partyText } from '../../live/words';
import { shapeFor } from '@tablewell/api-client/floor';
import type { Table } from '../../model/table';
import { factsOf } from './booking-words';
import { TableForm } from './table-form';
import { t } from '../../texts';

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
    display: grid;
    flex: 1;
    min-width: 0;
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

const List = styled.ul`
  padding: 0 ${space.sm} ${space.sm};
  color: ${color.textMuted};
  font-size: 0.875rem;
  list-style: none;
`;

interface TableRowProps {
  editor: Editor;
  table: Table;
  editing: boolean;
  selected: boolean;
  /** Whether the table alone is selected: its fields, or its parties, are shown. */
  open: boolean;
  state: TableState | undefined;
  /** The table's parties of the day, by time. */
  parties: readonly Party[] | undefined;
  zone: string;
}

/** The row of a table in the list. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { editor, table, editing, selected, open, state, parties, zone } = props;
  const name = t('plan.table.name', { number: table.number || t('plan.table.withoutNumber') });
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
            aria-label={t('plan.list.select', { name })}
            checked={selected}
            onChange={(event) => mark(event.target.checked)}
          />
        )}
        <button type="button" aria-expanded={open} onClick={() => editor.select(open ? [] : [table.id])}>
          <strong>{name}</strong>
          <small>
            {[shapeFor(table.type).kind.label, table.area, ...(editing ? factsOf(table) : [])]
              .filter((word) => word !== '')
              .join(' · ')}
            {!editing && state && ` · ${statusLabel(state.kind)}`}
          </small>
        </button>
      </Head>
      {open && editing && <TableForm editor={editor} table={table} />}
      {open && !editing && <Parties parties={parties ?? []} zone={zone} />}
    </li>
  );
});

const Parties = ({ parties, zone }: { parties: readonly Party[]; zone: string }) => (
  <List>
    {parties.length === 0 && <li>{t('plan.list.noParties')}</li>}
    {parties.map((party) => (
      <li key={party.id}>
        {t('plan.list.party', {
          from: clockAt(party.from, zone),
          until: clockAt(party.until, zone),
          party: partyText(party),
        })}
      </li>
    ))}
  </List>
);
