import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { addMonths, localTimeOf } from '@tablewell/shared/zone';
import {
  atChosen,
  type Clash,
  clashCode,
  type HostsParty,
  isClash,
  type SeatedTables,
  seatRefusals,
} from './chosen-tables';
import { maxLateMs } from '../party/party-step';
import { brokenRules } from '../day/starts/booking-rules';
import { type PacedClaims, pacingExcess, refusePacing } from '../day/starts/pacing';
import { placeAtTable } from '../day/starts/at-table';
import { findStay, type RequestedStart } from '../day/starts/place-party';
import type { RequestedStay } from '../day/claims/placement';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import type { DayOccupancy } from '../day/tables/day-occupancy';
import { occupiedInterval } from '../day/claims/stay';

/** How far ahead a host may book by override, in months; bounds the number of stored days. */
export const hostsWindowMonths = 12;

/** A party that a host books by a form. */
export interface HostsBooking {
  readonly when: RequestedStart;
  readonly partySize: number;
  /** The area that the diner requested, which the host's booking may disregard (AREA-4). */
  readonly area?: string | undefined;
  /** `keep`: the party already has this time. */
  readonly rules: 'book' | 'keep';
  /** Pacing has not counted it yet, although it has its time: its request holds no table (REQUEST-5). */
  readonly isUncounted?: boolean;
  /** The tables that the host chose; empty: none. */
  readonly tableNumbers: readonly string[];
  /** Tables that the host chose earlier; the party keeps them if they are free. */
  readonly kept?: readonly string[];
  /** Overrides the rules that would refuse it. */
  readonly override: boolean;
}

/** A decision with the codes of the rules that it overrode. */
export interface Overriding<T> {
  readonly found: T;
  readonly overridden: readonly string[];
  /** The limit of pacing that it exceeds, as text. */
  readonly overLimit?: string | undefined;
}

const refuseWhen = (code: string, message: string) => invalid([{ field: 'when', message }], code);

const hostsRefusals = {
  past: () => refuseWhen('past', 'This time passed more than twelve hours ago. Please select a later time.'),
  tooFarAhead: () => refuseWhen('too-far-ahead', 'Reservations can be made up to a year ahead.'),
} as const;

/**
 * The stretch of a host's party. An override does not apply to a local time that does not exist, one that passed more than
 * twelve hours ago, or one more than a year ahead (PARTY-12).
 */
export function findHostsStay(
  rules: RestaurantRules,
  {
    when,
    partySize,
    rules: applied,
    override,
  }: Pick<HostsBooking, 'when' | 'partySize' | 'rules' | 'override'>,
  now: Date,
): Overriding<RequestedStay> | Refusal {
  const stay = findStay(rules, { when, partySize, rules: 'keep' }, now);
  if (isRefusal(stay)) return stay;
  const broken = applied === 'book' ? brokenRules(rules, when, stay.from, now, 'staff') : [];
  const [first] = broken;
  if (!first) return { found: stay, overridden: [] };
  if (!override) return first;
  if (stay.from < now.getTime() - maxLateMs) return hostsRefusals.past();
  const today = localTimeOf(now.getTime(), rules.timezone).date;
  if (when.date > addMonths(today, hostsWindowMonths)) return hostsRefusals.tooFarAhead();
  return { found: stay, overridden: broken.map(({ code }) => code) };
}

/**
 * A host's party within the pacing, or over it by override (AVAIL-4), and its tables: the chosen ones, else the ones
 * that it keeps, else a free one, including tables for the staff's bookings. By override, chosen tables may be occupied
 * or too small, and a party without a free table gets none (PARTY-12).
 */
export function placeHostsParty(
  day: DayOccupancy,
  booking: HostsBooking,
  stay: RequestedStay,
  paced: PacedClaims = { others: day.claims },
): Overriding<SeatedTables> | Clash | Refusal {
  const { rules } = day;
  const { partySize, override } = booking;
  const keepsTime = booking.rules === 'keep' && !booking.isUncounted;
  const requested = { ...stay, partySize, audience: 'staff', keepsTime } as const;
  const overLimit = pacingExcess(rules, paced, requested);
  const refused = overLimit && refusePacing(overLimit, 'staff', rules.timezone);
  if (refused && !override) return refused;
  const placed = tablesOfBooking(day, booking, stay);
  if (!refused || isClash(placed) || isRefusal(placed)) return placed;
  return { ...placed, overridden: [refused.code, ...placed.overridden], overLimit: refused.message };
}

function tablesOfBooking(
  day: DayOccupancy,
  { partySize, area, tableNumbers, kept = [], override }: HostsBooking,
  stay: RequestedStay,
): Overriding<SeatedTables> | Clash | Refusal {
  const party = { partySize, interval: occupiedInterval(stay), override };
  if (tableNumbers.length > 0) return placeAtChosen(day, { ...party, tableNumbers });
  if (kept.length > 0) {
    const found = atChosen(day, { ...party, tableNumbers: kept, override: false });
    if (!isClash(found) && !isRefusal(found)) return { found, overridden: [] };
  }
  const request = { partySize, area, isAreaOptional: true, audience: 'staff' } as const;
  const placed = placeAtTable(day, request, stay);
  if (isRefusal(placed)) {
    const isBlocked = day.rules.blocks && !isRefusal(placeAtTable(day.unblocked, request, stay));
    const refusal = isBlocked ? seatRefusals.blocked() : placed;
    return override ? { found: { tableType: '', overfilled: true }, overridden: [refusal.code] } : refusal;
  }
  const { tableType, tables, tableNumbers: numbers, moves } = placed;
  const found = {
    tableType,
    ...(tables ? { tables } : {}),
    ...(numbers ? { tableNumbers: numbers } : {}),
    ...(moves ? { moves } : {}),
    overfilled: false,
  };
  return { found, overridden: [] };
}

function placeAtChosen(day: DayOccupancy, party: HostsParty): Overriding<SeatedTables> | Clash | Refusal {
  const found = atChosen(day, { ...party, override: false });
  if (!isClash(found) && !isRefusal(found)) return { found, overridden: [] };
  if (!party.override) return found;
  const insisted = atChosen(day, party);
  if (isClash(insisted) || isRefusal(insisted)) return insisted;
  // An occupied table may also be blocked and too small; decisions without the other reasons show that.
  const empty = day.withClaims([]);
  const alone = atChosen(empty, { ...party, override: false });
  const unblocked = atChosen(empty.unblocked, { ...party, override: false });
  const codes = [found, alone, unblocked].flatMap((one) =>
    isClash(one) ? [clashCode(one)] : isRefusal(one) ? [one.code] : [],
  );
  return { found: insisted, overridden: [...new Set(codes)] };
}
