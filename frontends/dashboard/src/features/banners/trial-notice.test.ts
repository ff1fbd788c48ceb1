import { trialNotice } from './trial-notice';

const now = Date.parse('2026-11-23T12:00:00Z');
const dayMs = 86_400_000;
const trial = (isInTrial: boolean, daysLeft: number) => ({
  subscriptionType: 'basic' as const,
  isSubscribed: false,
  isInTrial,
  daysLeft,
  trialEndDate: new Date(now + daysLeft * dayMs).toISOString(),
  trialType: 'premium',
  subscriptionInterval: '',
  managedByOwner: false,
});

it.each([
  [6, undefined],
  [5, 'warning'],
  [3, 'warning'],
  [2, 'urgent'],
  [1, 'urgent'],
  [0, 'expired'],
  [-4, 'expired'],
])('with %i days left the trial banner is %s', (daysLeft, style) => {
  expect(trialNotice(trial(true, daysLeft), now)?.style).toBe(style);
});

it.each([
  [0, 'expired'],
  [-13, 'expired'],
  [-14, undefined],
])('a trial that the server ended %i days ago is shown as %s', (daysLeft, style) => {
  expect(trialNotice(trial(false, daysLeft), now)?.style).toBe(style);
});

it('is not shown to subscribers, nor without a trial', () => {
  expect(trialNotice({ ...trial(false, -1), isSubscribed: true }, now)).toBeUndefined();
  expect(trialNotice({ ...trial(false, 0), trialEndDate: null }, now)).toBeUndefined();
});
