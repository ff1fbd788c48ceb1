import { hasLongDelay, isOverdue, isTableReserved, markedLate, minutesLate } from './lateness';
import { minutes, party, seven } from './testing';

const notice = { late: { minutes: 20, saidAt: seven } };
const at = (minute: number): number => seven + minutes(minute);

it('counts from the announced time', () => {
  expect([9, 10, 25].map((minute) => minutesLate(party({}), at(minute)))).toEqual([9, 10, 25]);
  expect([9, 20, 25].map((minute) => minutesLate(party(notice), at(minute)))).toEqual([0, 0, 5]);
});

it('marks a party as late from the grace time on, or from the time that it announced', () => {
  expect([5, 14, 15].map((minute) => markedLate(party({}), at(minute), 15))).toEqual([0, 0, 15]);
  expect([20, 21].map((minute) => markedLate(party(notice), at(minute), 15))).toEqual([0, 1]);
  expect([0, 1].map((minute) => markedLate(party({}), at(minute), 0))).toEqual([0, 1]);
  expect(markedLate(party({ stage: 'arrived' }), at(30), 15)).toBe(0);
});

it('is a long delay from a quarter of an hour on', () => {
  expect([14, 15].map((minute) => hasLongDelay(party({}), at(minute)))).toEqual([false, true]);
  expect([34, 35].map((minute) => hasLongDelay(party(notice), at(minute)))).toEqual([false, true]);
});

it('proposes a no-show from half an hour on, unless the party announced that it is late', () => {
  expect([29, 30].map((minute) => isOverdue(party({}), at(minute)))).toEqual([false, true]);
  expect(isOverdue(party(notice), at(90))).toBe(false);
});

it('reserves a table for up to an hour', () => {
  expect([60, 61].map((minute) => isTableReserved(party({}), at(minute)))).toEqual([true, false]);
  expect(isTableReserved(party({ stage: 'arrived' }), at(90))).toBe(true);
});
