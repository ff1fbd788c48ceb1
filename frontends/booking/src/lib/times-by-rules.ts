import { startsOn } from '@tablewell/restaurant-rules/availability/day-hours';
import { clockText } from '@tablewell/shared/calendar';
import type { Restaurant } from '../api/types';
import type { LocalTime } from './local-time';
import { openingRulesOf } from './opening';
import { labelled, type TimeChoice } from './times';

/** The choices of a date by the opening rules alone, used if the server cannot be reached: all count as free. */
export function choicesFromRules(restaurant: Restaurant, date: string, now: LocalTime): TimeChoice[] {
  const starts = startsOn(date, openingRulesOf(restaurant)).map(({ minute, periodName }) => ({
    time: clockText(minute),
    period: periodName,
    free: true,
  }));
  return labelled(starts.filter(({ time }) => date !== now.date || time >= now.time));
}
