import type { Logger } from '@tablewell/chassis/ops';
import type { BillingRules } from '../domain/plans';

/** Logs the configured values of decisions that are left to the product's owner (PLAN-13). */
export function logRules(
  { rules, advertisedTrialDays }: { rules: BillingRules; advertisedTrialDays: number },
  logger: Pick<Logger, 'info' | 'warn'>,
): void {
  const { trialDays, premiumMaxRestaurants } = rules;
  const trial = trialDays === 0 ? 'no trial is granted' : `a trial of ${trialDays} days is granted`;
  logger.info(
    { TRIAL_DAYS: trialDays, TRIAL_DAYS_ADVERTISED: advertisedTrialDays },
    `TRIAL_DAYS: ${trial}; TRIAL_DAYS_ADVERTISED: landing and marketing pages say ${advertisedTrialDays} days`,
  );
  if (trialDays !== advertisedTrialDays) {
    logger.warn('TRIAL_DAYS and TRIAL_DAYS_ADVERTISED differ: pages promise another trial than is granted');
  }
  logger.info(
    { PREMIUM_MAX_RESTAURANTS: premiumMaxRestaurants },
    `PREMIUM_MAX_RESTAURANTS: Premium includes ${premiumMaxRestaurants} restaurant(s)`,
  );
}
