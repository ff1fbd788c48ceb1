import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { PaidPlanId, Plan } from '../../domain/plans';
import { lookupKeyOf } from './stripe-mapping';

/**
 * The price list at the card provider: one price for each plan that costs something, found by its lookup key, and
 * a portal that offers just these. Made when first needed; a price that changes gets a key of its own.
 */
export class StripeCatalogue {
  private readonly paid: readonly Plan[];
  private prices: Promise<Map<string, { price: string; product: string }>> | undefined;
  private portal: Promise<string> | undefined;

  constructor(
    private readonly stripe: Stripe,
    plans: readonly Plan[],
  ) {
    this.paid = plans.filter(({ priceMinor }) => priceMinor > 0);
  }

  /** The provider's id of a plan's price. */
  async priceOf(plan: PaidPlanId): Promise<string> {
    const price = (await this.allPrices()).get(plan)?.price;
    if (!price) throw new Error(`no price for ${plan}`);
    return price;
  }

  /** The provider's id of the portal that offers our plans. */
  portalConfiguration(): Promise<string> {
    this.portal ??= this.findOrMakePortal().catch((error: unknown) => {
      this.portal = undefined;
      throw error;
    });
    return this.portal;
  }

  private allPrices() {
    this.prices ??= this.findOrMakePrices().catch((error: unknown) => {
      this.prices = undefined;
      throw error;
    });
    return this.prices;
  }

  private async findOrMakePrices() {
    const found = await this.stripe.prices.list({
      lookup_keys: this.paid.map(lookupKeyOf),
      active: true,
      limit: 100,
    });
    const known = new Map(found.data.map((price) => [price.lookup_key, price]));
    const prices = new Map<string, { price: string; product: string }>();
    for (const plan of this.paid) {
      const { id, product } = known.get(lookupKeyOf(plan)) ?? (await this.makePrice(plan));
      prices.set(plan.id, { price: id, product: typeof product === 'string' ? product : product.id });
    }
    return prices;
  }

  private makePrice(plan: Plan) {
    const key = lookupKeyOf(plan);
    return this.stripe.prices.create(
      {
        currency: plan.currency.toLowerCase(),
        unit_amount: plan.priceMinor,
        recurring: { interval: plan.interval },
        lookup_key: key,
        metadata: { plan: plan.id },
        product_data: { name: `Tablewell ${plan.name}`, metadata: { plan: plan.id } },
      },
      // Two processes that start at once make one price.
      { idempotencyKey: `price-${key}` },
    );
  }

  private async findOrMakePortal(): Promise<string> {
    const offered = [...(await this.allPrices()).values()];
    const catalogue = createHash('sha256').update(JSON.stringify(offered)).digest('hex').slice(0, 16);
    const { data } = await this.stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    const known = data.find(({ metadata }) => metadata?.['catalogue'] === catalogue);
    if (known) return known.id;
    const made = await this.stripe.billingPortal.configurations.create(
      {
        metadata: { catalogue },
        features: {
          customer_update: { enabled: false },
          invoice_history: { enabled: true },
          payment_method_update: { enabled: true },
          subscription_cancel: { enabled: true, mode: 'at_period_end' },
          subscription_update: {
            enabled: true,
            default_allowed_updates: ['price'],
            products: offered.map(({ price, product }) => ({ product, prices: [price] })),
          },
        },
      },
      { idempotencyKey: `portal-${catalogue}` },
    );
    return made.id;
  }
}
