import { changeDocument } from '@tablewell/chassis/resilience';
import type { ExpectedVisit } from '../domain/expected-visit';
import { type Guest, movedTo, newGuest, withDetailsOf, withOutcome, withPhoneOf } from '../domain/guest';
import { guestKey, matchGuest, nameOf, type Person, soughtBy } from '../domain/identity';
import type { GuestDetails } from '../domain/guest-details';
import { saidOf, saidUnder } from '../domain/sharing';
import type { Ports } from '../ports';
import { endIfEnded, endSharing } from './end-sharing';

/** The most attempts to reserve the name, which others may take concurrently. */
const nameAttempts = 4;

/** A reservation's state in an event. */
export interface ReservationChange {
  readonly id: string;
  readonly restaurantId: string;
  readonly version: number;
  readonly person: Person;
  /** The diner's details. */
  readonly details: GuestDetails;
  readonly startsAt: Date;
  readonly status: ExpectedVisit['status'];
  /** False for a deleted reservation, which adds no guest. */
  readonly keepsGuest: boolean;
}

/** Adds the diner to the guest list and stores the expected visit. Idempotent. */
export function onReservation(ports: Ports) {
  return async (change: ReservationChange): Promise<void> => {
    const [isClosed, known, country] = await Promise.all([
      ports.deletedRestaurants.has(change.restaurantId),
      ports.visits.find(change.id),
      ports.countries.of(change.restaurantId),
    ]);
    if (isClosed || (known && known.version >= change.version)) return;
    const knownId = known?.guestId ?? '';
    const guestId = change.keepsGuest ? await upsertGuest(ports, change, { knownId, country }) : knownId;
    await onSharingEnded(ports)(change, guestId);
    const { id: reservationId, restaurantId, version, startsAt, status } = change;
    const visit = { reservationId, restaurantId, guestId, version, startsAt, status };
    if (known || !(await ports.visits.add(visit))) await ports.visits.put(visit);
    // The restaurant may have been deleted concurrently.
    if (await ports.deletedRestaurants.has(restaurantId)) await forget(ports, restaurantId);
  };
}

/**
 * The id of the diner's guest, found, moved or created; retried when a concurrent booking created it. A guest who is
 * being erased is not created again by their own reservation.
 */
async function upsertGuest(
  ports: Ports,
  { id, restaurantId, person, details: given }: ReservationChange,
  { knownId, country }: { readonly knownId: string; readonly country: string | undefined },
): Promise<string> {
  const { guests, eventFactory, newId } = ports;
  const key = guestKey(person, country);
  const { sharing } = given;
  const details = { ...given, ...(sharing ? { sharing: saidUnder(key, sharing) } : {}) };
  const guestId = await changeDocument(async (attempt) => {
    const known = await guests.candidates(restaurantId, [soughtBy(person, key)]);
    const found = matchGuest(known, person, key, country);
    const own =
      knownId === '' || found?.id === knownId ? undefined : await guests.find(restaurantId, knownId);
    const isTheirsAlone = own !== undefined && (await isOnlyOf(ports, own, id));
    if (!found) {
      if (own && (isTheirsAlone || nameOf(own) === nameOf(person))) {
        const moved = { ...withDetailsOf(movedTo(own, person, key), details), version: own.version + 1 };
        if (await guests.replace(moved, [eventFactory.updated(moved)])) return own.id;
        return 'conflict';
      }
      if (knownId !== '' && (await guests.isErased(restaurantId, knownId))) return knownId;
      const reservesName = attempt < nameAttempts && !known.some((guest) => nameOf(guest) === nameOf(person));
      const made = newGuest(newId(), restaurantId, namedBy(person), reservesName, key);
      const guest = { ...made, ...details, fromBooking: true };
      if (await guests.insert(guest, [eventFactory.created(guest)])) return guest.id;
      return 'conflict';
    }
    const detailed = withOwnDetails(withPhoneOf(found, person, key, country), details);
    const changed = detailed === found ? found : { ...detailed, version: found.version + 1 };
    if (changed !== found && !(await guests.replace(changed, [eventFactory.updated(changed)])))
      return 'conflict';
    // The diner has corrected who they are: nothing else is known of the one whom the booking had added.
    if (own && isTheirsAlone) await guests.remove(own, [eventFactory.deleted(own)]);
    return found.id;
  });
  if (guestId !== 'busy') return guestId;
  throw new Error('the guest list is being changed concurrently');
}

