import {
  Binary,
  BSONRegExp,
  deserialize,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  serialize,
  Timestamp,
} from 'bson';
import { compileProjection, type Projection } from '../query/projection';
import { cutFields } from './cut';
import { decode } from './decode';
import { decodeSome, fieldNames } from './decode-some';
import { encode } from './encode';
import { doc } from './values';

const everything = {
  double: new Double(1.5),
  text: 'Zoë, née “Łucja”',
  document: { inner: { deep: [1, { deeper: 'x' }] } },
  array: ['a', { b: 1 }, []],
  binary: new Binary(Buffer.from([1, 2, 3]), 4),
  oldBinary: new Binary(Buffer.from([1, 2, 3]), 2),
  id: new ObjectId(),
  yes: true,
  date: new Date(5),
  nothing: null,
  pattern: new BSONRegExp('a.b', 'i'),
  int: new Int32(-7),
  timestamp: new Timestamp({ t: 1, i: 2 }),
  long: Long.fromBigInt(2n ** 60n),
  least: new MinKey(),
  most: new MaxKey(),
  größe: 'last',
};
const names = Object.keys(everything);
const bytes = Buffer.from(serialize(everything));
const some = (keeps: (name: string) => boolean) =>
  Buffer.from(serialize(Object.fromEntries(Object.entries(everything).filter(([name]) => keeps(name)))));

/** The projection of a find, by its bytes. */
const projected = (spec: Record<string, 0 | 1>, document: Buffer = bytes): Buffer | undefined =>
  cutFields(document, (compileProjection(doc(spec)) as Projection).cut);

describe('cutting fields out of a document', () => {
  test.each(names)('keeps every field except %s byte for byte', (gone) => {
    expect(projected({ [gone]: 0 })).toEqual(some((name) => name !== gone));
  });

  test.each(names)('keeps only %s byte for byte', (only) => {
    expect(projected({ [only]: 1 })).toEqual(some((name) => name === only));
  });

  test('keeps nothing or everything if requested', () => {
    expect(deserialize(projected({ none: 1 }) as Buffer)).toEqual({});
    expect(projected({ none: 0 })).toEqual(bytes);
  });

  const nested = { _id: 1, a: { b: { c: 1, d: 'x' }, e: [1] }, b: 'plain', f: { g: null } };
  test.each<[Record<string, 0 | 1>, object]>([
    [{ 'a.b.c': 1 }, { _id: 1, a: { b: { c: 1 } } }],
    [
      { 'a.b': 1, 'f.g': 1, _id: 0 },
      { a: { b: { c: 1, d: 'x' } }, f: { g: null } },
    ],
    [
      { 'a.b.c': 0, 'b.c': 0 },
      { _id: 1, a: { b: { d: 'x' }, e: [1] }, b: 'plain', f: { g: null } },
    ],
    [
      { 'a.none': 1, 'b.c': 1 },
      { _id: 1, a: {} },
    ],
  ])('keeps parts of documents by %j', (spec, expected) => {
    const document = Buffer.from(serialize(nested));
    expect(projected(spec, document)).toEqual(Buffer.from(serialize(expected)));
    const decoded = (compileProjection(doc(spec)) as Projection).apply(decode(document));
    expect(Buffer.from(encode(decoded))).toEqual(projected(spec, document));
  });

  test('leaves a part of an array to be projected decoded, because its elements are numbered again', () => {
    const document = Buffer.from(serialize({ list: [{ a: 1, b: 2 }, 3] }));
    expect(projected({ 'list.a': 1 }, document)).toBeUndefined();
  });
});

describe('decoding some fields', () => {
  test.each(names)('reads %s as a whole decoding does', (name) => {
    const whole = decode(bytes);
    expect([...decodeSome(bytes, fieldNames([name, 'none']))]).toEqual([[name, whole.get(name)]]);
  });

  test('tells names apart whose hashes are equal', () => {
    const document = Buffer.from(serialize({ Aa: 1, BB: 2 }));
    expect([...decodeSome(document, fieldNames(['BB'])).keys()]).toEqual(['BB']);
  });
});
