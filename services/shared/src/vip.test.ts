import { namesVip } from './vip';

test.each([
  ['VIP', true],
  ['Window, vip!', true],
  ['VIPs of the house', false],
  ['viper', false],
  ['', false],
])('notes that read %p name a VIP: %p', (notes, expected) => {
  expect(namesVip(notes)).toBe(expected);
});
