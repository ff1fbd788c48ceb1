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
