import type { Kind } from './message';
import { defaultQuotas, nearlyUsedUp, quotasOf } from './quotas';

const sent = (kind: Kind, channel: 'sms' | 'email' = 'email') =>
  ({ kind, channel, to: 'somebody', restaurantId: 'r1' }) as const;
const limits = (...given: Parameters<typeof quotasOf>) =>
  quotasOf(...given)
    .flatMap(({ part, whole }) => [...(part ? [part] : []), whole])
    .map(({ scope, limit }) => `${scope} ${limit}`);

test.each([
  ['trial', ['number-of-restaurant 20', 'number 40', 'restaurant 100', 'account 100']],
  ['premium', ['number-of-restaurant 20', 'number 40', 'restaurant 1000', 'account 5000']],
  ['enterprise', ['number-of-restaurant 20', 'number 40', 'restaurant 5000', 'account 25000']],
] as const)('an SMS under %s counts by number, restaurant and account', (plan, expected) => {
  expect(limits(sent('reservation-booked', 'sms'), { id: 'o1', plan }, defaultQuotas)).toEqual(expected);
});

test('an evening of 400 bookings, each changed and canceled, stays within the mails of every plan', () => {
  for (const plan of ['trial', 'premium', 'enterprise'] as const)
    for (const { part, whole } of quotasOf(sent('reservation-booked'), { id: 'o1', plan }, defaultQuotas))
      expect(Math.min(part?.limit ?? whole.limit, whole.limit)).toBeGreaterThan(3 * 400);
});

test('mails to the diners of a trial, which anybody can open, have a limit of their own', () => {
  const account = (plan: 'trial' | 'premium') =>
    limits(sent('diner-booked'), { id: 'o1', plan }, defaultQuotas).slice(0, 2);
  expect(account('trial')).toEqual(['address 30', 'account 400']);
  expect(account('premium')).toEqual(['address 30', 'restaurant 5000']);
  expect(limits(sent('reservation-booked'), { id: 'o1', plan: 'trial' }, defaultQuotas)[0]).toBe(
    'address 10000',
  );
});

test('unsolicited mails have narrow limits of their own', () => {
  expect(limits(sent('staff-invitation'), { id: 'o1', plan: 'enterprise' }, defaultQuotas)).toEqual([
    'address 10',
    'restaurant 50',
    'account 250',
  ]);
});

test('account mails count by address only, and not against a restaurant’s limits', () => {
  for (const kind of ['verification', 'password-reset', 'security-notice'] as const)
    expect(limits(sent(kind), undefined, defaultQuotas)).toEqual(['address 100']);
});

test('mails about how a user signs in are counted apart, so that reset mails do not use them up', () => {
  const [notice, reset] = (['security-notice', 'password-reset'] as const).map(
    (kind) => quotasOf(sent(kind), undefined, defaultQuotas)[0]?.whole.subject,
  );
  expect(notice).not.toBe(reset);
});

test('the owner is warned at four fifths', () => {
  expect([1, 10, 100, 101].map((limit) => nearlyUsedUp({ limit }))).toEqual([1, 8, 80, 81]);
});
