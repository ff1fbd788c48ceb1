import { create, toBinary } from '@bufbuild/protobuf';
import { RefusalSchema } from '@tablewell/proto/common/v1/refusal_pb';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { LayoutUpdate } from '@tablewell/api-client/socket';
import { MemoryRouter, serveCalls } from '@tablewell/federation/testing';
import type { Answer } from '@tablewell/federation/testing';
import { NotificationRegion } from '@tablewell/ui';
import { Remote } from '../panel';

/** A call as the page made it. */
export interface Call {
  method: string;
  path: string;
  /** The method of a call under `/rpc`, as in `SaveLayout`. */
  rpc: string;
  body: unknown;
}
type Reply = (call: Call) => Answer | undefined;

/** A table as the server returns it. */
export const component = (id: string, tableNumber: string, more: object = {}) => ({
  id,
  type: 'four-top',
  x: 50,
  y: 50,
  rotation: 0,
  tableNumber,
  ...more,
});

/** A layout as the server returns it, with table 1, a four-top, and table 2, a two-top. */
export const layout = (more: object = {}) => ({
  id: 'main',
  name: 'Main Floor',
  version: '3',
  fixedComponents: [component('a', '1'), component('b', '2', { type: 'two-top', x: 300 })],
  ...more,
});

/** A party of the evening as the server returns it, at table 1. */
export const party = (minutes: number, more: object = {}) => {
  const at = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
  return {
    id: 'r1',
    name: 'Anna Rossi',
    partySize: 4,
    stage: 'STAGE_BOOKED',
    startsAt: at(minutes),
    heldFrom: at(minutes),
    heldUntil: at(minutes + 90),
    tableNumbers: ['1'],
    ...more,
  };
};

/** The evening as the server returns it, with the tables of the main layout. */
export const evening = (parties: readonly object[] = [], more: object = {}) => ({
  evening: {
    localDate: new Date().toISOString().slice(0, 10),
    timezone: 'UTC',
    seatingMinutes: 90,
    layoutId: 'main',
    tables: [
      { number: '1', tableType: 'FourTop', seats: 4 },
      { number: '2', tableType: 'TwoTop', seats: 2, area: 'Terrace' },
    ],
    parties,
    ...more,
  },
});

/** The response to a save: the sent layout with the next version. */
export const savedAs = ({ body }: Call, more: object = {}) => {
  const { fixedComponents, details, baseVersion } = body as {
    fixedComponents?: object[];
    details?: object;
    baseVersion?: string;
  };
  const version = String(Number(baseVersion ?? 0) + 1);
  return { layout: layout({ fixedComponents, ...details, version, ...more }) };
};

function defaultAnswer(call: Call): Answer {
  const { path, rpc } = call;
  if (rpc === 'ListLayouts')
    return [200, { layouts: [layout(), layout({ id: 'patio', name: 'Patio', fixedComponents: [] })] }];
  if (rpc === 'SaveLayout') return [200, savedAs(call)];
  if (rpc === 'GetEvening') return [200, evening()];
  if (rpc !== '') return [200, {}];
  if (path.endsWith('/info')) return [200, { timezone: 'UTC', seatingMinutes: 90 }];
  if (path.endsWith('/table-availability')) return [200, { tableAvailability: { FourTop: 1, TwoTop: 1 } }];
  if (path.endsWith('/trial-status')) return [200, { subscriptionType: 'premium', isInTrial: false }];
  return [200, []];
}

/** Replaces the network: answers each call and records it. */
export const serve = (reply: Reply = () => undefined): Call[] =>
  serveCalls(
    ({ method, url: { pathname: path }, body }): Call => ({
      method,
      path,
      rpc: path.startsWith('/rpc/') ? (path.split('/').at(-1) ?? '') : '',
      body,
    }),
    (call) => reply(call) ?? defaultAnswer(call),
  );

/** The bodies of the calls of a method, in order. */
export const sent = (calls: readonly Call[], rpc: string): Record<string, unknown>[] =>
  calls.filter((call) => call.rpc === rpc).map(({ body }) => body as Record<string, unknown>);

/** The refusal of a save on an older version. */
export const changedMeanwhile: [number, unknown] = [409, { code: 'aborted', message: 'Changed' }];

/** The refusal of a change that the restaurant's subscription does not include. */
export const planRequired: [number, unknown] = (() => {
  const detail = toBinary(
    RefusalSchema,
    create(RefusalSchema, { code: 'plan-required', requiredPlan: 'premium' }),
  );
  const value = btoa(String.fromCharCode(...detail)).replace(/=+$/, '');
  const details = [{ type: RefusalSchema.typeName, value }];
  return [403, { code: 'permission_denied', message: 'Premium', details }];
})();

const listeners = new Map<string, (update?: unknown) => void>();
/** The fake of `openLiveSocket`; `playEvent` simulates an event of the server, `connected` a connection. */
export const fakeSocket = {
  on: (event: string, listener: (update?: unknown) => void) => listeners.set(event, listener),
  disconnect: () => undefined,
};
export const playEvent = (update: unknown): void => listeners.get('reservationUpdate')?.(update);
export const playLayoutEvent = (update: LayoutUpdate): void => listeners.get('layoutUpdate')?.(update);
/** The socket is connected, for the first time or again. */
export const connected = (): void => listeners.get('connect')?.();

/** Renders the panel, by itself or within the cache of a dashboard, and waits for its layouts. */
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
