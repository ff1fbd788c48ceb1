import type { TrialStatus } from '@tablewell/api-client/queries';
import { t } from './texts';

/** The text and tone of the trial banner; undefined if it is not shown (SCREEN-8). */
export interface TrialNotice {
  style: 'warning' | 'urgent' | 'expired';
  text: string;
}

const shownAt = 5;
const urgentAt = 2;
/** For how many days after its end an expired trial is still mentioned. */
const mentionedFor = 14;
const dayMs = 86_400_000;

/** The banner for a trial: from five days left, urgent from two, expired at none. `now` in epoch milliseconds. */
export function trialNotice(
  { isInTrial, isSubscribed, daysLeft, trialEndDate }: TrialStatus,
  now: number,
): TrialNotice | undefined {
  // The server ends a trial at its instant, so an expired one is no longer "in trial".
  const endedFor = trialEndDate === null ? NaN : (now - Date.parse(trialEndDate)) / dayMs;
  const expired = isInTrial ? daysLeft <= 0 : !isSubscribed && endedFor >= 0 && endedFor < mentionedFor;
  if (expired) return { style: 'expired', text: t('banners.trial.expired') };
  if (!isInTrial || daysLeft > shownAt) return undefined;
  return {
    style: daysLeft <= urgentAt ? 'urgent' : 'warning',
    text: t('banners.trial.endsIn', { count: daysLeft }),
  };
}
