// cspell:disable: names as people write and search them
import { folded, searchedWords } from './fold';

test.each([
  ['José Núñez', 'jose nunez'],
  ['Jose\u0301 Nun\u0303ez', 'jose nunez'],
  ['Łukasz Żak', 'lukasz zak'],
  ['Søren Østergård', 'soren ostergard'],
  ['O’Brien', 'obrien'],
  ["o'brien", 'obrien'],
  ['St. John', 'st john'],
  ['Ann\u00a0Lee', 'ann lee'],
  ['Ann\tLee', 'ann lee'],
  ['  Ann  Lee ', 'ann lee'],
  ['Ann\u2003Lee', 'ann lee'],
  ['Anna-Maria', 'anna maria'],
  ['Straße', 'strasse'],
  ['ｊｏｈｎ', 'john'],
  ['李', '李'],
  ['Νίκος', 'νικος'],
  ['ジョン・スミス', 'ジョン スミス'],
  ['हिन्दी', 'हिन्दी'],
  ['مُحَمَّد', 'محمد'],
  ['', ''],
])('%j is compared as %j', (text, expected) => {
  expect(folded(text)).toBe(expected);
  expect(folded(folded(text))).toBe(expected);
});

test('a search for a name has words, in any order; another text has none', () => {
  expect(searchedWords('O’Brien, Anna-Maria')).toEqual(['obrien', 'anna', 'maria']);
  expect(searchedWords('Müller & Co')).toEqual(['muller', 'co']);
  for (const text of ['', '  ', '.', '(a+)+$', '.*', 'a*', '[x]']) expect(searchedWords(text)).toEqual([]);
});
