import { act, fireEvent, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { useEffect } from 'react';
import { browserZone } from '@tablewell/api-client';
import type { PartyUpdate, ReplyUpdate, ReservationUpdate } from '@tablewell/api-client/socket';
import { useLocation, useNavigate } from '@tablewell/federation/router';
import { MemoryRouter, serveCalls } from '@tablewell/federation/testing';
import type { Answer } from '@tablewell/federation/testing';
import { NotificationRegion, uiTexts } from '@tablewell/ui';
import { Remote } from '../routes';
import { restaurant } from './restaurant';

/** A call that the page made. */
export interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  /** Of a shared tablet: the turn in which the step was taken. */
  turn?: string;
  /** How long ago, in milliseconds. */
  takenAgo?: string;
}
/** An answer for a call; undefined uses the default of a restaurant without data. */
type Reply = (call: Call) => Answer | Promise<Answer> | undefined;

const trial = {
  subscriptionType: 'premium',
  isSubscribed: true,
  isInTrial: false,
  daysLeft: 0,
  trialEndDate: null,
};
const user = { email: 'owner@olive.example', isVerified: true, authProvider: 'email' };

/** The preview of a change that affects no reservation and no start. */
export const noDifference = {
  reservations: [],
  truncated: false,
  partySizes: [2, 4, 6],
  days: [],
  complete: true,
};

function defaultAnswer({ path }: Call): Answer {
  if (path === '/api/auth/validate') return [200, { valid: true }];
  if (path === '/api/auth/user-info') return [200, user];
  if (path === '/api/auth/trial-status') return [200, trial];
  if (path === '/api/restaurant')
    return [200, [restaurant(), restaurant({ id: 'harbour', name: 'Harbour Grill' })]];
  if (path.endsWith('/info')) return [200, restaurant({ timezone: browserZone() })];
  if (path.endsWith('/PreviewChange')) return [200, noDifference];
  if (path.endsWith('/table-availability')) return [200, { tableAvailability: {} }];
  if (path.startsWith('/api/dashboard/reservation-sources/')) return [200, { sources: [] }];
  if (path.startsWith('/api/guests/')) return [200, { guests: [], total: 0 }];
  // Calls beyond the REST API get an empty message.
  if (path.startsWith('/rpc/')) return [200, {}];
  return [200, []];
}

/** Replaces the network: answers each call and records it. */
export const serve = (reply: Reply = () => undefined): Call[] =>
  serveCalls(
    ({ method, url, body, headers }): Call => ({
      method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body,
      ...(headers.has('X-Turn') ? { turn: headers.get('X-Turn') ?? '' } : {}),
      ...(headers.has('X-Taken-Ago') ? { takenAgo: headers.get('X-Taken-Ago') ?? '' } : {}),
    }),
    async (call) => (await reply(call)) ?? defaultAnswer(call),
  );

type Listener = (update?: ReservationUpdate | PartyUpdate | ReplyUpdate | string) => void;
const listeners = new Map<string, Listener>();

/** Replaces `openLiveSocket` in a test; `playEvent` plays an event of the server, `connected` its connecting. */
export const fakeSocket = {
  on: (event: string, listener: Listener) => listeners.set(event, listener),
  disconnect: () => listeners.clear(),
};
export const playEvent = (update: ReservationUpdate): void => listeners.get('reservationUpdate')?.(update);
export const playPartyEvent = (update: PartyUpdate): void => listeners.get('partyUpdate')?.(update);
export const playReply = (update: ReplyUpdate): void => listeners.get('replyUpdate')?.(update);
/** The socket is connected, for the first time or again. */
export const connected = (): void => listeners.get('connect')?.();

/** The connection is lost. */
export const disconnected = (): void => listeners.get('disconnect')?.();
/** The server has closed the connection for good. */
export const endedByServer = (): void => listeners.get('disconnect')?.('io server disconnect');

/**
 * Renders the remote at an address, and shows the current address as text. The pointer rests on the notifications,
 * which keeps them open: on a busy machine their five seconds would be over before a test has looked at the rest.
 */
export function renderAt(address: string): RenderResult {
  const page = render(
    <MemoryRouter initialEntries={['/before', address]} initialIndex={1}>
      <main>
        <Remote />
      </main>
      <NotificationRegion />
      <Where />
    </MemoryRouter>,
  );
  fireEvent.pointerEnter(page.getByLabelText(uiTexts.notifications));
  return page;
}

/** Does what the browser's Back button does. */
export const goBack = (): Promise<void> => act(async () => navigateBack());
let navigateBack = (): void => undefined;

const Where = () => {
  const navigate = useNavigate();
  useEffect(() => {
    navigateBack = () => void navigate(-1);
  }, [navigate]);
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
};
