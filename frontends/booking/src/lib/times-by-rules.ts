import { localText } from '@tablewell/federation';
import {
  calendarTimeOf,
  serviceStartsOn,
  startsOn,
} from '@tablewell/restaurant-rules/availability/day-hours';
import { clockText } from '@tablewell/shared/calendar';
import type { Restaurant } from '../api/types';
import type { LocalTime } from './local-time';
import { openingRulesOf } from './opening';
import { labelled, type TimeChoice } from './times';

/**
 * The choices of a date, or of an evening, by the opening rules alone, used if the server cannot be reached: all count as
 * free.
 */
export function choicesFromRules(
  restaurant: Restaurant,
  day: string,
  now: LocalTime,
  evening = false,
): TimeChoice[] {
  const starts = (evening ? serviceStartsOn : startsOn)(day, openingRulesOf(restaurant)).map(
    ({ minute, periodName }) => {
      const local = calendarTimeOf({ date: day, minute });
      return { date: local.date, time: clockText(local.minute), period: periodName, free: true };
    },
  );
  return labelled(
    day,
    starts.filter((start) => localText(start) >= localText(now)),
  );
}
