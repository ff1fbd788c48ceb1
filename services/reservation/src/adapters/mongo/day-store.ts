import type { Clock } from '@tablewell/chassis/clock';
import type { ServiceKit } from '@tablewell/chassis/service';
import type { DayStore, DaysWithLine } from '../../ports';
import type { RestaurantClock } from '../../restaurant/restaurant-clock';
import { MongoRestrictedDays } from './restricted-days';
import type { ServiceDayModel } from './service-day-model';
import { MongoServiceDays } from './service-days';

/** The store of service days: claims are written in batches, restrictions one by one. */
export function mongoDayStore(
  model: ServiceDayModel,
  { machine, ofRestaurants }: { machine: Clock; ofRestaurants: RestaurantClock },
  enqueueEvents: ServiceKit['enqueueEvents'],
): DayStore & DaysWithLine {
  const claims = new MongoServiceDays(model, machine, ofRestaurants);
  const restrictions = new MongoRestrictedDays(model, { machine, ofRestaurants }, enqueueEvents);
  return {
    claim: (request) => claims.claim(request),
    release: (...given) => claims.release(...given),
    view: (...given) => claims.view(...given),
    day: (...given) => restrictions.day(...given),
    change: (...given) => restrictions.change(...given),
    daysWithLine: (max) => restrictions.daysWithLine(max),
  };
}
