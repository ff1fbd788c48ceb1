import { minuteMs, minutesOver, partiesByTable, turnEndOf } from '@tablewell/api-client/book';
import type { Party } from '@tablewell/api-client/book';
import { isComing } from '../../../parts/evening/parties';
import type { Decision } from '../model/decisions';
import { clockAt } from '../../../lib/clock';
import { t } from '../texts';

/** For each party whose table another one has or needs, who that is: shown in the rows of both. */
export function clashWords(decisions: readonly Decision[], zone: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const decision of decisions) {
    if (decision.kind !== 'clash') continue;
    const { party, other, table } = decision;
    words.set(party.id, t('tonight.row.tableOf', { name: other.name, table }));
    const time = clockAt(party.startsAt, zone);
    if (!words.has(other.id))
      words.set(other.id, t('tonight.row.neededBy', { name: party.name, table, time }));
  }
  return words;
}

/** So long before the next party at its table comes, the row of one that sits says so. */
const soonMs = 15 * minuteMs;

/** For each party that sits and has to leave for the next one soon, who that is: said before they meet. */
export function soonNeeded(
  parties: readonly Party[],
  now: number,
  zone: string,
): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const [table, own] of partiesByTable(parties)) {
    const sits = own.find(({ stage }) => stage === 'seated');
    if (!sits || minutesOver(sits, now) > 0) continue;
    const next = own.find((each) => each !== sits && isComing(each) && each.from > sits.from);
    if (!next || next.from > turnEndOf(sits) || next.from - now > soonMs) continue;
    const time = clockAt(next.startsAt, zone);
    words.set(sits.id, t('tonight.row.neededBy', { name: next.name, table, time }));
  }
  return words;
}
