import { sortNameOf } from './guest-model';

test('sort keys ignore case and accents, and are limited in length', () => {
  expect(sortNameOf('Élodie')).toBe('elodie');
  // In its decomposed form, each of these letters is three characters.
  expect(sortNameOf('각'.repeat(200))).toHaveLength(200);
});
