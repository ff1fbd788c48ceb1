import { useEffect, useState } from 'react';
import { serviceDateAt } from './service-day';

const minuteMs = 60_000;

/**
 * Today's local date in `zone`, which changes at midnight while the page stays open.
 * @param turnsAt HH:MM: the service day instead, which changes then
 */
export function useToday(zone: string, turnsAt = '00:00'): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return serviceDateAt(now, { timezone: zone, serviceDayTurnsAt: turnsAt });
}
