import type { Clock } from '@tablewell/chassis/clock';
import { events } from '@tablewell/chassis/events';
import type { IdSource } from '@tablewell/chassis/ids';
import { outboxEntry } from '@tablewell/chassis/outbox';
import type { EventFactory } from '../../ports';
import { toMessage } from '../mapping';

/** Creates the events of reservations. */
export function createEventFactory(clock: Clock, newId: IdSource): EventFactory {
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
