import { deserialize, Long, type Document } from 'bson';
import { toDoc } from '../../test/support/docs';
import { encode } from '../bson/encode';
import { MongoError } from '../errors';
import { compileFilter } from '../query/filter';
import { changeDocument, upsertDocument } from './change-document';
import { parseUpdate } from './parse';

function change(
  before: Document,
  update: Document | Document[],
  { filter = {} }: { filter?: Document } = {},
): Document {
  const parsed = parseUpdate(toDoc({ update }).get('update'));
  const application = { filter: compileFilter(toDoc(filter)), inserting: false };
  return deserialize(encode(changeDocument(toDoc(before), parsed, application)), {
    promoteLongs: true,
  });
}

describe('an update results in', () => {
  it.each<[string, Document, Document | Document[], Document, { filter?: Document }?]>([
    ['a nested field with its parents', { _id: 1 }, { $set: { 'a.b.c': 1 } }, { _id: 1, a: { b: { c: 1 } } }],
    ['an array padded with null', { a: [] }, { $set: { 'a.2': 1 } }, { a: [null, null, 1] }],
    ['no parents for an unset field', { a: 1 }, { $unset: { 'b.c': '' } }, { a: 1 }],
    ['a hole where an element was unset', { a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
    ['sums', { a: 1, b: 1.5 }, { $inc: { a: 2, b: 1, c: 3 } }, { a: 3, b: 2.5, c: 3 }],
    ['a set', { a: [1] }, { $addToSet: { a: { $each: [1, 2, 2] } } }, { a: [1, 2] }],
    ['a shorter array by condition', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
    [
      'a shorter array of documents',
      { a: [{ b: 1, c: 1 }, { b: 2 }] },
      { $pull: { a: { b: 1 } } },
      { a: [{ b: 2 }] },
    ],
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
    ['a longer, cut array', { a: [5, 1] }, { $push: { a: { $each: [3, 9], $slice: -3 } } }, { a: [1, 3, 9] }],
    ['nothing of an unset path that ends in an array', { a: [1] }, { $unset: { 'a.b': '' } }, { a: [1] }],
    ['nothing of an unset path that ends in a scalar', { a: 1 }, { $unset: { 'a.b': '' } }, { a: 1 }],
    [
      'fields computed by a pipeline',
      { _id: 1, a: 2 },
      [{ $set: { b: { $ifNull: ['$b', '$a'] } } }, { $set: { c: { $ifNull: ['$b', 5] } } }],
      { _id: 1, a: 2, b: 2, c: 2 },
    ],
    ['a replacement that keeps its id', { _id: 7, a: 1 }, { b: 2 }, { _id: 7, b: 2 }],
  ])('%s', (...[, before, update, expected, options]) => {
    const { _id, ...rest } = change({ _id: 1, ...before }, update, options);
    expect(rest).toEqual(Object.fromEntries(Object.entries(expected).filter(([name]) => name !== '_id')));
    expect(_id).toBe(before._id ?? 1);
  });

  it('an int64 if an int32 would overflow', () => {
    expect(change({ _id: 1, a: 2147483647 }, { $inc: { a: 1 } })).toEqual({ _id: 1, a: 2147483648 });
  });
});

describe('an update is refused', () => {
  it.each<[string, Document, Document | Document[], number]>([
    ['a sum with text', { a: 'x' }, { $inc: { a: 1 } }, 14],
    ['a sum past int64', { a: Long.MAX_VALUE }, { $inc: { a: 1 } }, 2],
    ['two changes of one path', {}, { $set: { a: 1 }, $inc: { 'a.b': 1 } }, 40],
    ['another _id', { _id: 1 }, { $set: { _id: 2 } }, 66],
    ['a replacement with another _id', { _id: 1 }, { _id: 2 }, 66],
    ['a field inside a scalar', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
    ['a push on a scalar', { a: 1 }, { $push: { a: 1 } }, 2],
    ['an unknown operator', {}, { $frob: { a: 1 } }, 9],
    ['a position that nothing matched', { a: [1] }, { $set: { 'a.$': 1 } }, 2],
    ['a pull through a scalar', { a: 1 }, { $pull: { 'a.b': 1 } }, 28],
    ['an operator that every object inherits', {}, { $set: { a: 1 }, toString: { b: 1 } }, 9],
    ['all elements', { a: [1] }, { $set: { 'a.$[]': 1 } }, 238],
    ['filtered elements', { a: [1] }, { $set: { 'a.$[x]': 1 } }, 238],
    ['a set of a list and more', {}, { $addToSet: { a: { $each: [1], more: 1 } } }, 2],
    ['a push that sorts', {}, { $push: { a: { $each: [1], $sort: {} } } }, 238],
    ['a new name', { a: 1 }, { $rename: { a: 'b' } }, 238],
    ['bits', { a: 1 }, { $bit: { a: {} } }, 238],
    ['a pipeline with a nested field', {}, [{ $set: { 'a.b': 1 } }], 238],
    ['a pipeline with another stage', {}, [{ $unset: 'a' }], 238],
  ])('%s', (_, before, update, code) => {
    expect(() => change({ _id: 1, ...before }, update)).toThrow(expect.objectContaining({ code }));
    expect(() => change({ _id: 1, ...before }, update)).toThrow(MongoError);
  });
});

it('a positional operator with two conflicting conditions is refused', () => {
  const filter = { a: 1, $and: [{ a: 3 }] };
  expect(() => change({ _id: 1, a: [1, 3] }, { $set: { 'a.$': 0 } }, { filter })).toThrow('two conditions');
});

it('an upsert starts from the filter’s equalities', () => {
  const filter = compileFilter(
    toDoc({ a: 1, 'b.c': { $eq: 2 }, d: { $gt: 5 }, $and: [{ e: 3 }], h: { $in: [6] }, i: { $in: [7, 8] } }),
  );
  const update = parseUpdate(toDoc({ u: { $set: { f: 4 }, $setOnInsert: { g: 5 } } }).get('u'));
  const made = deserialize(encode(upsertDocument(filter, update, { filter, inserting: true })));
  expect(made).toEqual({ _id: expect.anything(), a: 1, b: { c: 2 }, e: 3, h: 6, f: 4, g: 5 });
});
