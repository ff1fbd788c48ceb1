import type { Claim } from '../day/claims/claim';
import { staysOf } from '../evening/waiting/stays';
import { type Attending, countAttendance } from '../party/attendance-counts';
import type { Reservation } from '../party/reservation';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { advisedCovers, fullStarts, type overbookingAdvice } from '../what-if/overbooking/advice';
import { chancesOfWaits } from '../what-if/overbooking/chance-of-waits';
import { expectedEvening, stayOf } from '../what-if/overbooking/expected-evening';
import { type MissingShares, missingShares } from '../what-if/overbooking/missing-shares';
import { randomOf } from '../what-if/overbooking/random';
import { dayOf } from './day-of';
import { testParty, testPlacement } from './test-party';
import { floorTable, testRestaurant } from './test-restaurant';

// Nights whose guests are known, for the chances that advice on overbooking promises: the host of these nights goes from minute
// to minute, and shares no code with the arithmetic that is judged.

const minuteMs = 60_000;
const dayMs = 86_400_000;
const date = '2026-11-20';
const midnight = Date.parse(`${date}T00:00:00Z`);
const now = new Date(midnight - 2 * dayMs);
const turnMinutes = 90;
const maxWaitMinutes = 15;
const held = 15;

/** Twelve tables of three sizes; dinner with a start every quarter of an hour. */
export const overbookedRestaurant: RestaurantRules = testRestaurant({
  floor: {
    tables: Array.from({ length: 12 }, (_, at) => floorTable(String(at + 1), at < 6 ? 2 : at < 10 ? 4 : 6)),
    combinations: [],
  },
  periods: [{ id: 'd', name: 'Dinner', opensAt: 1020, closesAt: 1320, intervalMinutes: 15, daysOfWeek: [] }],
});

type Random = () => number;

/** How a party behaves, which nobody knows. */
interface Guest {
  readonly partySize: number;
  readonly leadDays: number;
  readonly confirms: boolean;
  readonly isMissing: boolean;
  readonly cancels: boolean;
  readonly stay: number;
}

/** One reservation in eleven does not come: more of those made long before, of large ones, and fewer that confirmed. */
function guestOf(partySize: number, random: Random): Guest {
  const leadDays = [0.5, 3, 5, 10, 20][Math.floor(random() * 5)] ?? 3;
  const confirms = random() < 0.5;
  const chance =
    (leadDays < 1 ? 0.05 : leadDays < 7 ? 0.09 : 0.18) * (confirms ? 0.5 : 1.3) * (partySize > 4 ? 1.4 : 1);
  const around = random() + random() + random() - 1.5;
  return {
    ...{ partySize, leadDays, confirms },
    isMissing: random() < chance,
    cancels: random() < 0.3,
    stay: Math.round((partySize <= 2 ? 66 : partySize <= 4 ? 74 : 84) * (1 + around * 0.3)),
  };
}

/** What the restaurant has counted and measured on earlier nights of the same guests. */
export interface CountedPast {
  readonly shares: MissingShares;
  readonly stays: ReturnType<typeof staysOf>;
}

/** The counts of earlier reservations. */
export function countedPast(seed: number, reservations: number): CountedPast {
  const random = randomOf(seed);
  const sizes = [2, 2, 2, 2, 2, 3, 4, 4, 5, 6];
  const guests = Array.from({ length: reservations }, (_, at) => guestOf(sizes[at % 10] ?? 2, random));
  const from = Date.parse('2026-11-13T19:00:00Z');
  const parties = guests.map(({ partySize, leadDays, confirms, isMissing, cancels }): Attending => ({
    ...{ partySize, minute: 1140, from, plannedMinutes: turnMinutes, walkIn: false, isConfirmed: confirms },
    ...{ madeAt: from - leadDays * dayMs, changedAt: from - dayMs / 2 },
    ...(isMissing && cancels
      ? { status: 'canceled' as const }
      : { status: 'active' as const, progress: isMissing ? ('no-show' as const) : ('finished' as const) }),
  }));
  return {
    shares: missingShares(overbookedRestaurant, [{ date: '2026-11-13', counts: countAttendance(parties) }]),
    stays: staysOf(
      overbookedRestaurant,
      guests.map(({ partySize, stay }) => ({
        ...{ partySize, date: '2026-11-13', minute: 1140, minutes: stay },
      })),
    ),
  };
}

interface Booking extends Guest {
  readonly id: string;
  /** Minutes after midnight. */
  readonly at: number;
  /** The place of its table; undefined: it has none. */
  readonly table?: number;
}

/** Two sittings at each table of a night. */
function bookingsOf(random: Random, { floor }: RestaurantRules = overbookedRestaurant): Booking[] {
  return floor.tables.flatMap(({ largest }, table) => {
    const first = 1020 + 15 * Math.floor(random() * 4);
    const second = first + turnMinutes + 15 * Math.floor(random() * 2);
    return [first, second].map((at, sitting) => {
      const partySize = Math.max(1, largest - Math.floor(random() * 2));
      return { ...guestOf(partySize, random), id: `b${table}-${sitting}`, at, table };
    });
  });
}

/** What advice promised about a night, and what became of the night with the party that was taken. */
export interface JudgedPromise {
  readonly promised: number;
  readonly hadWait: boolean;
  /** Of the same night without the party. */
  readonly promisedWithout: number;
  readonly hadWaitWithout: boolean;
}

/**
 * A night with one more party at one of its full starts; undefined if no start is full.
 * @param courses how many courses the advice plays, if not as many as for an owner
 */
