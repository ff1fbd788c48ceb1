import { type Actor, isMember } from '@tablewell/chassis/access';
import { withoutContacts } from '@tablewell/chassis/rpc';
import { ReservationSchema } from '@tablewell/proto/reservation/v1/reservation_pb';
import type { Booked } from '../../commands/diner/book';
import type { Reservation } from '../../party/reservation';
import type { PeopleStore } from '../../ports';
import { toMessage, withRestaurant } from '../mapping';

/** So long a session may go on after its person has left. */
const sessionsEndWithinMs = 60_000;

/**
 * Answers a caller who has the id of a reservation. Members read ids, and could open reservations without their
 * session. So where contacts are withheld from any member, only members who may see them get them (ROLE-8). A
 * reservation that was made after all those members had left is answered in full, because none of them has read its id.
 * Answers to members are masked according to their own permission.
 */
export function forHolders(people: Pick<PeopleStore, 'lackedContactsUntil'>) {
  const toHolder = async (actor: Actor | undefined, reservation: Reservation) => {
    const message = toMessage(reservation);
    const { restaurantId, createdAt } = reservation;
    if (isMember(actor, restaurantId)) return message;
    const until = await people.lackedContactsUntil(restaurantId);
    return createdAt.getTime() > until + sessionsEndWithinMs
      ? message
      : withoutContacts(ReservationSchema, message);
  };
  return {
    alone: toHolder,
    withRestaurant: async (actor: Actor | undefined, booked: Booked) => ({
      ...withRestaurant(booked),
      reservation: await toHolder(actor, booked.reservation),
    }),
  };
}

export type ForHolders = ReturnType<typeof forHolders>;
