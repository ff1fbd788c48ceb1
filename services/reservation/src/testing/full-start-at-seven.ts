import type { TableOption } from '../day/tables/table-plan';
import { chancesOfWaits, type ConsideredParty } from '../what-if/overbooking/chance-of-waits';
import type { ExpectedEvening, ExpectedParty } from '../what-if/overbooking/play-evening';

export const minuteMs = 60_000;
export const seven = Date.parse('2026-11-20T19:00:00Z');
export const turnMs = 90 * minuteMs;
const options = (count: number): TableOption[] =>
  Array.from({ length: count }, (_, table) => ({ tables: [table], smallest: 1, largest: 4 }) as never);

/** A party at each of some tables at seven, that stays as planned. */
export function evening(missing: readonly number[], more: Partial<ExpectedEvening> = {}): ExpectedEvening {
  return {
    parties: missing.map((chance, table): ExpectedParty => ({
      ...{ from: seven, plannedMs: turnMs, tables: [table], options: options(missing.length) },
      ...{ missing: chance, cancels: 0, staysMs: [turnMs] },
    })),
    ...{ blocks: [], tableCount: missing.length, heldMs: 15 * minuteMs, maxWaitMs: 15 * minuteMs, ...more },
  };
}
/** A party that would be taken at seven. */
export const extra = (count: number, more: Partial<ConsideredParty> = {}): ConsideredParty => ({
  ...{ from: seven, plannedMs: turnMs, options: options(count), staysMs: [turnMs], ...more },
});
/** The chance that somebody waits too long if the party is taken. */
export const chanceOf = (night: ExpectedEvening, party = extra(night.tableCount), doubt = 0): number =>
  chancesOfWaits(night, [party], doubt)[0]?.withParty ?? NaN;
