import type { SupportOffer } from './support';

export type PlanId = 'basic' | 'premium' | 'enterprise';

/** How often a plan is paid. */
export type Interval = 'month' | 'year';

export const intervals: readonly Interval[] = ['month', 'year'];

/** The plans that are paid for. */
export type PaidPlanId = Exclude<PlanId, 'basic'>;

/** The rules that the product's owner can configure. */
export interface BillingRules {
  /** Days of trial that are granted; 0: no trial. */
  readonly trialDays: number;
  /** How many restaurants Premium includes. */
  readonly premiumMaxRestaurants: number;
}

/** One line of the price list. */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** Minor units. */
  readonly priceMinor: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
  /** The period that `priceMinor` pays for. */
  readonly interval: 'month';
  readonly description: string;
  readonly popular: boolean;
  readonly features: readonly string[];
}

/** The limit of reservations of Basic in a calendar month (PLAN-3). */
export const basicMonthlyReservations = 50;
const annualDiscountPercent = 20;

/** The price of a year, in minor units: twelve months less 20 % (PLAN-2). */
export function annualPriceMinor({ priceMinor }: Pick<Plan, 'priceMinor'>): number {
  return Math.round((priceMinor * 12 * (100 - annualDiscountPercent)) / 100);
}

/** The plan's price for an interval. Minor units. */
export function priceMinorOf(plan: Pick<Plan, 'priceMinor'>, interval: Interval): number {
  return interval === 'year' ? annualPriceMinor(plan) : plan.priceMinor;
}

/**
 * The price list (PLAN-1). It promises as many locations as the rules allow, and the support that is offered (PLAN-15).
 */
export function planCatalogue(
  { premiumMaxRestaurants }: BillingRules,
  { email, priorityEmail, phone, accountManager }: SupportOffer,
): readonly Plan[] {
  const several = premiumMaxRestaurants > 1;
  const monthly = { currency: 'USD', interval: 'month' } as const;
  return [
    {
      ...monthly,
      id: 'basic',
      name: 'Basic',
      priceMinor: 0,
      description: 'For a restaurant that is just starting out',
      popular: false,
      features: [
        `Up to ${basicMonthlyReservations} reservations per month`,
        '1 location',
        'Basic table management',
        'E-mail notifications',
        'Mobile responsive design',
        ...(email ? ['Basic support'] : []),
      ],
    },
    {
      ...monthly,
      id: 'premium',
      name: 'Premium',
      priceMinor: 2_999,
      description: 'For a busy restaurant',
      popular: true,
      features: [
        'Unlimited reservations',
        several ? `${premiumMaxRestaurants} locations` : '1 location',
        'Advanced table availability management',
        'SMS notifications',
        'Custom floor plan layouts',
        'Real-time updates',
        'Reporting and analytics',
        ...(priorityEmail ? ['Priority support'] : []),
        ...(several ? ['Multiple locations'] : []),
      ],
    },
    {
      ...monthly,
      id: 'enterprise',
      name: 'Enterprise',
      priceMinor: 7_999,
      description: 'For groups with many restaurants',
      popular: false,
      features: [
        'Everything in Premium',
        'Unlimited locations',
        'White label',
        'Custom integrations',
        ...(accountManager ? ['Dedicated account manager'] : []),
        'Advanced security',
        'Custom reporting dashboards',
        'API access',
        'Multi-tenant management',
        ...(phone ? ['24/7 phone support'] : []),
      ],
    },
  ];
}
