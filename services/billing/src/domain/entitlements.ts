import { type Account, isSubscribed } from './account';
import { basicMonthlyReservations, type BillingRules, type PlanId } from './plans';

/** The features and limits of an account's restaurants, however many there are (GROUP-8). */
export interface Entitlements {
  /** The plan in effect: premium during a trial. */
  readonly effectivePlan: PlanId;
  readonly sms: boolean;
  readonly customFloorPlans: boolean;
  readonly analytics: boolean;
  /** 0: no limit. */
  readonly monthlyReservations: number;
  /** 0: no limit. */
  readonly maxRestaurants: number;
  readonly inTrial: boolean;
  /**
   * The end of a trial; null outside of one. It tells callers when to expect a change: other services apply these
   * entitlements until the next event, which the job `check-trials` publishes after this instant.
   */
  readonly validUntil: Date | null;
}

function allowedBy(plan: PlanId, rules: BillingRules): Omit<Entitlements, 'inTrial' | 'validUntil'> {
  const paid = plan !== 'basic';
  const most: Record<PlanId, number> = { basic: 1, premium: rules.premiumMaxRestaurants, enterprise: 0 };
  return {
    effectivePlan: plan,
    sms: paid,
    customFloorPlans: paid,
    analytics: paid,
    monthlyReservations: paid ? 0 : basicMonthlyReservations,
    maxRestaurants: most[plan],
  };
}

/**
 * The account's entitlements at an instant: those of its subscription, else of its trial, else of Basic (PLAN-5,
 * PLAN-8).
 */
export function entitlementsOf(account: Account, now: Date, rules: BillingRules): Entitlements {
  const { subscription, trialEndsAt } = account;
  if (subscription && isSubscribed(account)) {
    return { ...allowedBy(subscription.plan, rules), inTrial: false, validUntil: null };
  }
  if (trialEndsAt && now < trialEndsAt) {
    return { ...allowedBy('premium', rules), inTrial: true, validUntil: trialEndsAt };
  }
  return { ...allowedBy('basic', rules), inTrial: false, validUntil: null };
}

/** The account with its entitlements marked for publication; the same account if they are already published. */
export function withPublishedEntitlements(account: Account, now: Date, rules: BillingRules): Account {
  const published = entitlementsOf(account, now, rules);
  if (account.published && JSON.stringify(published) === JSON.stringify(account.published)) return account;
  return { ...account, published, publishedVersion: account.publishedVersion + 1 };
}
