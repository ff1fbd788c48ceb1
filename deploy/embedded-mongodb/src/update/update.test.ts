import { deserialize, Int32, Long, type Document } from 'bson';
import { toDoc } from '../../test/support/docs';
import { encode } from '../bson/encode';
import { MongoError } from '../errors';
import { compileFilter } from '../query/filter';
import { changeDocument, upsertDocument } from './change-document';
import { parseUpdate } from './parse';

function change(
  before: Document,
  update: Document | Document[],
  { filter = {}, arrayFilters }: { filter?: Document; arrayFilters?: Document[] } = {},
): Document {
  const wrapped = toDoc({ update, arrayFilters: arrayFilters ?? null });
  const parsed = parseUpdate(wrapped.get('update'), wrapped.get('arrayFilters') ?? undefined);
  const application = { filter: compileFilter(toDoc(filter)), inserting: false, now: new Date(5) };
  return deserialize(encode(changeDocument(toDoc(before), parsed, application, new Map())), {
    promoteLongs: true,
  });
}

describe('an update makes', () => {
  it.each<
    [string, Document, Document | Document[], Document, { filter?: Document; arrayFilters?: Document[] }?]
  >([
    ['a nested field with its parents', { _id: 1 }, { $set: { 'a.b.c': 1 } }, { _id: 1, a: { b: { c: 1 } } }],
    ['an array padded with null', { a: [] }, { $set: { 'a.2': 1 } }, { a: [null, null, 1] }],
    ['no parents for an unset field', { a: 1 }, { $unset: { 'b.c': '' } }, { a: 1 }],
    ['a hole where an element was unset', { a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
    ['sums', { a: 1, b: 1.5 }, { $inc: { a: 2, b: 1, c: 3 } }, { a: 3, b: 2.5, c: 3 }],
    ['products', { a: 2 }, { $mul: { a: 3, b: 4 } }, { a: 6, b: 0 }],
    ['extremes', { a: 5, b: 5 }, { $min: { a: 3 }, $max: { b: 3, c: 1 } }, { a: 3, b: 5, c: 1 }],
    ['a renamed field', { a: 1, c: {} }, { $rename: { a: 'c.d' } }, { c: { d: 1 } }],
    ['a date', {}, { $currentDate: { at: true } }, { at: new Date(5) }],
    [
      'a sorted, sliced array',
      { a: [5, 1] },
      { $push: { a: { $each: [3, 9], $sort: 1, $slice: -3 } } },
      { a: [3, 5, 9] },
    ],
    [
      'an insertion at a position',
      { a: [1, 4] },
      { $push: { a: { $each: [2, 3], $position: 1 } } },
      { a: [1, 2, 3, 4] },
    ],
    ['a set', { a: [1] }, { $addToSet: { a: { $each: [1, 2, 2] } } }, { a: [1, 2] }],
    ['a shorter array by condition', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
    [
      'a shorter array of documents',
      { a: [{ b: 1, c: 1 }, { b: 2 }] },
      { $pull: { a: { b: 1 } } },
      { a: [{ b: 2 }] },
    ],
    ['an array without the listed', { a: [1, 2, 1] }, { $pullAll: { a: [1] } }, { a: [2] }],
    ['an array without its first', { a: [1, 2] }, { $pop: { a: -1 } }, { a: [2] }],
    [
      'the matched element',
      { a: [1, 5, 9] },
      { $set: { 'a.$': 0 } },
      { a: [1, 0, 9] },
      { filter: { a: { $gt: 3 } } },
    ],
    [
      'the matched document',
      { a: [{ b: 1 }, { b: 2, c: 3 }] },
      { $inc: { 'a.$.b': 1 } },
      { a: [{ b: 1 }, { b: 3, c: 3 }] },
      { filter: { a: { $elemMatch: { b: 2, c: 3 } } } },
    ],
    ['all elements', { a: [{ b: 1 }, { b: 2 }] }, { $inc: { 'a.$[].b': 1 } }, { a: [{ b: 2 }, { b: 3 }] }],
    [
      'the filtered elements',
      { a: [{ b: 1 }, { b: 2 }] },
      { $set: { 'a.$[x].c': 1 } },
      { a: [{ b: 1 }, { b: 2, c: 1 }] },
      { arrayFilters: [{ 'x.b': 2 }] },
    ],
    ['a replacement that keeps its id', { _id: 7, a: 1 }, { b: 2 }, { _id: 7, b: 2 }],
    [
      'fields computed by a pipeline',
      { _id: 1, a: 2 },
      [{ $set: { b: { $add: ['$a', 1] } } }, { $unset: 'a' }],
      { _id: 1, b: 3 },
    ],
    ['bits', { a: new Int32(5) }, { $bit: { a: { and: new Int32(4) } } }, { a: 4 }],
  ])('%s', (...[, before, update, expected, options]) => {
    const { _id, ...rest } = change({ _id: 1, ...before }, update, options);
    expect(rest).toEqual(Object.fromEntries(Object.entries(expected).filter(([name]) => name !== '_id')));
    expect(_id).toBe(before._id ?? 1);
  });

  it('an int64 where an int32 would overflow', () => {
    expect(change({ _id: 1, a: 2147483647 }, { $inc: { a: 1 } })).toEqual({ _id: 1, a: 2147483648 });
  });
});

describe('an update is refused', () => {
  it.each<[string, Document, Document, number]>([
    ['a sum with text', { a: 'x' }, { $inc: { a: 1 } }, 14],
    ['a sum past int64', { a: Long.MAX_VALUE }, { $inc: { a: 1 } }, 2],
    ['two changes of one path', {}, { $set: { a: 1 }, $inc: { 'a.b': 1 } }, 40],
    ['another _id', { _id: 1 }, { $set: { _id: 2 } }, 66],
    ['a replacement with another _id', { _id: 1 }, { _id: 2 }, 66],
    ['a field inside a scalar', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
    ['a push on a scalar', { a: 1 }, { $push: { a: 1 } }, 2],
    ['an unknown operator', {}, { $frob: { a: 1 } }, 9],
    ['a position that nothing matched', { a: [1] }, { $set: { 'a.$': 1 } }, 2],
    ['an array filter that is not given', { a: [1] }, { $set: { 'a.$[x]': 1 } }, 2],
  ])('%s', (_, before, update, code) => {
    expect(() => change({ _id: 1, ...before }, update)).toThrow(expect.objectContaining({ code }));
    expect(() => change({ _id: 1, ...before }, update)).toThrow(MongoError);
  });
});

it('an upsert starts from the filter’s equalities', () => {
  const filter = compileFilter(toDoc({ a: 1, 'b.c': { $eq: 2 }, d: { $gt: 5 }, $and: [{ e: 3 }] }));
  const update = parseUpdate(toDoc({ u: { $set: { f: 4 }, $setOnInsert: { g: 5 } } }).get('u'), undefined);
  const made = deserialize(
    encode(upsertDocument(filter, update, { filter, inserting: true, now: new Date() }, new Map())),
  );
  expect(made).toEqual({ _id: expect.anything(), a: 1, b: { c: 2 }, e: 3, f: 4, g: 5 });
});
