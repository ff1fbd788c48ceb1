import { localText, nearest } from '../../../lib/times';
import type { TimeChoice } from '../../../lib/times';
import type { LocalTime } from '../../../lib/local-time';
import { type TimeGroup, groupsOf } from './groups';

/** A day with more starts shows those around an hour. */
const mostShown = 16;
const shownAround = 12;
/** Most diners come in the evening. */
const usualTime = '19:00';

/** The hour of a choice. */
const hourOf = ({ date, time }: LocalTime): LocalTime => ({ date, time: `${time.slice(0, 2)}:00` });

/** The hours of a long day's starts; none for a day whose starts are all shown. */
export function hoursOf(choices: readonly TimeChoice[]): LocalTime[] {
  if (choices.length <= mostShown) return [];
  const hours = choices.map(hourOf);
  return hours.filter((hour, index) => index === 0 || localText(hour) !== localText(hours[index - 1]!));
}

/** The hour around which a long day is shown first: that of the chosen start, else the evening, if something is free then. */
export function firstHour(choices: readonly TimeChoice[], day: string, chosen: string): LocalTime {
  const usual = { date: day, time: usualTime };
  const own = choices.find(({ time }) => time === chosen);
  const free = choices.filter((choice) => choice.free);
  const isFree = nearest(choices, usual, shownAround).some((choice) => choice.free);
  const [first] = nearest(isFree || free.length === 0 ? choices : free, usual, 1);
  return hourOf(own ?? first ?? usual);
}

/** The starts around an hour; all of a shorter day, the evening's period first. */
export function shownGroups(choices: readonly TimeChoice[], day: string, hour: LocalTime): TimeGroup[] {
  if (choices.length > mostShown) return groupsOf(nearest(choices, hour, shownAround));
  const groups = groupsOf(choices);
  const [evening] = nearest(choices, { date: day, time: usualTime }, 1);
  const first = groups.findIndex(({ times }) => times.includes(evening as TimeChoice));
  return [...groups.slice(first), ...groups.slice(0, first)];
}
