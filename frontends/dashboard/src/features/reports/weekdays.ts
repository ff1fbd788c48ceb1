import { addDays } from '@tablewell/shared/zone';
import { shortWeekdayName } from '../../lib/calendar';

/** From Monday on, as a restaurant plans its week. */
export const weekdays: readonly number[] = [1, 2, 3, 4, 5, 6, 0];

/** A Sunday. */
const sunday = '2026-11-01';

/** Fri, for 5. */
export const weekdayLabel = (weekday: number): string => shortWeekdayName(addDays(sunday, weekday));
