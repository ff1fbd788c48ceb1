import { percentile, type Row } from '../proof';

/** The times of one kind of call in two phases next to each other, in milliseconds. */
export interface PairOfTimes {
  readonly without: readonly number[];
  readonly with: readonly number[];
}

/** How much worse a percentile may be with a load than without it. */
export interface Bound {
  readonly part: number;
  /** As a multiple of the time without. */
  readonly times: number;
  /** A difference of fewer milliseconds is noise. */
  readonly noiseMs: number;
}

export interface Compared {
  readonly isTooMuch: boolean;
  /** In words, for a failure. */
  readonly says: string;
  /** How many times as long in the last pair. */
  readonly last: number;
  readonly row: Row;
}

/** Of an even number of pairs the mean of the two in the middle: the upper one alone would make a cost of noise. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

/**
 * Compares a percentile within each pair of phases, and takes the median of the pairs: one phase that another program on the
 * machine disturbs does not decide. The difference in milliseconds is the median of the pairs as well.
 */
export function compareTimes(what: string, pairs: readonly PairOfTimes[], bound: Bound): Compared {
  const { part, times, noiseMs } = bound;
  const found = pairs.map((pair) => ({
    without: percentile(pair.without, part),
    with: percentile(pair.with, part),
  }));
  const paid = median(found.map((each) => each.with / each.without));
  const moreMs = median(found.map((each) => each.with - each.without));
  const name = `${what} p${part * 100}`;
  return {
    isTooMuch: paid > times && moreMs > noiseMs,
    last: median(found.slice(-1).map((each) => each.with / each.without)),
    says: `${name}: ${paid.toFixed(2)} times as long, and ${moreMs.toFixed(1)} ms more`,
    row: {
      compared: `${name} ms`,
      without: median(found.map((each) => each.without)).toFixed(1),
      with: median(found.map((each) => each.with)).toFixed(1),
      paid: `${paid.toFixed(2)}×`,
      'more ms': moreMs.toFixed(1),
      'dearer pairs': `${found.filter((each) => each.with > each.without * times).length}/${found.length}`,
    },
  };
}