export function judgeNight(
  seed: number,
  { shares, stays }: CountedPast,
  courses?: number,
): JudgedPromise | undefined {
  const random = randomOf(seed);
  const bookings = bookingsOf(random);
  const day = dayOf(
    overbookedRestaurant,
    bookings.map((booking) => claimOf(booking)),
    now,
  );
  const covers = advisedCovers[Math.floor(random() * advisedCovers.length)] ?? 2;
  const starts = fullStarts(day, date, covers);
  const start = starts[Math.floor(random() * starts.length)];
  if (!start) return undefined;
  const evening = expectedEvening(day, date, { shares, stays, reservations: bookings.map(partyOf) });
  const options = day.at(now.getTime()).plan.walkInOptions(covers);
  const party = { from: start.from, options, ...stayOf(overbookedRestaurant, covers, start.from, stays) };
  const [chance] = chancesOfWaits(evening, [party], shares.doubt, courses);
  if (!chance) return undefined;
  const comes = { ...guestOf(covers, random), isMissing: false };
  const extra = { ...comes, id: 'extra', at: start.minute };
  return {
    ...{ promised: chance.withParty, promisedWithout: chance.without },
    hadWait: hasWait([...bookings, extra]),
    hadWaitWithout: hasWait(bookings),
  };
}

const startOf = (at: number) => midnight + at * minuteMs;

function claimOf(
  { id, at, table = 0, partySize }: Booking,
  { floor }: RestaurantRules = overbookedRestaurant,
): Claim {
  const { number = '', type = '' } = floor.tables[table] ?? {};
  const taken = { tableType: type, tableNumbers: [number], pinned: true };
  return {
    ...{ id: `${id}:1`, ...taken, partySize, madeAt: 0 },
    ...{ from: startOf(at), until: startOf(at + turnMinutes) },
  };
}

/** What is known two days before: when it was made, and not whether it will confirm. */
function partyOf({ id, at, partySize, leadDays }: Booking): Reservation {
  const from = startOf(at);
  return testParty({
    ...{ id, partySize, placement: testPlacement({ from, minute: at, until: startOf(at + turnMinutes) }) },
    createdAt: new Date(from - leadDays * dayMs),
  });
}

/** The night minute by minute: whether anybody waited for longer than a quarter of an hour. */
function hasWait(bookings: readonly Booking[]): boolean {
  const { tables } = overbookedRestaurant.floor;
  const takenUntil = tables.map(() => 0);
  // A diner who cancels has said so before.
  let expected = bookings.filter(({ isMissing, cancels }) => !isMissing || !cancels);
  let line: Booking[] = [];
  for (let minute = 1020; minute < 1500; minute += 1) {
    const due = expected.filter(({ at }) => at === minute);
    expected = expected.filter(({ at }) => at > minute);
    for (const { isMissing, table } of due)
      if (isMissing && table !== undefined)
        takenUntil[table] = Math.max(takenUntil[table] ?? 0, minute + held);
    line.push(...due.filter(({ isMissing }) => !isMissing));
    line = line.filter((guest) => {
      const isFree = (table: number | undefined) => table !== undefined && (takenUntil[table] ?? 0) <= minute;
      const isPlanned = (table: number) =>
        expected.some((other) => other.table === table && other.at < minute + turnMinutes) ||
        line.some((other) => other !== guest && other.table === table);
      const fitting = tables.flatMap(({ largest }, table) =>
        largest >= guest.partySize && isFree(table) && !isPlanned(table) ? [{ table, largest }] : [],
      );
      const smallest = fitting.sort((a, b) => a.largest - b.largest)[0];
      const table = isFree(guest.table) ? guest.table : smallest?.table;
      if (table === undefined) return true;
      takenUntil[table] = minute + guest.stay;
      return false;
    });
    if (line.some(({ at }) => minute - at >= maxWaitMinutes)) return true;
  }
  return false;
}

/** How promised chances held, by how large they were. */
export interface Held {
  readonly from: number;
  readonly nights: number;
  readonly promised: number;
  readonly happened: number;
}

/** Compares promises with what happened, in bins of equally many nights with ever larger promises. */
export function heldPromises(
  judged: readonly { readonly promised: number; readonly hadWait: boolean }[],
  bins: number,
): Held[] {
  const sorted = [...judged].sort((a, b) => a.promised - b.promised);
  return Array.from({ length: bins }, (_, bin) => {
    const own = sorted.slice(
      Math.floor((bin * sorted.length) / bins),
      Math.floor(((bin + 1) * sorted.length) / bins),
    );
    const nights = own.length;
    return {
      ...{ from: own[0]?.promised ?? 0, nights },
      promised: own.reduce((sum, { promised }) => sum + promised, 0) / nights,
      happened: own.filter(({ hadWait }) => hadWait).length / nights,
    };
  });
}

/** A full evening of a larger house, with two parties at each table, as the advice reads it. */
export function fullEvening(tables: number): Parameters<typeof overbookingAdvice> {
  const rules = {
    ...overbookedRestaurant,
    floor: {
      tables: Array.from({ length: tables }, (_, at) => floorTable(String(at + 1), at % 3 === 0 ? 4 : 2)),
      combinations: [],
    },
  };
  const random = randomOf(1);
  const bookings = bookingsOf(random, rules);
  const { shares, stays } = countedPast(1, 1_000);
  const view = dayOf(
    rules,
    bookings.map((booking) => claimOf(booking, rules)),
    now,
  );
  return [view, date, { shares, stays, reservations: bookings.map(partyOf) }];
}
