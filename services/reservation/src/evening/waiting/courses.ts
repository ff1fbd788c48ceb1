import { covers } from '../../day/claims/block';
import type { Claim } from '../../day/claims/claim';
import type { DayOccupancy } from '../../day/tables/day-occupancy';
import { take, takeBeyondTables, type TableTimes } from '../../day/tables/table-times';
import type { Stays } from './stays';

const minuteMs = 60_000;
/** How many courses of an evening are played. */
const count = 41;
/** Multiples of the golden ratio, modulo 1, are spread evenly, and each is far from the one before. */
const golden = 0.618_033_988_749_895;

/** The floor at an instant. */
export interface Floor {
  readonly day: DayOccupancy;
  readonly stays: Stays;
  readonly now: number;
  /** The latest instant at which a party is still seated. */
  readonly latest: number;
}

/** One way in which the evening may go on. */
export interface Course {
  readonly times: TableTimes;
  /** The whole stay, in minutes, of a party that has sat for `sat` minutes so far. */
  stayOf(
    party: { readonly id: string; readonly partySize: number; readonly from: number },
    sat: number,
  ): number;
}

/**
 * The courses of an evening. They are random but repeatable: the random numbers are computed from the ids of the
 * parties, so the same floor always has the same courses.
 */
export function courses({ day, stays, now }: Floor): readonly Course[] {
  const { seating, plan, claims } = day;
  const held = claims.map((claim) => {
    const numbers = seating.tablesOf(claim.id) ?? claim.tableNumbers ?? [];
    return { claim, tables: numbers.flatMap((number) => plan.indexOf(number) ?? []) };
  });
  const beyond = claims.filter(({ id, beyondTables }) => beyondTables && !seating.tablesOf(id));
  const known = new Map<string, readonly number[]>();
  return Array.from({ length: count }, (_, course) => {
    const stayOf: Course['stayOf'] = ({ id, partySize, from }, sat) => {
      const key = `${partySize} ${from} ${sat}`;
      let all = known.get(key);
      if (!all) known.set(key, (all = stays.of({ partySize, from }, sat)));
      const part = (chanceOf(id) + course * golden) % 1;
      return all[Math.floor(part * all.length)] ?? sat;
    };
    const times: TableTimes = new Map();
    for (const { claim, tables } of held)
      for (const table of tables) take(times, table, { from: claim.from, until: endOf(claim, now, stayOf) });
    for (const block of day.rules.blocks ?? [])
      plan.floor.tables.forEach((table, index) => {
        if (covers(block, table)) take(times, index, block);
      });
    if (beyond.length > 0) takeBeyondTables(times, beyond, { plan, now });
    return { times, stayOf };
  });
}

/**
 * When a claim ends in a course. A booking ends as planned; a party that sits, or has a ready table, ends when it
 * leaves.
 */
function endOf(claim: Claim, now: number, stayOf: Course['stayOf']): number {
  const { seated, expiresAt, from, pauseMinutes = 0, madeAt: _, ...party } = claim;
  if (!seated && expiresAt === undefined) return claim.until;
  const start = seated ? from : now;
  const sat = Math.max(0, Math.floor((now - start) / minuteMs));
  const leaves = start + stayOf({ ...party, from: start }, sat) * minuteMs;
  return Math.max(leaves, now + minuteMs) + pauseMinutes * minuteMs;
}

/** A number from 0 to 1, computed from an id (FNV-1a). */
function chanceOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193) >>> 0;
  return hash / 2 ** 32;
}
