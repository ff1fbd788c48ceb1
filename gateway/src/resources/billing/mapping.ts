import type {
  GetEntitlementsResponse,
  GetSubscriptionResponse,
} from '@tablewell/proto/billing/v1/billing_service_pb';
import { type Plan, PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { isoOrNull } from '../mapping';

/** Plan names of `/api`. */
const planNames = {
  [PlanId.UNSPECIFIED]: 'basic',
  [PlanId.BASIC]: 'basic',
  [PlanId.PREMIUM]: 'premium',
  [PlanId.ENTERPRISE]: 'enterprise',
} as const satisfies Record<PlanId, string>;

/** The plan with this name. */
export const planIds = {
  basic: PlanId.BASIC,
  premium: PlanId.PREMIUM,
  enterprise: PlanId.ENTERPRISE,
} as const;

const major = (minor: bigint) => Number(minor) / 100;

export function toPlan(plan: Plan) {
  return {
    id: planNames[plan.id],
    name: plan.name,
    price: major(plan.priceMinor),
    currency: plan.currency,
    interval: plan.interval,
    annualPrice: major(plan.annualPriceMinor),
    description: plan.description,
    popular: plan.popular,
    features: plan.features,
  };
}

/** The trial in the shape that the banner and the pricing component read. */
export function toTrialStatus({ subscription, entitlements, trialDaysLeft }: GetSubscriptionResponse) {
  return {
    subscriptionType: planNames[subscription?.plan ?? PlanId.BASIC],
    isSubscribed: subscription?.isSubscribed ?? false,
    isInTrial: entitlements?.inTrial ?? false,
    daysLeft: trialDaysLeft,
    trialEndDate: isoOrNull(subscription?.trialEndsAt),
    trialType: subscription?.trialEndsAt ? planNames[PlanId.PREMIUM] : '',
    subscriptionInterval: subscription?.isSubscribed ? subscription.interval || 'month' : '',
    managedByOwner: false,
  };
}

/**
 * The plan of the restaurant where a member of staff works. They see its trial as included, as they can neither end it
 * nor pay for it.
 */
export function toStaffStatus({ entitlements }: GetEntitlementsResponse) {
  const subscriptionType = planNames[entitlements?.effectivePlan ?? PlanId.BASIC];
  return {
    subscriptionType,
    isSubscribed: subscriptionType !== 'basic',
    isInTrial: false,
    daysLeft: 0,
    trialEndDate: null,
    trialType: '',
    subscriptionInterval: '',
    managedByOwner: true,
  };
}

/** Everything the billing tab shows (PLAN-14). */
export function toBillingInfo({ subscription }: GetSubscriptionResponse) {
  const { paymentMethod } = subscription ?? {};
  return {
    isSubscribed: subscription?.isSubscribed ?? false,
    subscriptionType: planNames[subscription?.plan ?? PlanId.BASIC],
    subscriptionPrice: major(subscription?.priceMinor ?? 0n),
    subscriptionCurrency: subscription?.currency || 'USD',
    subscriptionInterval: subscription?.interval || 'month',
    subscriptionStartDate: isoOrNull(subscription?.startsAt),
    subscriptionEndDate: isoOrNull(subscription?.endsAt),
    cancelAtPeriodEnd: subscription?.cancelAtPeriodEnd ?? false,
    canceledAt: isoOrNull(subscription?.canceledAt),
    stripeTrialStart: isoOrNull(subscription?.providerTrialStartsAt),
    stripeTrialEnd: isoOrNull(subscription?.providerTrialEndsAt),
    trialStartDate: isoOrNull(subscription?.trialStartsAt),
    trialEndDate: isoOrNull(subscription?.trialEndsAt),
    paymentMethod: paymentMethod
      ? {
          brand: paymentMethod.brand,
          last4: paymentMethod.last4,
          expiryMonth: paymentMethod.expiryMonth,
          expiryYear: paymentMethod.expiryYear,
        }
      : null,
  };
}
