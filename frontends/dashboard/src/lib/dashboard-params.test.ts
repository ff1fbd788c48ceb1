import { dateIn } from './dashboard-params';

it.each([
  ['?date=2026-11-21', '2026-11-21'],
  ['?date=2026-02-30', undefined],
  ['?date=0', undefined],
  ['?date=', undefined],
  ['', undefined],
])('reads the date of the address %s as %s', (search, date) => {
  expect(dateIn(new URLSearchParams(search))).toBe(date);
});
