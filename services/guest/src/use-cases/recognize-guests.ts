import { type Actor, refuseNonMember } from '@tablewell/chassis/access';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { formerKey, type Guest, guestKey, matchGuest, nameKey, type Person } from '../domain/guest';
import type { Ports } from '../ports';

/** More than the parties of most evenings. Bounds the cost of a call. */
const mostPeople = 500;

/** The guest of each person, recognized as by a booking, for members (GUEST-7). */
export function recognizeGuests({ guests, countries }: Pick<Ports, 'guests' | 'countries'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, people }: { restaurantId: string; people: readonly Person[] },
  ): Promise<readonly (Guest | undefined)[] | Refusal> => {
    const refused = refuseNonMember(actor, restaurantId);
    if (refused) return refused;
    if (people.length > mostPeople)
      return invalid([{ field: 'people', message: `Please name at most ${mostPeople} people` }]);
    const country = await countries.of(restaurantId);
    const keyed = people.map((person) => ({ person, key: guestKey(person, country) }));
    const keys = keyed.flatMap(({ person, key }) => [key, formerKey(person), nameKey(person)]);
    const names = people.map(({ name }) => name);
    const known = await guests.candidates(restaurantId, [...new Set(keys)], [...new Set(names)]);
    const byPerson = indexed(known);
    return keyed.map(({ person, key }) => {
      const own = [key, formerKey(person), nameOf(person)].flatMap((index) => byPerson.get(index) ?? []);
      return matchGuest([...new Set(own)], person, key, country);
    });
  };
}

const nameOf = ({ name }: Pick<Person, 'name'>): string => `of name:${name}`;

/** Guests by key and by name, so that each person is compared with few of them. */
function indexed(guests: readonly Guest[]): ReadonlyMap<string, readonly Guest[]> {
  const found = new Map<string, Guest[]>();
  for (const guest of guests)
    for (const index of [guest.key, nameOf(guest)]) found.set(index, [...(found.get(index) ?? []), guest]);
  return found;
}
