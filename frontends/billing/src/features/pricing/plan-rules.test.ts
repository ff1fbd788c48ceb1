import { deployment } from '../../testing/deployment';
import { defaultPlans } from './default-plans';
import { byTier, priceText } from './plan';
import type { Plan, PlanId } from './plan';
import { planLabel, planStep } from './plan-rules';
import type { PlanStep, Viewer } from './plan-rules';

const plan = (id: PlanId): Plan => defaultPlans(deployment(1)).find((one) => one.id === id)!;
const visitor: Viewer = { kind: 'visitor' };
const owner = (subscriptionType: string | undefined, isSubscribed: boolean): Viewer => ({
  kind: 'owner',
  subscriptionType,
  isSubscribed,
});
const byYear: Viewer = { kind: 'owner', subscriptionType: 'premium', isSubscribed: true, interval: 'year' };
const staff: Viewer = { kind: 'staff', subscriptionType: 'premium' };
const tooEarly = { paymentLoaded: false };
const noTrials = { trialsDisabled: true };

describe('the label of a plan’s button', () => {
  it.each<[string, PlanId, Viewer, object?]>([
    ['Get Started Free', 'basic', visitor],
    ['Get Started Free', 'basic', visitor, tooEarly],
    ['Get Started Free', 'basic', owner('basic', false)],
    ['Get Started Free', 'basic', owner('premium', true)],
    ['Current Plan', 'premium', owner('premium', true)],
    ['Current Plan', 'premium', owner('premium', true), tooEarly],
    ['Loading...', 'premium', visitor, tooEarly],
    ['Loading...', 'enterprise', owner('premium', true), tooEarly],
    ['Change Plan', 'enterprise', owner('premium', true)],
    ['Change Plan', 'premium', owner('enterprise', true), noTrials],
    ['Subscribe Now', 'premium', owner('basic', false)],
    ['Subscribe Now', 'enterprise', owner(undefined, false)],
    ['Subscribe Now', 'premium', visitor, noTrials],
    ['Subscribe with Trial', 'premium', visitor],
    ['Subscribe with Trial', 'enterprise', visitor],
    ['Current Plan', 'premium', byYear, { interval: 'year' }],
    ['Change Plan', 'premium', byYear, { interval: 'month' }],
    ['Current Plan', 'premium', staff],
    ['Managed by the Owner', 'enterprise', staff],
    ['Managed by the Owner', 'basic', staff],
  ])('is "%s" on %s for %o %o', (text, id, viewer, more = {}) => {
    const circumstances = {
      viewer,
      interval: 'month' as const,
      trialsDisabled: false,
      paymentLoaded: true,
      ...more,
    };
    expect(planLabel(plan(id), circumstances)).toEqual({
      text,
      disabled: text === 'Current Plan' || viewer.kind === 'staff',
    });
  });
});

describe('the effect of a click on a plan', () => {
  const go = (to: string): PlanStep => ({ kind: 'go', to });
  it.each<[PlanId, Viewer, boolean, PlanStep]>([
    ['basic', visitor, true, go('/signup')],
    ['basic', owner('premium', true), false, go('/signup')],
    ['premium', visitor, true, go('/signup?plan=premium')],
    ['premium', visitor, false, go('/signup?plan=premium&stripe=true')],
    ['enterprise', visitor, false, go('/signup?plan=enterprise&stripe=true')],
    ['enterprise', owner('premium', true), false, { kind: 'portal' }],
    ['premium', owner('enterprise', true), false, { kind: 'portal' }],
    ['premium', owner('basic', false), false, { kind: 'checkout', interval: 'month' }],
    ['enterprise', owner(undefined, false), false, { kind: 'checkout', interval: 'month' }],
    ['premium', owner('premium', true), false, { kind: 'none' }],
  ])('on %s by %o, trial %s, is %o', (id, viewer, withTrial, step) => {
    expect(planStep(plan(id), viewer, { withTrial, interval: 'month' })).toEqual(step);
  });

  it('a yearly plan is paid by the year, and a trial stays a trial', () => {
    const by = (viewer: Viewer, withTrial: boolean) =>
      planStep(plan('premium'), viewer, { withTrial, interval: 'year' });
    expect(by(owner('basic', false), false)).toEqual({ kind: 'checkout', interval: 'year' });
    expect(by(visitor, false)).toEqual(go('/signup?plan=premium&stripe=true&interval=year'));
    expect(by(visitor, true)).toEqual(go('/signup?plan=premium'));
  });
});

describe('the price list', () => {
  it('is sorted from small to large, in whatever order it arrived', () => {
    expect(byTier([...defaultPlans(deployment(5))].reverse()).map(({ id }) => id)).toEqual([
      'basic',
      'premium',
      'enterprise',
    ]);
  });

  it.each([
    [0, 'USD', 'Free'],
    [29.99, 'USD', '$29.99'],
    [1200, 'USD', '$1,200.00'],
    [30, 'EUR', '€30.00'],
  ])('writes %s %s as %s', (price, currency, text) => {
    expect(priceText({ price, currency })).toBe(text);
  });
});
