import { blockAt } from './blocked';
import { partiesAt } from './bounded-stay';
import { placementAt } from './chosen-tables';
import { displacements } from './displaced';
import type { Displaced } from '../day/claims/placement';
import type { Block } from '../day/claims/block';
import type { Interval } from '../day/claims/intervals';
import type { DayOccupancy } from '../day/tables/day-occupancy';
import { type Claim, isHard } from '../day/claims/claim';

export type TableFit = 'good' | 'too-small' | 'too-large';

/** A table or a combination for a party, and what taking it costs (PARTY-15). */
export interface TableOption {
  readonly tableNumbers: readonly string[];
  /** The largest party that fits. */
  readonly seats: number;
  readonly fit: TableFit;
  /** The party that has it at the start of the stretch. */
  readonly takenBy: Claim | undefined;
  /** The next party that has it during the stretch. */
  readonly next: Claim | undefined;
  readonly block: Block | undefined;
  readonly displaced: readonly Displaced[];
}

/**
 * Each cost of a choice takes a seating of the whole day, so their number is bounded by the claims of the day: all
 * tables of real restaurants, and a few on the largest possible day. The refusal of a choice says the rest.
 */
const maxCosts = 60;
const maxSeatedClaims = 12_000;

/** The tables and combinations for a party in a stretch, on a day of the other parties. */
export function tableOptions(
  day: DayOccupancy,
  { partySize, interval }: { readonly partySize: number; readonly interval: Interval },
): TableOption[] {
  const { rules, claims } = day;
  const { floor } = day.plan;
  const at = partiesAt(day);
  const cost = displacements(day);
  const bound = Math.min(maxCosts, Math.floor(maxSeatedClaims / Math.max(1, claims.length)));
  let costs = 0;
  const single = floor.tables.map(({ number, ...sizes }) => ({ tables: [number], ...sizes }));
  return [...single, ...floor.combinations].map(({ tables: tableNumbers, smallest, largest }) => {
    const parties = at(tableNumbers, interval);
    const takenBy = parties.find(({ from }) => from <= interval.from);
    const next = parties.find(({ from }) => from > interval.from);
    const fit = partySize > largest ? 'too-small' : partySize < smallest ? 'too-large' : 'good';
    const displaces = fit !== 'too-small' && !takenBy?.seated && parties.some((party) => !isHard(party));
    const displaced = displaces && ++costs <= bound ? cost(placementAt(rules, tableNumbers), interval) : [];
    const block = blockAt(rules, tableNumbers, interval)?.block;
    return { tableNumbers, seats: largest, fit, takenBy, next, block, displaced };
  });
}
