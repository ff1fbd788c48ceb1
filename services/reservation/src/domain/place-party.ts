import {
  type Audience,
  bookingWindowMonths,
  hasStart,
  isClosedOn,
  validateReservation,
} from '@tablewell/booking-rules';
import { addMonths, instantOf, localTimeOf, type LocalTime } from '@tablewell/booking-rules/zone';
import { invalid, Refusal } from '@tablewell/chassis/refusal';
import { chooseTable } from './capacity';
import type { RestaurantRules } from './restaurant-rules';
import type { Claim } from './service-day';
import { dayZoneOf, serviceDates } from './service-dates';

const minute = 60_000;

/** A start by the restaurant's clock; with the instant where that is known, since a clock shows some times twice. */
export interface AskedStart extends LocalTime {
  /** Epoch milliseconds. */
  readonly instant?: number;
}

/** What a party asks for. */
export interface Ask {
  readonly when: AskedStart;
  readonly partySize: number;
  readonly audience: Audience;
  /**
   * `book`: every rule holds. `keep`: the party has a promise of this time already, so that only the tables
   * decide (a restored reservation, a larger party at the same time).
   */
  readonly rules: 'book' | 'keep';
  /** The mark of the phone number of a public caller, and how many reservations it may hold at one start. */
  readonly byPhone?: { readonly mark: string; readonly most: number };
}

/** The table planned for a party, and when. */
export interface Placement {
  /** The restaurant's local date. */
  readonly date: string;
  /** Minutes after local midnight. */
  readonly minute: number;
  /** The type's key; empty under the fallback of 100 seats. */
  readonly tableType: string;
  /** How many of the type, for a party that was promised a table before there were any; 1 when absent. */
  readonly tables?: number;
  /** Epoch milliseconds; the end not included. */
  readonly from: number;
  readonly until: number;
  /** The service days it lies on: two when the party sits past midnight. */
  readonly dates: readonly string[];
}

/** The stretch of time a party asks for, before anybody looks at the tables. */
export interface Slot {
  readonly when: LocalTime;
  readonly from: number;
  readonly until: number;
  readonly dates: readonly string[];
}

/** Texts of the refusals, each with its rule. */
export const refusals = {
  closed: () => ruleOf('closed', 'Sorry, the restaurant is closed on this day. Please select another date.'),
  notOffered: () =>
    ruleOf('not-offered', 'This time is not offered. Please select one of the available times.'),
  past: () => ruleOf('past', 'This time has already passed. Please select a later time.'),
  tooFarAhead: () => ruleOf('too-far-ahead', 'Reservations can be made up to three months ahead.'),
  skipped: () =>
    ruleOf(
      'skipped',
      'This time does not exist on that day, because the clocks change. Please select another time.',
    ),
  full: () =>
    new Refusal(
      'conflict',
      'no-tables-available',
      'Sorry, there are no tables available for your party at this time.',
    ),
  phoneHoldsEnough: () =>
    new Refusal(
      'conflict',
      'too-many-by-phone',
      'This phone number already holds as many reservations at this time as can be made online. Please call the restaurant.',
    ),
  tooLarge: () =>
    new Refusal(
      'conflict',
      'no-tables-available',
      'Sorry, there are no tables available that seat a party of this size.',
    ),
  dayFull: () =>
    new Refusal('conflict', 'day-full', 'Sorry, there are no tables available on this day any more.'),
} as const;

function ruleOf(code: string, message: string): Refusal {
  return invalid([{ field: 'when', message }], code);
}

/**
 * Everything about an asked time that does not depend on what is taken: the stretch it would hold a table, or the
 * first rule that refuses it: a date within today and three months ahead, an open day, a start that an operating
 * period offers, not past (contract §3).
 */
export function findSlot(rules: RestaurantRules, ask: Ask, now: Date): Slot | Refusal {
  const [problem] = validateReservation({ partySize: ask.partySize }, ask.audience);
  if (problem) return invalid([problem], 'party-size');
  const from = ask.when.instant ?? instantOf(ask.when, rules.timezone);
  if (from === undefined) return refusals.skipped();
  if (ask.rules === 'book') {
    const { date } = ask.when;
    const today = localTimeOf(now.getTime(), rules.timezone).date;
    if (date < today || from < now.getTime()) return refusals.past();
    if (date > addMonths(today, bookingWindowMonths)) return refusals.tooFarAhead();
    if (isClosedOn(date, rules.closures)) return refusals.closed();
    if (!hasStart(date, ask.when.minute, rules.periods)) return refusals.notOffered();
  }
  const until = from + rules.seatingMinutes * minute;
  const dayZone = dayZoneOf(rules);
  const first = dayZone === rules.timezone ? ask.when.date : undefined;
  return { when: ask.when, from, until, dates: serviceDates({ from, until }, dayZone, first) };
}

/**
 * The one decision about a table: offered times, booking, changing and restoring all ask here. `claims` are what
 * is taken on the service day, without the asker's own.
 */
export function placeParty(
  rules: RestaurantRules,
  claims: readonly Claim[],
  ask: Ask,
  now: Date,
): Placement | Refusal {
  const slot = findSlot(rules, ask, now);
  if (slot instanceof Refusal) return slot;
  const choice = chooseTable(rules.tables, claims, ask.partySize, slot, rules.timezone);
  if (choice.kind === 'too-large') return refusals.tooLarge();
  if (choice.kind === 'full') return refusals.full();
  if (holdsEnough(claims, ask, slot)) return refusals.phoneHoldsEnough();
  return {
    date: ask.when.date,
    minute: ask.when.minute,
    tableType: choice.tableType,
    from: slot.from,
    until: slot.until,
    dates: slot.dates,
  };
}

/** Whether a public caller's number has all the reservations at this start that it may have. */
function holdsEnough(claims: readonly Claim[], { byPhone }: Ask, { from }: Slot): boolean {
  if (!byPhone) return false;
  const held = claims.filter((claim) => claim.phone === byPhone.mark && claim.from === from);
  return held.length >= byPhone.most;
}
