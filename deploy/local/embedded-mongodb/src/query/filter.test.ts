import { Long, ObjectId, type Document } from 'bson';
import { toDoc } from '../../test/support/docs';
import { compileFilter } from './filter';

const matches = (filter: Document, document: Document): boolean =>
  compileFilter(toDoc(filter)).matches(toDoc(document));

const id = new ObjectId();

describe('a filter matches', () => {
  it.each<[Document, Document]>([
    [{ a: 1 }, { a: 1.0 }],
    [{ a: 1 }, { a: Long.fromNumber(1) }],
    [{ a: 1 }, { a: [3, 1] }],
    [{ a: [1, 2] }, { a: [1, 2] }],
    [{ a: [1, 2] }, { a: [[1, 2], 3] }],
    [{ 'a.b': 1 }, { a: [{ b: 2 }, { b: 1 }] }],
    [{ 'a.1': 5 }, { a: [4, 5] }],
    [{ 'a.0.b': 1 }, { a: [{ b: 1 }] }],
    [{ a: null }, {}],
    [{ a: null }, { a: null }],
    [{ 'a.b': null }, { a: 1 }],
    [{ 'a.b': null }, { a: [{ c: 1 }] }],
    [{ a: { $ne: 1 } }, {}],
    [{ a: { $nin: [1, 2] } }, { a: 3 }],
    [{ a: { $not: { $gt: 5 } } }, { a: 'text' }],
    [{ a: { $exists: false } }, { b: 1 }],
    [{ 'a.b': { $exists: false } }, { a: [] }],
    [{ a: { $gt: 1, $lt: 2 } }, { a: [0, 3] }],
    [{ a: { $elemMatch: { $gte: 1, $lt: 3 } } }, { a: [0, 2] }],
    [{ a: { $elemMatch: { b: 1, c: 2 } } }, { a: [{ b: 1 }, { b: 1, c: 2 }] }],
    [{ a: /^ab/i }, { a: 'ABC' }],
    [{ a: { $regex: 'b$' } }, { a: 'ab\n' }],
    [{ a: { $in: [/^x/, 5] } }, { a: 'xy' }],
    [{ $or: [{ a: 1 }, { b: 2 }] }, { b: 2 }],
    [{ a: id }, { a: id }],
    [{ a: { $lt: new ObjectId('ffffffffffffffffffffffff') } }, { a: id }],
    [{ a: { b: 1, c: 2 } }, { a: { b: 1, c: 2 } }],
    [{ a: { $gte: null } }, {}],
  ])('%j in %j', (filter, document) => expect(matches(filter, document)).toBe(true));
});

describe('a filter does not match', () => {
  it.each<[Document, Document]>([
    [{ a: 1 }, { a: '1' }],
    [{ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }],
    [{ 'a.b': null }, { a: [1, 2] }],
    [{ 'a.b': 1 }, { a: [[{ b: 1 }]] }],
    [{ a: { $gt: 5 } }, { a: 'z' }],
    [{ a: { $lt: new Date() } }, { a: 1 }],
    [{ a: { $lt: NaN } }, { a: 1 }],
    [{ a: { $ne: 1 } }, { a: [1, 2] }],
    [{ a: { $elemMatch: { $gt: 1 } } }, { a: [[2]] }],
    [{ a: { $elemMatch: { $gt: 1 } } }, { a: 2 }],
    [{ a: { $exists: true } }, { b: 1 }],
    [{ a: /^ab/ }, { a: 'ABC' }],
    [{ a: 9007199254740992 }, { a: Long.fromString('9007199254740993') }],
  ])('%j in %j', (filter, document) => expect(matches(filter, document)).toBe(false));
});

describe('a filter is refused', () => {
  it.each<[Document, string]>([
    [{ $where: 'true' }, 'unknown top level operator'],
    [{ a: { $near: [1, 2] } }, 'not supported'],
    [{ $text: { $search: 'x' } }, 'unknown top level operator'],
    [{ a: { $in: 1 } }, 'needs an array'],
    [{ $or: [] }, 'nonempty array'],
    [{ a: { $regex: '(?i)x' } }, 'not supported'],
    [{ a: { $regex: '(' } }, 'invalid'],
    [{ $expr: { $gt: ['$a', 1] } }, 'not supported'],
    [{ a: { $gt: 1, toString: 1 } }, 'unknown operator'],
    [{ a: { $all: [1] } }, 'not supported'],
  ])('%j', (filter, message) => expect(() => matches(filter, {})).toThrow(message));
});
