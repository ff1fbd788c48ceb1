import { sanitize } from '@tablewell/shared/text';
import { type Actor, isWithheldAt } from '@tablewell/chassis/access';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { Reservation } from '../party/reservation';
import type { Ports } from '../ports';
import { groupedBy, refuseRestaurants } from './several-restaurants';

const maxFound = 50;
/** No more restaurants are read once the search has taken this long: it looks at every reservation of each. */
const maxMs = 1_500;
/** Restaurants of one read: few enough that the time above is a bound. */
const restaurantsPerRead = 10;
const fewestCharacters = 2;
const mostCharacters = 200;
/** A party that is late or sits is still one of those ahead. */
const underWayMs = 6 * 3_600_000;

interface Found {
  readonly reservations: readonly Reservation[];
  /** There may be more. */
  readonly truncated: boolean;
}

/**
 * Reservations of several restaurants by name, phone, notes, e-mail or id (GROUP-5), for a member who works in all of
 * them: first upcoming ones by time, then past ones from the latest.
 */
export function searchGroup(ports: Pick<Ports, 'restaurants' | 'reservations' | 'clock'>) {
  return async (
    actor: Actor | undefined,
    request: { restaurantIds: readonly string[]; text: string },
  ): Promise<Found | Refusal> => {
    const refused = refuseRestaurants(actor, request.restaurantIds);
    if (isRefusal(refused)) return refused;
    const text = sanitize(request.text);
    if (text.length < fewestCharacters || text.length > mostCharacters) {
      const message = `Please type ${fewestCharacters} to ${mostCharacters} characters`;
      return invalid([{ field: 'text', message }]);
    }
    const startedAt = performance.now();
    const isLate = () => performance.now() - startedAt > maxMs;
    const found = await Promise.all(request.restaurantIds.map((id) => ports.restaurants.find(id)));
    const known = found.flatMap((rules) => rules ?? []);
    const seesContacts = (id: string) => !isWithheldAt(actor, id, 'contacts');
    const reads = [
      ...groupedBy(known, ({ id, country }) => `${country} ${seesContacts(id)}`).values(),
    ].flatMap((alike) =>
      inChunks(alike.map(({ id }) => id)).map((ids) => ({
        ids,
        country: alike[0]?.country,
        withContacts: seesContacts(ids[0] ?? ''),
      })),
    );
    // No group has a test restaurant (TEST-1), so that all of them have one time.
    const now = new Date(ports.clock(request.restaurantIds[0] ?? '').getTime() - underWayMs);
    const reservations: Reservation[] = [];
    let isCut = false;
    for (const part of ['ahead', 'earlier'] as const) {
      const ofPart: Reservation[] = [];
      for (const { ids, ...options } of reads) {
        if (isCut || isLate()) {
          isCut = true;
          break;
        }
        const wanted = maxFound + 1 - reservations.length;
        ofPart.push(
          ...(await ports.reservations.searchAll(ids, text, { ...options, part, now, max: wanted })),
        );
      }
      const direction = part === 'ahead' ? 1 : -1;
      ofPart.sort((one, other) => direction * (one.placement.from - other.placement.from));
      reservations.push(...ofPart);
      if (reservations.length > maxFound) break;
    }
    return {
      reservations: reservations.slice(0, maxFound),
      truncated: isCut || reservations.length > maxFound,
    };
  };
}

function inChunks(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / restaurantsPerRead);
  return Array.from({ length: count }, (_, at) =>
    ids.slice(at * restaurantsPerRead, (at + 1) * restaurantsPerRead),
  );
}
