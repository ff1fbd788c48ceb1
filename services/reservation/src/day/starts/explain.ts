import {
  type Closure,
  closureOn,
  serviceTimeOf,
  specialDayAt,
} from '@tablewell/restaurant-rules/availability/day-hours';
import { windowOn } from '@tablewell/restaurant-rules/availability/rules-on';
import { fallbackSeats } from '@tablewell/restaurant-rules/tables';
import { weekdayOf } from '@tablewell/shared/calendar';
import type { LocalTime } from '@tablewell/shared/zone';
import type { Refusal } from '@tablewell/chassis/refusal';
import { ExplainedRefusal } from './explained-refusal';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { hasTables, planOf } from '../tables/plans';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The start and the party that a rule refused. */
interface Refused extends LocalTime {
  readonly partySize: number;
}

/** A refusal in the words and numbers of the restaurant (AVAIL-9). */
export function explain(rules: RestaurantRules, refusal: Refusal, refused: Refused): string {
  if (refusal instanceof ExplainedRefusal) return refusal.explanation;
  const words = byCode[refusal.code];
  return words ? words(rules, refused, refusal) : refusal.message;
}

const byCode: Record<string, (rules: RestaurantRules, refused: Refused, refusal: Refusal) => string> = {
  closed: (rules, local) => {
    const { date } = serviceTimeOf(local, rules);
    return closureWords(closureOn(date, rules), date);
  },
  'not-offered': (rules, local) => {
    const special = specialDayAt(local, rules);
    return `Hours: no start at this time${special?.periods ? ` on ${special.name}` : ''}`;
  },
  past: () => 'This time has passed',
  'too-far-ahead': (rules, { date, minute }) => {
    const { daysAhead } = windowOn(rules, date, minute);
    return `Booking window: online bookings open ${daysAhead === undefined ? 'three months' : `${daysAhead} days`} ahead`;
  },
  'too-short-notice': (rules, { date, minute }) => {
    const { shortestNoticeMinutes = 0 } = windowOn(rules, date, minute);
    return `Notice: online bookings close ${durationWords(shortestNoticeMinutes)} before the start`;
  },
  'party-too-small': (rules, { partySize }) =>
    `Online sizes: parties of fewer than ${rules.availabilityRules.online?.smallestParty ?? partySize} are not booked online`,
  'no-tables-available': (rules, { partySize }) => tableWords(rules, partySize),
};

/** Why a date is closed, as in `Closed: Christmas`. */
export function closureWords(closure: Closure | undefined, date: string): string {
  if (closure?.kind === 'special-day') return `Closed: ${closure.name}`;
  if (closure?.kind === 'weekday') return `Closed: every ${weekdays[weekdayOf(date)]}`;
  return 'Closed: a special closure';
}

function tableWords(rules: RestaurantRules, partySize: number): string {
  if (!hasTables(rules))
    return partySize > fallbackSeats
      ? `Tables: more than the ${fallbackSeats} seats of a half hour`
      : `Tables: too few of the ${fallbackSeats} seats of this half hour are left`;
  const plan = planOf(rules);
  const online = plan.optionsFor(partySize, 'everyone');
  if (online > 0) return `Tables: all ${online} for parties of ${partySize} are taken`;
  return plan.isLargeEnough(partySize)
    ? `Tables: none for parties of ${partySize} is offered online`
    : `Tables: none seats a party of ${partySize}`;
}

/** 90 as `1 hour 30 minutes`. */
function durationWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [hours === 1 ? '1 hour' : `${hours} hours`] : []),
    ...(rest > 0 || hours === 0 ? [rest === 1 ? '1 minute' : `${rest} minutes`] : []),
  ];
  return parts.join(' ');
}
