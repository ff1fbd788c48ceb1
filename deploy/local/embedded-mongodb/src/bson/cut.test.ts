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
import { cutFields } from './cut';

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

describe('cutting fields out of a document', () => {
  test.each(names)('keeps every field except %s byte for byte', (gone) => {
    const keeps = (name: string) => name !== gone;
    expect(cutFields(bytes, keeps)).toEqual(some(keeps));
  });

  test.each(names)('keeps only %s byte for byte', (only) => {
    const keeps = (name: string) => name === only;
    expect(cutFields(bytes, keeps)).toEqual(some(keeps));
  });

  test('keeps everything or nothing if requested', () => {
    expect(cutFields(bytes, () => true)).toEqual(bytes);
    expect(deserialize(cutFields(bytes, () => false))).toEqual({});
  });
});
