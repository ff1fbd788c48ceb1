import { events } from '@tablewell/chassis/events';
import {
  checkWaits,
  type LoggedEvent,
  type LoggedParty,
  type WaitViolations,
} from '../../../../../services/reservation/src/testing/wait-checker';
import { loggedParty, millis, soldParty } from '../../../../../services/reservation/src/testing/wait-log';
import { houseTables, houseTurnMs, type WaitingHouse } from '../load/waiting-house';
import type { EventLog } from '../product/event-log';

const minuteMs = 60_000;
const tables = Array.from({ length: houseTables }, (_, index) => ({
  ...{ number: String(index + 1), smallest: 1, largest: 2 },
}));

/** An event of a party, with the version that it made. */
interface Versioned extends Required<LoggedEvent> {
  readonly version: bigint;
  /** While a table is ready: until when it is held. */
  readonly readyUntil?: number;
}

/** Checks the line of a house, and its bookings of tonight, by the events of the product. */
export function checkLine(house: WaitingHouse, log: EventLog): WaitViolations & { readonly events: number } {
  const found = [...stepsOf(house, log), ...bookingsOf(house, log)];
  const byParty = new Map<string, Versioned[]>();
  for (const event of found) byParty.set(event.party.id, [...(byParty.get(event.party.id) ?? []), event]);
  const all = [...byParty.values()].flatMap(inOrder);
  return { ...checkWaits(tables, all, { freeTablesFirst: true }), events: all.length };
}

function stepsOf({ restaurantId, clock, openedAt }: WaitingHouse, log: EventLog): readonly Versioned[] {
  // All that is taken now is free by then, and no later party sits until the starts of tonight.
  const needs = { from: openedAt + 125 * minuteMs, until: openedAt + 180 * minuteMs };
  return log.of(events.reservationStepped).flatMap(({ message, storedAt }) => {
    const { party, overridden, takenAt } = message;
    if (party?.restaurantId !== restaurantId) return [];
    const { wait, version } = party;
    return {
      ...{ at: clock.realTime(millis(takenAt)), latest: storedAt, version },
      party: loggedParty(party, overridden, needs),
      ...(wait?.readyUntil ? { readyUntil: clock.realTime(millis(wait.readyUntil)) } : {}),
    };
  });
}

/** Bookings of the starts of tonight, their changes and cancellations. */
function bookingsOf(
  { restaurantId, clock, startsTonight }: WaitingHouse,
  log: EventLog,
): readonly Versioned[] {
  const tonight = new Set(startsTonight.map(({ at }) => at));
  const { reservationBooked, reservationChanged, reservationCanceled } = events;
  const canceled = log.of(reservationCanceled);
  return [...log.of(reservationBooked), ...log.of(reservationChanged), ...canceled].flatMap((event) => {
    const { reservation } = event.message;
    if (reservation?.restaurantId !== restaurantId || !tonight.has(millis(reservation.startsAt))) return [];
    const { updatedAt, version } = reservation;
    const sold = soldParty(reservation, houseTurnMs);
    const isCanceled = canceled.some((each) => each === event);
    const party: LoggedParty = isCanceled ? { ...sold, stage: 'gone', soldOnline: false } : sold;
    return { at: clock.realTime(millis(updatedAt)), latest: event.storedAt, version, party };
  });
}

/** The events of one party as they followed each other: a call that was refused at first may be older than the one before it. */
function inOrder(events: readonly Versioned[]): readonly LoggedEvent[] {
  const sorted = [...events].sort((a, b) => Number(a.version - b.version));
  let at = 0;
  const placed = sorted.map((event, index) => {
    at = Math.max(at, event.at);
    // The events before a stored one had happened by then.
    const latest = Math.max(at, Math.min(...sorted.slice(index).map((later) => later.latest)));
    return { ...event, at, latest };
  });
  return placed.flatMap(({ at, latest, party, readyUntil }, index) => {
    const own: LoggedEvent = { at, latest, party };
    const next = placed[index + 1];
    // A ready table is free by itself once its time is over.
    if (readyUntil === undefined || party.stage !== 'ready' || (next && next.at <= readyUntil)) return [own];
    const over: LoggedParty = { ...party, stage: 'waiting', isBehind: true, tableNumbers: [] };
    return [own, { at: Math.max(at, readyUntil), latest: Math.max(latest, readyUntil), party: over }];
  });
}
