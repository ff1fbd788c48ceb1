import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@tablewell/federation/testing';
import { NotificationRegion } from '@tablewell/ui';
import type { Layout } from '../api/layouts';
import { Remote } from '../panel';

/** A call as the page made it. */
export interface Call {
  method: string;
  path: string;
  body: unknown;
}
type Reply = (call: Call) => [status: number, body: unknown] | undefined;

/** A layout as the server returns it, with table 1, a four-top, and table 2, a two-top. */
export const layout = (more: Partial<Layout> = {}): Layout => ({
  id: 'main',
  name: 'Main Floor',
  version: 3,
  fixedComponents: [
    { id: 'a', type: 'four-top', position: { x: 50, y: 50 }, rotation: 0, tableNumber: '1' },
    { id: 'b', type: 'two-top', position: { x: 300, y: 50 }, rotation: 0, tableNumber: '2' },
  ],
  ...more,
});

function quiet({ path }: Call): [number, unknown] {
  if (path.endsWith('/layouts'))
    return [200, [layout(), layout({ id: 'patio', name: 'Patio', fixedComponents: [] })]];
  if (path.endsWith('/info')) return [200, { timezone: 'UTC', seatingMinutes: 90 }];
  if (path.endsWith('/table-availability')) return [200, { tableAvailability: { FourTop: 1, TwoTop: 1 } }];
  if (path.endsWith('/trial-status')) return [200, { subscriptionType: 'premium', isInTrial: false }];
  return [200, []];
}

/** Replaces the network: answers each call and records it. */
export function serve(reply: Reply = () => undefined): Call[] {
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
    const [status, body] = reply(call) ?? quiet(call);
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  });
  return calls;
}

const listeners = new Map<string, (update?: unknown) => void>();
/** What `openLiveSocket` gives in a test; `hear` plays an event of the server, `connected` its connecting. */
export const fakeSocket = {
  on: (event: string, listener: (update?: unknown) => void) => listeners.set(event, listener),
  disconnect: () => undefined,
};
export const hear = (update: unknown): void => listeners.get('reservationUpdate')?.(update);
/** The socket is open, for the first time or again. */
export const connected = (): void => listeners.get('connect')?.();

/** Draws the panel, by itself or within the cache of a dashboard, and waits for its layouts. */
export async function openPanel(props: { mayEdit?: boolean } = {}, outer?: QueryClient) {
  const panel = <Remote restaurant={{ id: 'olive' }} {...props} />;
  const view = render(
    <MemoryRouter>
      <main>
        <h1>Floor Plan</h1>
        {outer ? <QueryClientProvider client={outer}>{panel}</QueryClientProvider> : panel}
      </main>
      <NotificationRegion />
    </MemoryRouter>,
  );
  await screen.findByLabelText('Layout');
  return view;
}
