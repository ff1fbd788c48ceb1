import { party, table } from '@tablewell/api-client/book/testing';
import type { Stage } from '@tablewell/api-client/book';
import { countedParties, lacksTable } from './parties';

it('counts those who come, sit or have left', () => {
  const stages: Stage[] = ['requested', 'booked', 'arrived', 'seated', 'finished', 'no-show', 'canceled'];
  const parties = stages.map((stage) => party({ id: stage, stage }));
  expect(countedParties(parties).map(({ id }) => id)).toEqual(['booked', 'arrived', 'seated', 'finished']);
});

it('a party lacks a table only while it comes or waits, and where there are tables', () => {
  const none = { tables: [] };
  const some = { tables: [table('1')] };
  expect(lacksTable(some, party(none))).toBe(true);
  expect(lacksTable(some, party({ ...none, stage: 'arrived' }))).toBe(true);
  expect(lacksTable(some, party({ ...none, stage: 'finished' }))).toBe(false);
  expect(lacksTable(some, party({ ...none, stage: 'requested' }))).toBe(false);
  expect(lacksTable(none, party(none))).toBe(false);
});
