import { paths, signUpFor } from '../../paths';
import { isFree } from './plan';
import type { Interval, Plan } from './plan';
import { t } from '../../texts';

/** The viewer of the plans. */
export type Viewer =
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
export interface PlanContext {
  viewer: Viewer;
  interval: Interval;
  /** The option `disableTrials`, or no trial is granted at all. */
  trialsDisabled: boolean;
  /** Whether the payment provider's script has loaded, or is not needed on this page. */
  paymentLoaded: boolean;
}

/** The same plan by the month and by the year counts as two: the provider's portal switches between them. */
function isCurrent(plan: Plan, viewer: Viewer, interval: Interval): boolean {
  if (viewer.kind === 'visitor' || viewer.subscriptionType !== plan.id) return false;
  return viewer.kind === 'staff' || viewer.interval === undefined || viewer.interval === interval;
}

/** The label of a plan's button: the first rule that applies (SCREEN-7). */
export function planLabel(
  plan: Plan,
  { viewer, interval, trialsDisabled, paymentLoaded }: PlanContext,
): { text: string; disabled: boolean } {
  const enabled = (text: string) => ({ text, disabled: false });
  if (viewer.kind === 'staff')
    return {
      text: isCurrent(plan, viewer, interval) ? t('prices.button.current') : t('prices.button.byOwner'),
      disabled: true,
    };
  if (isFree(plan)) return enabled(t('prices.button.free'));
  if (isCurrent(plan, viewer, interval)) return { text: t('prices.button.current'), disabled: true };
  // Not disabled: a click shows that the payment system is still loading, and loads it again.
  if (!paymentLoaded) return enabled(t('prices.button.loading'));
  if (viewer.kind === 'owner')
    return enabled(viewer.isSubscribed ? t('prices.button.change') : t('prices.button.subscribe'));
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
export function planStep(plan: Plan, viewer: Viewer, { withTrial, interval }: PlanClick): PlanStep {
  if (viewer.kind === 'staff') return { kind: 'none' };
  if (isFree(plan)) return { kind: 'go', to: paths.signUp };
  if (viewer.kind === 'visitor')
    return { kind: 'go', to: signUpFor(plan.id, withTrial ? 'trial' : 'payment', interval) };
  if (isCurrent(plan, viewer, interval)) return { kind: 'none' };
  return viewer.isSubscribed ? { kind: 'portal' } : { kind: 'checkout', interval };
}
