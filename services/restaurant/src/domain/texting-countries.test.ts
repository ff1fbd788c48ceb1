import { textingCountries, unknownCountries } from './texting-countries';

test.each([
  ['America/New_York', '', ['US']],
  ['UTC', '', ['US']],
  ['Etc/GMT+5', '', ['US']],
  ['Europe/Rome', '', ['IT', 'US']],
  ['Asia/Calcutta', '', ['IN', 'US']],
  ['Europe/Rome', '+49 30 901820', ['IT', 'DE', 'US']],
  ['Europe/Rome', '(212) 555-2368', ['IT', 'US']],
  ['Europe/Rome', '+39 06 49911', ['IT', 'US']],
  ['Europe/Rome', 'none', ['IT', 'US']],
])('a restaurant in %s with the number %p sends SMS to %p', (timezone, phoneNumber, countries) => {
  expect(textingCountries({ timezone, phoneNumber })).toEqual(countries);
});

test('the owner’s choice replaces the defaults', () => {
  const chosen = { smsCountries: ['CH', 'LI'], timezone: 'Europe/Rome', phoneNumber: '+49 30 901820' };
  expect(textingCountries(chosen)).toEqual(['CH', 'LI']);
});

test('unknown country codes are reported', () => {
  expect(unknownCountries(['US', 'XX', 'IT', 'ZZ'])).toEqual(['XX', 'ZZ']);
});
