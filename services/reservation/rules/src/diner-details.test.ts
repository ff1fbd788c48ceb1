import { marketingTexts, marketingTextVersion, validateDinerDetails } from './diner-details';

test('every field is optional', () => {
  expect(validateDinerDetails({})).toEqual([]);
  expect(validateDinerDetails({ email: '', occasion: '', dietary: [], dietaryNotes: '' })).toEqual([]);
});

test('all fields together are valid', () => {
  const given = {
    email: 'ada@example.com',
    occasion: 'birthday',
    dietary: ['vegan', 'nut-allergy'],
    dietaryNotes: 'No sesame',
    marketingConsent: marketingTextVersion,
  };
  expect(validateDinerDetails(given)).toEqual([]);
});

test.each([
  [{ email: 'ada@' }, 'email'],
  [{ occasion: 'funeral' }, 'occasion'],
  [{ dietary: ['vegan', 'air'] }, 'dietary'],
  [{ dietary: ['vegan', 'vegan'] }, 'dietary'],
  [{ dietaryNotes: 'x'.repeat(201) }, 'dietaryNotes'],
  [{ email: 'ada@example.com', marketingConsent: 'constructor' }, 'marketingConsent'],
  [{ marketingConsent: marketingTextVersion }, 'marketingConsent'],
])('%j is refused with the name of its field', (given, field) => {
  expect(validateDinerDetails(given).map((problem) => problem.field)).toEqual([field]);
});

test('a text that diners agreed to never changes', () => {
  expect(marketingTexts['2026-11']).toBe(
    'Send me news and offers from {restaurant} by email. I can stop it at any time.',
  );
});
