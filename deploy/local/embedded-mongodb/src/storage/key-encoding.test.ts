import { Binary, Int32, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { compare } from '../bson/compare';
import type { Value } from '../bson/values';
import { encodeKey, invert } from './key-encoding';

const bytes = (length: number): fc.Arbitrary<Buffer> =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((array) => Buffer.from(array));

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.double(),
  fc.integer().map((value) => new Int32(value)),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.integer({ min: -3, max: 3 }).map((value) => 2n ** 53n + BigInt(value)),
  fc.integer({ min: -3, max: 3 }).map((value) => 2 ** 53 + value),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\0', 'a', 'a\0', 'a\0b', 'ab', 'é', '\uffee', '😀'),
  fc.date({ noInvalidDate: true }),
  bytes(12).map((id) => new ObjectId(id)),
  fc.uint8Array({ maxLength: 4 }).map((content) => new Binary(Buffer.from(content))),
  fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map((value) => new Timestamp(value)),
  fc.constantFrom<Value>(new MinKey(), new MaxKey()),
);

const { value: anyValue } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc
      .array(fc.tuple(fc.constantFrom('a', 'b', 'aa', ''), tie('value')), { maxLength: 3 })
      .map((fields) => new Map(fields)),
  ),
}));

const sign = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

describe('encoded keys', () => {
  it('sort as the values compare, ascending and inverted', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        const order = Math.sign(compare(a, b));
        expect(sign(encodeKey(a), encodeKey(b))).toBe(order);
        expect(sign(invert(encodeKey(a)), invert(encodeKey(b))) + 0).toBe(0 - order);
      }),
      { numRuns: 3000 },
    );
  });

  it('keep that order for lists of fields, since none is a prefix of another', () => {
    fc.assert(
      fc.property(scalar, scalar, scalar, scalar, (a, b, c, d) => {
        const order = compare(a, c) || compare(b, d);
        expect(sign(encodeKey(a) + encodeKey(b), encodeKey(c) + encodeKey(d))).toBe(Math.sign(order));
      }),
      { numRuns: 2000 },
    );
  });

  it('are equal for equal numbers of different types', () => {
    for (const value of [0, -0, 1, -1, 2 ** 31 - 1, 2 ** 53, 2 ** 60]) {
      expect(encodeKey(BigInt(value))).toBe(encodeKey(value));
      if (Math.abs(value) < 2 ** 31) expect(encodeKey(new Int32(value))).toBe(encodeKey(value));
    }
  });
});
