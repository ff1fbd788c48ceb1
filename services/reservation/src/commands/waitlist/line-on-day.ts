import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { busyDay } from '../../day/claims/claim';
import type { LineParty } from '../../day/claims/day-restrictions';
import { dayZoneOf, serviceDates } from '../../day/claims/service-dates';
import { latestSeating } from '../../day/starts/latest-seating';
import { isVip } from '../../evening/waiting/line';
import { stageOf } from '../../party/lifecycle';
import type { Reservation } from '../../party/reservation';
import type { DayStore } from '../../ports';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';

type Days = Pick<DayStore, 'change'>;

/**
 * What a day has to know of a party that waits for a table now; undefined for any other, and for one that did not come to its
 * ready table, which keeps nobody waiting.
 */
export function inLineOf(party: Reservation, placedAt: number): LineParty | undefined {
  const { id, partySize, wait } = party;
  if (!wait || wait.forStart || wait.lapsedAt || stageOf(party) !== 'waiting') return undefined;
  const { joinedAt, areas = [], notBefore } = wait;
  return {
    ...{ id, partySize, joinedAt: joinedAt.getTime(), placedAt },
    ...(areas.length > 0 ? { areas } : {}),
    ...(notBefore ? { notBefore: notBefore.getTime() } : {}),
    ...(isVip(party) ? { vip: true } : {}),
  };
}

/** The dates whose decisions know of those who wait now: tomorrow's too, if they may sit past midnight. */
export function datesOfLine(restaurant: RestaurantRules, now: number): string[] {
  return serviceDates({ from: now, until: latestSeating(restaurant, now) }, dayZoneOf(restaurant));
}

/**
 * Puts a party in the line on the day, before it is told how long it waits: no booking that is decided after this takes the
 * table that it needs (WAIT-22). A party without a reservation is taken off by a job.
 */
export async function placeInLine(
  days: Days,
  restaurantId: string,
  dates: readonly string[],
  party: LineParty,
): Promise<Refusal | undefined> {
  for (const date of dates) {
    const day = await days.change(
      restaurantId,
      date,
      ({ line = [] }) => {
        const known = line.find(({ id }) => id === party.id);
        if (known && isSame(known, party)) return undefined;
        return { line: [...line.filter(({ id }) => id !== party.id), party] };
      },
      () => undefined,
    );
    if (day === 'busy') return busyDay();
    if (isRefusal(day)) return day;
  }
  return undefined;
}

/** Takes a party off the line: it left, or sits. Idempotent. */
export async function takeOffLine(
  days: Days,
  restaurantId: string,
  dates: readonly string[],
  partyId: string,
): Promise<void> {
  for (const date of dates)
    await days.change(
      restaurantId,
      date,
      ({ line = [] }) =>
        line.some(({ id }) => id === partyId) ? { line: line.filter(({ id }) => id !== partyId) } : undefined,
      () => undefined,
    );
}

/** Follows a change of a party on its day: it is in line again, or no longer. If this fails, a job does it. */
export async function followLine(
  days: Days,
  before: Reservation,
  after: Reservation,
  now: number,
): Promise<void> {
  const [was, is] = [inLineOf(before, now), inLineOf(after, now)];
  if (was ? is && isSame(was, is) : !is) return;
  const dates = [...new Set([...before.placement.dates, ...after.placement.dates])];
  if (is) await placeInLine(days, after.restaurantId, dates, is);
  else await takeOffLine(days, after.restaurantId, dates, after.id);
}

/** Whether two entries are of one party with the same needs. The store may return the fields in another order. */
function isSame(one: LineParty, other: LineParty): boolean {
  const needs = ({ id, partySize, areas = [], joinedAt, notBefore = 0, vip = false }: LineParty) =>
    JSON.stringify([id, partySize, areas, joinedAt, notBefore, vip]);
  return needs(one) === needs(other);
}

/** The line as it should be on a day. */
export function isSameLine(one: readonly LineParty[], other: readonly LineParty[]): boolean {
  return one.length === other.length && one.every((party) => other.some((each) => isSame(each, party)));
}
