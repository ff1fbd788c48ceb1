import { sanitize } from '@tablewell/shared/text';
import type { OperatingPeriod } from '../hours';
import type { AvailabilityRules, RuleScope, SpecialDay } from './rules';

/** Sanitizes names, sorts lists and removes duplicates, and removes entries without effect. */
export function tidyRules(rules: AvailabilityRules): AvailabilityRules {
  const { turnTimes, pauseMinutes, pacing, specialDays, bookingWindows, online, overbooking } = rules;
  return defined({
    turnTimes: filled(turnTimes?.map(tidyScope)),
    pauseMinutes: pauseMinutes || undefined,
    pacing: filled(pacing?.map(tidyScope)),
    specialDays: filled(specialDays?.map(tidySpecialDay)),
    bookingWindows: filled(bookingWindows?.map(tidyScope)),
    online: online && Object.keys(defined(online)).length > 0 ? defined(online) : undefined,
    overbooking: filled(overbooking?.map(tidyScope)),
  });
}

function tidySpecialDay(day: SpecialDay): SpecialDay {
  const { periods, turnTimes, pacing } = day;
  return defined({
    ...day,
    name: sanitize(day.name),
    closed: day.closed || undefined,
    periods: filled(periods?.map(tidyPeriod)),
    turnTimes: filled(turnTimes?.map(tidyScope)),
    // An empty list is kept: it means that the day has no pacing.
    pacing: pacing?.map(tidyScope),
  }) as SpecialDay;
}

const tidyPeriod = (period: OperatingPeriod): OperatingPeriod => ({
  ...period,
  name: sanitize(period.name),
  daysOfWeek: [],
});

function tidyScope<R extends RuleScope>(rule: R): R {
  return defined({
    ...rule,
    periodIds: filled(rule.periodIds && inOrder(rule.periodIds)),
    weekdays: filled(rule.weekdays && inOrder(rule.weekdays)),
  }) as R;
}

const filled = <T>(list: readonly T[] | undefined) => (list && list.length > 0 ? list : undefined);

function inOrder<T extends number | string>(values: readonly T[]): T[] {
  return [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));
}

/** The values without undefined fields. */
function defined<T extends object>(values: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

/** The rules without periods that no longer exist. A rule for only such periods is removed. */
export function withoutPeriods(rules: AvailabilityRules, known: ReadonlySet<string>): AvailabilityRules {
  const kept = <R extends RuleScope>(list: readonly R[] | undefined, own: ReadonlySet<string> = known) =>
    list?.flatMap((rule) => {
      if (!rule.periodIds?.length) return [rule];
      const periodIds = rule.periodIds.filter((id) => own.has(id));
      return periodIds.length > 0 ? [{ ...rule, periodIds }] : [];
    });
  return tidyRules({
    ...rules,
    ...replaced('turnTimes', kept(rules.turnTimes)),
    ...replaced('pacing', kept(rules.pacing)),
    ...replaced('bookingWindows', kept(rules.bookingWindows)),
    ...replaced('overbooking', kept(rules.overbooking)),
    ...replaced(
      'specialDays',
      rules.specialDays?.map((day) => {
        const own = new Set([...known, ...(day.periods ?? []).map(({ id }) => id)]);
        return {
          ...day,
          ...replaced('turnTimes', kept(day.turnTimes, own)),
          ...replaced('pacing', kept(day.pacing, own)),
        };
      }),
    ),
  });
}

const replaced = <K extends string, V>(name: K, value: V | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Partial<Record<K, V>>;
