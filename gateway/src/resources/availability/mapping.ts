import { maxDaysAhead } from '@tablewell/restaurant-rules/availability/booking-window';
import {
  type AvailabilityRulesMessage,
  fromRulesMessage,
} from '@tablewell/restaurant-rules/availability/message';
import type { SpecialDay } from '@tablewell/restaurant-rules/availability/rules';
import type { OperatingPeriod } from '@tablewell/restaurant-rules/hours';
import { clockText } from '@tablewell/shared/calendar';

/** The rules that decide which dates and parties can be booked online, as the public sees them. */
export function toOnlineRules(message: AvailabilityRulesMessage | undefined) {
  const { specialDays, bookingWindows = [], online } = message ? fromRulesMessage(message) : {};
  const days = maxDaysAhead({ bookingWindows });
  return {
    ...(specialDays ? { specialDays: specialDays.map(toPublicDay) } : {}),
    ...(days === undefined ? {} : { daysAhead: days }),
    ...(online ? { online } : {}),
  };
}

const toPublicDay = ({ name, from, until, closed, periods }: SpecialDay) => ({
  name,
  from,
  until,
  ...(closed ? { closed } : {}),
  ...(periods ? { periods: periods.map(toPeriodBody) } : {}),
});

const toPeriodBody = ({ id, name, opensAt, closesAt, intervalMinutes }: OperatingPeriod) => ({
  id,
  name,
  openingTime: clockText(opensAt),
  closingTime: clockText(closesAt),
  reservationInterval: intervalMinutes,
});
