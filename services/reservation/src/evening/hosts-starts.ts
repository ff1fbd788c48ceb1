import { isRefusal } from '@tablewell/chassis/refusal';
import {
  calendarTimeOf,
  isClosedOn,
  serviceStartsOn,
} from '@tablewell/restaurant-rules/availability/day-hours';
import { turnOn } from '@tablewell/restaurant-rules/availability/rules-on';
import { instantOf } from '@tablewell/shared/zone';
import type { LocalTime } from '@tablewell/shared/zone';
import { keptWords } from '../day/starts/kept-words';
import { placeParty } from '../day/starts/place-party';
import { findHostsStay, placeHostsParty } from './hosts-booking';
import { holdsTable, stageOf } from '../party/lifecycle';
import type { Reservation } from '../party/reservation';
import type { DayView } from '../day/tables/day-view';

/** A start as hosts see it. */
export interface HostsStart {
  /** Minutes after the midnight of the service day, beyond 24:00 on the next morning. */
  readonly minute: number;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly period: string;
  /** How long the party would keep its table. */
  readonly turnMinutes: number;
  /** The code of the first rule that refuses it, and the refusal as text; empty if it can be booked. */
  readonly refusedBy: string;
  readonly refusal: string;
  /** It can be booked, but takes a table that is kept from online bookings for those who wait (WAIT-24). */
  readonly isKept: boolean;
  /** The number of parties that start then, and their covers. */
  readonly parties: number;
  readonly covers: number;
}

/**
 * The starts of a service day for a party that a host books, with the parties that start then (PARTY-14), on a day without
 * the claim of a reservation that is being changed.
 */
export function hostsStarts(
  day: DayView,
  parties: readonly Reservation[],
  { date, partySize }: { date: string; partySize: number },
): { closed: boolean; starts: HostsStart[] } {
  const { rules, now } = day;
  if (isClosedOn(date, rules)) return { closed: true, starts: [] };
  const loads = loadsOf(parties);
  const starts = serviceStartsOn(date, rules).flatMap(({ minute, periodName: period }): HostsStart[] => {
    const when = calendarTimeOf({ date, minute });
    const startsAt = instantOf(when, rules.timezone);
    if (startsAt === undefined) return [];
    const booking = {
      when,
      partySize,
      rules: 'book',
      tableNumbers: [],
      override: false,
    } as const;
    const stay = findHostsStay(rules, booking, now);
    const found = isRefusal(stay) ? stay : placeHostsParty(day.at(stay.found.from), booking, stay.found);
    const { code: refusedBy, message: refusal } = isRefusal(found) ? found : { code: '', message: '' };
    const isKept = !isRefusal(found) && isKeptForWaiting(day, { when, partySize });
    const load = loads.get(startsAt) ?? { parties: 0, covers: 0 };
    const { turnMinutes } = turnOn(rules, when.date, when.minute, partySize);
    return [{ minute, startsAt, period, turnMinutes, refusedBy, refusal, isKept, ...load }];
  });
  return { closed: false, starts };
}

/** Whether a start is closed to diners only because a table is kept for those who wait. */
function isKeptForWaiting(
  day: DayView,
  { when, partySize }: { readonly when: LocalTime; readonly partySize: number },
): boolean {
  if (day.line.length === 0 && day.listed.length === 0) return false;
  const request = { when, partySize, rules: 'book', audience: 'everyone' } as const;
  return isRefusal(placeParty(day, request)) && keptWords(day, request) !== undefined;
}

/** The parties and covers of each start, without no-shows and cancellations. */
function loadsOf(parties: readonly Reservation[]) {
  const loads = new Map<number, { parties: number; covers: number }>();
  for (const party of parties) {
    const stage = stageOf(party);
    if (!holdsTable(stage) && stage !== 'finished') continue;
    const { from } = party.placement;
    const load = loads.get(from) ?? { parties: 0, covers: 0 };
    loads.set(from, { parties: load.parties + 1, covers: load.covers + party.partySize });
  }
  return loads;
}
