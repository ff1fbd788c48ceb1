import { isFormObject, listAt, objectAt, stringsAt, textAt, type FormObject } from '../core/form';
import { CardError, type CardRecords } from './card-records';
import { required } from './catalogue';
import { webAddress } from './checkout';
import type { PortalConfiguration, PortalSession, Price, Subscription } from './objects';

export function createPortalConfiguration(records: CardRecords, form: FormObject): PortalConfiguration {
  const update = objectAt(objectAt(form, 'features'), 'subscription_update');
  const products = listAt(update, 'products')
    .filter(isFormObject)
    .map((entry) => ({
      product: required(entry, 'product'),
      prices: listAt(entry, 'prices').filter((price): price is string => typeof price === 'string'),
    }));
  return records.put('bpc', {
    id: records.newId('bpc'),
    object: 'billing_portal.configuration',
    created: records.now(),
    livemode: false,
    metadata: stringsAt(form, 'metadata'),
    active: true,
    is_default: false,
    features: { subscription_update: { enabled: textAt(update, 'enabled') !== 'false', products } },
  });
}

export function createPortalSession(
  records: CardRecords,
  form: FormObject,
  publicOrigin: string,
): PortalSession {
  const customer = records.find('cus', required(form, 'customer'), 'customer');
  const configuration = textAt(form, 'configuration') ?? null;
  if (configuration) records.find('bpc', configuration, 'configuration');
  const id = records.newId('bps');
  return records.put('bps', {
    id,
    object: 'billing_portal.session',
    created: records.now(),
    livemode: false,
    metadata: {},
    customer: customer.id,
    configuration,
    return_url: webAddress(textAt(form, 'return_url') ?? null, 'return_url'),
    url: `${publicOrigin}/sandbox/portal/${id}`,
  });
}

/** The subscription that the portal shows: the customer's newest, a running one before an ended one. */
export function portalSubscription(records: CardRecords, session: PortalSession): Subscription | undefined {
  const own = [...records.all('sub')].filter((subscription) => subscription.customer === session.customer);
  return own.find((subscription) => subscription.status !== 'canceled') ?? own[0];
}

/**
 * The plans on offer: those of the configuration, otherwise every active recurring price, cheapest first. Of prices
 * that look the same to a user, the newest is shown.
 */
export function portalPlans(records: CardRecords, session: PortalSession): { price: Price; name: string }[] {
  const configured = session.configuration ? records.get('bpc', session.configuration) : undefined;
  const listed = configured?.features.subscription_update.products.flatMap((entry) => entry.prices) ?? [];
  const prices =
    listed.length > 0
      ? listed.map((id) => records.find('price', id))
      : [...records.all('price')].filter((price) => price.active && price.recurring);
  const plans = new Map<string, { price: Price; name: string }>();
  for (const price of prices) {
    const name = records.get('prod', price.product)?.name ?? price.nickname ?? price.id;
    const look = JSON.stringify([name, price.unit_amount, price.currency, price.recurring]);
    if (!plans.has(look)) plans.set(look, { price, name });
  }
  return [...plans.values()].sort((a, b) => a.price.unit_amount - b.price.unit_amount);
}

/** Finds the running subscription on which a portal button acts; there may be none left. */
export function runningSubscription(records: CardRecords, session: PortalSession): Subscription {
  const subscription = portalSubscription(records, session);
  if (subscription && subscription.status !== 'canceled') return subscription;
  throw new CardError(400, 'invalid_request_error', 'There is no running subscription to change.');
}
