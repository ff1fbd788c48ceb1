import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import {
  ApiError,
  NetworkError,
  isAddressRefusal,
  keepItem,
  keptItem,
  newId,
  storedUserId,
} from '@tablewell/api-client';
import { session } from '@tablewell/api-client/queries';
import { serverNow } from '@tablewell/api-client/server-clock';
import { eveningKey, queuedId } from '@tablewell/api-client/book';
import type { PartyUpdate } from '@tablewell/api-client/socket';
import { sendChange } from './api/send-change';
import type { PartyVersion } from './api/send-change';
import type { Change, Queued } from '@tablewell/api-client/book';
import type { TableChange } from '../evening/table-option';
import { ChangeQueue } from './change-queue';
import type { Outcome } from './change-queue';
import { openWindows } from './open-windows';
import { storageKey } from './stored-changes';
import { t } from './texts';

// One queue for the page: a change made on one tab of the dashboard is sent while another one is shown.
const queues = new WeakMap<QueryClient, ChangeQueue>();

function queueOf(queries: QueryClient): ChangeQueue {
  const known = queues.get(queries);
  if (known) return known;
  const storage = { getItem: keptItem, setItem: keepItem };
  const queue = new ChangeQueue((entry, tell) => send(entry, queries, tell), storage, openWindows());
  window.addEventListener('online', () => void queue.flush());
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) queue.reload();
  });
  queues.set(queries, queue);
  return queue;
}

/** On a shared tablet the turn of the person who uses it, `none` if nobody does. Undefined on other devices. */
function turnNow(queries: QueryClient): string | undefined {
  const tablet = queries.getQueryData(session().queryKey)?.sharedTablet;
  return tablet && (tablet.turn ?? 'none');
}

/** How many changes are not sent yet: a host who logs out would lose them. */
export const waitingChanges = (queries: QueryClient): number => queueOf(queries).snapshot().queued.length;

/** Takes back the changes of this page that are not sent yet. */
export const discardChanges = (queries: QueryClient): void => queueOf(queries).discard();

/** The party whose change is being sent, and the party in the last answer. */
const underWay = new WeakMap<QueryClient, string>();
const answered = new WeakMap<QueryClient, PartyVersion>();

/** Whether a live update is about a change that this device makes or has just made. */
export function isOwnChange(queries: QueryClient, { id, version }: PartyUpdate): boolean {
  const last = answered.get(queries);
  return underWay.get(queries) === id || (last?.id === id && version <= last.version);
}

/** The ids of walk-ins, by the ids that they had before the service gave them one. */
const seated = new Map<string, string>();

/** A change of a walk-in may have been made before the service had seated it. */
function withKnownParty(entry: Queued): Queued {
  const { change } = entry;
  const partyId = 'partyId' in change ? seated.get(change.partyId) : undefined;
  return partyId && 'partyId' in change ? { ...entry, change: { ...change, partyId } } : entry;
}

/** Statuses of a service that is temporarily unavailable or busy, and of a session that can be renewed. */
const passing = new Set([401, 408, 429, 500, 502, 503, 504]);

async function send(
  entry: Queued,
  queries: QueryClient,
  tell: (changes: readonly TableChange[]) => void,
): Promise<Outcome> {
  // Sent now, it would be made in the name of the user who signed in since. A shared tablet names its turn instead (TABLET-8).
  const isOfTurn = entry.turn !== undefined && turnNow(queries) !== undefined;
  if (entry.userId !== storedUserId() && !isOfTurn)
    return { kind: 'refused', why: t('tonight.queue.otherPerson') };
  const evenings = { queryKey: eveningKey(entry.restaurantId) };
  try {
    if ('partyId' in entry.change) underWay.set(queries, entry.change.partyId);
    const { party, displaced } = await sendChange(withKnownParty(entry)).finally(() =>
      underWay.delete(queries),
    );
    if (party) answered.set(queries, party);
    if (party && entry.change.kind === 'walk-in') seated.set(queuedId(entry.id), party.id);
    tell(displaced);
    // Reloaded before the change leaves the queue, so that the screen does not fall back in between.
    await queries.invalidateQueries(evenings);
    return { kind: 'done' };
  } catch (error) {
    void queries.invalidateQueries(evenings);
    // From an allowed address it is sent later, still in this user's name.
    if (error instanceof NetworkError || isAddressRefusal(error)) return { kind: 'wait' };
    if (error instanceof ApiError && passing.has(error.status))
      return { kind: 'wait', ...(error.status === 503 && error.text ? { why: error.text } : {}) };
    return { kind: 'refused', why: error instanceof ApiError ? error.message : t('tonight.queue.failed') };
  }
}

/** The changes of a restaurant's parties that hosts made in this browser and the service may not have yet. */
export function useQueued(restaurantId: string): readonly Queued[] {
  const queue = queueOf(useQueryClient());
  const { queued } = useSyncExternalStore(queue.watch, queue.snapshot);
  return useMemo(() => queued.filter((entry) => entry.restaurantId === restaurantId), [queued, restaurantId]);
}

/** The changes of the hosts on this device, and a function to make one. */
export function useChanges(restaurantId: string, date: string) {
  const queries = useQueryClient();
  const queue = queueOf(queries);
  const state = useSyncExternalStore(queue.watch, queue.snapshot);
  const queued = useQueued(restaurantId);
  return {
    queued,
    refused: state.refused.filter(({ entry }) => entry.restaurantId === restaurantId),
    isStuck: state.isStuck,
    waitsBecause: state.waitsBecause,
    displaced: state.displaced.filter((each) => each.restaurantId === restaurantId && each.date === date),
    dismiss: (id: string) => queue.dismiss(id),
    flush: () => void queue.flush(),
    takeBack: (id: string): boolean => queue.takeBack(id),
    make: (change: Change, about: Queued['about'], baseVersion = 0): Queued | undefined => {
      const turn = turnNow(queries);
      const who = { restaurantId, userId: storedUserId(), date, ...(turn ? { turn } : {}) };
      const when = { at: serverNow(), deviceAt: Date.now() };
      const entry = { id: newId(), ...who, ...when, baseVersion, change, ...(about ? { about } : {}) };
      return queue.add(entry) ? entry : undefined;
    },
  };
}
