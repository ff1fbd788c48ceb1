import { Type } from 'typebox';
import { Text } from '../../api/schemas';

const MaybeInstant = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);
const PlanName = Type.Union([Type.Literal('basic'), Type.Literal('premium'), Type.Literal('enterprise')]);

export const Plan = Type.Object(
  {
    id: PlanName,
    name: Type.String(),
    price: Type.Number(),
    currency: Type.String(),
    interval: Type.String(),
    annualPrice: Type.Number({ description: 'For a whole year at once, 20 % cheaper than twelve months' }),
    description: Type.String(),
    popular: Type.Boolean(),
    features: Type.Array(Type.String()),
  },
  { $id: 'Plan' },
);

export const Plans = Type.Object({ plans: Type.Array(Type.Ref('Plan')) }, { $id: 'Plans' });

export const TrialStatus = Type.Object(
  {
    subscriptionType: PlanName,
    isSubscribed: Type.Boolean(),
    isInTrial: Type.Boolean(),
    daysLeft: Type.Integer(),
    trialEndDate: MaybeInstant,
    trialType: Type.String(),
    subscriptionInterval: Type.String({ description: 'month or year; empty without a subscription' }),
    managedByOwner: Type.Boolean({
      description: 'The caller works for the restaurant whose plan this is, and cannot change it',
    }),
  },
  { $id: 'TrialStatus' },
);

export const BillingInfo = Type.Object(
  {
    isSubscribed: Type.Boolean(),
    subscriptionType: PlanName,
    subscriptionPrice: Type.Number(),
    subscriptionCurrency: Type.String(),
    subscriptionInterval: Type.String(),
    subscriptionStartDate: MaybeInstant,
    subscriptionEndDate: MaybeInstant,
    cancelAtPeriodEnd: Type.Boolean(),
    canceledAt: MaybeInstant,
    stripeTrialStart: MaybeInstant,
    stripeTrialEnd: MaybeInstant,
    trialStartDate: MaybeInstant,
    trialEndDate: MaybeInstant,
    paymentMethod: Type.Union([
      Type.Object({
        brand: Type.String(),
        last4: Type.String(),
        expiryMonth: Type.Integer(),
        expiryYear: Type.Integer(),
      }),
      Type.Null(),
    ]),
  },
  { $id: 'BillingInfo' },
);

export const CheckoutBody = Type.Object(
  {
    planType: PlanName,
    withTrial: Type.Optional(Type.Boolean()),
    interval: Type.Optional(
      Type.Union([Type.Literal('month'), Type.Literal('year')], {
        description: 'How often it is paid: by the month when absent',
      }),
    ),
  },
  { examples: [{ planType: 'premium', withTrial: true }] },
);
export const CheckoutSession = Type.Object(
  { sessionId: Type.String(), url: Type.String({ description: 'The hosted page' }) },
  { $id: 'CheckoutSession' },
);
export const PortalBody = Type.Object(
  { return_url: Type.Optional(Text(2_000)) },
  { examples: [{ return_url: 'https://tablewell.example/dashboard' }] },
);
export const PortalSession = Type.Object({ url: Type.String() }, { $id: 'PortalSession' });
