import { useId } from 'react';
import { hasTablesAt, holdsTables } from '@tablewell/api-client/evening';
import type { Evening, Table } from '@tablewell/api-client/evening';
import { byNumber } from '@tablewell/api-client/evening';
import { rich } from '@tablewell/ui';
import { useNow } from '../../lib/use-now';
import { Folded } from './folded';
import { TableButtons } from './table-buttons';
import type { TableNote } from './table-buttons';
import { t } from './texts';

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
  /** Tables that suit the party; they are offered first. */
  suggested?: readonly string[];
  chosen: readonly string[];
  onChoose: (tables: readonly string[]) => void;
}

/** Tables that the host chooses, pinned to the party. Without any, a free one is chosen. */
export function TableChoice({
  evening,
  startsAt,
  turnMinutes,
  ownId,
  suggested = [],
  chosen,
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
  const isLater = ({ number }: Table) => Number(!suggested.includes(number));
  const inOrder = [...evening.tables].sort((a, b) => isLater(a) - isLater(b) || byNumber(a, b));
  return (
    <Folded open={chosen.length > 0 || undefined}>
      <summary id={id}>
        {rich(
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
        noteOf={({ number }) => taken.get(number) ?? (suggested.includes(number) ? suggestion() : undefined)}
        onPress={press}
      />
    </Folded>
  );
}

const suggestion = (): TableNote => ({
  words: t('hostForm.table.suggested'),
  short: t('hostForm.table.suggestedShort'),
  isTaken: false,
});
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
  const { parties, blocks = [] } = evening;
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
      for (const number of party.tables)
        found.set(number, {
          words: t('hostForm.table.taken', { name: party.name }),
          short: t('hostForm.table.takenShort'),
          isTaken: true,
        });
  return found;
}
