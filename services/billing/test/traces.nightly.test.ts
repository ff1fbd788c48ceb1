import { SpanKind } from '@tablewell/chassis/tracing';
import { recordSpans, type RecordedSpans } from '@tablewell/chassis/testing';
import { createStripeProvider } from '../src/adapters/provider/stripe-provider';
import type { CardProvider } from '../src/ports';
import { type ProviderSandbox, startSandbox } from './harness';

let kept: RecordedSpans;
let provider: ProviderSandbox;
let cards: CardProvider;

beforeAll(async () => {
  kept = recordSpans();
  provider = await startSandbox();
  cards = createStripeProvider(provider.stripe, []);
});
afterAll(async () => {
  await provider?.stop();
  await kept?.stop();
});

test('each attempt at the card provider is a span without customer data', async () => {
  const id = await cards.createCustomer('owner-1', 'ada@example.com');
  await cards.invoices(id, 10, '');
  await cards.endSubscription('sub_ABC123');
  expect(kept.all().map(({ name }) => name)).toEqual([
    'POST /v1/customers',
    'GET /v1/invoices',
    'DELETE /v1/subscriptions/{id}',
  ]);
  expect(kept.all()[0]).toMatchObject({
    kind: SpanKind.CLIENT,
    attributes: {
      'server.address': '127.0.0.1',
      'url.template': '/v1/customers',
      'http.response.status_code': 200,
    },
  });
  // The provider has no such subscription.
  expect(kept.all()[2]?.attributes).toMatchObject({ 'http.response.status_code': 404, 'error.type': '404' });
  for (const secret of [id, 'sub_ABC123', 'ada', 'owner-1', provider.stripe.apiKey])
    expect(kept.text()).not.toContain(secret);
});

test('a failing provider is retried, and each attempt is a span', async () => {
  kept.forget();
  await provider.fault('down');
  await expect(cards.createCustomer('owner-2', 'bob@example.com')).rejects.toThrow();
  const tries = kept.named('POST /v1/customers');
  expect(tries.length).toBe(2);
  for (const { attributes } of tries) expect(attributes['error.type']).toBeDefined();
});
