import { objectAt, stringsAt, textAt, type FormObject } from '../core/form';
import { CardError, type CardRecords } from './card-records';
import type { Customer, PaymentMethod } from './objects';

export function createCustomer(records: CardRecords, form: FormObject): Customer {
  const customer = records.put('cus', {
    id: records.newId('cus'),
    object: 'customer',
    created: records.now(),
    livemode: false,
    metadata: stringsAt(form, 'metadata'),
    email: textAt(form, 'email') ?? null,
    name: textAt(form, 'name') ?? null,
    phone: textAt(form, 'phone') ?? null,
    currency: null,
    invoice_settings: { default_payment_method: null },
  });
  records.publish('customer.created', customer);
  return customer;
}

export function updateCustomer(records: CardRecords, id: string, form: FormObject): Customer {
  const customer = records.find('cus', id);
  const method = textAt(objectAt(form, 'invoice_settings'), 'default_payment_method');
  const updated = records.put('cus', {
    ...customer,
    email: textAt(form, 'email') ?? customer.email,
    name: textAt(form, 'name') ?? customer.name,
    phone: textAt(form, 'phone') ?? customer.phone,
    metadata: { ...customer.metadata, ...stringsAt(form, 'metadata') },
    invoice_settings: {
      default_payment_method: method ?? customer.invoice_settings.default_payment_method,
    },
  });
  records.publish('customer.updated', updated);
  return updated;
}

/** A card as typed on a hosted page. `number` may hold spaces; `expiry` is MM/YY. */
export interface CardEntry {
  number: string;
  expiry: string;
}

/** The default input of the hosted pages. */
export const testCard: CardEntry = { number: '4242 4242 4242 4242', expiry: '12/34' };

const declinedNumber = '4000000000000002';

/** Saves the card as its customer's default. The provider's test number for a decline is declined. */
export function saveCard(records: CardRecords, customerId: string, entry: CardEntry): PaymentMethod {
  const number = entry.number.replace(/\D/g, '');
  const [month = 0, year = 0] = entry.expiry.split('/').map(Number);
  if (!passesLuhn(number))
    throw new CardError(402, 'card_error', 'Your card number is incorrect.', 'incorrect_number');
  if (number === declinedNumber)
    throw new CardError(402, 'card_error', 'Your card was declined.', 'card_declined');
  if (!isFuture(month, 2000 + (year % 100), records.now())) {
    throw new CardError(402, 'card_error', 'Your card has expired.', 'expired_card');
  }
  const method = records.put('pm', {
    id: records.newId('pm'),
    object: 'payment_method',
    created: records.now(),
    livemode: false,
    metadata: {},
    type: 'card',
    customer: customerId,
    card: {
      brand: brandOf(number),
      last4: number.slice(-4),
      exp_month: month,
      exp_year: 2000 + (year % 100),
    },
  });
  const customer = records.find('cus', customerId);
  const updated = records.put('cus', {
    ...customer,
    invoice_settings: { default_payment_method: method.id },
  });
  records.publish('payment_method.attached', method);
  records.publish('customer.updated', updated);
  return method;
}

function isFuture(month: number, year: number, now: number): boolean {
  return month >= 1 && month <= 12 && Date.UTC(year, month, 1) / 1000 > now;
}

function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^3[47]/.test(number)) return 'amex';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  return 'unknown';
}

/** The check digit that catches a mistyped card number. */
function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
