import { type EventHandler, type EventMeta, events, on } from '@tablewell/chassis/events';
import { DinerNote } from '@tablewell/proto/reservation/v1/reservation_events_pb';
import type { Reservation } from '@tablewell/proto/reservation/v1/reservation_pb';
import { inParts, type WebhookEvent } from '../../domain/webhooks/events';
import type { WebhookKind } from '../../domain/webhooks/kinds';
import type { Deliveries } from '../../webhook-ports';
import { kindOfStep, toReservationData } from './reservation-data';

type Write = (event: WebhookEvent) => Promise<void>;
type Forget = Deliveries['forgetAnswers'];

/** The domain's events as webhooks tell them (HOOK-2). */
export function webhookHandlers(write: Write, forget: Forget): EventHandler[] {
  return [...ofReservations(write), ...ofGuests(write, forget)];
}

function ofReservations(write: Write): EventHandler[] {
  const tell = async (
    kind: WebhookKind | undefined,
    reservation: Reservation | undefined,
    { id, at }: EventMeta,
  ) => {
    if (!reservation || !kind) return;
    const sequence = Number(reservation.version);
    await write({
      ...{ eventId: id, kind, restaurantId: reservation.restaurantId, at, sequence },
      ...{ subjectIds: [reservation.id], data: toReservationData(reservation) },
    });
  };
  return [
    on(events.reservationBooked, ({ reservation }, meta) => tell('reservation.booked', reservation, meta)),
    on(events.reservationAccepted, ({ reservation }, meta) => tell('reservation.booked', reservation, meta)),
    on(events.reservationRequested, ({ reservation, previous }, meta) =>
      tell(previous ? 'reservation.changed' : 'reservation.requested', reservation, meta),
    ),
    on(events.reservationChanged, ({ reservation }, meta) => tell('reservation.changed', reservation, meta)),
    // Which of the three it was is in `request`.
    on(events.reservationDeclined, ({ reservation }, meta) =>
      tell('reservation.canceled', reservation, meta),
    ),
    on(events.reservationExpired, ({ reservation }, meta) => tell('reservation.canceled', reservation, meta)),
    on(events.reservationCanceled, ({ reservation }, meta) =>
      tell('reservation.canceled', reservation, meta),
    ),
    on(events.reservationRestored, ({ reservation }, meta) =>
      tell('reservation.restored', reservation, meta),
    ),
    on(events.reservationDeleted, ({ reservation }, meta) => tell('reservation.deleted', reservation, meta)),
    on(events.reservationStepped, ({ reservation, ...step }, meta) =>
      tell(kindOfStep(reservation, step), reservation, meta),
    ),
    on(events.reservationNoted, async ({ reservation, note }, meta) => {
      if (toldNotes.includes(note)) await tell('reservation.changed', reservation, meta);
    }),
  ];
}

/** The notes of a diner that change what is told. Words and consents are the diner's own, and not told. */
const toldNotes: readonly DinerNote[] = [DinerNote.LATE, DinerNote.ON_TIME, DinerNote.CONFIRMED];

/** Guests are told by their ids alone. */
function ofGuests(write: Write, forget: Forget): EventHandler[] {
  const tell = async (
    kind: WebhookKind,
    guest: { readonly id: string; readonly restaurantId: string } | undefined,
    { id: eventId, at }: EventMeta,
  ) => {
    if (!guest) return;
    const { id, restaurantId } = guest;
    await write({ eventId, kind, restaurantId, at, subjectIds: [id], data: { id, restaurantId } });
  };
  return [
    on(events.guestCreated, ({ guest }, meta) => tell('guest.created', guest, meta)),
    on(events.guestUpdated, ({ guest }, meta) => tell('guest.changed', guest, meta)),
    on(events.guestDeleted, ({ guestId: id, restaurantId }, meta) =>
      tell('guest.deleted', { id, restaurantId }, meta),
    ),
    on(events.guestsImported, async ({ restaurantId, importId, created, updated }, { id: eventId, at }) => {
      const rows = [
        ...created.map(({ id }) => ({ id, isNew: true })),
        ...updated.map(({ id }) => ({ id, isNew: false })),
      ];
      for (const [part, some] of inParts(rows).entries()) {
        const idsOf = (isNew: boolean) => some.filter((row) => row.isNew === isNew).map(({ id }) => id);
        const data = { restaurantId, importId, created: idsOf(true), changed: idsOf(false) };
        const subjectIds = some.map(({ id }) => id);
        await write({ eventId, part, kind: 'guest.imported', restaurantId, at, subjectIds, data });
      }
    }),
    on(events.guestErased, async ({ restaurantId, guestId: id, reservationIds }, { id: eventId, at }) => {
      // A member who answers may have repeated facts about the guest.
      await forget(restaurantId, [id, ...reservationIds]);
      const parts = inParts(reservationIds);
      for (const [part, reservations] of (parts.length > 0 ? parts : [[]]).entries()) {
        const data = { id, restaurantId, reservations };
        await write({ eventId, part, kind: 'guest.erased', restaurantId, at, subjectIds: [id], data });
      }
    }),
  ];
}
