import { isDate } from '@tablewell/shared/calendar';
import { nameProblem } from '@tablewell/shared/text';
import { addDays } from '@tablewell/shared/zone';
import { periodProblems } from '../settings-problems';
import {
  countProblems,
  minutesProblems,
  pacingProblems,
  type Problems,
  turnTimeProblems,
} from './rule-problems';
import { availabilityBounds as bounds, type SpecialDay } from './rules';

export function sizeProblems(days: readonly SpecialDay[]): Problems {
  const parts = days.reduce(
    (sum, { periods = [], turnTimes = [], pacing = [] }) =>
      sum + periods.length + turnTimes.length + pacing.length,
    0,
  );
  const most = bounds.inSpecialDays;
  if (parts <= most) return [];
  return [{ field: 'specialDays', message: `Special days have at most ${most} periods and rules in all` }];
}

export function specialDayProblems(day: SpecialDay, at: string, ofWeek: ReadonlySet<string>): Problems {
  const { periods = [], turnTimes = [], pacing = [], closed } = day;
  const known = new Set([...ofWeek, ...periods.map(({ id }) => id)]);
  const most = bounds.rulesOfSpecialDay;
  const tooMany = [
    ...countProblems(`${at}.periods`, periods, most, 'periods of a special day'),
    ...countProblems(`${at}.turnTimes`, turnTimes, most, 'turn times of a special day'),
    ...countProblems(`${at}.pacing`, pacing, most, 'pacing rules of a special day'),
  ];
  if (tooMany.length > 0) return tooMany;
  const isLong = [day, ...periods].some(({ id }) => id.length > bounds.idLength);
  return [
    ...(isLong ? [{ field: `${at}.id`, message: `An id has at most ${bounds.idLength} characters` }] : []),
    ...nameProblems(day, at),
    ...dateProblems(day, at),
    ...(closed && (periods.length > 0 || turnTimes.length > 0 || pacing.length > 0 || day.seatingMinutes)
      ? [{ field: `${at}.closed`, message: 'A closed day has no hours and no rules' }]
      : []),
    ...periods.flatMap((period, index) => periodProblems(period, `${at}.periods[${index}]`)),
    ...minutesProblems(`${at}.seatingMinutes`, day.seatingMinutes),
    ...turnTimes.flatMap((each, index) => turnTimeProblems(each, `${at}.turnTimes[${index}]`, known)),
    ...pacing.flatMap((each, index) => pacingProblems(each, `${at}.pacing[${index}]`, known)),
  ];
}

function nameProblems({ name }: SpecialDay, at: string): Problems {
  const field = `${at}.name`;
  if (name === '' || name.length > bounds.nameLength)
    return [{ field, message: `A special day's name has 1 to ${bounds.nameLength} characters` }];
  const message = nameProblem('The name', name);
  return message ? [{ field, message }] : [];
}

function dateProblems({ from, until }: SpecialDay, at: string): Problems {
  const problems = [
    ...(isDate(from) ? [] : [{ field: `${at}.from`, message: 'Please give a date as YYYY-MM-DD' }]),
    ...(isDate(until) ? [] : [{ field: `${at}.until`, message: 'Please give a date as YYYY-MM-DD' }]),
  ];
  if (problems.length > 0) return problems;
  if (until < from) return [{ field: `${at}.until`, message: 'The last day must not be before the first' }];
  const most = bounds.daysOfSpecialDay;
  if (until >= addDays(from, most))
    return [{ field: `${at}.until`, message: `A special day lasts at most ${most} days` }];
  return [];
}

/** With two special days on one date, their order would decide which one applies. */
export function overlapProblems(days: readonly SpecialDay[]): Problems {
  const inOrder = days
    .map((day, index) => ({ ...day, index }))
    .filter(({ from, until }) => from <= until)
    .sort((a, b) => (a.from === b.from ? a.index - b.index : a.from < b.from ? -1 : 1));
  let last: SpecialDay | undefined;
  return inOrder.flatMap((day) => {
    const before = last;
    if (!last || last.until < day.until) last = day;
    if (!before || before.until < day.from) return [];
    return [{ field: `specialDays[${day.index}].from`, message: `These dates overlap with ${before.name}` }];
  });
}
