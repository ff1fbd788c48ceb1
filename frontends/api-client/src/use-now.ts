import { useEffect, useState } from 'react';
import { serverNow, watchServerClock } from './server-clock';

const everyMs = 15_000;

/**
 * The time by the server's clock in epoch milliseconds, updated often enough for minutes to be right.
 * @param step rounded down to a multiple of these milliseconds, for those that need not be rendered more often
 */
export function useNow(step = 1): number {
  const [now, setNow] = useState(() => roundedNow(step));
  useEffect(() => {
    const update = () => setNow(roundedNow(step));
    const timer = setInterval(update, everyMs);
    const stop = watchServerClock(update);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [step]);
  return now;
}

const roundedNow = (step: number): number => Math.floor(serverNow() / step) * step;
