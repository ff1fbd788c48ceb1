import { paths, signUpFor } from '../../paths';
import { isFree } from './plan';
import type { Interval, Plan } from './plan';

/** Who is looking at the plans. */
export type Standing =
  | { kind: 'visitor' }
  /** Somebody signed in; `subscriptionType` is undefined when the server did not say. */
  | { kind: 'owner'; subscriptionType: string | undefined; isSubscribed: boolean };

/** What the label of a plan's button depends on. */
export interface Circumstances {
  standing: Standing;
  /** The option `disableTrials`, or no trial is granted at all. */
  trialsDisabled: boolean;
  /** The payment provider's script is there, or nothing on this page needs it. */
  paymentLoaded: boolean;
}

const isCurrent = (plan: Plan, standing: Standing): boolean =>
  standing.kind === 'owner' && standing.subscriptionType === plan.id;

/** The label of a plan's button: the first rule that fits (spec, section 4, "Plan button label"). */
export function planLabel(
  plan: Plan,
  { standing, trialsDisabled, paymentLoaded }: Circumstances,
): { text: string; disabled: boolean } {
  const enabled = (text: string) => ({ text, disabled: false });
  if (isFree(plan)) return enabled('Get Started Free');
  if (isCurrent(plan, standing)) return { text: 'Current Plan', disabled: true };
  // Not disabled: a click says that the payment system is still loading, and loads it again.
  if (!paymentLoaded) return enabled('Loading...');
  if (standing.kind === 'owner') return enabled(standing.isSubscribed ? 'Change Plan' : 'Subscribe Now');
  return enabled(trialsDisabled ? 'Subscribe Now' : 'Subscribe with Trial');
}

/** What a click on a plan does. */
export type PlanStep =
  | { kind: 'go'; to: string }
  | { kind: 'portal' }
  | { kind: 'checkout'; interval: Interval }
  /** The current plan cannot be chosen again. */
  | { kind: 'none' };

/** What a click was about, besides the plan. */
export interface Ask {
  /** The visitor pressed a button that says so. */
  withTrial: boolean;
  interval: Interval;
}

/** What a click does (spec, section 4, "Plan click"). */
export function planStep(plan: Plan, standing: Standing, { withTrial, interval }: Ask): PlanStep {
  if (isFree(plan)) return { kind: 'go', to: paths.signUp };
  if (standing.kind === 'visitor')
    return { kind: 'go', to: signUpFor(plan.id, withTrial ? 'trial' : 'payment', interval) };
  if (isCurrent(plan, standing)) return { kind: 'none' };
  return standing.isSubscribed ? { kind: 'portal' } : { kind: 'checkout', interval };
}
