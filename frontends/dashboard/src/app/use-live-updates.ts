import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { browserZone } from '@tablewell/api-client';
import { session } from '@tablewell/api-client/queries';
import { openLiveFeed } from '@tablewell/api-client/live-feed';
import type { LiveSocket, PartyUpdate } from '@tablewell/api-client/socket';
import { bookRoot, reloadDay, reloadEvenings, showParty, showReservation } from '@tablewell/api-client/book';
import { isOwnChange } from '../parts/changes/use-changes';
import { layoutsRoot, updateLayouts } from '@tablewell/api-client/floor';
import { listRestaurants } from '../lib/api/list-restaurants';
import { guestKeys, updateGuests } from '../lib/guests/guest-cache';
import { refreshUnfit, unfitRoot } from '../parts/unfit/api/unfit-reservations';
import { refreshReplies, repliesRoot } from '../parts/replies/api/replies';
import { requestsKey, requestsRoot } from '../parts/requests/api/requests';

/**
 * A connection that is back within this time does not count as lost: a gateway was replaced, or a phone crossed a dead
 * spot.
 */
const graceMs = 4_000;

/**
 * Applies live updates of the current restaurant while the dashboard is open (LIVE-1, LIVE-2). Returns since when the
 * connection has been lost (epoch milliseconds); undefined while it is open.
 */
export function useLiveUpdates(restaurantId: string | undefined): number | undefined {
  const [lostAt, setLostAt] = useState<number>();
  const queries = useQueryClient();
  // Selecting another restaurant must not close the socket: it gets updates of all of the user's restaurants.
  const current = useRef(restaurantId);
  useEffect(() => {
    current.current = restaurantId;
  }, [restaurantId]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lose = (): void => {
      const at = Date.now();
      timer ??= setTimeout(() => setLostAt(at), graceMs);
    };
    const find = (): void => {
      clearTimeout(timer);
      timer = undefined;
      setLostAt(undefined);
    };
    let isAgain = false;
    const listen = (socket: LiveSocket): void => {
      // Once the server has ended or refused the connection, the session may be over, or closed to this address.
      const look = () => void queries.invalidateQueries({ queryKey: session().queryKey });
      socket.on('disconnect', (reason) => {
        lose();
        if (reason === 'io server disconnect') look();
      });
      socket.on('connect_error', (error) => {
        lose();
        if (!('type' in error)) look();
      });
      let wasConnected = false;
      socket.on('connect', () => {
        find();
        // The rules by which it was let in may be others than before.
        if (wasConnected) look();
        wasConnected = true;
        // Events from before the connection, or from while it was lost, were not sent.
        void queries.invalidateQueries({ queryKey: [guestKeys.root] });
        void queries.invalidateQueries({ queryKey: [bookRoot] });
        void queries.invalidateQueries({ queryKey: [layoutsRoot] });
        void queries.invalidateQueries({ queryKey: [requestsRoot] });
        void queries.invalidateQueries({ queryKey: [unfitRoot] });
        void queries.invalidateQueries({ queryKey: [repliesRoot] });
        // The server cuts a page off whose user sees more or less from now on (ROLE-6).
        if (isAgain) void queries.invalidateQueries({ queryKey: listRestaurants().queryKey });
        isAgain = true;
      });
      socket.on('reservationUpdate', (update) => {
        if (update.restaurantId === current.current) showReservation(queries, update, browserZone());
      });
      socket.on('partyUpdate', (update) => {
        void followParty(queries, update);
        void queries.invalidateQueries({ queryKey: requestsKey(update.restaurantId) });
        refreshUnfit(queries, update.restaurantId, update.id);
      });
      socket.on('eveningUpdate', ({ restaurantId: changed, localDate }) => {
        reloadEvenings(queries, changed);
        reloadDay(queries, changed, localDate);
      });
      socket.on('replyUpdate', ({ restaurantId: changed }) => void refreshReplies(queries, changed));
      socket.on('layoutUpdate', (update) => updateLayouts(queries, update));
      socket.on('guestUpdate', (update) => {
        if (update.restaurantId === current.current) updateGuests(queries, update);
      });
    };
    const close = openLiveFeed(listen, lose);
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [queries]);
  return lostAt;
}

/**
 * Shows a party as described by a live update, and reloads its evening, unless the update is about this device's own change:
 * its answer reloads the evening, and loading it twice would delay the other tablets.
 */
async function followParty(queries: QueryClient, update: PartyUpdate): Promise<void> {
  const { restaurantId, localDate } = update;
  const isOwn = isOwnChange(queries, update);
  try {
    await showParty(queries, update);
  } catch (error) {
    console.error('A live update of a party could not be read; its evening is loaded again', error);
  }
  if (!isOwn) reloadEvenings(queries, restaurantId);
  reloadDay(queries, restaurantId, localDate);
}
