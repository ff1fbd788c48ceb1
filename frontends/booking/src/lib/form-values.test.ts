import { emptyForm, partySizeOf, problemsOf, sanitized } from './form-values';
import type { DateRules } from './form-values';
import { refusedFields } from './refused-fields';

const dates: DateRules = {
  today: '2026-11-21',
  first: '2026-11-21',
  last: '2027-02-21',
  beyond: 'problem.dateFar',
  isClosed: (date) => date === '2026-12-25',
};
const good = { ...emptyForm, name: 'Anna Moreau', date: '2026-11-23', time: '18:30' };

it('accepts a valid form', () => {
  expect(problemsOf(good, dates, 'public')).toEqual({});
});

it('reports what is missing', () => {
  expect(problemsOf({ ...emptyForm, partySize: '' }, dates, 'public')).toEqual({
    name: 'Name must be at least 2 characters long',
    date: 'Please select a date',
    time: 'Please select a time',
    partySize: 'Party size must be between 1 and 20 people',
  });
});

it.each(['0', '21', '2.5', 'x'])('refuses a party of %s', (partySize) => {
  expect(problemsOf({ ...good, partySize }, dates, 'public')).toHaveProperty('partySize');
});

it.each(['２', '٢', '۲', ' 2 '])('reads a party of %j as two', (partySize) => {
  expect(partySizeOf({ partySize })).toBe(2);
  expect(problemsOf({ ...good, partySize }, dates, 'public')).toEqual({});
});

it.each([
  ['2026-11-20', 'This date has already passed. Please select a later date.'],
  ['2027-02-22', 'Reservations can be made up to three months ahead.'],
  ['2026-12-25', 'Sorry, the restaurant is closed on this day. Please select another date.'],
])('refuses the date %s', (date, text) => {
  expect(problemsOf({ ...good, date }, dates, 'public')).toEqual({ date: text });
});

it('does not name three months if the restaurant has another window', () => {
  expect(
    problemsOf(
      { ...good, date: '2026-11-30' },
      { ...dates, last: '2026-11-28', beyond: 'refusal.too-far-ahead' },
      'public',
    ),
  ).toEqual({
    date: 'Reservations cannot be made this far ahead. Please select an earlier date.',
  });
});

it('lets a reservation stay on its own date, closed or not', () => {
  expect(
    problemsOf({ ...good, date: '2026-12-25' }, dates, 'public', { date: '2026-12-25', guests: 2 }),
  ).toEqual({});
});

it('sanitizes typed text', () => {
  expect(sanitized({ ...good, name: ' <b>Anna ', notes: '<i>' })).toMatchObject({
    name: 'bAnna',
    notes: 'i',
  });
});

it('assigns the server’s refusals to the fields, and keeps the rest as lines', () => {
  const details = [
    { field: 'guests', message: 'Too many' },
    { field: 'reservation_time', message: 'Not offered' },
    { field: 'elsewhere', message: 'Odd' },
  ];
  expect(refusedFields(details)).toEqual({
    errors: { partySize: 'Too many', time: 'Not offered' },
    lines: ['Party size: Too many', 'Time: Not offered', 'elsewhere: Odd'],
  });
});

it.each([
  ['21', 'public', undefined, 'Party size must be between 1 and 20 people'],
  ['100', 'member', undefined, undefined],
  ['101', 'member', undefined, 'Party size must be between 1 and 100 people'],
  ['25', 'public', 25, undefined],
  ['24', 'public', 25, 'Party size must be between 1 and 20 people'],
] as const)('limits a party of %s by %s, %s before', (partySize, audience, before, text) => {
  const own = before && { date: good.date, guests: before };
  expect(problemsOf({ ...good, partySize }, dates, audience, own || undefined).partySize).toBe(text);
});
