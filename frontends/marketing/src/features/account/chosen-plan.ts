import { pageConfig } from '@tablewell/federation';
import { paidPlan, planNames } from './start-checkout';
import type { CheckoutOptions, PaidPlanId } from './start-checkout';
import { t } from './texts';

/** The plan in the address of the sign-up page. */
export interface ChosenPlan {
  /** Undefined: the free one. */
  readonly plan: PaidPlanId | undefined;
  /** The plan whose checkout follows the sign-up. */
  readonly paidNow: PaidPlanId | undefined;
  readonly checkout: CheckoutOptions;
}

export function chosenPlan(query: URLSearchParams): ChosenPlan {
  const plan = paidPlan(query.get('plan'));
  return {
    plan,
    paidNow: query.get('stripe') === 'true' ? plan : undefined,
    checkout: {
      withTrial: query.has('trial') && query.get('trial') !== 'false',
      ...(query.get('interval') === 'year' && { interval: 'year' }),
    },
  };
}

/** What the account begins with: the plan that is paid for next, or a trial. */
export function planLine({ plan, paidNow, checkout: { interval = 'month' } }: ChosenPlan): string {
  return paidNow ? t(`account.signUp.chosen.${interval}`, { plan: planNames[paidNow] }) : trialLine(plan);
}

/** Without the number of days: the previous page may have shown either of the two that are configured. */
function trialLine(plan: PaidPlanId | undefined): string {
  if (pageConfig().trialDays === 0) return t('account.signUp.lead');
  return plan ? t('account.signUp.trialPlan', { plan: planNames[plan] }) : t('account.signUp.trial');
}
