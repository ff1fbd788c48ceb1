import { weekdayOf } from '@tablewell/shared/calendar';
import { type OpeningRules, periodAt, serviceTimeOf } from './day-hours';
import type { RuleScope } from './rules';

/**
 * Selects the rules that apply to a start at a local time, by the weekday of its service day. A rule for certain periods does not apply outside all periods. The weekday
 * and the period are looked up once, because a start may be compared with a hundred rules.
 */
export function appliesAt(rules: OpeningRules, date: string, minute: number): (scope: RuleScope) => boolean {
  const service = serviceTimeOf({ date, minute }, rules);
  const weekday = weekdayOf(service.date);
  const id = periodAt(service.date, service.minute, rules)?.id;
  return ({ periodIds = [], weekdays = [] }) =>
    (weekdays.length === 0 || weekdays.includes(weekday)) &&
    (periodIds.length === 0 || (id !== undefined && periodIds.includes(id)));
}
