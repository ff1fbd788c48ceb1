import { isCounterBehind, isRecentSignIn, passkeyNameProblem, proofOf } from './passkey';

test.each([
  [0, 0, false],
  [0, 1, false],
  [5, 6, false],
  [5, 5, true],
  [5, 4, true],
  [5, 0, true],
])('after %i signatures, a counter of %i is behind: %s', (known, now, isBehind) => {
  expect(isCounterBehind(known, now)).toBe(isBehind);
});

test.each([
  ['', 'Please give the passkey a name'],
  ['x'.repeat(61), 'A name has at most 60 characters'],
  ['see https://evil.example', 'The name cannot contain a link'],
  ['My\u202ephone', 'The name cannot contain control characters'],
  ['Ada’s iPhone', undefined],
])('the name %j has the problem %j', (name, message) => {
  expect(passkeyNameProblem(name)?.message).toBe(message);
});

test.each([
  ['hash', { mark: 'm' }, 'code'],
  [null, { mark: 'm' }, 'code'],
  ['hash', null, 'password'],
  [null, null, 'recent-sign-in'],
])(
  'with password %j and second factor %j, the person is proved by %s',
  (passwordHash, secondFactor, proof) => {
    expect(proofOf({ passwordHash, secondFactor })).toBe(proof);
  },
);

test('a sign-in is recent for a quarter of an hour', () => {
  const at = new Date('2026-11-20T12:00:00Z');
  const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  expect([14, 15].map((minutes) => isRecentSignIn(at, later(minutes)))).toEqual([true, false]);
});
