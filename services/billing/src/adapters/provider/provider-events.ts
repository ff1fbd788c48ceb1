import type Stripe from 'stripe';
import type { Plan } from '../../domain/plans';
import type { ProviderEvent } from '../../ports';
import { toSubscription } from './stripe-mapping';

const toleranceSeconds = 300;

/** A webhook request. */
interface SignedBody {
  readonly body: Uint8Array;
  readonly signature: string;
  readonly secret: string;
  readonly now: Date;
}

/** The fields that are read from an event's object, for all types. */
interface EventObject {
  readonly object?: string;
  readonly id?: string;
  readonly customer?: string | { readonly id: string } | null;
  readonly client_reference_id?: string | null;
  readonly metadata?: Readonly<Record<string, string>> | null;
}

/** Parses a webhook; undefined if the provider did not sign it, or if it is older than five minutes. */
export function readEvent(
  stripe: Stripe,
  plans: readonly Plan[],
  { body, signature, secret, now }: SignedBody,
): ProviderEvent | undefined {
  let event: Stripe.Event;
  try {
    const payload = Buffer.from(body);
    event = stripe.webhooks.constructEvent(
      payload,
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
  } catch {
    // The request is not signed, or not JSON.
    return undefined;
  }
  const about = event.data.object as EventObject;
  const customer = about.object === 'customer' ? about.id : about.customer;
  return {
    id: event.id,
    createdAt: event.created,
    customerId: (typeof customer === 'string' ? customer : customer?.id) ?? '',
    ownerId: about.metadata?.['ownerId'] ?? about.client_reference_id ?? '',
    subscription:
      about.object === 'subscription'
        ? toSubscription(event.data.object as Stripe.Subscription, plans)
        : undefined,
  };
}
