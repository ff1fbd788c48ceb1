import { Int32 } from 'bson';
import { int, isNumeric, type Numeric, type Value } from '../bson/values';
import { unsupported } from '../errors';

/** A compensated sum of doubles, as in MongoDB: ten times 0.1 is 1. */
class DoubleSum {
  #sum = 0;
  #lost = 0;
  /** The plain sum, for infinities and NaN: the compensated one would turn them all into NaN. */
  #plain = 0;

  add(value: number): void {
    this.#plain += value;
    const sum = this.#sum + value;
    const part = sum - this.#sum;
    this.#lost += this.#sum - (sum - part) + (value - part);
    this.#sum = sum;
  }

  get total(): number {
    const total = this.#sum + this.#lost;
    return Number.isNaN(total) ? this.#plain : total;
  }
}

/** The sum of the numbers: a double if any of them is a double, otherwise the narrowest integer type among them. */
export function addUp(values: readonly (Value | undefined)[]): Numeric {
  const doubles = new DoubleSum();
  let whole = 0n;
  let [hasDouble, hasLong] = [false, false];
  for (const value of values) {
    if (!isNumeric(value)) continue;
    if (typeof value === 'number') {
      hasDouble = true;
      doubles.add(value);
    } else {
      hasLong ||= typeof value === 'bigint';
      whole += value instanceof Int32 ? BigInt(value.value) : value;
    }
  }
  if (hasDouble) {
    // An int64 may have more digits than a double: the rest is added separately.
    const most = Number(whole);
    doubles.add(most);
    doubles.add(Number(whole - BigInt(most)));
    return doubles.total;
  }
  if (whole !== BigInt.asIntN(64, whole)) throw unsupported('A sum beyond the range of a 64-bit integer');
  return !hasLong && whole === BigInt.asIntN(32, whole) ? int(Number(whole)) : whole;
}
