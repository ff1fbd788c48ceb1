import { type Clock, events, type IdSource, outboxEntry } from '@tablewell/chassis';
import type { Facts } from '../../use-cases/ports';
import { toMessage } from '../mapping';

/** The events of a reservation's life, in the shapes of the contracts. */
export function createFacts(clock: Clock, newId: IdSource): Facts {
  const made = () => ({ id: newId(), at: clock() });
  return {
    booked: (reservation) =>
      outboxEntry(events.reservationBooked, { reservation: toMessage(reservation) }, made()),
    changed: (reservation, previous) =>
      outboxEntry(
        events.reservationChanged,
        { reservation: toMessage(reservation), previous: toMessage(previous) },
        made(),
      ),
    canceled: (reservation) =>
      outboxEntry(events.reservationCanceled, { reservation: toMessage(reservation) }, made()),
    restored: (reservation) =>
      outboxEntry(events.reservationRestored, { reservation: toMessage(reservation) }, made()),
    deleted: (reservation) =>
      outboxEntry(events.reservationDeleted, { reservation: toMessage(reservation) }, made()),
  };
}
