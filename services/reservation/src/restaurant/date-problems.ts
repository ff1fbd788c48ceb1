import { type FieldProblem, invalid, type Refusal } from '@tablewell/chassis/refusal';
import { isDate } from '@tablewell/shared/calendar';
import { addDays } from '@tablewell/shared/zone';

/** The problem of a field that is not a date. */
export function dateProblems(field: string, date: string): FieldProblem[] {
  return isDate(date) ? [] : [{ field, message: 'Please give a date as YYYY-MM-DD' }];
}

/** The refusal of a range of dates, both included, which bounds the cost of a call; the fields have the given names. */
export function refuseRange(
  [firstField, first]: readonly [string, string],
  [lastField, last]: readonly [string, string],
  maxDays: number,
): Refusal | undefined {
  const bad = [...dateProblems(firstField, first), ...dateProblems(lastField, last)];
  if (bad.length > 0) return invalid(bad);
  if (last < first)
    return invalid([{ field: lastField, message: 'The last day must not be before the first' }]);
  if (last >= addDays(first, maxDays))
    return invalid([{ field: lastField, message: `At most ${maxDays} days at a time` }]);
  return undefined;
}
