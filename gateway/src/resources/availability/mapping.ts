import {
  type AvailabilityRulesMessage,
  fromRulesMessage,
  toRulesMessage,
} from '@tablewell/restaurant-rules/availability/message';
import { mostDaysAhead } from '@tablewell/restaurant-rules/availability/booking-window';
import type { AvailabilityRules, SpecialDay } from '@tablewell/restaurant-rules/availability/rules';
import type { OperatingPeriod } from '@tablewell/restaurant-rules/hours';
import type { FieldProblem } from '@tablewell/chassis/refusal';
import { clockMinutes, clockText } from '@tablewell/shared/calendar';

/** A period of a special day as `/api` writes it. */
interface PeriodBody {
  id?: string;
  name: string;
  openingTime: string;
  closingTime: string;
  reservationInterval: number;
}

type SpecialDayBody = Omit<SpecialDay, 'id' | 'periods'> & { id?: string; periods?: PeriodBody[] };
export type RulesBody = Omit<AvailabilityRules, 'specialDays'> & { specialDays?: SpecialDayBody[] };

/** The rules of a message as `/api` writes them. */
export function toRulesBody(message: AvailabilityRulesMessage | undefined): RulesBody {
  const { specialDays, ...rules } = message ? fromRulesMessage(message) : {};
  return { ...rules, ...(specialDays ? { specialDays: specialDays.map(toSpecialDayBody) } : {}) };
}

function toSpecialDayBody({ periods, ...day }: SpecialDay): SpecialDayBody {
  return { ...day, ...(periods ? { periods: periods.map(toPeriodBody) } : {}) };
}

function toPeriodBody({ id, name, opensAt, closesAt, intervalMinutes }: OperatingPeriod): PeriodBody {
  const openingTime = clockText(opensAt);
  return { id, name, openingTime, closingTime: clockText(closesAt), reservationInterval: intervalMinutes };
}

/** The rules that decide which dates and parties can be booked online, as the public sees them. */
export function toOnlineRules(message: AvailabilityRulesMessage | undefined) {
  const { specialDays, bookingWindows = [], online } = toRulesBody(message);
  const days = mostDaysAhead({ bookingWindows });
  return {
    ...(specialDays ? { specialDays: specialDays.map(toPublicDay) } : {}),
    ...(days === undefined ? {} : { daysAhead: days }),
    ...(online ? { online } : {}),
  };
}

const toPublicDay = ({ name, from, until, closed, periods }: SpecialDayBody) => ({
  name,
  from,
  until,
  ...(closed ? { closed } : {}),
  ...(periods ? { periods } : {}),
});

/** The rules in a body as a message, with the problems of its times of day; the service finds all others. */
export function readRules(body: RulesBody, at: string) {
  const problems: FieldProblem[] = [];
  const { specialDays, ...rules } = body;
  const days = specialDays?.map((day, index): SpecialDay => {
    const { periods, ...rest } = day;
    return {
      ...rest,
      id: day.id ?? '',
      ...(periods
        ? {
            periods: periods.map((each, place) =>
              readPeriod(each, `${at}.specialDays[${index}].periods[${place}]`),
            ),
          }
        : {}),
    };
  });

  function readPeriod(given: PeriodBody, field: string): OperatingPeriod {
    const { id = '', name = '', openingTime = '', closingTime = '', reservationInterval } = given;
    const clock = (text: string, part: string) => {
      const minutes = clockMinutes(text);
      if (minutes === undefined)
        problems.push({ field: `${field}.${part}`, message: 'Please give a time of day as HH:MM' });
      return minutes ?? 0;
    };
    const opensAt = clock(openingTime, 'openingTime');
    const closesAt = clock(closingTime, 'closingTime');
    return { id, name, opensAt, closesAt, intervalMinutes: reservationInterval, daysOfWeek: [] };
  }

  return { rules: toRulesMessage({ ...rules, ...(days ? { specialDays: days } : {}) }), problems };
}
