import { proposalsFor } from '../evening/waiting/proposals';
import { type Quote, quoteOf } from '../evening/waiting/quote';
import { type MeasuredStay, staysOf } from '../evening/waiting/stays';
import type { Claim } from '../day/claims/claim';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { randomOf } from '../what-if/overbooking/random';
import { dayOf } from './day-of';
import { floorTable, testRestaurant } from './test-restaurant';

const minuteMs = 60_000;
const date = '2026-11-20';
const evening = Date.parse(`${date}T18:00:00Z`);
/** From full tables on, parties join for so long. */
const joiningMinutes = 90;
const nightMinutes = 360;
const sizes = [2, 2, 4, 2, 3, 2, 4, 6, 2, 1];

/** Twelve tables of three sizes; a planned turn of 90 minutes that nobody keeps to. */
export const simulatedRestaurant: RestaurantRules = testRestaurant({
  floor: {
    tables: Array.from({ length: 12 }, (_, index) =>
      floorTable(String(index + 1), index < 6 ? 2 : index < 10 ? 4 : 6),
    ),
    combinations: [],
  },
  periods: [{ id: 'd', name: 'Dinner', opensAt: 1020, closesAt: 1620, intervalMinutes: 15, daysOfWeek: [] }],
});

/** How long a party really stays: around the mean of its size, and one in ten camps for twice as long. */
function stayOf(partySize: number, random: () => number): number {
  const mean = partySize <= 2 ? 62 : partySize <= 4 ? 78 : 95;
  const around = random() + random() + random() - 1.5;
  const minutes = mean * (1 + around * 0.35);
  return Math.round(random() < 0.1 ? minutes * 2 : minutes);
}

/** Stays of earlier Friday evenings of the same guests. */
export function history(seed: number, count = 900): readonly MeasuredStay[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, index) => {
    const partySize = sizes[index % sizes.length] ?? 2;
    return { partySize, date: '2026-11-13', minute: 1140, minutes: stayOf(partySize, random) };
  });
}

/** A wait as it was told and as it was, in minutes. */
export interface SimulatedWait {
  readonly quote: Quote;
  readonly minutes: number;
  /** What plain averages say: the parties before it, and when tables become free if everybody stays the average. */
  readonly average: number;
}

interface Guest {
  readonly id: string;
  readonly partySize: number;
  readonly stay: number;
}

/** Parties with a reservation for later in the night, at three of the tables. */
function bookingsOf(seed: number, random: () => number) {
  return [0, 1, 2].map((index) => {
    const table = simulatedRestaurant.floor.tables[index * 4 + Math.floor(random() * 4)];
    const partySize = Math.max(1, (table?.largest ?? 2) - Math.floor(random() * 2));
    const at = 60 + 15 * Math.floor(random() * 7);
    const id = `b${seed}-${index}`;
    const from = evening + at * minuteMs;
    const claim: Claim = {
      ...{ id: `${id}:1`, tableType: table?.type ?? '', tableNumbers: [table?.number ?? ''], partySize },
      ...{ from, until: from + 90 * minuteMs, madeAt: 0 },
    };
    return { id, partySize, stay: stayOf(partySize, random), at, claim, isSeated: false };
  });
}

/**
 * A night of a full house with bookings and campers: parties join, are quoted, and get their tables in turn as the product proposes
 * them. What nobody knows while it is quoted is how long each party stays.
 */
