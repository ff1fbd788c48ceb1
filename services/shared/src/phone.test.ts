import fc from 'fast-check';
import {
  digitsToFind,
  displayPhone,
  formatEnteredPhone,
  phoneFor,
  isEnteredPhoneValid,
  normalizePhone,
  takesTexts,
} from './phone';

test.each([
  ['', ''],
  ['N/A', ''],
  ['2025550143', '(202) 555-0143'],
  ['+1 202 555 0143', '(202) 555-0143'],
  ['12025550143', '(202) 555-0143'],
  ['+39 06 6982 1234', '06 6982 1234'],
])('%j is shown as %j', (text, shown) => {
  expect(displayPhone(text)).toBe(shown);
});

test('a number that is not valid is formatted as far as typed', () => {
  expect(displayPhone('123')).toMatch(/^\+?1 ?23$/);
});

test.each(['12', '555', '1'.repeat(30)])('%j, which the library cannot parse, is shown as it is', (text) => {
  const warn = jest.fn();
  expect(displayPhone(text, warn)).toBe(text);
  expect(warn).toHaveBeenCalledWith('Phone number formatting failed', expect.any(Error));
});

test.each([
  ['2125550188', '(212) 555-0188'],
  ['1 212 555 0188', '(212) 555-0188'],
  ['+12125550188', '+12125550188'],
  ['+39 06 6982 1234', '+39 06 6982 1234'],
  ['555', '555'],
  ['', ''],
])('%j is entered as %j', (typed, kept) => {
  expect(formatEnteredPhone(typed)).toBe(kept);
});

test('two notations of one number are equal', () => {
  expect(normalizePhone('(202) 555-0143')).toBe('+12025550143');
  expect(normalizePhone('+1-202-555-0143')).toBe('+12025550143');
  expect(normalizePhone('12')).toBeUndefined();
});

test('an entered number needs ten digits and must be valid for the library', () => {
  expect(isEnteredPhoneValid('(202) 555-0143')).toBe(true);
  expect(isEnteredPhoneValid('555-0143')).toBe(false);
});

describe('any text', () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.stringMatching(/^\+?[\d ().-]{0,24}$/),
    fc.nat(9_999_999).map((local) => `+1202${String(local).padStart(7, '0')}`),
  );

  it('is shown without an exception, and normalized idempotently', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(typeof displayPhone(text)).toBe('string');
        const number = normalizePhone(text);
        if (number === undefined) return;
        expect(number).toMatch(/^\+[1-9]\d{6,14}$/);
        expect(normalizePhone(number)).toBe(number);
      }),
    );
  });
});

test.each([
  ['0412 345 678', 'AU', '+61412345678'],
  ['020 7946 0018', 'GB', '+442079460018'],
  ['+61 412 345 678', 'GB', '+61412345678'],
  ['(202) 555-0143', 'AU', '+12025550143'],
  ['61412345678', 'AU', '+61412345678'],
  ['0412 345 678', 'US', undefined],
  ['0412 345 678', 'nowhere', undefined],
  ['', 'AU', undefined],
])('%j in %s is read as %j', (text, country, number) => {
  expect(normalizePhone(text, country)).toBe(number);
});

test('a number takes texts if its country is among those that get texts', () => {
  expect(takesTexts('0412 345 678', 'AU', ['AU'])).toBe(true);
  expect(takesTexts('0412 345 678', 'AU', ['US'])).toBe(false);
  expect(takesTexts('0412 345 678', 'US', ['AU', 'US'])).toBe(false);
});

test.each([
  ['0044 20 7946 0018', 'US', '+442079460018'],
  ['011 44 20 7946 0019', 'US', '+442079460019'],
  ['00 44 7400 123459', 'US', '+447400123459'],
  ['0049 30 901820', 'GB', '+4930901820'],
  ['00 44 7400 123459', 'GB', '+447400123459'],
  ['7400123457', 'GB', '+447400123457'],
  ['07400 123458', 'GB', '+447400123458'],
  ['+353 (0) 86 123 45 67', 'US', '+353861234567'],
  ['+49 (0) 30 - 901 820 12', 'US', '+493090182012'],
  ['+358 (0) 40 123 45 67', 'US', '+358401234567'],
  ['00 12', 'US', undefined],
])('%j at a restaurant in %s is %s', (typed, country, normal) => {
  expect(normalizePhone(typed, country)).toBe(normal);
});

test.each([
  ['+12025550143', 'US', ['12025550143', '2025550143']],
  ['020 7946 0018', 'GB', ['02079460018', '2079460018']],
  ['0044 20 7946 0018', 'US', ['00442079460018', '442079460018', '2079460018']],
  ['555 0143', 'US', ['5550143']],
])('%j in %s is found by %j', (typed, country, digits) => {
  expect(digitsToFind(typed, country)).toEqual(digits);
});

test.each([
  ['+1 202 555 0143', 'US', { text: '(202) 555-0143', href: 'tel:+12025550143' }],
  ['202 555 0143', 'US', { text: '(202) 555-0143', href: 'tel:+12025550143' }],
  ['+971 50 123 4567', 'US', { text: '050 123 4567 (AE)', href: 'tel:+971501234567' }],
  ['+33 6 12 34 56 78', 'US', { text: '06 12 34 56 78 (FR)', href: 'tel:+33612345678' }],
  ['+33 6 12 34 56 78', 'FR', { text: '06 12 34 56 78', href: 'tel:+33612345678' }],
  ['020 7946 0018', 'GB', { text: '020 7946 0018', href: 'tel:+442079460018' }],
  ['(202) 555-0143', 'GB', { text: '(202) 555-0143 (US)', href: 'tel:+12025550143' }],
  ['765432', 'NC', { text: '76.54.32', href: 'tel:+687765432' }],
  ['555', 'US', { text: '555' }],
  ['N/A', 'US', { text: '' }],
  ['', 'US', { text: '' }],
])('members of a restaurant read %j in %s as %j', (text, country, shown) => {
  expect(phoneFor(text, country)).toEqual(shown);
});

test('a masked number is shown as it is, and cannot be dialed', () => {
  expect(phoneFor('••• 1234', 'IT')).toEqual({ text: '••• 1234' });
});
