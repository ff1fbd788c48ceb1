import {
  Binary,
  BSONRegExp,
  Code,
  Decimal128,
  deserialize,
  Double,
  Int32,
  Long,
  ObjectId,
  serialize,
  Timestamp,
} from 'bson';
import { decode } from './decode';
import { encode } from './encode';

const sample = {
  double: new Double(1),
  text: 'héllo 😀',
  nested: { 2: 'two', a: [1, { b: null }], 1: 'one' },
  binary: new Binary(Buffer.from([1, 2]), 4),
  id: new ObjectId(),
  yes: true,
  at: new Date(0),
  none: null,
  regex: new BSONRegExp('^a', 'i'),
  int: new Int32(-5),
  stamp: new Timestamp({ t: 5, i: 6 }),
  long: Long.fromString('9007199254740993'),
};

describe('the BSON codec', () => {
  it('returns the same bytes that the driver’s encoder wrote', () => {
    const bytes = Buffer.from(serialize(sample));
    expect(encode(decode(bytes)).equals(bytes)).toBe(true);
  });

  it('keeps the order of fields that look like numbers', () => {
    const bytes = encode(
      new Map([
        ['b', 1],
        ['1', 2],
        ['0', 3],
      ]),
    );
    expect([...decode(bytes).keys()]).toEqual(['b', '1', '0']);
    expect(deserialize(bytes)).toEqual({ b: 1, 1: 2, 0: 3 });
  });

  it('refuses types whose order is not defined here', () => {
    for (const value of [Decimal128.fromString('1'), new Code('x')]) {
      expect(() => decode(Buffer.from(serialize({ value })))).toThrow(
        expect.objectContaining({ codeName: 'NotImplemented' }),
      );
    }
  });

  it('refuses every truncation and many changes of a document without reading past its end', () => {
    const bytes = Buffer.from(serialize(sample));
    for (let length = 0; length < bytes.length; length++)
      expect(() => decode(bytes.subarray(0, length))).toThrow();
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] as number) ^ 0xff;
      try {
        decode(changed);
      } catch (error) {
        expect(error).toHaveProperty('codeName');
      }
    }
  });

  it('refuses documents nested too deeply', () => {
    let nested: object = {};
    for (let depth = 0; depth < 300; depth++) nested = { nested };
    expect(() => decode(Buffer.from(serialize(nested)))).toThrow('nested too deeply');
  });
});
