import { type Timestamp, timestampDate } from '@bufbuild/protobuf/wkt';
import { plainPhone, sanitize } from '@tablewell/shared/text';
import { type EventHandler, events, on } from '@tablewell/chassis/events';
import {
  RequestState,
  type Reservation,
  ReservationStatus,
  Stage,
} from '@tablewell/proto/reservation/v1/reservation_pb';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import type { GroupGuestSharingSet } from '@tablewell/proto/restaurant/v1/group_events_pb';
import type { Restaurant } from '@tablewell/proto/restaurant/v1/restaurant_pb';
import { toDetails } from '../mapping';
import type { Ports } from '../../ports';
import {
  onReservation,
  onSharingEnded,
  removeRestaurant,
  type ReservationChange,
} from '../../use-cases/visits';

/**
 * A party on the waitlist is no guest until it sits (WAIT-1). Most walk-ins have no name: without a number they could not be recognized
 * later (PARTY-10).
 */
const isNoGuestYet = ({ wait, walkIn, phoneNumber }: Reservation): boolean =>
  (wait !== undefined && !wait.seatedAt) || (walkIn && phoneNumber === '');

const outcomeOf = ({ stage }: Reservation) => (stage === Stage.NO_SHOW ? 'no-show' : 'expected');

/** Adds diners to the guest list when they book, follows restaurants' countries, and removes a deleted restaurant's list. */
export function createHandlers(ports: Ports): EventHandler[] {
  const handleReservation = onReservation(ports);
  const endSharing = onSharingEnded(ports);
  const remove = removeRestaurant(ports);

  const takeRestaurant = async (restaurant: Restaurant | undefined): Promise<void> => {
    if (!restaurant || (await ports.deletedRestaurants.has(restaurant.id))) return;
    const { id: restaurantId, ownerId, name } = restaurant;
    const version = Number(restaurant.version);
    await ports.countries.put(restaurantId, version, {
      country: restaurant.country,
      clockAheadMs: Number(restaurant.clockAheadMs),
    });
    // One for tests is in no group.
    if (!restaurant.isTest) await ports.groups.putMember({ restaurantId, ownerId, name }, version);
  };

  const takeGroup = async ({
    ownerId,
    version,
    on,
    name,
    restaurants,
  }: GroupGuestSharingSet): Promise<void> => {
    const ids = restaurants.map(({ id }) => id);
    const deleted = await Promise.all(ids.map((id) => ports.deletedRestaurants.has(id)));
    // A copy of an earlier release has no restaurants of owners, until each of them is changed.
    const members = restaurants.filter((_, index) => !deleted[index]);
    await ports.groups.addMembers(
      members.map(({ id, name: of }) => ({ restaurantId: id, ownerId, name: of })),
    );
    await ports.groups.putSharing(ownerId, Number(version), { on, name });
  };

  const take = async (reservation: Reservation | undefined, keepsGuest = true): Promise<void> => {
    if (!reservation?.startsAt) return;
    const change = changeOf(reservation, reservation.startsAt, keepsGuest);
    await (keepsGuest && isNoGuestYet(reservation) ? endSharing(change) : handleReservation(change));
  };

  /** A request is added to the list when it is accepted, but what the diner ends with it is ended at once (GROUP-22). */
  const takeNote = async (reservation: Reservation | undefined): Promise<void> => {
    if (reservation?.request?.state !== RequestState.PENDING) return take(reservation);
    if (reservation.startsAt) await endSharing(changeOf(reservation, reservation.startsAt, false));
  };

  const changeOf = (
    reservation: Reservation,
    startsAt: Timestamp,
    keepsGuest: boolean,
  ): ReservationChange => {
    const { id, restaurantId, version, name, phoneNumber, status } = reservation;
    return {
      id,
      restaurantId,
      version: Number(version),
      person: { name: sanitize(name), phoneNumber: plainPhone(phoneNumber), email: reservation.email },
      details: toDetails(reservation),
      startsAt: timestampDate(startsAt),
      status: keepsGuest && status === ReservationStatus.ACTIVE ? outcomeOf(reservation) : 'called-off',
      keepsGuest,
    };
  };

  return [
    on(events.reservationBooked, ({ reservation }) => take(reservation)),
    on(events.reservationAccepted, ({ reservation }) => take(reservation)),
    on(events.reservationChanged, ({ reservation }) => take(reservation)),
    on(events.reservationCanceled, async ({ reservation }) => {
      // A request is added to the list when it is accepted, so a withdrawn one is not on the list.
      if (reservation?.request?.state !== RequestState.WITHDRAWN) await take(reservation);
    }),
    on(events.reservationRestored, ({ reservation }) => take(reservation)),
    // A walk-in has no booking event, so its guest is added with its first step. Of others, it matters whether they came.
    on(events.reservationStepped, async ({ reservation, previousStage, step, undone }) => {
      // A party that never sat was not a guest by this visit.
      if (reservation?.wait && step === Step.SEAT && undone) return take(reservation, false);
      const isAboutComing = [reservation?.stage, previousStage].includes(Stage.NO_SHOW);
      if (reservation?.walkIn || isAboutComing) await take(reservation);
    }),
    on(events.reservationNoted, ({ reservation }) => takeNote(reservation)),
    on(events.reservationDeleted, ({ reservation }) => take(reservation, false)),
    on(events.restaurantCreated, ({ restaurant }) => takeRestaurant(restaurant)),
    on(events.restaurantUpdated, ({ restaurant }) => takeRestaurant(restaurant)),
    on(events.groupGuestSharingSet, takeGroup),
    on(events.restaurantDeleted, ({ id }) => remove(id)),
  ];
}
