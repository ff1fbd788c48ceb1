import { useEffect, useState } from 'react';

const everyMs = 15_000;

/** The time in epoch milliseconds, updated often enough for minutes to be right. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
