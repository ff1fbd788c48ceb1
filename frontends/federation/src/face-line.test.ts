import { faceLine } from './face-line';

test.each([
  [{}, ''],
  [{ cuisine: 'Italian', priceLevel: 2, country: 'IT' }, 'Italian · €€'],
  [{ priceLevel: 3, country: 'GB', street: '1 High St', city: 'Bath' }, '£££ · 1 High St, Bath'],
  [{ priceLevel: 1, country: 'US' }, '$'],
  [{ street: 'Via Roma 12', postalCode: '00179', city: 'Roma' }, 'Via Roma 12, 00179 Roma'],
])('%j is shown as "%s"', (face, line) => {
  expect(faceLine(face)).toBe(line);
});
