import fc from 'fast-check';
import { addressRange, isInRanges } from './address-ranges';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7/32 ', '203.0.113.7'],
  ['203.0.113.7/24', '203.0.113.0/24'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['2001:DB8::1', '2001:db8::1'],
  ['2001:db8:1:2:3::/48', '2001:db8:1::/48'],
  ['::1/128', '::1'],
])('%j is the range %s', (given, range) => {
  expect(addressRange(given)).toBe(range);
});

test.each([
  '',
  'everywhere',
  '203.0.113',
  '203.0.113.256',
  '0x7f.0.0.1',
  '010.0.0.1',
  '203.0.113.7/33',
  '203.0.113.7/-1',
  '203.0.113.7/08',
  '203.0.113.7/24/8',
  '203.0.113.7/',
  '2001:db8::/129',
  'fe80::1%eth0',
  '::ffff:203.0.113.7',
  '::ffff:203.0.113.0/120',
])('%j is no range', (given) => {
  expect(addressRange(given)).toBeUndefined();
});

const octets = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 4, maxLength: 4 });

test('an IPv4 range has the addresses with the same leading bits, mapped ones too, and no others', () => {
  const numberOf = (address: readonly number[]) => address.reduce((sum, part) => sum * 256 + part, 0);
  fc.assert(
    fc.property(octets, octets, fc.integer({ min: 0, max: 32 }), (one, other, bits) => {
      const range = addressRange(`${one.join('.')}/${bits}`) ?? '';
      const size = 2 ** (32 - bits);
      const isInside = Math.floor(numberOf(one) / size) === Math.floor(numberOf(other) / size);
      expect(isInRanges(other.join('.'), [range])).toBe(isInside);
      expect(isInRanges(`::ffff:${other.join('.')}`, [range])).toBe(isInside);
      expect(isInRanges(one.join('.'), ['192.0.2.1/32', range])).toBe(true);
      expect(addressRange(range)).toBe(range);
    }),
  );
});

test('an IPv6 range has the addresses with the same leading bits', () => {
  expect(isInRanges('2001:db8:1:2::9', ['2001:db8:1::/48'])).toBe(true);
  expect(isInRanges('2001:db8:2:2::9', ['2001:db8:1::/48'])).toBe(false);
  expect(isInRanges('203.0.113.7', ['::/0'])).toBe(false);
  expect(isInRanges('2001:db8::1', ['0.0.0.0/0'])).toBe(false);
});

test('what is no address is in no range', () => {
  expect(isInRanges('', ['0.0.0.0/0', '::/0'])).toBe(false);
  expect(isInRanges('unknown', ['0.0.0.0/0', '::/0'])).toBe(false);
});
