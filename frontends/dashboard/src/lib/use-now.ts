import { serverNow, watchServerClock } from '@tablewell/api-client/server-clock';
import { useEffect, useState } from 'react';

const everyMs = 15_000;

/** The time by the server's clock in epoch milliseconds, updated often enough for minutes to be right. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const update = () => setNow(serverNow());
    const timer = setInterval(update, everyMs);
    const stop = watchServerClock(update);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}
