import { validateReservation } from './validator';

const good = {
  name: "Anne-Marie O'Neil",
  phoneNumber: '+1 (202) 555-0143',
  partySize: 4,
  date: '2026-11-21',
  time: '19:00',
  notes: '',
};

const textsOf = (change: object) =>
  validateReservation({ ...good, ...change }, 'member').map(({ message }) => message);

test('a complete form is valid', () => {
  expect(validateReservation(good, 'public')).toEqual([]);
});

test.each([
  [{ name: 'A' }, 'Name must be at least 2 characters long'],
  [{ name: 'A'.repeat(101) }, 'Name cannot exceed 100 characters'],
  [{ name: 'R2-D2' }, 'Name can only contain letters, spaces, hyphens, and apostrophes'],
  [{ phoneNumber: '1'.repeat(21) }, 'Phone number is too long'],
  [
    { phoneNumber: 'call me' },
    'Phone number can only contain numbers, spaces, dashes, parentheses, and plus signs',
  ],
  [{ partySize: 0 }, 'Party size must be between 1 and 100 people'],
  [{ partySize: 101 }, 'Party size must be between 1 and 100 people'],
  [{ partySize: 2.5 }, 'Party size must be between 1 and 100 people'],
  [{ date: '' }, 'Please select a date'],
  [{ time: '' }, 'Please select a time'],
  [{ notes: 'n'.repeat(601) }, 'Notes cannot exceed 600 characters'],
])('%j is refused with the text of the spec', (change, text) => {
  expect(textsOf(change)).toEqual([text]);
});

test('names of any script are names', () => {
  for (const name of ['Łukasz Żak', 'José', '山田 太郎', 'D’Arcy']) expect(textsOf({ name })).toEqual([]);
});

test('the public books up to twenty, a member up to a hundred', () => {
  expect(validateReservation({ ...good, partySize: 20 }, 'public')).toEqual([]);
  expect(validateReservation({ ...good, partySize: 21 }, 'public')).toMatchObject([{ field: 'partySize' }]);
  expect(validateReservation({ ...good, partySize: 100 }, 'member')).toEqual([]);
});

test('absent fields are not checked', () => {
  expect(validateReservation({ notes: 'window' }, 'public')).toEqual([]);
});
