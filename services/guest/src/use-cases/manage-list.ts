import { sanitise } from '@tablewell/booking-rules';
import { type Actor, refuseStrangers, refuseWithout } from '@tablewell/chassis';
import { type FieldProblem, invalid, notFound, Refusal } from '@tablewell/chassis/refusal';
import { type Guest, guestKey, hasPhone, newGuest, type Person } from '../domain/guest';
import { longestPhone, nameProblem } from '../domain/import-plan';
import type { GuestQuery, Ports } from '../ports';

const largestPage = 200;

/** A page of the guest list, for members. */
export function listGuests({ guests }: Pick<Ports, 'guests'>) {
  return async (
    actor: Actor | undefined,
    ask: GuestQuery,
  ): Promise<{ guests: Guest[]; total: number } | Refusal> => {
    const stranger = refuseStrangers(actor, ask.restaurantId);
    if (stranger) return stranger;
    const page = Math.max(1, ask.page);
    const limit = Math.min(largestPage, Math.max(1, ask.limit));
    return guests.list({ ...ask, page, limit, search: ask.search.trim() });
  };
}

/** Adds a guest by hand, for members. */
export function addGuest({ guests, facts, newId }: Pick<Ports, 'guests' | 'facts' | 'newId'>) {
  return async (
    actor: Actor | undefined,
    ask: { restaurantId: string; name: string; phoneNumber: string },
  ): Promise<Guest | Refusal> => {
    const stranger = refuseWithout('guests', actor, ask.restaurantId);
    if (stranger) return stranger;
    const person = { name: sanitise(ask.name), phoneNumber: sanitise(ask.phoneNumber) };
    const problems = personProblems(person);
    if (problems.length > 0) return invalid(problems);
    const id = newId();
    // Whoever writes a guest down by hand means another than the one who has the name already.
    for (const holdsName of [true, false]) {
      const guest = newGuest(id, ask.restaurantId, person, holdsName);
      if (await guests.insert(guest, [facts.created(guest)])) return guest;
    }
    return alreadyListed({ key: guestKey(person) });
  };
}

function personProblems({ name, phoneNumber }: Person): FieldProblem[] {
  const problem = nameProblem(name);
  const isLong = phoneNumber.length > longestPhone;
  return [
    ...(problem ? [{ field: 'name', message: problem }] : []),
    ...(isLong ? [{ field: 'phoneNumber', message: 'Phone number is too long' }] : []),
  ];
}

function alreadyListed(guest: Pick<Guest, 'key'>): Refusal {
  const field = hasPhone(guest) ? 'phoneNumber' : 'name';
  const shared = hasPhone(guest) ? 'phone number' : 'name';
  const message = `A guest with this ${shared} is already on the list`;
  return new Refusal('already-exists', 'guest-exists', message, { fields: [{ field, message }] });
}

/** Takes a guest off the list, for members. */
export function deleteGuest(ports: Pick<Ports, 'guests' | 'facts'>) {
  return async (actor: Actor | undefined, restaurantId: string, id: string): Promise<void | Refusal> => {
    const stranger = refuseWithout('guest-removal', actor, restaurantId);
    if (stranger) return stranger;
    const guest = await ports.guests.find(restaurantId, id);
    if (!guest) return notFound('Guest not found.');
    if (await ports.guests.remove(guest, [ports.facts.deleted(guest)])) return undefined;
    // Changed meanwhile: look again.
    return deleteGuest(ports)(actor, restaurantId, id);
  };
}
