import { create } from '@bufbuild/protobuf';
import { type Timestamp, timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  EntitlementsSchema,
  InvoiceSchema,
  PlanId as PlanMessageId,
  PlanSchema,
  SubscriptionSchema,
} from '@tablewell/proto/billing/v1/subscription_pb';
import { type Account, isSubscribed } from '../domain/account';
import type { Entitlements } from '../domain/entitlements';
import type { Invoice } from '../domain/invoice';
import { annualPriceMinor, type Plan, type PlanId } from '../domain/plans';

const planMessageIds: Record<PlanId, PlanMessageId> = {
  basic: PlanMessageId.BASIC,
  premium: PlanMessageId.PREMIUM,
  enterprise: PlanMessageId.ENTERPRISE,
};

/** The plan of a contract's enum value; undefined for an unspecified one. */
export function toPlanId(id: PlanMessageId): PlanId | undefined {
  return (Object.keys(planMessageIds) as PlanId[]).find((plan) => planMessageIds[plan] === id);
}

export function toPlanMessage({ id, priceMinor, features, ...plan }: Plan) {
  return create(PlanSchema, {
    ...plan,
    id: planMessageIds[id],
    priceMinor: BigInt(priceMinor),
    annualPriceMinor: BigInt(annualPriceMinor({ priceMinor })),
    features: [...features],
  });
}

export function toEntitlementsMessage({ effectivePlan, validUntil, ...allowed }: Entitlements) {
  return create(EntitlementsSchema, {
    ...allowed,
    effectivePlan: planMessageIds[effectivePlan],
    ...at('validUntil', validUntil),
  });
}

/** An account's subscription or trial. If it has ended, the plan is Basic, with the end date. */
export function toSubscriptionMessage(account: Account) {
  const { ownerId, subscription, trialStartsAt, trialEndsAt } = account;
  const trial = { ...at('trialStartsAt', trialStartsAt), ...at('trialEndsAt', trialEndsAt) };
  if (!subscription) {
    const none = { isSubscribed: false, priceMinor: 0n, currency: 'USD', interval: 'month' };
    return create(SubscriptionSchema, { ownerId, plan: PlanMessageId.BASIC, ...none, ...trial });
  }
  const running = isSubscribed(account);
  return create(SubscriptionSchema, {
    ownerId,
    plan: running ? planMessageIds[subscription.plan] : PlanMessageId.BASIC,
    isSubscribed: running,
    priceMinor: BigInt(running ? subscription.priceMinor : 0),
    currency: subscription.currency,
    interval: subscription.interval,
    startsAt: timestampFromDate(subscription.startsAt),
    ...at('endsAt', subscription.endsAt),
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    ...at('canceledAt', subscription.canceledAt),
    ...at('providerTrialStartsAt', subscription.trialStartsAt),
    ...at('providerTrialEndsAt', subscription.trialEndsAt),
    ...(subscription.paymentMethod ? { paymentMethod: { ...subscription.paymentMethod } } : {}),
    ...trial,
  });
}

export function toInvoiceMessage({ createdAt, amountMinor, ...invoice }: Invoice) {
  return create(InvoiceSchema, {
    ...invoice,
    createdAt: timestampFromDate(createdAt),
    amountMinor: BigInt(amountMinor),
  });
}

function at<Name extends string>(name: Name, date: Date | null): { [K in Name]?: Timestamp } {
  return date ? ({ [name]: timestampFromDate(date) } as { [K in Name]?: Timestamp }) : {};
}
