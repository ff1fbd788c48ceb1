import { localTimeOf } from '@tablewell/shared/zone';
import { covers } from '../claims/block';
import type { LineParty } from '../claims/day-restrictions';
import type { Interval } from '../claims/intervals';
import { occupiedInterval, stayFrom } from '../claims/stay';
import type { DayView } from '../tables/day-view';
import type { TableOption, TablePlan } from '../tables/table-plan';
import { earliest, take, takeBeyondTables, type TableTimes } from '../tables/table-times';
import { latestSeating } from './latest-seating';

/** The tables that the floor needs for a party that waits, and when, if everybody leaves as planned. */
export interface NeededTables extends Interval {
  readonly tables: readonly number[];
}

/** When each table is taken as planned: parties that sit until their turn ends, bookings at their time, and blocks. */
export function plannedTimes(day: DayView): TableTimes {
  const { seating, plan, claims, rules } = day.at(day.now.getTime());
  const times: TableTimes = new Map();
  for (const claim of claims)
    for (const number of seating.tablesOf(claim.id) ?? claim.tableNumbers ?? []) {
      const table = plan.indexOf(number);
      if (table !== undefined) take(times, table, claim);
    }
  for (const block of rules.blocks ?? [])
    plan.floor.tables.forEach((table, index) => {
      if (covers(block, table)) take(times, index, block);
    });
  const beyond = claims.filter(({ id, beyondTables }) => beyondTables && !seating.tablesOf(id));
  if (beyond.length > 0) takeBeyondTables(times, beyond, { plan, now: day.now.getTime() });
  return times;
}

/** Finds for parties of the line, in their turn, the first table that is free for their whole turn (WAIT-22). */
export class LineAsPlanned {
  private readonly latest: number;
  private readonly asks = new Map<string, { options: readonly TableOption[]; stay: Interval }>();

  constructor(
    private readonly day: DayView,
    private readonly times: TableTimes,
  ) {
    this.latest = latestSeating(day.rules, day.now.getTime());
  }

  /** Undefined: no table is free before the end of the evening. */
  find({ partySize, areas = [], notBefore = 0 }: LineParty): NeededTables | undefined {
    const now = this.day.now.getTime();
    const { options, stay } = this.ask(partySize, areas, now);
    const neededMs = stay.until - stay.from;
    const from = Math.max(now, notBefore);
    const found = earliest(this.times, options, { from, neededMs, latest: this.latest });
    return found && { tables: found.option.tables, from: found.at, until: found.at + neededMs };
  }

  /** Takes the tables for a party, so that no other one gets them. */
  take({ tables, ...interval }: NeededTables): void {
    for (const table of tables) take(this.times, table, interval);
  }

  private ask(partySize: number, areas: readonly string[], now: number) {
    const key = JSON.stringify([partySize, areas]);
    let ask = this.asks.get(key);
    if (!ask) {
      const { rules } = this.day;
      const local = localTimeOf(now, rules.timezone);
      const stay = occupiedInterval(stayFrom(rules, now, local, partySize));
      const { plan } = this.day.at(now);
      this.asks.set(key, (ask = { options: optionsIn(plan, partySize, areas), stay }));
    }
    return ask;
  }
}

/** The tables and combinations at which a party that waits may sit, in the areas that it takes, the best first. */
export function optionsIn(
  plan: TablePlan,
  partySize: number,
  areas: readonly string[],
): readonly TableOption[] {
  if (areas.length === 0) return plan.walkInOptions(partySize);
  return areas.flatMap((area) => {
    const key = plan.areaOf(area);
    return key === undefined ? [] : plan.within(key).walkInOptions(partySize);
  });
}
