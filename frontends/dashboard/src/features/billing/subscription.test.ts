import { planName, priceLabel, subscriptionState } from './subscription';

const now = Date.parse('2026-11-21T12:00:00Z');
const nobody = {
  isSubscribed: false,
  subscriptionStartDate: null,
  subscriptionEndDate: null,
  cancelAtPeriodEnd: false,
  canceledAt: null,
  trialStartDate: null,
};
const paying = {
  ...nobody,
  isSubscribed: true,
  subscriptionStartDate: '2026-11-01T00:00:00Z',
  subscriptionEndDate: '2026-12-01T00:00:00Z',
};
const stopped = { cancelAtPeriodEnd: true, canceledAt: '2026-11-10T00:00:00Z' };
const over = { isInTrial: false, daysLeft: 0 };

it.each([
  ['active', paying, over],
  ['cancelled', { ...paying, ...stopped }, over],
  ['ended', { ...paying, ...stopped, subscriptionEndDate: '2026-11-20T00:00:00Z' }, over],
  ['ended', { ...paying, ...stopped, isSubscribed: false }, over],
  ['trial-active', { ...nobody, trialStartDate: '2026-11-01T00:00:00Z' }, { isInTrial: true, daysLeft: 10 }],
  ['trial-expired', { ...nobody, trialStartDate: '2026-10-01T00:00:00Z' }, over],
  ['none', nobody, over],
])('shows %s', (state, billing, trial) => {
  expect(subscriptionState(billing, trial, now)).toBe(state);
});

it('names plans and prices', () => {
  expect([planName('premium'), planName('friends')]).toEqual(['Premium Plan', 'Custom Plan']);
  expect(
    priceLabel({ subscriptionPrice: 49, subscriptionCurrency: 'eur', subscriptionInterval: 'month' }),
  ).toBe('€49.00/month');
});
