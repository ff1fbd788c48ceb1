import { mergedConsent, mergedDetails } from './guest-details';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const consent = (given: number, withdrawn?: number) => ({
  givenAt: at(given),
  textVersion: '2026-11',
  email: `day${given}@example.com`,
  ...(withdrawn ? { withdrawnAt: at(withdrawn) } : {}),
});

test('a later booking replaces the details that it gives, and keeps the others', () => {
  const known = { email: 'ada@example.com', dietary: { needs: ['vegan'], words: '' } };
  expect(mergedDetails(known, {})).toEqual(known);
  expect(mergedDetails(known, { email: 'ada@other.example' })).toEqual({
    ...known,
    email: 'ada@other.example',
  });
  const dietary = { needs: [], words: 'Nothing raw' };
  expect(mergedDetails(known, { dietary })).toEqual({ ...known, dietary });
});

test.each([
  ['a consent is recorded', undefined, consent(1), consent(1)],
  ['a booking without one changes nothing', consent(1), undefined, consent(1)],
  ['a withdrawal ends the consent', consent(1), consent(1, 3), consent(1, 3)],
  [
    'a withdrawal by the link of a later booking ends an earlier one',
    consent(1),
    consent(2, 3),
    consent(2, 3),
  ],
  [
    'a withdrawal by the link of an earlier booking ends a later one',
    consent(2),
    consent(1, 3),
    consent(2, 3),
  ],
  ['a consent after the withdrawal applies', consent(1, 3), consent(4), consent(4)],
  ['a consent that was withdrawn before stays withdrawn', consent(1, 3), consent(2), consent(2, 3)],
])('%s, in either order', (_what, known, given, expected) => {
  expect(mergedConsent(known, given)).toEqual(expected);
  expect(mergedConsent(given, known)).toEqual(expected);
});
