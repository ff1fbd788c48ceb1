import { faceLine } from './face-line';

test.each([
  [{}, ''],
  [{ cuisine: 'Italian', priceLevel: 2, country: 'IT' }, 'Italian · €€'],
  [{ priceLevel: 3, country: 'GB', address: '1 High St, Bath' }, '£££ · 1 High St, Bath'],
  [{ priceLevel: 1, country: 'US' }, '$'],
  [{ address: 'Via Roma 12, 00179 Roma' }, 'Via Roma 12, 00179 Roma'],
])('%j is shown as "%s"', (face, line) => {
  expect(faceLine(face)).toBe(line);
});
