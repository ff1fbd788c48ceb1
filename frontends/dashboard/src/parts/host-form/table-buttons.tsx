import { color, radius, space, touchTarget } from '@tablewell/ui';
import type { Table } from '@tablewell/api-client/book';
import { styled } from 'styled-components';
import { t } from './texts';

const Tables = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr));
  gap: ${space.xs};
  max-height: 14rem;
  /* Room for the ring of focus. */
  padding: 3px;
  overflow-y: auto;
  button {
    min-height: ${touchTarget};
    padding: ${space.xxs};
    border: 1px solid ${color.control};
    border-radius: ${radius.md};
    background: none;
    color: ${color.text};
    font-weight: 650;
    line-height: 1.2;
    cursor: pointer;
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: 0.75rem;
    font-weight: 500;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-taken] {
    border-style: dashed;
    color: ${color.textMuted};
  }
  [aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
    small {
      color: inherit;
    }
  }
`;

/** What a host should know about a table before choosing it, as a sentence and as a word. */
export interface TableNote {
  readonly words: string;
  readonly short: string;
  /** The table is not free. */
  readonly isTaken: boolean;
}

interface TableButtonsProps {
  /** In the order in which they are shown. */
  tables: readonly Table[];
  chosen: readonly string[];
  /** The name of the group, or the id of the element that names it. */
  label: string | { readonly by: string };
  /** The id of the element with the error; the first button then takes the focus of a refused form. */
  problem?: { readonly id: string; readonly isShown: boolean };
  noteOf?: (table: Table) => TableNote | undefined;
  onPress: (number: string) => void;
}

/** Tables that are chosen by tapping their numbers. */
export const TableButtons = ({ tables, chosen, label, problem, noteOf, onPress }: TableButtonsProps) => (
  <Tables
    role="group"
    {...(typeof label === 'string' ? { 'aria-label': label } : { 'aria-labelledby': label.by })}
    aria-describedby={problem?.id}
  >
    {tables.map((table, index) => {
      const { number, seats, area } = table;
      const note = noteOf?.(table);
      const words = [
        t('hostForm.table.name', { number }),
        t('hostForm.table.seats', { seats }),
        ...(area ? [area] : []),
        ...(note ? [note.words] : []),
      ];
      return (
        <button
          key={number}
          type="button"
          aria-pressed={chosen.includes(number)}
          aria-label={words.join(', ')}
          title={note?.words}
          data-taken={note?.isTaken ? '' : undefined}
          data-invalid={problem?.isShown && index === 0 ? true : undefined}
          onClick={() => onPress(number)}
        >
          {number}
          <small>{note?.short ?? t('hostForm.table.seats', { seats })}</small>
        </button>
      );
    })}
  </Tables>
);
