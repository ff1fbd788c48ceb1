import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, Refusal } from '@tablewell/chassis/refusal';
import type { Restaurant } from '../domain/restaurant';
import { advanceProblem, type TestClock, testClockOf, withClockAt } from '../domain/test-clock';
import type { Ports } from '../ports';
import { changeRestaurant } from './change-restaurant';
import { restaurantNotFound } from './restaurant-not-found';

/** What time it is in a test restaurant, for members who may change its settings (TEST-7). */
export function getTestClock(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<TestClock | Refusal> => {
    const refused = refuseWithoutPermission('settings', actor, restaurantId);
    if (refused) return refused;
    const restaurant = await ports.restaurants.find(restaurantId);
    if (!restaurant) return restaurantNotFound();
    return restaurant.isTest ? testClockOf(restaurant, ports.clock().getTime()) : notATest();
  };
}

/**
 * Moves the clock of a test restaurant forward (TEST-7). What is due by then is done by the services once they know of
 * it, as if it were that late.
 * @param to the time that the clock shall show; undefined: none was given
 */
export function advanceTestClock(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { restaurantId, to }: { readonly restaurantId: string; readonly to: Date | undefined },
  ): Promise<{ readonly clock: TestClock; readonly restaurant: Restaurant } | Refusal> => {
    const refused = refuseWithoutPermission('settings', actor, restaurantId);
    if (refused) return refused;
    const at = to?.getTime() ?? Number.NaN;
    if (Number.isNaN(at))
      return invalid([{ field: 'now', message: 'Please give the time that the clock shall show' }]);
    const changed = await changeRestaurant(ports, restaurantId, ['clock'], (current) => {
      if (!current.isTest) return notATest();
      const machine = ports.clock().getTime();
      const problem = advanceProblem(testClockOf(current, machine), at);
      return problem ? invalid([problem], 'test-clock') : withClockAt(current, at, machine);
    });
    if (isRefusal(changed)) return changed;
    return { clock: testClockOf(changed, ports.clock().getTime()), restaurant: changed };
  };
}

const notATest = () =>
  new Refusal('conflict', 'not-a-test-restaurant', 'Only the clock of a test restaurant can be moved.');
