import {
  calendarTimeOf,
  isClosedOn,
  periodsOn,
  serviceTimeOf,
} from '@tablewell/restaurant-rules/availability/day-hours';
import { seatedDuring } from '../day/claims/stay';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import type { PastParty } from './past-demand';
import type { ReplayedDay } from './replay-day';

const minuteMs = 60_000;
const quarterMinutes = 15;

/** The figures of a stretch of days under some rules. */
export interface Figures {
  readonly parties: number;
  readonly covers: number;
  /** The quarter of an hour in which the most covers start, by the calendar; undefined without any. */
  readonly fullest: { readonly date: string; readonly minute: number; readonly covers: number } | undefined;
  /** The minutes of all opening hours. */
  readonly openMinutes: number;
  /** How long parties sat at each numbered table, in minutes. */
  readonly tableMinutes: ReadonlyMap<string, number>;
}

export const noFigures: Figures = {
  parties: 0,
  covers: 0,
  fullest: undefined,
  openMinutes: 0,
  tableMinutes: new Map(),
};

/** The figures of a replayed service day. */
export function figuresOf(
  rules: RestaurantRules,
  date: string,
  parties: readonly PastParty[],
  { served, claims }: ReplayedDay,
): Figures {
  const byQuarter = new Map<number, number>();
  let covers = 0;
  for (const { id, partySize } of parties) {
    const placed = served.get(id);
    if (!placed) continue;
    covers += partySize;
    const { minute } = serviceTimeOf(placed, rules);
    const quarter = Math.floor(minute / quarterMinutes) * quarterMinutes;
    byQuarter.set(quarter, (byQuarter.get(quarter) ?? 0) + partySize);
  }
  const [fullest] = [...byQuarter].sort(([a, some], [b, more]) => more - some || a - b);
  const own = new Set([...served.keys()].map((id) => `${id}:1`));
  const tableMinutes = new Map<string, number>();
  for (const claim of claims) {
    // Claims of the previous evening were counted with it.
    if (!own.has(claim.id)) continue;
    const { from, until } = seatedDuring(claim);
    for (const number of claim.tableNumbers ?? [])
      tableMinutes.set(number, (tableMinutes.get(number) ?? 0) + (until - from) / minuteMs);
  }
  return {
    parties: served.size,
    covers,
    fullest: fullest && { ...calendarTimeOf({ date, minute: fullest[0] }), covers: fullest[1] },
    openMinutes: openMinutesOn(rules, date),
    tableMinutes,
  };
}

/** The sum of the figures of two stretches of days. */
export function addFigures(one: Figures, other: Figures): Figures {
  const tableMinutes = new Map(one.tableMinutes);
  for (const [number, minutes] of other.tableMinutes)
    tableMinutes.set(number, (tableMinutes.get(number) ?? 0) + minutes);
  return {
    parties: one.parties + other.parties,
    covers: one.covers + other.covers,
    fullest: (other.fullest?.covers ?? 0) > (one.fullest?.covers ?? 0) ? other.fullest : one.fullest,
    openMinutes: one.openMinutes + other.openMinutes,
    tableMinutes,
  };
}

/** The minutes of a date within operating periods; overlaps count once. */
function openMinutesOn(rules: RestaurantRules, date: string): number {
  if (isClosedOn(date, rules)) return 0;
  let [open, until] = [0, 0];
  for (const { opensAt, closesAt } of [...periodsOn(date, rules)].sort((a, b) => a.opensAt - b.opensAt)) {
    open += Math.max(0, closesAt - Math.max(opensAt, until));
    until = Math.max(until, closesAt);
  }
  return open;
}
