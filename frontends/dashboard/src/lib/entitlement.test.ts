import { includesFloorPlans, includesSms } from './entitlement';

const none = { subscriptionType: 'basic', isSubscribed: false, isInTrial: false, daysLeft: 0 } as const;

it.each([
  ['Basic, not subscribed', {}, false],
  ['Basic, subscribed', { isSubscribed: true }, false],
  ['Premium', { subscriptionType: 'premium', isSubscribed: true }, true],
  ['Enterprise', { subscriptionType: 'enterprise', isSubscribed: true }, true],
  ['a Premium that has ended', { subscriptionType: 'premium' }, false],
  ['a trial', { isInTrial: true, daysLeft: 12 }, true],
  ['a trial that is over', { isInTrial: true, daysLeft: 0 }, false],
] as const)('%s: what it says about SMS and floor plans', (_plan, more, included) => {
  const plan = { ...none, ...more };
  expect([includesSms(plan), includesFloorPlans(plan)]).toEqual([included, included]);
});
