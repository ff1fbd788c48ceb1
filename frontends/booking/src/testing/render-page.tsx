import { render } from '@testing-library/react';
import { useLocation } from '@tablewell/federation/router';
import { MemoryRouter, serveCalls } from '@tablewell/federation/testing';
import type { Answer } from '@tablewell/federation/testing';
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

/**
 * Replaces the network: answers each call with `reply`, or with the sample restaurant and reservation if that returns
 * nothing, and records the calls.
 */
export const serve = (reply: (call: Call) => Answer | undefined = () => undefined): Call[] =>
  serveCalls(
    ({ method, url: { pathname, search }, headers, body }): Call => ({
      method,
      path: pathname,
      query: search,
      key: headers.get('Idempotency-Key'),
      body: body as Call['body'],
    }),
    (call) => reply(call) ?? defaultAnswer(call),
  );

function defaultAnswer({ path }: Call): Answer {
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