export function simulateNight(seed: number, measured: readonly MeasuredStay[]): readonly SimulatedWait[] {
  const random = randomOf(seed);
  const stays = staysOf(simulatedRestaurant, measured);
  const meanOf = (partySize: number) => {
    const all = stays.of({ partySize, from: evening }, 0);
    return all.reduce((sum, minutes) => sum + minutes, 0) / all.length;
  };
  const leavesAt = new Map<string, number>();
  let claims: readonly Claim[] = [];
  const sit = ({ id, partySize, stay }: Guest, tableNumbers: readonly string[], at: number) => {
    const from = evening + at * minuteMs;
    leavesAt.set(id, at + stay);
    const table = simulatedRestaurant.floor.tables.find(({ number }) => number === tableNumbers[0]);
    const seated = { id: `${id}:1`, tableType: table?.type ?? '', tableNumbers, partySize, madeAt: 0 };
    claims = [
      ...claims,
      { ...seated, seated: true, pinned: true, from, until: from + 90 * minuteMs } as Claim,
    ];
  };
  simulatedRestaurant.floor.tables.forEach(({ number, largest }, index) => {
    const partySize = largest;
    const stay = stayOf(partySize, random);
    // A party that sits has not left yet.
    const sat = Math.floor(random() * Math.min(stay, 85));
    sit({ id: `s${seed}-${index}`, partySize, stay }, [number], -sat);
  });
  const booked = bookingsOf(seed, random);
  claims = [...claims, ...booked.map(({ claim }) => claim)];
  /** Parties with a reservation sit at their table once it is free, or at another one that is. */
  const seatBooked = (minute: number) => {
    for (const booking of booked.filter(({ at, isSeated }) => at <= minute && !isSeated)) {
      const sitting = claims.filter((claim) => claim.seated).flatMap((claim) => claim.tableNumbers ?? []);
      const free = simulatedRestaurant.floor.tables.filter(
        ({ number, largest }) => !sitting.includes(number) && largest >= booking.partySize,
      );
      const own = free.find(({ number }) => number === booking.claim.tableNumbers?.[0]) ?? free[0];
      if (!own) continue;
      booking.isSeated = true;
      claims = claims.filter((claim) => claim !== booking.claim);
      sit(booking, [own.number], minute);
    }
  };
  const line: (Guest & { readonly joined: number; readonly told: Quote; readonly average: number })[] = [];
  const waits: SimulatedWait[] = [];
  for (let minute = 0; minute < nightMinutes; minute += 1) {
    const now = evening + minute * minuteMs;
    claims = claims.filter(({ id, seated }) => !seated || (leavesAt.get(id.slice(0, -2)) ?? 0) > minute);
    seatBooked(minute);
    const asWaiters = () =>
      line.map(({ id, partySize, joined }) => ({
        ...{ id, name: '', partySize, areas: [], joinedAt: joined, isLapsed: false },
      }));
    const seatLine = () => {
      if (line.length === 0) return;
      const day = dayOf(simulatedRestaurant, claims, new Date(now)).at(now);
      for (const [id, { tableNumbers }] of proposalsFor(day, asWaiters(), now)) {
        const at = line.findIndex((guest) => guest.id === id);
        const [guest] = line.splice(at, 1);
        if (!guest) continue;
        sit(guest, tableNumbers, minute);
        waits.push({ quote: guest.told, minutes: minute - guest.joined, average: guest.average });
      }
    };
    seatLine();
    if (minute >= joiningMinutes || random() > 0.14) continue;
    const partySize = sizes[Math.floor(random() * sizes.length)] ?? 2;
    const guest = { id: `w${seed}-${minute}`, partySize, stay: stayOf(partySize, random) };
    const day = dayOf(simulatedRestaurant, claims, new Date(now)).at(now);
    const floor = { day, stays, now, latest: now + 240 * minuteMs };
    const ahead = asWaiters();
    const own = { id: guest.id, name: '', partySize, areas: [], joinedAt: minute, isLapsed: false };
    // As the product tells it: nothing to wait for while a table is free in its turn.
    const isFree = proposalsFor(day, [...ahead, own], now).has(guest.id);
    const told = isFree ? { from: 0, until: 0 } : quoteOf(floor, ahead, { partySize, areas: [] });
    // A host who counts: tables that fit become free evenly over the average stay, one for each party before.
    const fitting = simulatedRestaurant.floor.tables.filter(({ largest }) => largest >= partySize).length;
    const average = ((line.length + 1) * meanOf(partySize)) / fitting;
    line.push({ ...guest, joined: minute, told, average });
    seatLine();
  }
  return waits;
}

/** The part of waits that a range holds for, and how wide ranges are. */
export interface Judged {
  readonly waits: number;
  readonly held: number;
  readonly width: number;
  /** The width of ranges around plain averages that would hold for as many waits. */
  readonly averageWidth: number;
}

/** Judges the ranges of some nights against what plain averages would need to hold as often. */
export function judge(all: readonly SimulatedWait[]): Judged {
  const quoted = all.flatMap(({ quote, ...wait }) => (quote && quote.until > 0 ? [{ ...wait, quote }] : []));
  const holds = quoted.filter(({ quote, minutes }) => quote.from <= minutes && minutes <= quote.until);
  const held = holds.length / quoted.length;
  const width = quoted.reduce((sum, { quote }) => sum + quote.until - quote.from, 0) / quoted.length;
  // Errors of the averages, the early and the late ones: the narrowest band that holds as often.
  const errors = quoted.map(({ minutes, average }) => minutes - average).sort((a, b) => a - b);
  const inside = Math.ceil(held * errors.length);
  let averageWidth = Infinity;
  for (let first = 0; first + inside <= errors.length; first += 1)
    averageWidth = Math.min(averageWidth, (errors[first + inside - 1] ?? 0) - (errors[first] ?? 0));
  return { waits: quoted.length, held, width, averageWidth };
}
