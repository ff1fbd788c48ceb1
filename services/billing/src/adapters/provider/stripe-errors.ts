import Stripe from 'stripe';
import { ProviderDown } from '../../ports';

/** Treats a deleted customer as one without subscriptions, and the end of an ended subscription as success. */
export function noneWhenUnknown(error: unknown): [] {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return [];
  throw error;
}

/** Treats a deleted customer or cursor as an empty page. */
export function noPageWhenUnknown(error: unknown): { data: Stripe.Invoice[]; has_more: boolean } {
  return { data: noneWhenUnknown(error), has_more: false };
}

/** Converts outages to {@link ProviderDown}; a rejected request is a bug and rethrown. */
export async function withProviderErrors<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const status = error.statusCode ?? 0;
    if (status === 0 || status === 429 || status === 409 || status >= 500) {
      throw new ProviderDown('the card provider does not answer', { cause: error });
    }
    throw error;
  }
}
