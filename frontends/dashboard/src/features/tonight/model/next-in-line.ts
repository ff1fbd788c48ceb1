import { minuteMs, minutesOver, turnEndOf } from '@tablewell/api-client/book';
import type { Party, TableState } from '@tablewell/api-client/book';
import { suits } from '../waitlist/suits';
import { bandsOf } from './bands';

/** Tables that become free later than this are not shown. */
const soonMs = 30 * minuteMs;

/** The first party of the line that waits for a table; undefined if none does (WAIT-4). */
export const nextInLine = (parties: readonly Party[], now: number): Party | undefined =>
  bandsOf(parties, now).inLine.find(({ stage, wait }) => stage === 'waiting' && !wait?.lapsedAt);

/** The numbers of the tables that suit a party and are free now or within half an hour (WAIT-32). */
export const tablesFor = (
  party: Pick<Party, 'size' | 'wait'>,
  states: readonly TableState[],
  now: number,
): ReadonlySet<string> =>
  new Set(
    states
      .filter((state) => suits(state.table, party) && isFreeSoon(state, now))
      .map(({ table: { number } }) => number),
  );

function isFreeSoon({ kind, party, next }: TableState, now: number): boolean {
  if (kind === 'free') return true;
  if (!party || party.stage !== 'seated') return false;
  // A reservation has the table before the waitlist.
  if (next && next.from < now + soonMs) return false;
  // A party that has exceeded its turn may leave any moment.
  return minutesOver(party, now) > 0 || turnEndOf(party) <= now + soonMs;
}
