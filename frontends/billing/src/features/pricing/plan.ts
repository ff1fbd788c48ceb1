import type { components } from '@tablewell/api-client';
import { locale, t } from '../../texts';

export type Plan = components['schemas']['Plan'];
export type PlanId = Plan['id'];

/** How often a plan is paid. */
export type Interval = 'month' | 'year';

/** The tiers from small to large, the order they are shown in. */
const tiers: readonly PlanId[] = ['basic', 'premium', 'enterprise'];

/** The plans sorted by tier; a plan of an unknown tier comes last. */
export const byTier = (plans: readonly Plan[]): Plan[] => {
  const rank = ({ id }: Plan): number => (tiers.includes(id) ? tiers.indexOf(id) : tiers.length);
  return [...plans].sort((one, other) => rank(one) - rank(other));
};

export const isFree = ({ price }: Pick<Plan, 'price'>): boolean => price === 0;

/** The same plan with yearly payment. */
export const byTheYear = (plan: Plan): Plan => ({ ...plan, price: plan.annualPrice, interval: 'year' });

/** "Free", or the amount as the reader's locale writes it; the interval is shown beside it. */
export const priceText = ({ price, currency }: Pick<Plan, 'price' | 'currency'>): string =>
  price === 0
    ? t('prices.free')
    : new Intl.NumberFormat(locale(), { style: 'currency', currency }).format(price);
