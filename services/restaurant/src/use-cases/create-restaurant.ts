import { settingsProblems } from '@tablewell/restaurant-rules/settings-problems';
import { sanitize } from '@tablewell/shared/text';
import { isZone } from '@tablewell/shared/zone';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { defaultLayoutName, emptyLayout } from '../domain/layout';
import { newRestaurant, type Restaurant } from '../domain/restaurant';
import type { Ports } from '../ports';
import { restaurantNotFound } from './restaurant-not-found';

/** A new restaurant's data. */
export interface NewRestaurant {
  readonly ownerId: string;
  readonly name: string;
  /** An IANA zone; anything else is UTC. */
  readonly timezone: string;
  readonly email: string;
  /** For tests of programs. */
  readonly isTest?: boolean;
}

/** Creates a restaurant with a given id. Idempotent: sign-up requests it by a call and by an event. */
export function createRestaurant(ports: Ports) {
  return async (id: string, details: NewRestaurant): Promise<Restaurant | Refusal> => {
    const name = sanitize(details.name);
    const problems = settingsProblems({ name });
    if (problems.length > 0) return invalid(problems);
    const timezone = isZone(details.timezone) ? details.timezone : 'UTC';
    const restaurant = newRestaurant({ ...details, id, name, timezone, periodId: ports.newId() });
    const isNew = await ports.restaurants.insert(restaurant, [ports.eventFactory.created(restaurant)]);
    const stored = isNew ? restaurant : await ports.restaurants.find(id);
    if (!stored) return restaurantNotFound();
    // The last floor plan cannot be deleted (LAYOUT-3): without any, an earlier attempt ended before it was inserted.
    if (isNew || (await ports.layouts.list(id)).length === 0) await insertDefaultLayout(ports, id);
    return stored;
  };
}

/** Has no event: the default floor plan is not a member's action. */
async function insertDefaultLayout(ports: Ports, restaurantId: string): Promise<void> {
  const main = { id: `${restaurantId}-main`, restaurantId, name: defaultLayoutName };
  await ports.layouts.insert({ ...emptyLayout, ...main, version: 1 }, []);
}
