import { render } from '@testing-library/react';
import { useLocation } from '@tablewell/federation/router';
import { MemoryRouter } from '@tablewell/federation/testing';
import { NotificationRegion } from '@tablewell/ui';
import { Remote } from '../routes';
import { reservation, restaurant } from './samples';

/** A call as a page made it. */
export interface Call {
  method: string;
  path: string;
  query: string;
  key: string | null;
  body: Record<string, unknown> | undefined;
}
type Reply = [status: number, body: unknown] | 'no network' | undefined;

/**
 * Replaces the network: answers each call with `reply`, or with the sample restaurant and reservation if that returns
 * nothing, and records the calls.
 */
export function serve(reply: (call: Call) => Reply = () => undefined): Call[] {
  const calls: Call[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const { pathname, search } = new URL(request.url);
    const text = await request.clone().text();
    const call: Call = {
      method: request.method,
      path: pathname,
      query: search,
      key: request.headers.get('Idempotency-Key'),
      body: text ? (JSON.parse(text) as Record<string, unknown>) : undefined,
    };
    calls.push(call);
    const answer = reply(call) ?? usual(call);
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer[1]), {
      status: answer[0],
      headers: { 'Content-Type': 'application/json' },
    });
  });
  return calls;
}

function usual({ path }: Call): Exclude<Reply, undefined> {
  if (path === `/api/restaurant/public/${restaurant.id}`) return [200, restaurant];
  if (path === `/api/reservations/single/${reservation.id}`) return [200, reservation];
  return [404, { error: 'Not found', message: 'Not found' }];
}

/** Renders the remote at an address, with notifications as in the shell, and shows the current address as text. */
export const renderAt = (address: string | { pathname: string; state: unknown }) =>
  render(
    <MemoryRouter initialEntries={['/before', address]} initialIndex={1}>
      <main>
        <Remote />
      </main>
      <NotificationRegion />
      <Where />
    </MemoryRouter>,
  );

/** Shows the router's current address. */
const Where = () => <p data-testid="address">{useLocation().pathname}</p>;
