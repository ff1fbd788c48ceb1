import { calendarTimeOf, hasStart } from '@tablewell/restaurant-rules/availability/day-hours';
import { windowOn } from '@tablewell/restaurant-rules/availability/rules-on';
import { instantAfterGap, localTimeOf } from '@tablewell/shared/zone';
import type { UnmetCount } from '../day/starts/demand';
import { stageOf } from '../party/lifecycle';
import type { RequestedStart } from '../day/starts/place-party';
import type { Reservation } from '../party/reservation';
import type { RestaurantRules } from '../restaurant/restaurant-rules';

/** A past party that requested a table, and was booked or refused. */
export interface PastParty {
  readonly id: string;
  /** Undefined if it only looked at the date; it would have taken any start. */
  readonly when: RequestedStart | undefined;
  readonly partySize: number;
  /** The requested area; undefined: anywhere. */
  readonly area?: string | undefined;
  /** Epoch milliseconds. */
  readonly requestedAt: number;
  /** When it canceled; undefined if it did not. */
  readonly canceledAt?: number | undefined;
  /** `by-host`: a walk-in, or a party at a time outside the hours. Only tables and closed days decide about it. */
  readonly kind: 'online' | 'staff' | 'by-host' | 'refused';
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** The most refused parties of a date that are replayed. */
export const maxRefusedPerDay = 300;

/** A reservation as demand, with its present time, size and area. */
export function bookedParty(rules: RestaurantRules, reservation: Reservation): PastParty {
  const { id, placement, partySize, area, createdAt, updatedAt, online, walkIn } = reservation;
  const { date, minute } = localTimeOf(placement.from, rules.timezone);
  return {
    id,
    when: { date, minute, instant: placement.from },
    partySize,
    area,
    requestedAt: createdAt.getTime(),
    ...(stageOf(reservation) === 'canceled' ? { canceledAt: updatedAt.getTime() } : {}),
    kind: walkIn || !hasStart(date, minute, rules) ? 'by-host' : online ? 'online' : 'staff',
  };
}

/**
 * The refused parties of a service day, larger counts first. Parties that a block or a pause refused are left out, because a
 * draft of rules does not change blocks and pauses.
 * @param today the rules in force, which refused them
 */
export function refusedParties(today: RestaurantRules, counts: readonly UnmetCount[]): PastParty[] {
  const parties: PastParty[] = [];
  for (const count of [...counts].sort((a, b) => b.parties - a.parties)) {
    if (count.rule === 'blocked' || count.rule === 'online-bookings-paused') continue;
    const { date, minute, partySize } = count;
    for (let index = 0; index < count.parties && parties.length < maxRefusedPerDay; index++)
      parties.push({
        id: `refused ${date} ${minute ?? ''} ${partySize} ${count.rule} ${index}`,
        when: minute === undefined ? undefined : calendarTimeOf({ date, minute }),
        partySize,
        requestedAt: requestedAt(today, count),
        kind: 'refused',
      });
  }
  return parties;
}

/**
 * When a refused party made its request, which is not stored: a day before its time, or as late or early as the rule
 * that refused it implies.
 */
function requestedAt(today: RestaurantRules, count: UnmetCount): number {
  const { rule } = count;
  const { date, minute } = calendarTimeOf({ date: count.date, minute: count.minute ?? 0 });
  const from = instantAfterGap({ date, minute }, today.timezone);
  const { shortestNoticeMinutes = 0, daysAhead } = windowOn(today, date, minute);
  const notice = shortestNoticeMinutes * minuteMs;
  if (rule === 'too-short-notice') return from - notice / 2;
  if (rule === 'too-far-ahead' && daysAhead !== undefined) return from - (daysAhead + 1) * dayMs;
  const latest = from - Math.max(notice, dayMs);
  // Within the booking window, if it is shorter than a day.
  return daysAhead === 0 ? from - notice : latest;
}
