import { act, fireEvent, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { useEffect } from 'react';
import type { PartyUpdate, ReplyUpdate, ReservationUpdate } from '@tablewell/api-client/socket';
import { useLocation, useNavigate } from '@tablewell/federation/router';
import { MemoryRouter } from '@tablewell/federation/testing';
import { NotificationRegion, uiTexts } from '@tablewell/ui';
import { Remote } from '../routes';

// A test of a single section imports these from `./serve`, which loads no dashboard.
export { noDifference, serve } from './serve';
export type { Call } from './serve';

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
