import { countedParties } from '../../../parts/evening/parties';
import { minuteMs } from '@tablewell/api-client/book';
import type { Evening, Party } from '@tablewell/api-client/book';

/** The covers that start in an interval, against the limit of pacing if there is one. */
export interface PacedCovers extends Quarter {
  readonly until: number;
  readonly limit?: number;
}

/**
 * The covers of each quarter, or where pacing limits them, of each of its intervals. Where nobody starts, there is no entry.
 */
export function pacedCovers({
  parties,
  pacingLimits = [],
}: Pick<Evening, 'parties' | 'pacingLimits'>): PacedCovers[] {
  const found = new Map<number, PacedCovers>();
  for (const { at, covers, parties: count } of coversByQuarter(parties)) {
    if (covers === 0) continue;
    const limit = pacingLimits.find(({ from, until }) => from <= at && at < until);
    const from = limit?.from ?? at;
    const known = found.get(from);
    found.set(from, {
      at: from,
      until: limit?.until ?? at + quarterMs,
      covers: (known?.covers ?? 0) + covers,
      parties: (known?.parties ?? 0) + count,
      ...(limit ? { limit: limit.mostCovers } : {}),
    });
  }
  return [...found.values()];
}

/** A quarter of an hour with the people who start in it. */
interface Quarter {
  readonly at: number;
  readonly covers: number;
  readonly parties: number;
}

export const quarterMs = 15 * minuteMs;

const hourMs = 60 * minuteMs;

/**
 * The covers of each quarter of an hour that still matter: of a service that is under way from an hour before now, of any
 * other one all.
 */
export function coversAhead(parties: readonly Party[], now: number): readonly Quarter[] {
  const all = coversByQuarter(parties);
  const last = all.at(-1)?.at ?? 0;
  return now <= last ? all.filter(({ at }) => at > now - hourMs) : all;
}

/**
 * Covers that start in each quarter of an hour, from the first to the last party. Canceled ones, no-shows and requests that
 * are not answered do not count.
 */
export function coversByQuarter(parties: readonly Party[]): Quarter[] {
  const coming = countedParties(parties);
  if (coming.length === 0) return [];
  const quarterOf = ({ startsAt }: Party) => Math.floor(startsAt / quarterMs) * quarterMs;
  const first = Math.min(...coming.map(quarterOf));
  const last = Math.max(...coming.map(quarterOf));
  const quarters = Array.from({ length: (last - first) / quarterMs + 1 }, (_, index) => ({
    at: first + index * quarterMs,
    covers: 0,
    parties: 0,
  }));
  for (const party of coming) {
    const quarter = quarters[(quarterOf(party) - first) / quarterMs];
    if (!quarter) continue;
    quarter.covers += party.size;
    quarter.parties += 1;
  }
  return quarters;
}
