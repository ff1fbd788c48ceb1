import { type Actor, isWithheldAt, refuseNonMember } from '@tablewell/chassis/access';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { isMasked } from '@tablewell/shared/masked-contact';
import { beforeVisit, type Guest } from '../domain/guest';
import { indexGuests } from '../domain/guest-index';
import { guestKey, matchGuest, type Person, soughtBy } from '../domain/identity';
import type { Ports, SharedRecord } from '../ports';
import { seesElsewhere, sharedAbout, sharingGroup } from './shared-records';

/** More than the parties of most evenings. Bounds the cost of a call. */
const maxPeople = 500;

/** A person with a reservation, if it has one. */
interface Coming extends Person {
  readonly reservationId: string;
}

/** A guest before their visit, with what other restaurants of the group share. */
export interface Recognized {
  readonly guest: Guest;
  readonly elsewhere: readonly SharedRecord[];
}

/** What the evening knows of its people. */
export interface RecognizedPeople {
  /** The group while it shares guests with the caller; undefined otherwise. */
  readonly groupName: string | undefined;
  /** In the order of the people; undefined for a person who is not on the list. */
  readonly people: readonly (Recognized | undefined)[];
}

/**
 * The guest of each person before their visit, recognized as by a booking, for members (GUEST-7), with what other restaurants of the
 * group share (GROUP-25). To a member from whom contacts are withheld, numbers and addresses tell nothing (ROLE-8).
 */
export function recognizeGuests(ports: Pick<Ports, 'guests' | 'countries' | 'visits' | 'groups'>) {
  const { guests, countries } = ports;
  return async (
    actor: Actor | undefined,
    { restaurantId, people }: { restaurantId: string; people: readonly Coming[] },
  ): Promise<RecognizedPeople | Refusal> => {
    const refused = refuseNonMember(actor, restaurantId);
    if (refused) return refused;
    if (people.length > maxPeople)
      return invalid([{ field: 'people', message: `Please name at most ${maxPeople} people` }]);
    const country = await countries.of(restaurantId);
    const isHidden = isWithheldAt(actor, restaurantId, 'contacts') ? hasContact : hasMask;
    const hidden = await guestsOfHidden(ports, restaurantId, people.filter(isHidden));
    const sought = people.map((person) => {
      const key = guestKey(person, country);
      return { person, key, by: soughtBy(person, key) };
    });
    const known = await guests.candidates(
      restaurantId,
      sought.map(({ by }) => by),
    );
    const candidatesOf = indexGuests(known);
    const found = sought.map(({ person, key, by }) =>
      isHidden(person)
        ? hidden.get(person.reservationId)
        : matchGuest(candidatesOf(by), person, key, country),
    );
    const group = seesElsewhere(actor, restaurantId) ? await sharingGroup(ports, restaurantId) : undefined;
    const listed = found.filter((guest) => guest !== undefined);
    const about = group && (await sharedAbout(ports, group, listed));
    return {
      groupName: group?.name,
      people: found.map((guest, index) => {
        if (!guest) return undefined;
        const before = beforeVisit(guest, sought[index]?.person.reservationId ?? '');
        return { guest: before, elsewhere: about?.(guest).elsewhere ?? [] };
      }),
    };
  };
}

/** Whether the caller was not shown how the person can be reached (ROLE-8). */
const hasMask = ({ phoneNumber, email = '' }: Person): boolean => isMasked(phoneNumber) || isMasked(email);

/** Whether a number or address is given, which might have been made up to learn whose it is. */
const hasContact = ({ phoneNumber, email = '' }: Person): boolean => `${phoneNumber}${email}`.trim() !== '';

/** The guests of people whose numbers the caller does not know, by reservation: by those they are not recognized. */
async function guestsOfHidden(
  { guests, visits }: Pick<Ports, 'guests' | 'visits'>,
  restaurantId: string,
  people: readonly Coming[],
): Promise<ReadonlyMap<string, Guest>> {
  const ids = people.map(({ reservationId }) => reservationId);
  if (ids.length === 0) return new Map();
  const known = (await visits.findAll(restaurantId, ids)).filter(({ guestId }) => guestId !== '');
  const found = await Promise.all(known.map(({ guestId }) => guests.find(restaurantId, guestId)));
  return new Map(
    known.flatMap(({ reservationId }, index) => {
      const guest = found[index];
      return guest ? [[reservationId, guest] as const] : [];
    }),
  );
}
