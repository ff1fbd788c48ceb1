import { seatsInName, tableKinds, tableTypeLabel } from './tables';

test('the seats of every kind follow from its name', () => {
  for (const { key, seats } of tableKinds) expect(seatsInName(key)).toBe(seats);
});

test('seats come from digits, else from a number word, else are four', () => {
  expect(seatsInName('Booth12')).toBe(12);
  expect(seatsInName('EightTopCircle')).toBe(8);
  expect(seatsInName('Booth')).toBe(4);
});

test('type names are shown as spaced words, with Top as Table', () => {
  expect(tableTypeLabel('FourTopCircle')).toBe('Four Table Circle');
  expect(tableTypeLabel('TwoTop')).toBe('Two Table');
});
