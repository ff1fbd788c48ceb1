import { objectAt, stringsAt, textAt, type FormObject } from '../core/form';
import { CardError, type CardRecords } from './card-records';
import type { Interval, Price, Product } from './objects';

const intervals: readonly Interval[] = ['day', 'week', 'month', 'year'];

export function createProduct(records: CardRecords, form: FormObject): Product {
  const id = textAt(form, 'id');
  if (id !== undefined && !/^prod_[A-Za-z0-9_]{1,64}$/.test(id)) {
    throw new CardError(
      400,
      'invalid_request_error',
      'The sandbox takes product ids that start with prod_',
      undefined,
      'id',
    );
  }
  if (id && records.get('prod', id)) {
    throw new CardError(
      400,
      'invalid_request_error',
      'Product already exists.',
      'resource_already_exists',
      'id',
    );
  }
  return records.put('prod', {
    id: id ?? records.newId('prod'),
    object: 'product',
    created: records.now(),
    livemode: false,
    metadata: stringsAt(form, 'metadata'),
    name: required(form, 'name'),
    active: textAt(form, 'active') !== 'false',
    description: textAt(form, 'description') ?? null,
    default_price: null,
  });
}

/** Makes a price from `POST /v1/prices` or from the `price_data` of a line, which have the same fields. */
export function createPrice(records: CardRecords, form: FormObject): Price {
  const productData = objectAt(form, 'product_data');
  const product = productData
    ? createProduct(records, productData)
    : records.find('prod', required(form, 'product'), 'product');
  const lookupKey = textAt(form, 'lookup_key') ?? null;
  if (lookupKey) releaseLookupKey(records, lookupKey, textAt(form, 'transfer_lookup_key') === 'true');
  const recurring = objectAt(form, 'recurring');
  return records.put('price', {
    id: records.newId('price'),
    object: 'price',
    created: records.now(),
    livemode: false,
    metadata: stringsAt(form, 'metadata'),
    active: true,
    currency: required(form, 'currency').toLowerCase(),
    unit_amount: wholeNumber(form, 'unit_amount'),
    product: product.id,
    lookup_key: lookupKey,
    nickname: textAt(form, 'nickname') ?? null,
    type: recurring ? 'recurring' : 'one_time',
    recurring: recurring
      ? {
          interval: intervalAt(recurring),
          interval_count: Number(textAt(recurring, 'interval_count') ?? 1),
          usage_type: 'licensed',
        }
      : null,
  });
}

function releaseLookupKey(records: CardRecords, lookupKey: string, transfer: boolean): void {
  for (const price of records.all('price')) {
    if (price.lookup_key !== lookupKey) continue;
    if (!transfer) {
      const message = `A price already uses the lookup key ${lookupKey}.`;
      throw new CardError(400, 'invalid_request_error', message, 'resource_already_exists', 'lookup_key');
    }
    records.put('price', { ...price, lookup_key: null });
  }
}

function intervalAt(recurring: FormObject): Interval {
  const interval = intervals.find((known) => known === textAt(recurring, 'interval'));
  if (interval) return interval;
  throw new CardError(
    400,
    'invalid_request_error',
    'Invalid recurring[interval]',
    undefined,
    'recurring[interval]',
  );
}

export function required(form: FormObject, name: string): string {
  const value = textAt(form, name);
  if (value) return value;
  throw new CardError(
    400,
    'invalid_request_error',
    `Missing required param: ${name}.`,
    'parameter_missing',
    name,
  );
}

function wholeNumber(form: FormObject, name: string): number {
  const value = Number(required(form, name));
  if (Number.isInteger(value) && value >= 0) return value;
  throw new CardError(
    400,
    'invalid_request_error',
    `Invalid integer: ${name}`,
    'parameter_invalid_integer',
    name,
  );
}

/**
 * The end of the period that starts at `from` (seconds); a day that does not exist in the month becomes its last day.
 */
export function periodEnd(from: number, price: Price): number {
  const { interval, interval_count: count } = price.recurring ?? { interval: 'month', interval_count: 1 };
  if (interval === 'day' || interval === 'week')
    return from + count * (interval === 'day' ? 86_400 : 604_800);
  const start = new Date(from * 1000);
  const months = count * (interval === 'year' ? 12 : 1);
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return Math.floor(end.getTime() / 1000);
}
