import { useId } from 'react';
import { color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import { endOf, holdsTables } from '@tablewell/api-client/evening';
import type { Evening } from '@tablewell/api-client/evening';
import { byNumber } from '@tablewell/api-client/evening';

const Box = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-height: ${touchTarget};
    font-weight: 600;
    cursor: pointer;
    &::before {
      content: '▸';
      width: 1.25rem;
    }
  }
  &[open] summary::before {
    content: '▾';
  }
  summary span {
    margin-left: ${space.xs};
    color: ${color.textMuted};
    font-weight: 400;
  }
`;

const Tables = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
  gap: ${space.xs};
  max-height: 13rem;
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

/** More tables are not pushed together for one party. */
const most = 6;

export interface TableChoiceProps {
  evening: Evening | undefined;
  /** When the party comes, in epoch milliseconds; undefined while no time is chosen. */
  startsAt: number | undefined;
  /** How long it keeps its table; undefined: as long as most parties. */
  turnMinutes: number | undefined;
  /** The reservation that is changed. */
  ownId: string | undefined;
  chosen: readonly string[];
  onChoose: (tables: readonly string[]) => void;
}

/** The tables of a host's choice, which stay with the party. Without any, a free one is chosen. */
export function TableChoice({ evening, startsAt, turnMinutes, ownId, chosen, onChoose }: TableChoiceProps) {
  const id = useId();
  if (!evening || evening.tables.length === 0) return null;
  const taken = startsAt === undefined ? none : takenAt(evening, startsAt, turnMinutes, ownId);
  const press = (number: string): void => {
    const rest = chosen.filter((each) => each !== number);
    onChoose(rest.length < chosen.length ? rest : [...chosen, number].slice(-most));
  };
  return (
    <Box open={chosen.length > 0 || undefined}>
      <summary id={id}>
        Table <span>{chosen.length > 0 ? chosen.join(' + ') : 'a free one is chosen'}</span>
      </summary>
      <Tables role="group" aria-labelledby={id}>
        {[...evening.tables].sort(byNumber).map(({ number, seats }) => {
          const { words, short } = taken.get(number) ?? {};
          return (
            <button
              key={number}
              type="button"
              aria-pressed={chosen.includes(number)}
              aria-label={`Table ${number}, ${seats} seats${words ? `, ${words}` : ''}`}
              title={words}
              data-taken={words ? '' : undefined}
              onClick={() => press(number)}
            >
              {number}
              <small>{short ?? `${seats} seats`}</small>
            </button>
          );
        })}
      </Tables>
    </Box>
  );
}

/** Why a table is not free, and the same in a word. */
interface Taken {
  readonly words: string;
  readonly short: string;
}

const none: ReadonlyMap<string, Taken> = new Map();

/** Who has each table for a while from an instant on, and which are blocked. */
function takenAt(
  evening: Evening,
  from: number,
  turnMinutes: number | undefined,
  ownId: string | undefined,
): ReadonlyMap<string, Taken> {
  const { parties, blocks = [] } = evening;
  const until = from + (turnMinutes || evening.turnMinutes) * 60_000;
  const found = new Map<string, Taken>();
  for (const block of blocks)
    if (block.from < until && block.until > from)
      for (const number of block.tables)
        found.set(number, { words: block.reason ? `Blocked: ${block.reason}` : 'Blocked', short: 'blocked' });
  for (const party of parties)
    if (party.id !== ownId && holdsTables(party) && party.from < until && endOf(party, from) > from)
      for (const number of party.tables)
        found.set(number, { words: `Taken by ${party.name}`, short: 'taken' });
  return found;
}
