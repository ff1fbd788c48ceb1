import { furthestNotBeforeMinutes } from '@tablewell/booking-rules/waitlist';
import type { Restaurant } from '../../api/types';
import { eveningUnderWay } from '../../lib/evening';
import { localTimeAt } from '../../lib/local-time';
import type { LocalTime } from '../../lib/local-time';
import type { TimeChoice } from '../../lib/times';
import { choicesFromRules } from '../../lib/times-by-rules';

/** The starts of this evening before which a party may ask not to sit: those of the next four hours. */
export function earliestTimes(restaurant: Restaurant, at: Date): TimeChoice[] {
  const now = localTimeAt(at, restaurant.timezone);
  const starts = choicesFromRules(restaurant, eveningUnderWay(restaurant, now), now, true);
  const ahead = starts.filter((start) => {
    const minutes = minutesBetween(now, start);
    return minutes > 0 && minutes < furthestNotBeforeMinutes;
  });
  return ahead.filter(({ time }, index) => ahead.findIndex((one) => one.time === time) === index);
}

/** By the clock on the wall: on a night of a clock change the server has the last word. */
function minutesBetween(from: LocalTime, until: LocalTime): number {
  const at = ({ date, time }: LocalTime) => Date.parse(`${date}T${time}Z`);
  return (at(until) - at(from)) / 60_000;
}
