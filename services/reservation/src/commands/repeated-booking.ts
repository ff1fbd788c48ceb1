import { Refusal } from '@tablewell/chassis/refusal';
import { refusals } from '../restaurant/refusals';
import type { Reservation } from '../party/reservation';
import type { Ports } from '../ports';
import type { Booked } from './diner/book';

/*
 * A caller without a response books again with the same idempotency key, while the first attempt may still be running. All
 * attempts must have one outcome: one reservation, or a refusal that stands.
 *
 * 1. An attempt that is marked as repeated first looks up the reservation of its key. A first attempt skips the look-up,
 *    because its key hardly ever has one.
 * 2. On a service day, a month and a phone number, attempts with one key do not compete with each other (`isSameRequest`),
 *    so each can get as far as the write of its reservation.
 * 3. The unique index on keys admits one of them. The others release their claims and quota, and return its reservation.
 * 4. Before a repeated attempt is refused, a tombstone takes the key, so that no earlier attempt can still write. If the
 *    key has a reservation, that one is returned.
 */

/** An attempt at a booking. */
export interface Attempt {
  readonly restaurantId: string;
  /** Empty for none. */
  readonly idempotencyKey: string;
  /** An earlier call with this key may still be running. */
  readonly repeated: boolean;
}

/** Step 1: the reservation of an earlier attempt. */
export async function findEarlier(
  ports: Pick<Ports, 'reservations' | 'clock'>,
  command: Attempt,
): Promise<Reservation | undefined> {
  return command.repeated ? findByKey(ports, command) : undefined;
}

/** Step 3: the result of an attempt whose reservation was not written. */
export async function resolveLostInsert(
  ports: Pick<Ports, 'reservations' | 'clock'>,
  command: Attempt,
  reason: 'taken' | 'void',
): Promise<Reservation | Refusal> {
  if (reason === 'void')
    return new Refusal('unavailable', 'took-too-long', 'Your reservation took too long. Please try again.');
  // Without a reservation, a later attempt has been refused in the meantime, which is final.
  return (await findByKey(ports, command)) ?? refusals.full();
}

/** Step 4: the result of a refused attempt. */
export async function settleRefusal(
  ports: Pick<Ports, 'restaurants' | 'reservations' | 'newId' | 'clock'>,
  command: Attempt,
  refusal: Refusal,
): Promise<Booked | Refusal> {
  const { restaurantId, idempotencyKey, repeated } = command;
  if (refusal.kind === 'unavailable' || idempotencyKey === '') return refusal;
  // A claim with this key would have been found on the day, so a first attempt that finds the day full has no
  // reservation. In a rush most requests end here, and looking the key up would be most of their cost.
  if (!repeated && refusal.kind === 'conflict') return refusal;
  const { reservations, newId, clock } = ports;
  if (
    repeated &&
    (await reservations.invalidateKey(restaurantId, idempotencyKey, newId(), clock(restaurantId)))
  )
    return refusal;
  const [restaurant, reservation] = await Promise.all([
    ports.restaurants.find(restaurantId),
    findByKey(ports, command),
  ]);
  return restaurant && reservation ? { reservation, restaurant } : refusal;
}

async function findByKey(
  { reservations, clock }: Pick<Ports, 'reservations' | 'clock'>,
  { restaurantId, idempotencyKey }: Omit<Attempt, 'repeated'>,
): Promise<Reservation | undefined> {
  if (idempotencyKey === '') return undefined;
  return reservations.findByIdempotencyKey(restaurantId, idempotencyKey, clock(restaurantId));
}
