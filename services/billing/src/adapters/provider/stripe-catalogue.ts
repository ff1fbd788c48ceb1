import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { type Interval, intervals, type PaidPlanId, type Plan, priceMinorOf } from '../../domain/plans';
import { lookupKeyOf } from './stripe-mapping';

/** A plan at the provider: a product with a price for each interval. */
interface Offer {
  readonly product: string;
  readonly prices: Readonly<Record<Interval, string>>;
}

/**
 * The price list at the card provider: a product for each paid plan, with a monthly and a yearly price found by lookup
 * key, and a portal configuration that offers them. Created on first use; a changed price gets a new key.
 */
export class StripeCatalogue {
  private readonly paid: readonly Plan[];
  private offers: Promise<Map<string, Offer>> | undefined;
  private portal: Promise<string> | undefined;

  constructor(
    private readonly stripe: Stripe,
    plans: readonly Plan[],
  ) {
    this.paid = plans.filter(({ priceMinor }) => priceMinor > 0);
  }

  /** The provider's id of a plan's price. */
  async priceOf(plan: PaidPlanId, interval: Interval): Promise<string> {
    const offer = (await this.allOffers()).get(plan);
    if (!offer) throw new Error(`no price for ${plan}`);
    return offer.prices[interval];
  }

  /** The provider's id of the portal configuration that offers our plans. */
  portalConfiguration(): Promise<string> {
    this.portal ??= this.findOrMakePortal().catch((error: unknown) => {
      this.portal = undefined;
      throw error;
    });
    return this.portal;
  }

  private allOffers() {
    this.offers ??= this.findOrMakeOffers().catch((error: unknown) => {
      this.offers = undefined;
      throw error;
    });
    return this.offers;
  }

  private async findOrMakeOffers(): Promise<Map<string, Offer>> {
    const found = await this.stripe.prices.list({
      lookup_keys: this.paid.flatMap((plan) => intervals.map((interval) => lookupKeyOf(plan, interval))),
      active: true,
      limit: 100,
    });
    const known = new Map(found.data.map((price) => [price.lookup_key, price]));
    const offers = new Map<string, Offer>();
    for (const plan of this.paid) {
      const month = known.get(lookupKeyOf(plan, 'month')) ?? (await this.makePrice(plan, 'month'));
      const product = typeof month.product === 'string' ? month.product : month.product.id;
      // The portal switches only between prices of one product.
      const year = known.get(lookupKeyOf(plan, 'year')) ?? (await this.makePrice(plan, 'year', product));
      offers.set(plan.id, { product, prices: { month: month.id, year: year.id } });
    }
    return offers;
  }

  private makePrice(plan: Plan, interval: Interval, product?: string) {
    const key = lookupKeyOf(plan, interval);
    return this.stripe.prices.create(
      {
        currency: plan.currency.toLowerCase(),
        unit_amount: priceMinorOf(plan, interval),
        recurring: { interval },
        lookup_key: key,
        metadata: { plan: plan.id },
        ...(product
          ? { product }
          : { product_data: { name: `Tablewell ${plan.name}`, metadata: { plan: plan.id } } }),
      },
      // If two processes start concurrently, only one creates the price.
      { idempotencyKey: `price-${key}` },
    );
  }

  private async findOrMakePortal(): Promise<string> {
    const offered = [...(await this.allOffers()).values()];
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
            products: offered.map(({ product, prices }) => ({ product, prices: Object.values(prices) })),
          },
        },
      },
      { idempotencyKey: `portal-${catalogue}` },
    );
    return made.id;
  }
}
