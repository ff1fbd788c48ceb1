import { useEffect, useState } from 'react';
import type { DayGroup } from './group-by-day';

/** Cards that are drawn in one go. */
const atOnce = 60;

/** The days from the first on, more of them with each task: thousands of cards drawn in one would hold the page up. */
export function useGrowing(days: readonly DayGroup[]): readonly DayGroup[] {
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
