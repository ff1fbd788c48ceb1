/**
 * The subset of the card provider's objects that the sandbox stores, with the field names of Stripe's API 2026-10-28.
 * Times are seconds since 1970, amounts minor units.
 */
export type Metadata = Record<string, string>;
export type Interval = 'day' | 'week' | 'month' | 'year';

interface Base<Name extends string> {
  id: string;
  object: Name;
  created: number;
  livemode: false;
  metadata: Metadata;
}

export interface Product extends Base<'product'> {
  name: string;
  active: boolean;
  description: string | null;
  default_price: string | null;
}

export interface Price extends Base<'price'> {
  active: boolean;
  currency: string;
  unit_amount: number;
  product: string;
  lookup_key: string | null;
  nickname: string | null;
  type: 'recurring' | 'one_time';
  recurring: { interval: Interval; interval_count: number; usage_type: 'licensed' } | null;
}

export interface Customer extends Base<'customer'> {
  email: string | null;
  name: string | null;
  phone: string | null;
  currency: string | null;
  invoice_settings: { default_payment_method: string | null };
  deleted?: boolean;
}

export interface PaymentMethod extends Base<'payment_method'> {
  type: 'card';
  customer: string;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
}

export interface List<Item> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: Item[];
}

export interface SubscriptionItem {
  id: string;
  object: 'subscription_item';
  subscription: string;
  created: number;
  metadata: Metadata;
  price: Price;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
}

type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'canceled' | 'incomplete';

export interface Subscription extends Base<'subscription'> {
  customer: string;
  status: SubscriptionStatus;
  currency: string;
  items: List<SubscriptionItem>;
  start_date: number;
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  trial_start: number | null;
  trial_end: number | null;
  default_payment_method: string | null;
  latest_invoice: string | null;
  collection_method: 'charge_automatically';
}

export interface Invoice extends Base<'invoice'> {
  customer: string;
  customer_email: string | null;
  status: 'paid' | 'open';
  currency: string;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  subtotal: number;
  total: number;
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  number: string;
  period_start: number;
  period_end: number;
  hosted_invoice_url: string | null;
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; metadata: Metadata };
  };
  lines: List<InvoiceLine>;
}

interface InvoiceLine {
  id: string;
  object: 'line_item';
  amount: number;
  currency: string;
  description: string;
  quantity: number;
  period: { start: number; end: number };
  pricing: { type: 'price_details'; price_details: { price: string; product: string } };
}

export interface CheckoutSession extends Base<'checkout.session'> {
  mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  url: string | null;
  success_url: string;
  cancel_url: string | null;
  client_reference_id: string | null;
  customer: string | null;
  customer_email: string | null;
  customer_details: { email: string | null; name: string | null } | null;
  subscription: string | null;
  invoice: string | null;
  currency: string;
  amount_subtotal: number;
  amount_total: number;
  expires_at: number;
  payment_method_collection: 'always' | 'if_required';
  line_items: List<{ id: string; object: 'item'; price: Price; quantity: number; amount_total: number }>;
  subscription_data: { trial_period_days: number | null; trial_end: number | null; metadata: Metadata };
}

export interface PortalConfiguration extends Base<'billing_portal.configuration'> {
  active: boolean;
  is_default: boolean;
  features: { subscription_update: { enabled: boolean; products: { product: string; prices: string[] }[] } };
}

export interface PortalSession extends Base<'billing_portal.session'> {
  customer: string;
  configuration: string | null;
  return_url: string | null;
  url: string;
}

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: false;
  type: string;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  data: { object: object; previous_attributes?: object };
}

/** Each object's class by the prefix of its ids. */
export interface ByPrefix {
  prod: Product;
  price: Price;
  cus: Customer;
  pm: PaymentMethod;
  sub: Subscription;
  in: Invoice;
  cs: CheckoutSession;
  bpc: PortalConfiguration;
  bps: PortalSession;
  evt: StripeEvent;
}
