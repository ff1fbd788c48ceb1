import { isProven } from './user';

test('a verified account is its mailbox owner’s only once nothing says that another person chose its password', () => {
  const unproven = { madeFrom: '192.0.2.1', verifiedFrom: '198.51.100.1' };
  expect(isProven({ isVerified: true, unproven: null })).toBe(true);
  expect(isProven({ isVerified: true, unproven })).toBe(false);
  expect(isProven({ isVerified: false, unproven: null })).toBe(false);
});
