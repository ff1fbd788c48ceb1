import {
  type Actor,
  isWithheldAt,
  refuseNonMember,
  refuseWithoutPermission,
} from '@tablewell/chassis/access';
import { invalid, notFound, Refusal } from '@tablewell/chassis/refusal';
import { type Guest, newGuest } from '../domain/guest';
import { type GuestInput, readInput } from '../domain/guest-input';
import { guestKey, hasPhone, soughtBy } from '../domain/identity';
import type { GuestQuery, Ports } from '../ports';

const maxPageSize = 200;
/** As many guests as are read by paging without the permission to export (ROLE-7): a list that people look through, and no copy of it. */
const mostWithoutExport = 500;

/** A page of the guest list, for members. */
export function listGuests({ guests, countries }: Pick<Ports, 'guests' | 'countries'>) {
  return async (
    actor: Actor | undefined,
    request: Omit<GuestQuery, 'country' | 'withContacts'>,
  ): Promise<{ guests: Guest[]; total: number } | Refusal> => {
    const refused = refuseNonMember(actor, request.restaurantId);
    if (refused) return refused;
    const page = Math.max(1, request.page);
    const limit = Math.min(maxPageSize, Math.max(1, request.limit));
    const { restaurantId } = request;
    if (page * limit > mostWithoutExport && isWithheldAt(actor, restaurantId, 'export'))
      return onlyTheFirst();
    const country = await countries.of(restaurantId);
    const withContacts = !isWithheldAt(actor, restaurantId, 'contacts');
    return guests.list({ ...request, page, limit, search: request.search.trim(), country, withContacts });
  };
}

const onlyTheFirst = () =>
  new Refusal(
    'forbidden',
    'role-too-low',
    `Your access shows the first ${mostWithoutExport} guests of a list. Please search for the others.`,
  );

/** Adds a guest by hand, for members. */
export function addGuest({
  guests,
  countries,
  eventFactory,
  newId,
}: Pick<Ports, 'guests' | 'countries' | 'eventFactory' | 'newId'>) {
  return async (
    actor: Actor | undefined,
    request: GuestInput & { restaurantId: string },
  ): Promise<Guest | Refusal> => {
    const refused = refuseWithoutPermission('guests', actor, request.restaurantId);
    if (refused) return refused;
    const { input, problems } = readInput(request);
    if (problems.length > 0) return invalid(problems.map(({ field, message }) => ({ field, message })));
    const id = newId();
    const { restaurantId } = request;
    const country = await countries.of(restaurantId);
    const key = guestKey(input, country);
    // The unique index finds those of this key; a guest of a time when the country was not known may have another one.
    const known = await guests.candidates(restaurantId, [soughtBy(input, key)]);
    if (known.some((guest) => guestKey(guest, country) === key)) return alreadyListed({ key });
    // A guest added by hand is a new person, even if another guest has the same name.
    for (const reservesName of [true, false]) {
      const guest = newGuest(id, restaurantId, input, reservesName, key);
      if (await guests.insert(guest, [eventFactory.created(guest)])) return guest;
    }
    return alreadyListed({ key });
  };
}

function alreadyListed(guest: Pick<Guest, 'key'>): Refusal {
  const field = hasPhone(guest) ? 'phoneNumber' : 'name';
  const shared = hasPhone(guest) ? 'name and phone number' : 'name';
  const message = `A guest with this ${shared} is already on the list`;
  return new Refusal('already-exists', 'guest-exists', message, { fields: [{ field, message }] });
}

/** Removes a guest from the list, for members. */
export function deleteGuest(ports: Pick<Ports, 'guests' | 'eventFactory'>) {
  return async (actor: Actor | undefined, restaurantId: string, id: string): Promise<void | Refusal> => {
    const refused = refuseWithoutPermission('guest-removal', actor, restaurantId);
    if (refused) return refused;
    const guest = await ports.guests.find(restaurantId, id);
    if (!guest) return notFound('Guest not found.');
    if (await ports.guests.remove(guest, [ports.eventFactory.deleted(guest)])) return undefined;
    // The guest was changed concurrently: retry.
    return deleteGuest(ports)(actor, restaurantId, id);
  };
}
