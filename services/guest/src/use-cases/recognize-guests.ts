import { type Actor, refuseNonMember } from '@tablewell/chassis/access';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { formerKey, type Guest, guestKey, matchGuest, type Person } from '../domain/guest';
import { indexGuests } from '../domain/guest-index';
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
    const keys = keyed.flatMap(({ person, key }) => [key, formerKey(person)]);
    const names = people.map(({ name }) => name);
    const known = await guests.candidates(restaurantId, [...new Set(keys)], [...new Set(names)]);
    const candidatesOf = indexGuests(known);
    return keyed.map(({ person, key }) => matchGuest(candidatesOf(person, key), person, key, country));
  };
}
