import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { daysAhead, eventually } from '../src/api';
import { BookingForm } from '../src/booking-form';
import { Collector } from '../src/collector';
import { startJourney } from '../src/journey';

// Everything that a diner's click causes, from the page to the last event, is in one trace.

let collector: Collector;
const journey = startJourney({
  product: async () => {
    collector = await Collector.start();
    return { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  },
  owner: {},
});

afterAll(() => collector?.stop());

test('a booking is one trace from the page to the store and the subscribers', async () => {
  const { page } = await journey.open('phone');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /reservations/.test(request.url()),
  );
  await page.goto(`${journey.product.origin}/reservations/${journey.owner.restaurantId}`);
  const form = new BookingForm(page);
  await form.chooseDate(daysAhead(4));
  await form.time.selectOption({ index: 1 });
  await form.field('Name').fill('Grace Hopper');
  await page.getByLabel(/Phone number/).fill('+1 202 555 0143');
  await form.notARobot.check();
  await form.reserve();
  const [, traceId = '', parent = ''] = ((await sent).headers()['traceparent'] ?? '').split('-');
  expect(traceId).toMatch(/^[0-9a-f]{32}$/);

  const trace = await eventually(() => {
    const spans = collector.spans.filter((span) => span.traceId === traceId);
    const exported = new Set(spans.map(({ service, name }) => `${service}: ${name}`));
    for (const name of [
      'gateway: POST /api/reservations/:restaurantId',
      'gateway: tablewell.reservation.v1.ReservationService/Book',
      'reservation: tablewell.reservation.v1.ReservationService/Book',
      'reservation: insert reservations',
      'notification: process reservation.booked',
      'guest: process reservation.booked',
    ]) {
      expect([...exported]).toContain(name);
    }
    return spans;
  });

  // Each span has a parent, up to the page.
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

  // The traces contain no personal data, and the logs contain the trace's id.
  expect(JSON.stringify(trace)).not.toMatch(/Grace|Hopper|5550143/);
  const log = readFileSync(join(journey.product.logs, 'gateway.log'), 'utf8');
  expect(log.split('\n').find((line) => line.includes(traceId))).toMatch(/"requestId":"[\w-]+"/);
});
