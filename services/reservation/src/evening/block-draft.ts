import type { FieldProblem } from '@tablewell/chassis/refusal';
import { isDate } from '@tablewell/shared/calendar';
import { addMonths, instantAfterGap, localTimeOf } from '@tablewell/shared/zone';
import { knownArea } from '../day/starts/area';
import type { Block } from '../day/claims/block';
import { hostsWindowMonths } from './hosts-booking';
import type { Interval } from '../day/claims/intervals';
import type { RestaurantRules } from '../restaurant/restaurant-rules';

/** The tables that a host wants to block, and the time of the block. */
export interface BlockDraft {
  /** Local dates, YYYY-MM-DD. */
  readonly dates: readonly string[];
  /** Minutes after local midnight of each date. */
  readonly fromMinute: number;
  readonly untilMinute: number;
  /** Empty: all tables of the area, or of the restaurant. */
  readonly tableNumbers: readonly string[];
  /** Empty: none. */
  readonly area: string;
  readonly reason: string;
}

const maxBlockDates = 31;
const longestBlockReason = 120;
const maxTables = 300;
const dayMinutes = 24 * 60;
/** A block ends at 5 AM of the next day at the latest. */
const latestMinute = dayMinutes + 5 * 60;

/** The problems of a draft, by field (EVENING-12). */
export function draftProblems(draft: BlockDraft, rules: RestaurantRules, now: number): FieldProblem[] {
  const times = timeProblems(draft);
  return [
    ...times,
    ...dateProblems(draft, rules, times.length === 0, now),
    ...tableProblems(draft, rules),
    ...(draft.reason.length > longestBlockReason
      ? [{ field: 'reason', message: `The reason cannot exceed ${longestBlockReason} characters` }]
      : []),
  ];
}

function timeProblems({ fromMinute, untilMinute }: BlockDraft): FieldProblem[] {
  if (!Number.isInteger(fromMinute) || fromMinute < 0 || fromMinute >= dayMinutes)
    return [{ field: 'fromMinute', message: 'Please give a time of the day' }];
  if (!Number.isInteger(untilMinute) || untilMinute <= fromMinute)
    return [{ field: 'untilMinute', message: 'The end must be after the start' }];
  if (untilMinute > latestMinute)
    return [{ field: 'untilMinute', message: 'A block ends at 5 AM of the next day at the latest' }];
  return [];
}

function dateProblems(
  draft: BlockDraft,
  { timezone }: RestaurantRules,
  areTimesValid: boolean,
  now: number,
): FieldProblem[] {
  const { dates } = draft;
  const field = 'localDates';
  if (dates.length === 0) return [{ field, message: 'Please select a date' }];
  if (dates.length > maxBlockDates)
    return [{ field, message: `Please select at most ${maxBlockDates} dates` }];
  const last = addMonths(localTimeOf(now, timezone).date, hostsWindowMonths);
  return dates.flatMap((date, index) => {
    const own = `${field}[${index}]`;
    if (!isDate(date)) return [{ field: own, message: 'Please give a date as YYYY-MM-DD' }];
    if (dates.indexOf(date) < index) return [{ field: own, message: 'This date is named twice' }];
    if (date > last) return [{ field: own, message: 'Tables can be blocked up to a year ahead' }];
    // Without valid times, the stretch would say nothing about the date.
    if (!areTimesValid) return [];
    const { from, until } = blockStretch(draft, date, timezone);
    if (until <= from) return [{ field: own, message: 'A clock change skips this time' }];
    if (until <= now) return [{ field: own, message: 'This time is already over' }];
    return [];
  });
}

function tableProblems({ tableNumbers, area }: BlockDraft, rules: RestaurantRules): FieldProblem[] {
  const field = 'tableNumbers';
  const { tables } = rules.floor;
  if (tableNumbers.length > maxTables)
    return [{ field, message: `Please choose at most ${maxTables} tables` }];
  const problems = tableNumbers.flatMap((number, index) => {
    const own = `${field}[${index}]`;
    if (!tables.some((table) => table.number === number))
      return [{ field: own, message: 'There is no table of this number' }];
    if (tableNumbers.indexOf(number) < index) return [{ field: own, message: 'This table is named twice' }];
    return [];
  });
  if (area && tableNumbers.length > 0)
    problems.push({ field: 'area', message: 'Please choose either tables or an area' });
  else if (area && knownArea(rules, area) === undefined)
    problems.push({ field: 'area', message: 'There is no area of this name' });
  return problems;
}

/** The stretch for which a date is blocked. */
function blockStretch(
  { fromMinute, untilMinute }: Pick<BlockDraft, 'fromMinute' | 'untilMinute'>,
  date: string,
  timezone: string,
): Interval {
  const at = (minute: number) => instantAfterGap({ date, minute }, timezone);
  return { from: at(fromMinute), until: at(untilMinute) };
}

/** The id of a block: the id of the call that made it, with its date. */
export const blockId = (stepId: string, date: string) => `${stepId}:${date}`;

/** The id of the call that made a block. */
export const callOf = (id: string) => id.slice(0, id.lastIndexOf(':'));

/** The date of a block. */
export const dateOf = (id: string) => id.slice(id.lastIndexOf(':') + 1);

/** The block of one of a draft's dates. */
export function blockOn(
  draft: BlockDraft,
  date: string,
  { stepId, by, madeAt, timezone }: { stepId: string; by: string; madeAt: number; timezone: string },
): Block {
  const { dates, tableNumbers, area, reason } = draft;
  return {
    id: blockId(stepId, date),
    date,
    dates: [...dates].sort(),
    ...(tableNumbers.length > 0 ? { tableNumbers } : {}),
    ...(area ? { area } : {}),
    ...blockStretch(draft, date, timezone),
    reason,
    by,
    madeAt,
  };
}
