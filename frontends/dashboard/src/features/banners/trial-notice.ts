import type { TrialStatus } from '../../lib/api/trial-status';

/** How the trial banner speaks; undefined when it is not shown (spec, sections 4 and 9). */
export interface TrialNotice {
  style: 'warning' | 'urgent' | 'expired';
  text: string;
}

const shownAt = 5;
const urgentAt = 2;

/** The banner for a trial: from five days left, urgent from two, expired at none. */
export function trialNotice({
  isInTrial,
  daysLeft,
}: Pick<TrialStatus, 'isInTrial' | 'daysLeft'>): TrialNotice | undefined {
  if (!isInTrial || daysLeft > shownAt) return undefined;
  if (daysLeft <= 0) return { style: 'expired', text: 'Your free trial has expired.' };
  const left = daysLeft === 1 ? '1 day' : `${daysLeft} days`;
  return {
    style: daysLeft <= urgentAt ? 'urgent' : 'warning',
    text: `Your free trial ends in ${left}.`,
  };
}
