import { changedDetails, cleanDinerInput, dinerDetailsOf, sameDetails, withDetails } from './diner-details';

const now = new Date('2026-11-20T12:00:00Z');
const given = {
  email: 'ada@example.com',
  occasion: 'birthday',
  dietary: ['vegan'],
  dietaryNotes: 'No sesame',
  marketingConsent: '2026-11',
};

test('a booking keeps the given details, and the consent with its time', () => {
  expect(dinerDetailsOf(given, now)).toEqual({
    email: 'ada@example.com',
    occasion: 'birthday',
    dietary: { needs: ['vegan'], words: 'No sesame' },
    marketingConsent: { givenAt: now, textVersion: '2026-11', email: 'ada@example.com' },
  });
  expect(dinerDetailsOf({ email: '', occasion: '', dietary: [], dietaryNotes: '' }, now)).toEqual({});
});

test('a change keeps the details that it leaves out, and removes those that it empties', () => {
  const current = dinerDetailsOf(given, now);
  expect(changedDetails(current, {})).toEqual(current);
  expect(changedDetails(current, { email: '', dietary: [], dietaryNotes: '' })).toEqual({
    occasion: 'birthday',
    marketingConsent: current.marketingConsent,
  });
  expect(changedDetails(current, { dietary: ['halal'] }).dietary).toEqual({
    needs: ['halal'],
    words: 'No sesame',
  });
});

test('a reservation loses the details that a change removes', () => {
  const reservation = { id: 'r', ...dinerDetailsOf(given, now) };
  const after = withDetails(reservation, changedDetails(reservation, { occasion: '' }));
  expect(after).not.toHaveProperty('occasion');
  expect(sameDetails(after, reservation)).toBe(false);
  expect(sameDetails(reservation, dinerDetailsOf(given, new Date(now)))).toBe(true);
});

test('texts are kept without markup', () => {
  expect(cleanDinerInput({ email: ' ada@example.com ', dietaryNotes: '<b>No sesame</b>' })).toEqual({
    email: 'ada@example.com',
    dietaryNotes: 'bNo sesame/b',
  });
});
