import { paths, signUpFor } from '../../paths';
import { isFree } from './plan';
import type { Interval, Plan } from './plan';
import { t } from '../../texts';

/** The viewer of the plans. */
export type Standing =
  | { kind: 'visitor' }
  /** A signed-in user; `subscriptionType` is undefined if the server did not return it. */
  | {
      kind: 'owner';
      subscriptionType: string | undefined;
      isSubscribed: boolean;
      /** The interval of its payment; undefined without a subscription, or if the server did not return it. */
      interval?: Interval | undefined;
      /** Undefined without a trial that runs. */
      trialDaysLeft?: number | undefined;
    }
  /** A member of staff, who cannot change the plan of the restaurant's owner. */
  | { kind: 'staff'; subscriptionType: string | undefined };

/** The inputs of the label of a plan's button. */
export interface Circumstances {
  standing: Standing;
  interval: Interval;
  /** The option `disableTrials`, or no trial is granted at all. */
  trialsDisabled: boolean;
  /** Whether the payment provider's script has loaded, or is not needed on this page. */
  paymentLoaded: boolean;
}

/** The same plan by the month and by the year counts as two: the provider's portal switches between them. */
function isCurrent(plan: Plan, standing: Standing, interval: Interval): boolean {
  if (standing.kind === 'visitor' || standing.subscriptionType !== plan.id) return false;
  return standing.kind === 'staff' || standing.interval === undefined || standing.interval === interval;
}

/** The label of a plan's button: the first rule that applies (SCREEN-7). */
export function planLabel(
  plan: Plan,
  { standing, interval, trialsDisabled, paymentLoaded }: Circumstances,
): { text: string; disabled: boolean } {
  const enabled = (text: string) => ({ text, disabled: false });
  if (standing.kind === 'staff')
    return {
      text: isCurrent(plan, standing, interval) ? t('prices.button.current') : t('prices.button.byOwner'),
      disabled: true,
    };
  if (isFree(plan)) return enabled(t('prices.button.free'));
  if (isCurrent(plan, standing, interval)) return { text: t('prices.button.current'), disabled: true };
  // Not disabled: a click shows that the payment system is still loading, and loads it again.
  if (!paymentLoaded) return enabled(t('prices.button.loading'));
  if (standing.kind === 'owner')
    return enabled(standing.isSubscribed ? t('prices.button.change') : t('prices.button.subscribe'));
  return enabled(trialsDisabled ? t('prices.button.subscribe') : t('prices.button.withTrial'));
}

/** What a click on a plan leads to. */
export type PlanStep =
  | { kind: 'go'; to: string }
  | { kind: 'portal' }
  | { kind: 'checkout'; interval: Interval }
  /** The current plan cannot be chosen again. */
  | { kind: 'none' };

/** The inputs of a click, in addition to the plan. */
interface PlanClick {
  /** Whether the visitor pressed the button that starts a trial. */
  withTrial: boolean;
  interval: Interval;
}

/** The effect of a click on a plan (SCREEN-7). */
export function planStep(plan: Plan, standing: Standing, { withTrial, interval }: PlanClick): PlanStep {
  if (standing.kind === 'staff') return { kind: 'none' };
  if (isFree(plan)) return { kind: 'go', to: paths.signUp };
  if (standing.kind === 'visitor')
    return { kind: 'go', to: signUpFor(plan.id, withTrial ? 'trial' : 'payment', interval) };
  if (isCurrent(plan, standing, interval)) return { kind: 'none' };
  return standing.isSubscribed ? { kind: 'portal' } : { kind: 'checkout', interval };
}
