import type { Entry } from '../load/waiting-guests';
import { entryProblem } from './waiting-entries';

const start = { at: 5, local: '2026-12-03T12:00' };
const left = (state: string): Entry => ({
  ...{ id: 'ada', phone: '', since: 0 },
  answer: { kind: 'leave', from: 1, until: 2, status: 200, state },
});

test('who left is off the list, and who was seated before is told so', () => {
  expect(entryProblem(left('CANCELED'), { status: 200, state: 'CANCELED' })).toBeUndefined();
  expect(entryProblem(left('SEATED'), { status: 200, state: 'SEATED' })).toBeUndefined();
});

test.each([
  [left('CANCELED'), 'SEATED'],
  [left('SEATED'), 'WAITING'],
  [left('WAITING'), 'WAITING'],
  [{ ...left('SEATED'), start }, 'SEATED'],
])('an answer that did not last is found: %j is %s', (entry, state) => {
  expect(entryProblem(entry, { status: 200, state })).toMatch(/^lost: ada left/);
});

test('a start that was taken, and an entry that is gone, are found', () => {
  const taken: Entry = {
    ...left('SEATED'),
    start,
    answer: { kind: 'accept', from: 1, until: 2, status: 200 },
  };
  expect(entryProblem(taken, { status: 200, state: 'SEATED', reservationId: 'ada' })).toBeUndefined();
  expect(entryProblem(taken, { status: 200, state: 'NO_SHOW' })).toMatch(/took its start/);
  expect(entryProblem(left('CANCELED'), { status: 404 })).toMatch(/answered 404/);
});
