import { create } from '@bufbuild/protobuf';
import { type Actor, Role } from '@tablewell/chassis/access';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { cancel } from '../commands/diner/cancel';
import type { RevisingPorts } from '../commands/revise';
import type { Ports } from '../ports';
import { erasedName } from '../party/reservation';
import { anonymous, type AnonymousTexts } from '../party/retention';
import type { PersonalReservation } from './purge';

/** Personal data of single reservations. */
export interface PersonalData {
  /** The restaurant's reservations with these ids that have personal data. */
  personal(restaurantId: string, ids: readonly string[]): Promise<PersonalReservation[]>;
  /** Replaces the texts and removes stored events; false after a concurrent change, or while events are unsent. */
  erase(id: string, version: number, texts: AnonymousTexts): Promise<boolean>;
}

/** The reservations of an erased guest that are ahead. */
interface Ahead {
  /** The active reservations that begin later than now. */
  find(restaurantId: string, ids: readonly string[]): Promise<readonly string[]>;
  /** Cancels one as its diner would; one that was canceled meanwhile stays so. */
  cancel(restaurantId: string, id: string): Promise<unknown>;
}

/**
 * Erases an erased guest from their reservations: name, phone, notes and stored events. Tables ahead are given back: they
 * would be kept for somebody whom nobody can reach (PRIVACY-3). Counts stay. False if a reservation is being changed
 * concurrently, or its events are not sent yet: then call it again.
 */
export function eraseGuest(data: PersonalData, ahead: Ahead) {
  return async (restaurantId: string, reservationIds: readonly string[]): Promise<boolean> => {
    for (const id of await ahead.find(restaurantId, reservationIds)) await ahead.cancel(restaurantId, id);
    const theirs = await data.personal(restaurantId, reservationIds);
    const known = theirs.filter(({ name }) => name !== erasedName);
    const outcomes = await Promise.all(
      known.map(({ id, version, fullUrl }) =>
        data.erase(id, version, { ...anonymous(fullUrl), name: erasedName }),
      ),
    );
    return !outcomes.includes(false);
  };
}

/** The reservations ahead, found and canceled whatever the last moment at which a diner may cancel. */
export function reservationsAhead(ports: RevisingPorts & Pick<Ports, 'restaurants'>): Ahead {
  const cancelOne = cancel(ports);
  return {
    async find(restaurantId, ids) {
      const now = ports.clock(restaurantId).getTime();
      const theirs = await ports.reservations.findAll(restaurantId, ids);
      return theirs.filter((one) => one.status === 'active' && one.placement.from > now).map(({ id }) => id);
    },
    cancel: (restaurantId, id) => cancelOne(ownerOf(restaurantId), id),
  };
}

/** Erasures are the owner's: the last moment at which a diner may cancel does not apply. */
const ownerOf = (restaurantId: string): Actor =>
  create(ActorSchema, { memberships: [{ restaurantId, role: Role.OWNER }] });
