import { timestampDate } from '@bufbuild/protobuf/wkt';
import { sanitise } from '@tablewell/booking-rules';
import { type EventHandler, events, on } from '@tablewell/chassis';
import { type Reservation, ReservationStatus } from '@tablewell/proto/reservation/v1/reservation_pb';
import type { Ports } from '../../ports';
import { closeRestaurant, takeReservation } from '../../use-cases/keep-diner';

/** Diners join the guest list by what they book, and leave it with their restaurant. */
export function createHandlers(ports: Ports): EventHandler[] {
  const takeNews = takeReservation(ports);
  const close = closeRestaurant(ports);

  const take = async (reservation: Reservation | undefined, keepDiner = true): Promise<void> => {
    if (!reservation?.startsAt) return;
    const { id, restaurantId, version, name, phoneNumber, startsAt, status } = reservation;
    await takeNews({
      id,
      restaurantId,
      version: Number(version),
      person: { name: sanitise(name), phoneNumber: sanitise(phoneNumber) },
      startsAt: timestampDate(startsAt),
      status: keepDiner && status === ReservationStatus.ACTIVE ? 'expected' : 'called-off',
      keepDiner,
    });
  };

  return [
    on(events.reservationBooked, ({ reservation }) => take(reservation)),
    on(events.reservationChanged, ({ reservation }) => take(reservation)),
    on(events.reservationCanceled, ({ reservation }) => take(reservation)),
    on(events.reservationRestored, ({ reservation }) => take(reservation)),
    on(events.reservationDeleted, ({ reservation }) => take(reservation, false)),
    on(events.restaurantDeleted, ({ id }) => close(id)),
  ];
}
