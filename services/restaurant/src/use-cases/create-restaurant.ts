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
}

/** Creates a restaurant with a given id. Idempotent: sign-up requests it by a call and by an event. */
export function createRestaurant(ports: Ports) {
  return async (id: string, details: NewRestaurant): Promise<Restaurant | Refusal> => {
    const name = sanitize(details.name);
    const problems = settingsProblems({ name });
    if (problems.length > 0) return invalid(problems);
    const timezone = isZone(details.timezone) ? details.timezone : 'UTC';
    const restaurant = newRestaurant({ ...details, id, name, timezone, periodId: ports.newId() });
    if (!(await ports.restaurants.insert(restaurant, [ports.eventFactory.created(restaurant)]))) {
      return (await ports.restaurants.find(id)) ?? restaurantNotFound();
    }
    const main = { id: `${id}-main`, restaurantId: id, name: defaultLayoutName };
    // Inserted without an event: the default floor plan is not a member's action.
    await ports.layouts.insert({ ...emptyLayout, ...main, version: 1 }, []);
    return restaurant;
  };
}
