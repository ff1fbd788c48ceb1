import { matcher } from './matcher';

describe('the fields that a filter concerns', () => {
  const document = {
    _id: 'a',
    version: 2,
    dirty: false,
    at: new Date(5),
    tags: ['x', 'y'],
    outbox: [{ _id: 'o', sentAt: null }],
  };

  it.each([
    [{}, true],
    [{ _id: 'a', version: 2 }, true],
    [{ _id: 'a', version: 3 }, false],
    [{ dirty: false }, true],
    [{ unknown: 'a' }, false],
    [{ unknown: null, version: 2 }, true],
    [{ tags: 'y' }, true],
    [{ tags: 'z' }, false],
    [{ version: 2, at: { $lt: new Date(6) } }, true],
    [{ version: 2, at: { $lt: new Date(5) } }, false],
    [{ _id: { $in: ['a', 'b'] }, dirty: false }, true],
    [{ 'outbox._id': 'o' }, true],
    [{ _id: 'a', outbox: { $elemMatch: { _id: 'o', sentAt: null } } }, true],
    [{ _id: 'a', outbox: { $elemMatch: { _id: 'p', sentAt: null } } }, false],
  ])('%j: %s', (filter, expected) => {
    expect(matcher(filter)(document)).toBe(expected);
  });
});
