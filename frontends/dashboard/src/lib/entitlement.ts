import type { TrialStatus } from '@tablewell/api-client/queries';

type Plan = Pick<TrialStatus, 'subscriptionType' | 'isSubscribed' | 'isInTrial' | 'daysLeft'>;

/** Whether the plan in force is more than Basic: the subscription, otherwise the trial, otherwise Basic (PLAN-5, PLAN-8). */
const isBeyondBasic = ({ subscriptionType, isSubscribed, isInTrial, daysLeft }: Plan): boolean =>
  isSubscribed ? subscriptionType !== 'basic' : isInTrial && daysLeft > 0;

/** Whether SMS is sent. */
export const includesSms = isBeyondBasic;

/** Whether floor plans can be drawn (LAYOUT-5). */
export const includesFloorPlans = isBeyondBasic;
