import type { TrialStatus } from '@tablewell/api-client/queries';
import type { BillingInfo } from './api/billing-info';
import { find, t } from './texts';
import { locale } from '../../lib/language';

/** How a subscription is shown. */
export type SubscriptionState = 'active' | 'cancelled' | 'ended' | 'trial-active' | 'trial-expired' | 'none';

type Known = Pick<
  BillingInfo,
  | 'isSubscribed'
  | 'subscriptionEndDate'
  | 'subscriptionStartDate'
  | 'cancelAtPeriodEnd'
  | 'canceledAt'
  | 'trialStartDate'
>;

/** `now` in epoch milliseconds. */
export function subscriptionState(
  billing: Known,
  trial: Pick<TrialStatus, 'isInTrial' | 'daysLeft'> | undefined,
  now: number,
): SubscriptionState {
  const ended = billing.subscriptionEndDate !== null && Date.parse(billing.subscriptionEndDate) <= now;
  const stopping = billing.cancelAtPeriodEnd || billing.canceledAt !== null;
  if (stopping && (ended || !billing.isSubscribed)) return 'ended';
  if (trial?.isInTrial) return trial.daysLeft > 0 ? 'trial-active' : 'trial-expired';
  if (billing.isSubscribed) return stopping ? 'cancelled' : 'active';
  if (billing.subscriptionStartDate !== null && ended) return 'ended';
  return billing.trialStartDate !== null ? 'trial-expired' : 'none';
}

/** Basic Plan, Premium Plan, Enterprise Plan, otherwise Custom Plan. */
export const planName = (type: string): string => find(`billing.plan.${type}`) ?? t('billing.plan.custom');

/** `$49.00/month`, in the billing currency. */
export function priceLabel({
  subscriptionPrice,
  subscriptionCurrency,
  subscriptionInterval,
}: Pick<BillingInfo, 'subscriptionPrice' | 'subscriptionCurrency' | 'subscriptionInterval'>): string {
  const amount = new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency: subscriptionCurrency || 'USD',
  }).format(subscriptionPrice);
  return t(subscriptionInterval === 'year' ? 'billing.price.year' : 'billing.price.month', { amount });
}
