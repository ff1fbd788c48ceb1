import { useEffect, useState } from 'react';
import type { DayGroup } from './group-by-day';

/** The number of cards that are rendered in one step. */
const atOnce = 60;

/** The days, more of them with each task: rendering thousands of cards in one would block the page. */
export function useIncrementalRender(days: readonly DayGroup[]): readonly DayGroup[] {
  const [drawn, setDrawn] = useState(atOnce);
  const total = days.reduce((sum, { reservations }) => sum + reservations.length, 0);
  useEffect(() => {
    if (drawn >= total) return undefined;
    const timer = setTimeout(() => setDrawn(drawn + atOnce));
    return () => clearTimeout(timer);
  }, [drawn, total]);

  let before = 0;
  return days.filter(({ reservations }) => {
    const isDrawn = before < drawn;
    before += reservations.length;
    return isDrawn;
  });
}
