import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { eventually } from './api';
import type { Collector } from './collector';
import type { Product } from './product';

const book = 'tablewell.reservation.v1.ReservationService/Book';

/** The trace context that a page sends with the next booking. */
export async function contextOfBooking(page: Page): Promise<{ traceId: string; parent: string }> {
  const sent = await page.waitForRequest(
    (request) => request.method() === 'POST' && /reservations/.test(request.url()),
  );
  const [, traceId = '', parent = ''] = (sent.headers()['traceparent'] ?? '').split('-');
  return { traceId, parent };
}

/** Expects one trace of a booking from the page to the store and the subscribers; returns it as text. */
export async function expectWholeTrace(
  collector: Collector,
  { traceId, parent }: { traceId: string; parent: string },
): Promise<string> {
  expect(traceId).toMatch(/^[0-9a-f]{32}$/);
  const trace = await eventually(() => {
    const spans = collector.spans.filter((span) => span.traceId === traceId);
    const exported = new Set(spans.map(({ service, name }) => `${service}: ${name}`));
    for (const name of [
      'gateway: POST /api/reservations/:restaurantId',
      `gateway: ${book}`,
      `reservation: ${book}`,
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
  const edge = named('gateway', 'POST /api/reservations/:restaurantId');
  expect(edge?.parentSpanId).toBe(parent);
  expect(above(named('gateway', book))).toBe(edge);
  expect(above(named('reservation', book))).toBe(named('gateway', book));
  expect(above(named('reservation', 'insert reservations'))).toBe(named('reservation', book));
  expect(above(named('guest', 'process reservation.booked'))).toBe(named('reservation', book));
  expect(above(named('notification', 'process reservation.booked'))).toBe(named('reservation', book));
  return JSON.stringify(trace);
}

/** The line of the gateway's log that has a trace's id. */
export function loggedAtGateway({ logs }: Product, traceId: string): string | undefined {
  const log = readFileSync(join(logs, 'gateway.log'), 'utf8');
  return log.split('\n').find((line) => line.includes(traceId));
}
