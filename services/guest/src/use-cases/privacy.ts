import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { notFound, Refusal } from '@tablewell/chassis/refusal';
import { changeDocument } from '@tablewell/chassis/resilience';
import type { Guest } from '../domain/guest';
import type { GuestIds, Ports } from '../ports';

const missing = () => notFound('Guest not found.');

type ErasurePorts = Pick<Ports, 'guests' | 'visits' | 'eventFactory'>;

/** The guest of a request. */
export interface GuestRef {
  readonly restaurantId: string;
  readonly guestId: string;
}

/**
 * This service's data of a guest, for the owner: the guest and the ids of their reservations. The export is published
 * as an event.
 */
export function exportGuest({
  guests,
  visits,
  eventFactory,
}: Pick<Ports, 'guests' | 'visits' | 'eventFactory'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, guestId }: GuestRef,
  ): Promise<{ guest: Guest; reservationIds: string[] } | Refusal> => {
    const refused = refuseWithoutPermission('privacy', actor, restaurantId);
    if (refused) return refused;
    const guest = await guests.find(restaurantId, guestId);
    if (!guest) return missing();
    const reservationIds = await visits.ofGuest(restaurantId, guestId);
    await guests.appendEvents(guest, [eventFactory.exported(guest)]);
    return { guest, reservationIds };
  };
}

/**
 * Erases a guest, for the owner. The event makes the other services erase them, too. Their reservations are detached,
 * so that late events do not recreate the guest (PRIVACY-3). {@link completeErasures} completes it. A guest with a table
 * ahead is erased only if the owner says that it is canceled; otherwise the times of these reservations are returned.
 */
export function eraseGuest(ports: ErasurePorts & Pick<Ports, 'clock'>) {
  const { guests, visits, eventFactory, clock } = ports;
  return async (
    actor: Actor | undefined,
    { restaurantId, guestId, cancelAhead }: GuestRef & { readonly cancelAhead: boolean },
  ): Promise<readonly Date[] | Refusal> => {
    const refused = refuseWithoutPermission('privacy', actor, restaurantId);
    if (refused) return refused;
    const ahead = cancelAhead ? [] : await visits.ahead(restaurantId, guestId, clock());
    if (ahead.length > 0) return ahead;
    const erased = await changeDocument<readonly Date[] | Refusal | 'conflict'>(async () => {
      const guest = await guests.find(restaurantId, guestId);
      if (!guest) return missing();
      const theirs = await visits.ofGuest(restaurantId, guestId);
      if (!(await guests.erase(guest, [eventFactory.erased(guest, theirs)]))) return 'conflict';
      await detachAll(ports, guest, theirs);
      return [];
    });
    if (erased !== 'busy') return erased;
    return new Refusal('unavailable', 'busy', 'This guest is being changed by others. Please try again.');
  };
}

/** The most erasures of one run of the job; the next run continues with those after them. */
const maxPerRun = 50;

/**
 * Completes erasures: of guests whose process ended early, and of those whose reservation was stored by an event that
 * had found the guest before. Safe to run concurrently in several processes.
 */
export function completeErasures(ports: ErasurePorts & Pick<Ports, 'clock'>) {
  // Erasures stay unfinished for minutes: without it, those of one restaurant could keep the others waiting.
  let afterId = '';
  return async (): Promise<void> => {
    const found = await ports.guests.unfinishedErasures(maxPerRun, afterId);
    afterId = found.length < maxPerRun ? '' : (found.at(-1)?.id ?? '');
    for (const guest of found) {
      // Read before the reservations are: one that is stored later is not covered by the mark.
      const now = ports.clock();
      await detachAll(ports, guest, []);
      await ports.guests.finishErasure(guest, now);
    }
  };
}

/**
 * Detaches all reservations of an erased guest; the other services learn of those that the published event does not
 * name.
 */
async function detachAll(
  { guests, visits, eventFactory }: ErasurePorts,
  guest: GuestIds,
  published: readonly string[],
): Promise<void> {
  const theirs = await visits.ofGuest(guest.restaurantId, guest.id);
  const others = theirs.filter((id) => !published.includes(id));
  if (others.length > 0) await guests.appendEvents(guest, [eventFactory.erased(guest, others)]);
  await visits.detach(theirs);
}
