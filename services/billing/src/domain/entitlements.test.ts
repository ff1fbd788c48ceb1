import { type Account, newAccount, type Subscription, trialDaysLeft } from './account';
import { entitlementsOf, withPublishedEntitlements } from './entitlements';

const rules = { trialDays: 30, premiumMaxRestaurants: 1 };
const start = new Date('2026-11-01T12:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);
const fresh = newAccount('o1', 'o1@example.com', rules.trialDays, start);

const bought: Subscription = {
  id: 'sub_1',
  plan: 'enterprise',
  isRunning: true,
  priceMinor: 7_999,
  currency: 'USD',
  interval: 'month',
  startsAt: start,
  endsAt: after(30),
  cancelAtPeriodEnd: false,
  canceledAt: null,
  trialStartsAt: null,
  trialEndsAt: null,
  paymentMethod: null,
};

test('a trial has the entitlements of Premium until the instant of its end', () => {
  expect(entitlementsOf(fresh, after(29.99), rules)).toMatchObject({
    effectivePlan: 'premium',
    inTrial: true,
    monthlyReservations: 0,
    validUntil: after(30),
  });
  expect(entitlementsOf(fresh, after(30), rules)).toEqual({
    effectivePlan: 'basic',
    sms: false,
    customFloorPlans: false,
    analytics: false,
    monthlyReservations: 50,
    maxRestaurants: 1,
    inTrial: false,
    validUntil: null,
  });
});

test('a subscription takes precedence over the trial, which counts again once it has ended', () => {
  const account: Account = { ...fresh, subscription: bought };
  expect(entitlementsOf(account, after(1), rules)).toMatchObject({ maxRestaurants: 0, inTrial: false });
  const ended = { ...account, subscription: { ...bought, isRunning: false } };
  expect(entitlementsOf(ended, after(1), rules)).toMatchObject({ effectivePlan: 'premium', inTrial: true });
});

test('days left are whole days, and 0 without a trial', () => {
  expect([0, 0.5, 29.5, 30, 30.5, 32].map((days) => trialDaysLeft(fresh, after(days)))).toEqual([
    30, 30, 1, 0, 0, -2,
  ]);
  expect(trialDaysLeft(newAccount('o2', '', 0, start), start)).toBe(0);
});

test('entitlements are published only when they changed', () => {
  const published = withPublishedEntitlements(fresh, start, rules);
  expect(published.publishedVersion).toBe(1);
  expect(withPublishedEntitlements(published, after(10), rules)).toBe(published);
  expect(withPublishedEntitlements(published, after(30), rules).publishedVersion).toBe(2);
});

test('a second restaurant needs Enterprise, or Premium if the product’s owner has configured that', () => {
  const most = (plan: Subscription['plan'], premiumMaxRestaurants: number) =>
    entitlementsOf({ ...fresh, subscription: { ...bought, plan } }, after(1), {
      trialDays: 30,
      premiumMaxRestaurants,
    }).maxRestaurants;
  // 0: no limit.
  expect([most('premium', 1), most('premium', 5), most('enterprise', 1)]).toEqual([1, 5, 0]);
});
