import { useId } from 'react';
import { endOf, hasTablesAt, holdsTables, minutesOver } from '@tablewell/api-client/book';
import type { Evening, Party, Table } from '@tablewell/api-client/book';
import { byNumber } from '@tablewell/api-client/book';
import { localTimeOf } from '@tablewell/shared/zone';
import { color, rich } from '@tablewell/ui';
import { styled } from 'styled-components';
import { clock } from '../../lib/language';
import { useNow } from '@tablewell/api-client/use-now';
import { Folded } from './folded';
import { TableButtons } from './table-buttons';
import type { TableNote } from './table-buttons';
import { t } from './texts';

const Apart = styled.p`
  color: ${color.warning};
  font-weight: 600;
`;

/** At most this many tables are pushed together for one party. */
const most = 6;

interface TableChoiceProps {
  evening: Evening | undefined;
  /** When the party comes, in epoch milliseconds; undefined while no time is chosen. */
  startsAt: number | undefined;
  /** How long it keeps its table; undefined: as long as most parties. */
  turnMinutes: number | undefined;
  /** The reservation that is changed. */
  ownId: string | undefined;
  /** What the tables are for; absent: what is chosen. */
  label?: string;
  /** It is shown from the start; a form with chosen tables always shows them. */
  isOpen?: boolean;
  chosen: readonly string[];
  onChoose: (tables: readonly string[]) => void;
}

/** Tables that the host chooses, pinned to the party. Without any, a free one is chosen. */
export function TableChoice({
  evening,
  startsAt,
  turnMinutes,
  ownId,
  label,
  chosen,
  isOpen = chosen.length > 0,
  onChoose,
}: TableChoiceProps) {
  const id = useId();
  const now = useNow();
  if (!evening || evening.tables.length === 0) return null;
  const taken = startsAt === undefined ? none : takenAt(evening, { startsAt, turnMinutes, now }, ownId);
  const press = (number: string): void => {
    const rest = chosen.filter((each) => each !== number);
    onChoose(rest.length < chosen.length ? rest : [...chosen, number].slice(-most));
  };
  const inOrder = [...evening.tables].sort(byNumber);
  const areas = areasOf(inOrder, chosen);
  return (
    <Folded open={isOpen || undefined}>
      <summary id={id}>
        {label ??
          rich(
            t('hostForm.table.chosen', {
              tables: chosen.length > 0 ? chosen.join(' + ') : t('hostForm.table.free'),
            }),
            { chosen: (words) => <span>{words}</span> },
          )}
      </summary>
      <TableButtons
        tables={inOrder}
        chosen={chosen}
        label={{ by: id }}
        noteOf={({ number }) => taken.get(number)}
        onPress={press}
      />
      <Apart role="status">
        {areas.length > 1 && t('hostForm.table.apart', { areas: areas.join(', ') })}
      </Apart>
    </Folded>
  );
}

/** The areas in which the chosen tables are. */
const areasOf = (tables: readonly Table[], chosen: readonly string[]): readonly string[] => [
  ...new Set(tables.filter(({ number }) => chosen.includes(number)).map(({ area }) => area)),
];
const none: ReadonlyMap<string, TableNote> = new Map();

interface Stay {
  startsAt: number;
  turnMinutes: number | undefined;
  /** The present: parties that sit now are not known to leave at once. */
  now: number;
}

/** For each table, the party that has it during a stay, and whether it is blocked. */
function takenAt(
  evening: Evening,
  { startsAt: from, turnMinutes, now }: Stay,
  ownId: string | undefined,
): ReadonlyMap<string, TableNote> {
  const { parties, blocks = [], timezone } = evening;
  const until = from + (turnMinutes || evening.turnMinutes) * 60_000;
  const found = new Map<string, TableNote>();
  for (const block of blocks)
    if (block.from < until && block.until > from)
      for (const number of block.tables)
        found.set(number, {
          words: block.reason
            ? t('hostForm.table.blockedBecause', { reason: block.reason })
            : t('hostForm.table.blocked'),
          short: t('hostForm.table.blockedShort'),
          isTaken: true,
        });
  for (const party of parties)
    if (party.id !== ownId && holdsTables(party) && party.from < until && hasTablesAt(party, from, now))
      for (const number of party.tables) found.set(number, noteOf(party, now, timezone));
  return found;
}

/** The party that has a table and the end of its stay; no end for a party past its turn time, which is unknown. */
function noteOf(party: Party, now: number, zone: string): TableNote {
  const { name } = party;
  const short = name.trim().split(/\s+/).at(-1) ?? name;
  if (party.stage === 'seated' && minutesOver(party, now) > 0)
    return { words: t('hostForm.table.sits', { name }), short, isTaken: true };
  const { minute } = localTimeOf(endOf(party, now), zone);
  return {
    words: t('hostForm.table.taken', { name, time: clock.label(minute) }),
    short: t('hostForm.table.takenShort', { name: short, time: clock.short(minute) }),
    isTaken: true,
  };
}
