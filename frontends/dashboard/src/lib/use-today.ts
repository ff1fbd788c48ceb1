import { localTimeOf } from '@tablewell/shared/zone';
import { placeInEvening } from './service-day';
import type { RestaurantClock } from './service-day';
import { useNow } from '@tablewell/api-client/use-now';

/**
 * Today's local date in `zone` by the server's clock, which changes at midnight while the page stays open.
 * @param restaurant by its service day instead, which turns in the morning
 */
export function useToday(zone: string, restaurant?: RestaurantClock): string {
  const now = useNow(60_000);
  return (restaurant ? placeInEvening(now, zone, restaurant) : localTimeOf(now, zone)).date;
}
