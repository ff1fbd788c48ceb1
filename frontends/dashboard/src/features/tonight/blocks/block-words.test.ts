import { block } from '@tablewell/api-client/book/testing';
import { destinationOf, scopeWithin } from './block-words';

const party = {
  ...{ id: 'p1', name: 'Ada', size: 2, startsAt: 0, date: '2026-11-20' },
  ...{ tables: ['1'], movesTo: ['T2'] },
};

it('keeps the letters of a table’s number within a sentence', () => {
  expect(destinationOf(party, true)).toBe('moves to table T2');
  expect(destinationOf({ ...party, movesTo: ['T2', 'T3'] }, true)).toBe('moves to tables T2 and T3');
  expect(scopeWithin(block({ tables: ['T2'] }))).toBe('table T2');
});

it('keeps the name of an area as its owner wrote it', () => {
  expect(scopeWithin(block({ area: 'Terrace' }))).toBe('Terrace');
});
