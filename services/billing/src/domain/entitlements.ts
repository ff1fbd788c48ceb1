import { type Account, isSubscribed } from './account';
import { basicMonthlyReservations, type BillingRules, type PlanId } from './plans';

/** What an account's restaurants may do. */
export interface Entitlements {
  /** The plan whose entitlements hold: premium during a trial. */
  readonly effectivePlan: PlanId;
  readonly sms: boolean;
  readonly customFloorPlans: boolean;
  readonly analytics: boolean;
  /** 0: no limit. */
  readonly monthlyReservations: number;
  /** 0: no limit. */
  readonly maxRestaurants: number;
  readonly inTrial: boolean;
  /** Null: until told otherwise. */
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

/** What the account's plan allows at this instant (spec owner §6, contract §3): what is bought, else the trial, else Basic. */
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

/** The account with what others must be told; the same account when they know it. */
export function withTelling(account: Account, now: Date, rules: BillingRules): Account {
  const told = entitlementsOf(account, now, rules);
  if (account.told && JSON.stringify(told) === JSON.stringify(account.told)) return account;
  return { ...account, told, toldVersion: account.toldVersion + 1 };
}
