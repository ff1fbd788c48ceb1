import type { TrialStatus } from '@tablewell/api-client/queries';

type Plan = Pick<TrialStatus, 'subscriptionType' | 'isSubscribed' | 'isInTrial' | 'daysLeft'>;

/**
 * Whether SMS is sent under the plan in force: the subscription, otherwise the trial, otherwise Basic (PLAN-5, PLAN-8).
 */
export const includesSms = ({ subscriptionType, isSubscribed, isInTrial, daysLeft }: Plan): boolean =>
  isSubscribed ? subscriptionType !== 'basic' : isInTrial && daysLeft > 0;
