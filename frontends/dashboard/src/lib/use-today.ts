import { useEffect, useState } from 'react';
import { localTimeOf } from '@tablewell/shared/zone';

const minuteMs = 60_000;

/** Today's local date in `zone`; changes at midnight while the page stays open. */
export function useToday(zone: string): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return localTimeOf(now, zone).date;
}
