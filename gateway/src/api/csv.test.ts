import fc from 'fast-check';
import { prefersCsv, toCsv } from './csv';

test('names of columns come first, and commas, quotes and lines stay within their cells', () => {
  const rows = [
    { name: 'Dinner, "late"', covers: 11 },
    { name: 'two\nlines', covers: -1 },
  ];
  expect(toCsv(['name', 'covers'], rows)).toBe('name,covers\r\n"Dinner, ""late""",11\r\n"two\nlines",-1\r\n');
});

test('property: no text is run by a spreadsheet', () => {
  fc.assert(
    fc.property(fc.constantFrom(...'=+-@\t\r'), fc.string(), (sign, rest) => {
      const cell = toCsv(['a'], [{ a: sign + rest }]).slice('a\r\n'.length);
      expect(cell.replace(/^"/, '')[0]).toBe("'");
    }),
  );
});

test.each([
  ['text/csv', true],
  ['TEXT/CSV; q=0.9, */*; q=0.1', true],
  ['text/csv, */*', true],
  ['text/csv, application/json', true],
  ['application/json, text/csv', false],
  ['application/json;q=0.5, text/csv;q=0.8', true],
  ['text/csv;q=0', false],
  ['text/csv;q=x, */*', false],
  ['*/*', false],
  ['text/html', false],
  ['', false],
  [undefined, false],
])('Accept: %s prefers CSV: %s', (accept, isCsv) => expect(prefersCsv(accept)).toBe(isCsv));
