import { phonePatterns } from './phone-patterns';

const finds = (search: string, phone: string, country?: string): boolean =>
  phonePatterns(search, country).some((pattern) => pattern.test(phone));

test.each([
  ['2025550143', '(202) 555-0143', 'US'],
  ['555 0143', '(202) 555-0143', 'US'],
  ['+12025550143', '(202) 555-0143', 'US'],
  ['1 202 555 0143', '202.555.0143', 'US'],
  ['202-555-0143', '+1 202 555 0143', 'US'],
  ['0143', '+1 (202) 555 0143', 'US'],
  ['020 7946 0018', '+44 20 7946 0018', 'GB'],
  ['+442079460018', '020 7946 0018', 'GB'],
  ['0044 20 7946 0018', '020 7946 0018', 'US'],
  ['２０２５５５', '(202) 555-0143', undefined],
])('%j finds %j', (search, phone, country) => {
  expect(finds(search, phone, country)).toBe(true);
});

test.each([
  ['12', '(202) 555-0112', 'US'],
  ['5550144', '(202) 555-0143', 'US'],
  ['Ada 555', '(202) 555-0143', 'US'],
  ['1'.repeat(200), '1'.repeat(200), 'US'],
  ['', '(202) 555-0143', 'US'],
])('%j does not find %j', (search, phone, country) => {
  expect(finds(search, phone, country)).toBe(false);
});
