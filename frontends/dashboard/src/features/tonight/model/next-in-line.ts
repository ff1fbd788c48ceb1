import { minuteMs, minutesOver, turnEndOf } from '@tablewell/api-client/book';
import type { Party, TableState } from '@tablewell/api-client/book';
import { bandsOf } from './bands';

/** A table that is free within this time is worth waiting for. */
const soonMs = 30 * minuteMs;

/** The party that the next table is for: the first of the line that waits; undefined if nobody does (WAIT-4). */
export const nextInLine = (parties: readonly Party[], now: number): Party | undefined =>
  bandsOf(parties, now).inLine.find(({ stage, wait }) => stage === 'waiting' && !wait?.lapsedAt);

/** The numbers of the tables that fit a party and are free now or within half an hour (WAIT-32). */
export function tablesFor(
  { size, wait }: Pick<Party, 'size' | 'wait'>,
  states: readonly TableState[],
  now: number,
): ReadonlySet<string> {
  const { areas = [] } = wait ?? {};
  const fitting = states.filter(
    ({ table: { seats, smallest = 1, area } }) =>
      smallest <= size && size <= seats && (areas.length === 0 || areas.includes(area)),
  );
  return new Set(fitting.filter((state) => isFreeSoon(state, now)).map(({ table: { number } }) => number));
}

/** A party that is over may leave any moment. */
function isFreeSoon({ kind, party, next }: TableState, now: number): boolean {
  if (kind === 'free') return true;
  if (!party || party.stage !== 'seated') return false;
  // Who comes next has the table before the line.
  if (next && next.from < now + soonMs) return false;
  return minutesOver(party, now) > 0 || turnEndOf(party) <= now + soonMs;
}
