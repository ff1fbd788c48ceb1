import { type Actor, refuseNonMember } from '@tablewell/chassis/access';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { beforeVisit, type Guest } from '../domain/guest';
import { indexGuests } from '../domain/guest-index';
import { guestKey, matchGuest, type Person, soughtBy } from '../domain/identity';
import type { Ports } from '../ports';

/** More than the parties of most evenings. Bounds the cost of a call. */
const maxPeople = 500;

/** A person with a reservation, if it has one. */
interface Coming extends Person {
  readonly reservationId: string;
}

/** The guest of each person before their visit, recognized as by a booking, for members (GUEST-7). */
export function recognizeGuests({ guests, countries }: Pick<Ports, 'guests' | 'countries'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, people }: { restaurantId: string; people: readonly Coming[] },
  ): Promise<readonly (Guest | undefined)[] | Refusal> => {
    const refused = refuseNonMember(actor, restaurantId);
    if (refused) return refused;
    if (people.length > maxPeople)
      return invalid([{ field: 'people', message: `Please name at most ${maxPeople} people` }]);
    const country = await countries.of(restaurantId);
    const sought = people.map((person) => {
      const key = guestKey(person, country);
      return { person, key, by: soughtBy(person, key) };
    });
    const known = await guests.candidates(
      restaurantId,
      sought.map(({ by }) => by),
    );
    const candidatesOf = indexGuests(known);
    return sought.map(({ person, key, by }) => {
      const guest = matchGuest(candidatesOf(by), person, key, country);
      return guest && beforeVisit(guest, person.reservationId);
    });
  };
}
