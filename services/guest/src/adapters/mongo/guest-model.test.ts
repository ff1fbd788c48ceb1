import { sortNameOf } from './guest-model';

test('sort keys ignore case and accents, and are limited in length', () => {
  expect(sortNameOf('Élodie')).toBe('elodie');
  // Taken apart, each of these letters is three.
  expect(sortNameOf('각'.repeat(200))).toHaveLength(200);
});
