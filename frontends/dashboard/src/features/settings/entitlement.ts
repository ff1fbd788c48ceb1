import type { TrialStatus } from '../../lib/api/trial-status';

type Plan = Pick<TrialStatus, 'subscriptionType' | 'isSubscribed' | 'isInTrial' | 'daysLeft'>;

/** Whether SMS is sent under the plan in force: what is bought (Premium and up), else a trial, else Basic. */
export const includesSms = ({ subscriptionType, isSubscribed, isInTrial, daysLeft }: Plan): boolean =>
  isSubscribed ? subscriptionType !== 'basic' : isInTrial && daysLeft > 0;