/** The guest with a booking's details, of a consent only their own. */
function withOwnDetails(guest: Guest, { sharing, ...others }: GuestDetails): Guest {
  const own = sharing && saidOf(guest.key, sharing);
  return withDetailsOf(guest, { ...others, ...(own ? { sharing: own } : {}) });
}

/**
 * Ends the sharing if the diner did so with this reservation (GROUP-22), also one that adds no guest: a request that may be declined, or a
 * party that waits. Before the event counts as handled.
 */
export function onSharingEnded(ports: Ports) {
  return async ({ restaurantId, person, details }: ReservationChange, guestId = ''): Promise<void> => {
    const { given, ended } = details.sharing ?? {};
    if (!given && !ended) return;
    const known = { ...person, key: guestKey(person, await ports.countries.of(restaurantId)) };
    if (given && guestId !== '') await endIfEnded(ports, { restaurantId, guestId, person: known }, given);
    const guest = ended && guestId !== '' ? await ports.guests.find(restaurantId, guestId) : undefined;
    if (ended) await endSharing(ports, { restaurantId, people: guest ? [known, guest] : [known], ended });
  };
}

const namedBy = ({ name, phoneNumber }: Person) => ({ name, phoneNumber });

/** Whether a guest was added by this reservation, and nothing else is known of them. */
async function isOnlyOf({ visits }: Ports, guest: Guest, reservationId: string): Promise<boolean> {
  if (!guest.fromBooking || guest.visits > 0 || guest.noShows > 0) return false;
  const theirs = await visits.ofGuest(guest.restaurantId, guest.id);
  return theirs.every((id) => id === reservationId);
}

/** For how many moved clocks one query reads what is due. */
const clocksPerRead = 50;

/**
 * Counts the visits and the no-shows whose time has passed, in test restaurants by their own clocks (TEST-8). Safe to
 * run concurrently in several processes.
 */
export function countVisits(ports: Ports) {
  return async (): Promise<void> => {
    const now = ports.clock();
    await countAll(ports, await ports.visits.due(now));
    const moved = await ports.countries.movedClocks();
    for (let start = 0; start < moved.length; start += clocksPerRead)
      await countAll(ports, await ports.visits.dueOfMoved(now, moved.slice(start, start + clocksPerRead)));
  };
}

async function countAll(ports: Ports, due: readonly ExpectedVisit[]): Promise<void> {
  for (const visit of due) {
    const guestId = await ports.visits.assignGuest(visit);
    // The visit was counted or changed concurrently; the next run checks it again.
    if (guestId === undefined) continue;
    await countVisit(ports, visit, guestId);
    await ports.visits.markCounted(visit);
  }
}

/** The guest's document records the reservation, so a crash before `markCounted` does not count it twice. */
async function countVisit(
  { guests, eventFactory }: Ports,
  visit: ExpectedVisit,
  guestId: string,
): Promise<void> {
  const counted = await changeDocument(async () => {
    const guest = await guests.find(visit.restaurantId, guestId);
    if (!guest) return 'done';
    const outcome = visit.status === 'no-show' ? 'no-show' : 'visit';
    const after = withOutcome(guest, outcome, visit.reservationId, visit.startsAt);
    const isWritten = after === guest || (await guests.replace(after, [eventFactory.updated(after)]));
    return isWritten ? 'done' : 'conflict';
  });
  if (counted === 'busy') throw new Error('the guest is being changed concurrently');
}

const dayMs = 86_400_000;
/** Late events are possible for as long as the broker keeps them. */
const lateEventDays = 3;

/**
 * Deletes counted visits after their reservation's retention. The guest list belongs to the restaurant and
 * stays. Safe to run concurrently in several processes.
 */
export function forgetVisits({ visits, clock }: Pick<Ports, 'visits' | 'clock'>, retentionDays: number) {
  return async (): Promise<void> => {
    const before = new Date(clock().getTime() - (retentionDays + lateEventDays) * dayMs);
    while ((await visits.forget(before)) > 0);
  };
}

/** Deletes all data of a deleted restaurant, and ignores its late events. */
export function removeRestaurant(ports: Ports) {
  return async (restaurantId: string): Promise<void> => {
    await ports.deletedRestaurants.add(restaurantId);
    await Promise.all([ports.countries.remove(restaurantId), ports.groups.removeMember(restaurantId)]);
    await forget(ports, restaurantId);
  };
}

async function forget({ guests, visits }: Ports, restaurantId: string): Promise<void> {
  await Promise.all([guests.removeAll(restaurantId), visits.removeAll(restaurantId)]);
}
