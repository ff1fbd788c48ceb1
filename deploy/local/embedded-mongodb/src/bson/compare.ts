import { Binary, BSONRegExp, Int32, ObjectId, Timestamp } from 'bson';
import { rank, rankOf, type Doc, type Numeric, type Value } from './values';

/** Orders two values as MongoDB does: by type first, then within the type. A missing value sorts as null. */
export function compare(a: Value | undefined, b: Value | undefined): number {
  const rankA = rankOf(a);
  const byRank = rankA - rankOf(b);
  if (byRank !== 0) return byRank;
  switch (rankA) {
    case rank.number:
      return compareNumbers(a as Numeric, b as Numeric);
    case rank.string:
      return compareText(a as string, b as string);
    case rank.object:
      return compareDocs(a as Doc, b as Doc);
    case rank.array:
      return compareArrays(a as Value[], b as Value[]);
    case rank.boolean:
      return Number(a) - Number(b);
    case rank.date:
      return (a as Date).getTime() - (b as Date).getTime();
    default:
      return compareRare(a, b);
  }
}

export const equal = (a: Value | undefined, b: Value | undefined): boolean => compare(a, b) === 0;

function compareRare(a: Value | undefined, b: Value | undefined): number {
  if (a instanceof ObjectId && b instanceof ObjectId) return Buffer.compare(a.id, b.id);
  if (a instanceof Binary && b instanceof Binary) {
    return (
      a.position - b.position ||
      a.sub_type - b.sub_type ||
      Buffer.compare(a.buffer.subarray(0, a.position), b.buffer.subarray(0, b.position))
    );
  }
  if (a instanceof Timestamp && b instanceof Timestamp) {
    return (
      Number(BigInt.asUintN(64, a.toBigInt()) > BigInt.asUintN(64, b.toBigInt())) -
      Number(BigInt.asUintN(64, a.toBigInt()) < BigInt.asUintN(64, b.toBigInt()))
    );
  }
  if (a instanceof BSONRegExp && b instanceof BSONRegExp) {
    return compareText(a.pattern, b.pattern) || compareText(a.options, b.options);
  }
  return 0;
}

/** Exact across doubles and int64 (JavaScript compares number with bigint exactly); NaN is the least number. */
export function compareNumbers(a: Numeric, b: Numeric): number {
  const left = a instanceof Int32 ? a.value : a;
  const right = b instanceof Int32 ? b.value : b;
  if (left < right) return -1;
  if (left > right) return 1;
  if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : -1;
  return Number.isNaN(right) ? 1 : 0;
}

/** The order of UTF-8 bytes, which JavaScript's own string order is not once surrogates appear. */
function compareText(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index++) {
    let left = a.charCodeAt(index);
    let right = b.charCodeAt(index);
    if (left === right) continue;
    if (left >= 0xd800 && right >= 0xd800) {
      left = left >= 0xe000 ? left - 0x800 : left + 0x2000;
      right = right >= 0xe000 ? right - 0x800 : right + 0x2000;
    }
    return left - right;
  }
  return a.length - b.length;
}

function compareDocs(a: Doc, b: Doc): number {
  const others = b.entries();
  for (const [name, value] of a) {
    const other = others.next();
    if (other.done) return 1;
    const byType = rankOf(value) - rankOf(other.value[1]);
    const order = byType || compareText(name, other.value[0]) || compare(value, other.value[1]);
    if (order !== 0) return order;
  }
  return others.next().done ? 0 : -1;
}

function compareArrays(a: Value[], b: Value[]): number {
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index++) {
    const order = compare(a[index], b[index]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
