import type { AvailabilityRules } from './rules';

/** The longest that three months can be, in days. */
const threeMonths = 92;

/** The furthest day that the public books at any time, in days from today; undefined: three months. */
export function maxDaysAhead({ bookingWindows = [] }: AvailabilityRules): number | undefined {
  const stating = bookingWindows.filter(({ daysAhead }) => daysAhead !== undefined);
  if (stating.length === 0) return undefined;
  const most = Math.max(...stating.map(({ daysAhead = 0 }) => daysAhead));
  const isForAll = stating.some(
    ({ periodIds = [], weekdays = [] }) => periodIds.length + weekdays.length === 0,
  );
  return isForAll || most > threeMonths ? most : undefined;
}
