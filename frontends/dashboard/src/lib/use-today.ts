import { useEffect, useState } from 'react';
import { localTimeOf } from '@tablewell/shared/zone';
import { placeInEvening } from './service-day';
import type { RestaurantClock } from './service-day';

const minuteMs = 60_000;

/**
 * Today's local date in `zone`, which changes at midnight while the page stays open.
 * @param restaurant by its service day instead, which turns in the morning
 */
export function useToday(zone: string, restaurant?: RestaurantClock): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return (restaurant ? placeInEvening(now, zone, restaurant) : localTimeOf(now, zone)).date;
}
