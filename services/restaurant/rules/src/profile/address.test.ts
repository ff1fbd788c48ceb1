import { addressLine } from './address';

const address = { street: '', postalCode: '', city: '', region: '' };

test.each([
  [
    'US',
    { street: '12 Mulberry Street', postalCode: '10013', city: 'New York', region: 'NY' },
    '12 Mulberry Street, New York, NY 10013',
  ],
  [
    'IT',
    { street: 'Via Roma 12', postalCode: '00184', city: 'Roma', region: 'RM' },
    'Via Roma 12, 00184 Roma RM',
  ],
  ['IT', { street: 'Via Roma 12', postalCode: '00184', city: 'Roma' }, 'Via Roma 12, 00184 Roma'],
  [
    'DE',
    { street: 'Via Roma 3', postalCode: '10115', city: 'Berlin', region: 'Berlin' },
    'Via Roma 3, 10115 Berlin',
  ],
  ['GB', { street: '1 High St', postalCode: 'BA1 1AA', city: 'Bath' }, '1 High St, Bath, BA1 1AA'],
  ['US', { city: 'New York' }, 'New York'],
  ['US', { street: '12 Mulberry Street' }, '12 Mulberry Street'],
  ['', { street: 'Via Roma 12', city: 'Roma' }, 'Via Roma 12, Roma'],
  ['US', {}, ''],
])('an address in %j with %j is written "%s"', (country, parts, line) => {
  expect(addressLine({ ...address, ...parts }, country)).toBe(line);
});
