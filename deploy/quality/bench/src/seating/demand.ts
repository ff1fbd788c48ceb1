/** A party that requests a table; lists are in the order of the requests. */
export interface SeatingRequest {
  readonly partySize: number;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly until: number;
}

const minuteMs = 60_000;
const turnMs = 90 * minuteMs;
export const evening = Date.parse('2026-11-20T17:00:00Z');

/** The percentages of parties of one, two, three… people. */
const sizes = [5, 45, 12, 23, 6, 6, 2, 1];
/** The percentages of parties that request each half hour from 17:30 on. */
const starts = [3, 8, 14, 18, 20, 17, 11, 6, 3];

/** Seeded pseudorandom numbers from 0 up to 1 (mulberry32). */
export function drawFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function among(weights: readonly number[], draw: () => number): number {
  let left = draw() * weights.reduce((sum, weight) => sum + weight, 0);
  return weights.findIndex((weight) => (left -= weight) < 0);
}

/** A random night with this number of parties. */
export function demandOf(seed: number, parties: number): SeatingRequest[] {
  const draw = drawFrom(seed);
  return Array.from({ length: parties }, () => {
    const from = evening + (among(starts, draw) + 1) * 30 * minuteMs;
    return { partySize: among(sizes, draw) + 1, from, until: from + turnMs };
  });
}
