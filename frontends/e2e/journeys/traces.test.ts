import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { Api, daysAhead, eventually, makeOwner } from '../src/api';
import { launchBrowser, Person } from '../src/browser';
import { Collector } from '../src/collector';
import { Product } from '../src/product';

// What a diner's click sets going, from the page to the last event, is one trace.

let collector: Collector;
let product: Product;
let browser: Browser;

beforeAll(async () => {
  collector = await Collector.start();
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.url;
  product = await Product.create();
  await product.start();
  browser = await launchBrowser();
}, 120_000);

afterAll(async () => {
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  await browser?.close();
  await product?.remove();
  collector?.stop();
}, 30_000);

test('a booking is one trace from the page to the store and to those who hear of it', async () => {
  const owner = await makeOwner(new Api(product.origin));
  const { page } = await Person.open(browser, 'phone');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /reservations/.test(request.url()),
  );
  await page.goto(`${product.origin}/reservations/${owner.restaurantId}`);
  await page.getByLabel('Date').fill(daysAhead(4));
  const time = page.getByLabel('Time', { exact: true });
  await eventually(async () => expect(await time.locator('option').count()).toBeGreaterThan(1));
  await time.selectOption({ index: 1 });
  await page.getByLabel('Name').fill('Grace Hopper');
  await page.getByLabel(/Phone number/).fill('+1 202 555 0143');
  await page.getByRole('checkbox', { name: /robot/ }).check();
  await page.getByRole('button', { name: 'Reserve' }).click();
  const [, traceId = '', parent = ''] = ((await sent).headers()['traceparent'] ?? '').split('-');
  expect(traceId).toMatch(/^[0-9a-f]{32}$/);

  const trace = await eventually(() => {
    const spans = collector.spans.filter((span) => span.traceId === traceId);
    const told = new Set(spans.map(({ service, name }) => `${service}: ${name}`));
    for (const name of [
      'gateway: POST /api/reservations/:restaurantId',
      'gateway: tablewell.reservation.v1.ReservationService/Book',
      'reservation: tablewell.reservation.v1.ReservationService/Book',
      'reservation: insert reservations',
      'notification: process reservation.booked',
      'guest: process reservation.booked',
    ]) {
      expect([...told]).toContain(name);
    }
    return spans;
  }, 20_000);

  // Each hangs on the one that caused it, up to the page.
  const named = (service: string, name: string) =>
    trace.find((span) => span.service === service && span.name === name);
  const by = new Map(trace.map((span) => [span.spanId, span]));
  const above = (span: (typeof trace)[number] | undefined) => by.get(span?.parentSpanId ?? '');
  const book = 'tablewell.reservation.v1.ReservationService/Book';
  const edge = named('gateway', 'POST /api/reservations/:restaurantId');
  expect(edge?.parentSpanId).toBe(parent);
  expect(above(named('gateway', book))).toBe(edge);
  expect(above(named('reservation', book))).toBe(named('gateway', book));
  expect(above(named('reservation', 'insert reservations'))).toBe(named('reservation', book));
  expect(above(named('guest', 'process reservation.booked'))).toBe(named('reservation', book));
  expect(above(named('notification', 'process reservation.booked'))).toBe(named('reservation', book));

  // Nothing of the person is in it, and the logs name it.
  expect(JSON.stringify(trace)).not.toMatch(/Grace|Hopper|5550143/);
  const log = readFileSync(join(product.logs, 'gateway.log'), 'utf8');
  expect(log.split('\n').find((line) => line.includes(traceId))).toMatch(/"requestId":"[\w-]+"/);
});
