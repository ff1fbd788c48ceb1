import { weekdayOf } from '@tablewell/shared/calendar';
import { type OpeningRules, periodAt } from './day-hours';
import type { RuleScope } from './rules';

/**
 * Selects the rules that apply to a start. A rule for certain periods does not apply outside all periods. The weekday
 * and the period are looked up once, because a start may be compared with a hundred rules.
 */
export function appliesAt(rules: OpeningRules, date: string, minute: number): (scope: RuleScope) => boolean {
  const weekday = weekdayOf(date);
  const id = periodAt(date, minute, rules)?.id;
  return ({ periodIds = [], weekdays = [] }) =>
    (weekdays.length === 0 || weekdays.includes(weekday)) &&
    (periodIds.length === 0 || (id !== undefined && periodIds.includes(id)));
}
