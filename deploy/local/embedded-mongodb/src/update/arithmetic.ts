import { Int32 } from 'bson';
import { int, type Numeric } from '../bson/values';

const minLong = -(2n ** 63n);
const maxLong = 2n ** 63n - 1n;

/**
 * Adds with MongoDB's result types: a double with anything is a double, int32 grows into int64, and
 * int64 past its range is undefined, which the caller refuses.
 */
export function add(a: Numeric, b: Numeric): Numeric | undefined {
  if (typeof a === 'number' || typeof b === 'number') {
    const left = a instanceof Int32 ? a.value : Number(a);
    const right = b instanceof Int32 ? b.value : Number(b);
    return left + right;
  }
  const left = a instanceof Int32 ? BigInt(a.value) : a;
  const right = b instanceof Int32 ? BigInt(b.value) : b;
  const result = left + right;
  if (a instanceof Int32 && b instanceof Int32 && result === BigInt.asIntN(32, result))
    return int(Number(result));
  return result < minLong || result > maxLong ? undefined : result;
}
