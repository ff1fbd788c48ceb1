import { render } from '@testing-library/react';
import { useLocation } from '@tablewell/federation/router';
import { MemoryRouter } from '@tablewell/federation/testing';
import type { InitialEntry } from '@tablewell/federation/testing';
import { Remote } from '../routes';

/** A call as the page made it. */
export interface Call {
  method: string;
  path: string;
  body: unknown;
}
type Reply = (call: Call) => [status: number, body: unknown] | 'no network';

/** Replaces the network: answers each call with `reply` and records it. */
export function serve(reply: Reply): Call[] {
  const calls: Call[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const text = await request.clone().text();
    const call: Call = {
      method: request.method,
      path: new URL(request.url).pathname,
      body: text ? JSON.parse(text) : undefined,
    };
    calls.push(call);
    const answer = reply(call);
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer[1]), {
      status: answer[0],
      headers: { 'Content-Type': 'application/json' },
    });
  });
  return calls;
}

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
