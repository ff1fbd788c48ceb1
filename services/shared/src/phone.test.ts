import fc from 'fast-check';
import { displayPhone, formatEnteredPhone, isEnteredPhoneValid, normalizePhone, takesTexts } from './phone';

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
