import { createCodes } from './codes';

const codes = createCodes(['of this test']);

describe('codes of an authenticator app', () => {
  // Appendix B of RFC 6238, in its last six digits: the secret is “12345678901234567890”.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const at = (seconds: number) => new Date(seconds * 1_000);

  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('at %i seconds are those of the standard', (seconds, digits) => {
    expect(codes.periodOf(secret, digits, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  test('are accepted a period early and late, and no longer', () => {
    const [digits, start] = ['005924', 1_234_567_890];
    const accepted = [-60, -30, 0, 30, 60].map((late) => codes.periodOf(secret, digits, at(start + late)));
    expect(accepted).toEqual([undefined, start / 30, start / 30, start / 30, undefined]);
  });

  test('name the product and the account in the address that the app scans', () => {
    const uri = new URL(codes.uriOf(secret, 'ada+1@example.com'));
    expect(decodeURIComponent(uri.pathname)).toContain('Tablewell:ada+1@example.com');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, issuer: 'Tablewell', digits: '6' });
  });
});

test('a recovery code has as many random bits as a stored plain hash needs', () => {
  const made = Array.from({ length: 50 }, () => codes.newRecoveryCode());
  for (const code of made) expect(code).toMatch(/^[A-Z2-7]{24}$/);
  expect(new Set(made).size).toBe(50);
});

test('a sealed secret is read with the same key only, or with the one before it', () => {
  const sealed = codes.seal('a secret');
  expect(sealed).not.toContain('secret');
  expect(codes.unseal(sealed)).toBe('a secret');
  expect(createCodes(['of another service']).unseal(sealed)).toBeUndefined();
  expect(createCodes(['the next one', 'of this test']).unseal(sealed)).toBe('a secret');
  expect(codes.unseal('')).toBeUndefined();
});
