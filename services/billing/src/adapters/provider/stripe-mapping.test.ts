import type Stripe from 'stripe';
import { planCatalogue } from '../../domain/plans';
import { toSubscription } from './stripe-mapping';

const plans = planCatalogue(
  { trialDays: 30, premiumMaxRestaurants: 1 },
  { email: '', priorityEmail: '', phone: '', accountManager: undefined },
);

const sold = (price: object) =>
  ({
    id: 'sub_1',
    status: 'active',
    currency: 'usd',
    start_date: 1,
    metadata: {},
    items: { data: [{ quantity: 1, price: { unit_amount: 12_345, ...price } }] },
  }) as unknown as Stripe.Subscription;

test.each([
  ['Enterprise', 'enterprise'],
  [' enterprise ', 'enterprise'],
  ['premium', 'premium'],
  ['Family and friends', 'premium'],
  [null, 'premium'],
])('a custom price with the nickname %p is sold as %s', (nickname, plan) => {
  expect(toSubscription(sold({ nickname }), plans).plan).toBe(plan);
});
