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
  [{ phoneNumber: '1'.repeat(16) }, 'Phone number is too long'],
  [{ phoneNumber: `${'1'.repeat(15)}${' '.repeat(26)}` }, 'Phone number is too long'],
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
  [{ notes: '🎂'.repeat(601) }, 'Notes cannot exceed 600 characters'],
])('%j is refused with the text of the spec', (change, text) => {
  expect(textsOf(change)).toEqual([text]);
});

const letters = 'Name can only contain letters, spaces, hyphens, and apostrophes';

// cspell:disable
describe('a name', () => {
  const textOf = (name: string) => textsOf({ name });

  test.each([
    [
      'of any script',
      ['Łukasz Żak', 'José', 'Nguye\u0302\u0303n', '山田 太郎', 'محمد علي', 'ක්\u200dරිස්ටි', 'علی\u200cرضا'],
    ],
    ['with any space', ['Ada\u00a0Lovelace', '山田\u3000太郎', 'Ada\u2009Lovelace', 'Ada\u202fLovelace']],
    [
      'with any hyphen',
      ['Anne-Marie', 'Anne\u2010Marie', 'Anne\u2011Marie', 'Anne–Marie', 'Anne－Marie', 'בן־גוריון'],
    ],
    [
      'with any apostrophe',
      ["O'Neil", 'O’Neil', 'O‘Neil', 'O`Neil', 'O´Neil', 'Oʼneil', 'Kaʻiulani', 'O＇Neil'],
    ],
    [
      'with abbreviations',
      ['St. John', 'St.John', 'J. R. R. Tolkien', 'J.R.R. Tolkien', 'Sammy Davis Jr.', 'Mª José', 'Ｊ．田中'],
    ],
    ['joined by dots', ['ジョン・スミス', 'ジョン･スミス', 'Col·lell', '让·雷诺']],
    ['of one syllable or word', ['李', 'あ', 'ア', '김', '𠮷']],
  ])('%s is a name', (_kind, names) => {
    for (const name of names) expect([name, textOf(name)]).toEqual([name, []]);
  });

  test.each([
    ['digits', ['R2-D2', 'Smith 2', '山田２', 'Henry Ⅷ']],
    [
      'other signs',
      ['Ada & Co', 'Ada/Bo', 'Ada (VIP)', 'Ada, Countess', 'Ada_L', 'a@b', 'Ada 🦀', '❤️ Ada', 'Ada™'],
    ],
    ['links', ['www.evil', 'evil.example', 'Visit evil.com', 'bit.ly now', 'http://evil']],
    ['control characters', ['Ada\nBcc', 'Ada\tLovelace', 'Ada\u0000', 'Ada\u0085B', 'Ada\u2028B']],
    ['direction characters', ['Ada\u202eB', 'Ada\u200fB', 'Ada\u2067B', 'Ada\u061cB']],
    ['invisible characters', ['Ada\u200bB', 'Ada\u200dB', 'Ada\ufeffB', 'Ada\u00adB']],
    ['more accents than any language writes', [`Ada${'\u0301'.repeat(20)}`]],
    ['no letter', ['--', '..', "' '", '\u3164\u3164']],
  ])('with %s is refused', (_kind, names) => {
    for (const name of names) expect([name, textOf(name)]).toEqual([name, [letters]]);
  });

  test('of one letter is too short', () => {
    for (const name of ['A', 'É', 'E\u0301', 'ж', 'ا'])
      expect([name, textOf(name)]).toEqual([name, ['Name must be at least 2 characters long']]);
  });
});

// cspell:enable
test('the public books up to twenty, a member up to a hundred', () => {
  expect(validateReservation({ ...good, partySize: 20 }, 'public')).toEqual([]);
  expect(validateReservation({ ...good, partySize: 21 }, 'public')).toMatchObject([{ field: 'partySize' }]);
  expect(validateReservation({ ...good, partySize: 100 }, 'member')).toEqual([]);
});

test('absent fields are not checked', () => {
  expect(validateReservation({ notes: 'window' }, 'public')).toEqual([]);
  // Each is two units of a string.
  expect(validateReservation({ notes: '🎂'.repeat(600) }, 'public')).toEqual([]);
});

test.each(['+353 (0) 86 123 45 67', '+49 (0) 30 - 901 820 12', '1'.repeat(15), '(+353) 086 - 123 4567'])(
  'a phone number with %j is accepted',
  (phoneNumber) => {
    expect(validateReservation({ ...good, phoneNumber }, 'public')).toEqual([]);
  },
);
