/** Maximizes `gains · x` where `rows · x ≤ limits` and `0 ≤ x ≤ most`. */
interface LinearProgram {
  readonly gains: readonly number[];
  readonly most: readonly number[];
  readonly rows: readonly (readonly number[])[];
  /** Non-negative. */
  readonly limits: readonly number[];
}

const tiny = 1e-9;
const maxPivots = 20_000;

/**
 * An upper bound of the maximum: by the simplex method with bounded variables, in a dense tableau. The value is that of
 * the dual solution, which bounds the maximum even if rounding prevented the last step.
 */
export function upperBound({ gains, most, rows, limits }: LinearProgram): number {
  const [columns, height] = [gains.length, rows.length];
  const width = columns + height;
  const table = rows.map((row, at) =>
    Float64Array.from({ length: width }, (_, column) =>
      column < columns ? (row[column] ?? 0) : Number(column - columns === at),
    ),
  );
  const values = Float64Array.from(limits);
  const prices = Float64Array.from({ length: width }, (_, column) => gains[column] ?? 0);
  const bounds = Float64Array.from({ length: width }, (_, column) => most[column] ?? Infinity);
  const basis = rows.map((_, at) => columns + at);
  const isBasic = new Uint8Array(width);
  for (const column of basis) isBasic[column] = 1;
  // Columns whose variable is complemented, that is, measured down from its upper bound.
  const sign = new Int8Array(width).fill(1);

  const flip = (column: number): void => {
    const bound = bounds[column] as number;
    for (let at = 0; at < height; at++) {
      const row = table[at] as Float64Array;
      values[at] = (values[at] as number) - (row[column] as number) * bound;
      row[column] = -(row[column] as number);
    }
    prices[column] = -(prices[column] as number);
    sign[column] = -(sign[column] as number);
  };

  for (let pivots = 0; pivots < maxPivots; pivots++) {
    const entering = steepest(prices, isBasic, pivots > maxPivots / 2);
    if (entering < 0) break;
    let least = bounds[entering] as number;
    let leaving = -1;
    let leavesAtBound = false;
    for (let at = 0; at < height; at++) {
      const rate = (table[at] as Float64Array)[entering] as number;
      const value = values[at] as number;
      const bound = bounds[basis[at] as number] as number;
      const room = rate > tiny ? value / rate : rate < -tiny ? (bound - value) / -rate : Infinity;
      if (room >= least) continue;
      least = Math.max(0, room);
      leaving = at;
      leavesAtBound = rate < 0;
    }
    if (leaving < 0) {
      flip(entering);
      continue;
    }
    const row = table[leaving] as Float64Array;
    if (leavesAtBound) {
      const out = basis[leaving] as number;
      for (let column = 0; column < width; column++) row[column] = -(row[column] as number);
      row[out] = 1;
      values[leaving] = (bounds[out] as number) - (values[leaving] as number);
      sign[out] = -(sign[out] as number);
    }
    pivot(table, values, prices, leaving, entering);
    isBasic[basis[leaving] as number] = 0;
    isBasic[entering] = 1;
    basis[leaving] = entering;
  }
  const duals = rows.map((_, at) => Math.max(0, -(prices[columns + at] as number)));
  return dualValue({ gains, most, rows, limits }, duals);
}

/** The entering column: the one with the largest gain, or by Bland's rule the first with a gain, which cannot cycle. */
function steepest(prices: Float64Array, isBasic: Uint8Array, isFirst: boolean): number {
  let best = -1;
  let price = tiny;
  for (let column = 0; column < prices.length; column++) {
    if (isBasic[column] || (prices[column] as number) <= price) continue;
    best = column;
    price = prices[column] as number;
    if (isFirst) break;
  }
  return best;
}

function pivot(
  table: readonly Float64Array[],
  values: Float64Array,
  prices: Float64Array,
  leaving: number,
  entering: number,
): void {
  const row = table[leaving] as Float64Array;
  const by = row[entering] as number;
  for (let column = 0; column < row.length; column++) row[column] = (row[column] as number) / by;
  values[leaving] = (values[leaving] as number) / by;
  const subtract = (other: Float64Array): number => {
    const rate = other[entering] as number;
    if (rate === 0) return 0;
    for (let column = 0; column < row.length; column++)
      other[column] = (other[column] as number) - rate * (row[column] as number);
    return rate;
  };
  for (let at = 0; at < table.length; at++) {
    if (at === leaving) continue;
    const rate = subtract(table[at] as Float64Array);
    values[at] = (values[at] as number) - rate * (values[leaving] as number);
  }
  subtract(prices);
}

/** The upper bound by weak duality for these dual prices. */
function dualValue({ gains, most, rows, limits }: LinearProgram, duals: readonly number[]): number {
  const ofLimits = limits.reduce((sum, limit, at) => sum + limit * (duals[at] ?? 0), 0);
  return gains.reduce((sum, gain, column) => {
    const cost = rows.reduce((all, row, at) => all + (row[column] ?? 0) * (duals[at] ?? 0), 0);
    return sum + Math.max(0, gain - cost) * (most[column] ?? 0);
  }, ofLimits);
}
