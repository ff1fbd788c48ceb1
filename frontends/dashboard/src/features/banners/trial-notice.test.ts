import { trialNotice } from './trial-notice';

it.each([
  [6, undefined],
  [5, 'warning'],
  [3, 'warning'],
  [2, 'urgent'],
  [1, 'urgent'],
  [0, 'expired'],
  [-4, 'expired'],
])('with %i days left the trial banner is %s', (daysLeft, style) => {
  expect(trialNotice({ isInTrial: true, daysLeft })?.style).toBe(style);
});

it('is not shown outside a trial', () => {
  expect(trialNotice({ isInTrial: false, daysLeft: 1 })).toBeUndefined();
});
