import type { ExpectedVisit } from '../domain/expected-visit';
import {
  guestKey,
  matchGuest,
  nameKey,
  newGuest,
  type Person,
  withPhoneOf,
  withVisit,
} from '../domain/guest';
import type { Ports } from '../ports';

const attempts = 10;
/** So often the name is asked for; a guest whom nobody can see may hold it, as one that an earlier release removed. */
const nameAttempts = 4;

/** A reservation as its event tells it. */
export interface ReservationNews {
  readonly id: string;
  readonly restaurantId: string;
  readonly version: number;
  readonly person: Person;
  readonly startsAt: Date;
  readonly status: ExpectedVisit['status'];
  /** False for one that was deleted: nobody is put on the list for it any more. */
  readonly keepDiner: boolean;
}

/** Puts the diner on the guest list and notes when the visit is due. News that is known already changes nothing. */
export function takeReservation(ports: Ports) {
  return async (news: ReservationNews): Promise<void> => {
    const [isClosed, known] = await Promise.all([
      ports.closed.has(news.restaurantId),
      ports.visits.find(news.id),
    ]);
    if (isClosed || (known && known.version >= news.version)) return;
    const guestId = news.keepDiner ? await keepDiner(ports, news) : (known?.guestId ?? '');
    const { id: reservationId, restaurantId, version, startsAt, status } = news;
    const visit = { reservationId, restaurantId, guestId, version, startsAt, status };
    if (known || !(await ports.visits.add(visit))) await ports.visits.put(visit);
    // It may have closed while we wrote.
    if (await ports.closed.has(restaurantId)) await forget(ports, restaurantId);
  };
}

/** The id of the diner's guest, made or found. The store refuses the second of two made at once, which looks again. */
async function keepDiner(
  { guests, facts, newId }: Ports,
  { restaurantId, person }: ReservationNews,
): Promise<string> {
  const key = guestKey(person);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const known = await guests.candidates(restaurantId, [key, nameKey(person)], []);
    // A name can be that of hundreds, of whom the first is as good as all.
    const namesake = known.length > 0 ? undefined : await guests.named(restaurantId, person.name);
    const found = matchGuest(namesake ? [namesake] : known, person, key);
    if (!found) {
      const holdsName = !namesake && attempt < nameAttempts;
      const guest = newGuest(newId(), restaurantId, person, holdsName, key);
      if (await guests.insert(guest, [facts.created(guest)])) return guest.id;
      continue;
    }
    const learnt = withPhoneOf(found, person);
    if (learnt === found || (await guests.replace(learnt, [facts.updated(learnt)]))) return found.id;
  }
  throw new Error('the guest list is being changed by others');
}

/** Counts the visits whose time has passed. Safe to run in many processes at once. */
export function countVisits(ports: Ports) {
  return async (): Promise<void> => {
    for (const visit of await ports.visits.due(ports.clock())) {
      const guestId = await ports.visits.settle(visit);
      // Another process counted it, or news of it came meanwhile: the next round looks again.
      if (guestId === undefined) continue;
      await countVisit(ports, visit, guestId);
      await ports.visits.markCounted(visit.reservationId);
    }
  };
}

/** The guest's own document remembers the reservation, so a crash before the mark does not count it twice. */
async function countVisit({ guests, facts }: Ports, visit: ExpectedVisit, guestId: string): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const guest = await guests.find(visit.restaurantId, guestId);
    if (!guest) return;
    const after = withVisit(guest, visit.reservationId, visit.startsAt);
    if (after === guest || (await guests.replace(after, [facts.updated(after)]))) return;
  }
  throw new Error('a guest is being changed by others');
}

const dayMs = 86_400_000;
/** How long news of a reservation may still be told again: the broker keeps events for three days. */
const lateNewsDays = 3;

/**
 * Forgets when visits were due, once they are counted and their reservation's retention is over (contract §4). The
 * guest list is the restaurant's own and stays. Safe to run in many processes at once.
 */
export function forgetVisits({ visits, clock }: Pick<Ports, 'visits' | 'clock'>, retentionDays: number) {
  return async (): Promise<void> => {
    const before = new Date(clock().getTime() - (retentionDays + lateNewsDays) * dayMs);
    while ((await visits.forget(before)) > 0);
  };
}

/** Lets go of everything of a restaurant that is gone, and of whatever is still said about it. */
export function closeRestaurant(ports: Ports) {
  return async (restaurantId: string): Promise<void> => {
    await ports.closed.add(restaurantId);
    await forget(ports, restaurantId);
  };
}

async function forget({ guests, visits }: Ports, restaurantId: string): Promise<void> {
  await Promise.all([guests.removeAll(restaurantId), visits.removeAll(restaurantId)]);
}
