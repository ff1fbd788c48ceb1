import { localTimeOf } from '@tablewell/shared/zone';
import type { LocalTime } from '@tablewell/shared/zone';
import type { Party } from '@tablewell/api-client/book';
import { placeInEvening } from './service-day';
import type { RestaurantClock } from './service-day';

/**
 * A party with its local start in a zone, the viewer's or the restaurant's: YYYY-MM-DD, and minutes after midnight, beyond
 * 24:00 for a start that belongs to the evening before.
 */
export type LocalParty = Party & LocalTime;

/** A party object never changes (a changed one is another object), so each gets its time once and stays the same. */
const known = new Map<string, WeakMap<Party, LocalParty>>();

function withTimes(
  key: string,
  parties: readonly Party[],
  timeOf: (startsAt: number) => LocalTime,
): LocalParty[] {
  const inZone = known.get(key) ?? new WeakMap<Party, LocalParty>();
  known.set(key, inZone);
  return parties.map((party) => {
    const local = inZone.get(party) ?? { ...party, ...timeOf(party.startsAt) };
    inZone.set(party, local);
    return local;
  });
}

/** The parties with their starts by the clock of `zone`. */
export const withLocalTimes = (parties: readonly Party[], zone: string): LocalParty[] =>
  withTimes(zone, parties, (startsAt) => localTimeOf(startsAt, zone));

/** The same by the service days of the restaurant (HOURS-13). */
export const withEveningTimes = (
  parties: readonly Party[],
  zone: string,
  restaurant: RestaurantClock,
): LocalParty[] =>
  withTimes([zone, restaurant.timezone, restaurant.serviceDayTurnsAt].join(' '), parties, (startsAt) =>
    placeInEvening(startsAt, zone, restaurant),
  );
