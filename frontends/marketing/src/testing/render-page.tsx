import { render } from '@testing-library/react';
import { useLocation } from '@tablewell/federation/router';
import { MemoryRouter, serveCalls } from '@tablewell/federation/testing';
import type { Answer, InitialEntry } from '@tablewell/federation/testing';
import { Remote } from '../routes';

/** A call as the page made it. */
export interface Call {
  method: string;
  path: string;
  body: unknown;
}

/** Replaces the network: answers each call with `reply` and records it. */
export const serve = (reply: (call: Call) => Answer): Call[] =>
  serveCalls(({ method, url, body }) => ({ method, path: url.pathname, body }), reply);

/** Renders the remote at an address, and shows the current address as text. */
export const renderAt = (address: InitialEntry) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <main>
        <Remote />
      </main>
      <Where />
    </MemoryRouter>,
  );

/** Shows the router's current address. */
const Where = () => <p data-testid="address">{useLocation().pathname}</p>;
