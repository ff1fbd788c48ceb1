import { minuteMs } from '@tablewell/api-client/evening';
import type { Party } from '@tablewell/api-client/evening';

/** A quarter of an hour with the people who start in it. */
interface Quarter {
  readonly at: number;
  readonly covers: number;
  readonly parties: number;
}

export const quarterMs = 15 * minuteMs;

/**
 * Covers that start in each quarter of an hour, from the first to the last party. Canceled ones, no-shows and requests that
 * are not answered do not count.
 */
export function coversByQuarter(parties: readonly Party[]): Quarter[] {
  const coming = parties.filter(
    ({ stage }) => stage !== 'canceled' && stage !== 'no-show' && stage !== 'requested',
  );
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
