import { weekdayOf } from '@tablewell/shared/calendar';
import type { RuleScope } from './rules';

/** Whether a rule applies to a start. One for certain periods does not apply outside all periods. */
export function appliesTo(
  { periodIds = [], weekdays = [] }: RuleScope,
  date: string,
  periodId: string | undefined,
): boolean {
  if (weekdays.length > 0 && !weekdays.includes(weekdayOf(date))) return false;
  return periodIds.length === 0 || (periodId !== undefined && periodIds.includes(periodId));
}
