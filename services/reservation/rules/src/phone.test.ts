import fc from 'fast-check';
import { displayPhone, isEnteredPhoneValid, normalisePhone } from './phone';

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

test('two spellings of one number are one', () => {
  expect(normalisePhone('(202) 555-0143')).toBe('+12025550143');
  expect(normalisePhone('+1-202-555-0143')).toBe('+12025550143');
  expect(normalisePhone('12')).toBeUndefined();
});

test('an entered number needs ten digits and the library’s consent', () => {
  expect(isEnteredPhoneValid('(202) 555-0143')).toBe(true);
  expect(isEnteredPhoneValid('555-0143')).toBe(false);
});

describe('any text', () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.stringMatching(/^\+?[\d ().-]{0,24}$/),
    fc.nat(9_999_999).map((local) => `+1202${String(local).padStart(7, '0')}`),
  );

  it('is shown without a throw, and normalised to what normalises to itself', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(typeof displayPhone(text)).toBe('string');
        const number = normalisePhone(text);
        if (number === undefined) return;
        expect(number).toMatch(/^\+[1-9]\d{6,14}$/);
        expect(normalisePhone(number)).toBe(number);
      }),
    );
  });
});
