// cspell:disable: names as people write and search them
import { wordPatterns } from './word-patterns';

const finds = (search: string, text: string): boolean => {
  const words = wordPatterns(search);
  return words.length > 0 && words.every((word) => word.test(text));
};

test.each([
  ['jose nunez', 'José Núñez'],
  ['jose nunez', 'Jose\u0301 Nun\u0303ez'],
  ['José Núñez', 'jose nunez'],
  ['NUÑEZ', 'José Núñez'],
  ['nunez jose', 'José Núñez'],
  ['Er, Cal', 'Cal Erikson'],
  ['lukasz zak', 'Łukasz Żak'],
  ['obrien', 'O’Brien'],
  ['O’Brien', "O'Brien"],
  ['st john', 'St. John'],
  ['strasse', 'Straße'],
  ['massmann', 'Maßmann'],
  ['aether', 'Æther'],
  ['ann lee', 'Ann\u00a0 Lee'],
  ['νικος', 'Νίκος'],
  ['lovel', 'Ada Lovelace'],
  ['李', '李 小龍'],
])('%j finds %j', (search, text) => {
  expect(finds(search, text)).toBe(true);
});

test.each([
  ['ann leigh', 'Ann Lee'],
  ['.*', 'Ada'],
  ['( ', 'Ada'],
  ['(a+)+$', 'aaaaaaaa'],
  ['', 'Ada'],
])('%j does not find %j', (search, text) => {
  expect(finds(search, text)).toBe(false);
});

test('long and odd searches give few, short patterns', () => {
  for (const search of ['a'.repeat(10_000), 'a b '.repeat(5_000), '𝔞\u0000𝕓 (a+)+$ [x]']) {
    const patterns = wordPatterns(search);
    expect(patterns.length).toBeLessThanOrEqual(8);
    expect(JSON.stringify(patterns.map(({ source }) => source)).length).toBeLessThan(20_000);
    // The store ends a pattern at the first NUL.
    for (const { source } of patterns) expect(source).not.toContain('\0');
  }
});
