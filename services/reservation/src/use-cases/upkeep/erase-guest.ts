import { erasedName } from '../../domain/reservation/reservation';
import { anonymous, type AnonymousTexts } from '../../domain/reservation/retention';
import type { PersonalReservation } from './purge';

/** Personal data of single reservations. */
export interface PersonalData {
  /** The restaurant's reservations with these ids that have personal data. */
  personal(restaurantId: string, ids: readonly string[]): Promise<PersonalReservation[]>;
  /** Replaces the texts and removes stored events; false after a concurrent change, or while events are unsent. */
  erase(id: string, version: number, texts: AnonymousTexts): Promise<boolean>;
}

/**
 * Erases an erased guest from their reservations: name, phone, notes and stored events. The party keeps its table, and
 * counts stay. False if a reservation is being changed concurrently: then call it again.
 */
export function eraseGuest(data: PersonalData) {
  return async (restaurantId: string, reservationIds: readonly string[]): Promise<boolean> => {
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
