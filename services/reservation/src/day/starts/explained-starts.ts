import {
  calendarTimeOf,
  closureOn,
  serviceStartsOn,
} from '@tablewell/restaurant-rules/availability/day-hours';
import { turnOn } from '@tablewell/restaurant-rules/availability/rules-on';
import { instantOf } from '@tablewell/shared/zone';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { refusePartySize } from './booking-rules';
import type { DayView } from '../tables/day-view';
import { closureWords, explain } from './explain';
import { keptWords } from './kept-words';
import { placeOrRequest } from './place-or-request';

/** A start, and the first rule that refuses it to a diner; an empty code if it is offered. */
interface ExplainedStart {
  /** Minutes after the midnight of the service day, beyond 24:00 on the next morning. */
  readonly minute: number;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly periodName: string;
  readonly turnMinutes: number;
  readonly refusedBy: string;
  readonly explanation: string;
}

/** The starts of a date, and the rule that refuses the whole date; an empty code if no rule does. */
export interface ExplainedDay {
  readonly refusedBy: string;
  readonly explanation: string;
  readonly starts: readonly ExplainedStart[];
}

/**
 * Why each start of a service day is closed to a diner (AVAIL-9), by the function that decides about bookings. A closed date has the
 * starts that it would have if it were open.
 */
export function explainedStarts(
  day: DayView,
  { date, partySize }: { date: string; partySize: number },
): ExplainedDay {
  const { rules, unblocked } = day;
  const wrongSize = refusePartySize(rules, partySize, 'public');
  const closure = closureOn(date, rules);
  const refusedAt = (
    minute: number,
  ): { refusal: Refusal; isBlocked: boolean; kept?: string | undefined } | undefined => {
    const when = calendarTimeOf({ date, minute });
    const requested = { when, partySize, rules: 'book', audience: 'everyone' } as const;
    const refusal = placeOrRequest(day, requested);
    if (!isRefusal(refusal)) return undefined;
    if (day.hasBlocks && !isRefusal(placeOrRequest(unblocked, requested)))
      return { refusal, isBlocked: true };
    return { refusal, isBlocked: false, kept: keptWords(day, requested) };
  };
  const starts = serviceStartsOn(date, rules).flatMap(({ minute, periodName }): ExplainedStart[] => {
    const local = calendarTimeOf({ date, minute });
    const startsAt = instantOf(local, rules.timezone);
    if (startsAt === undefined) return [];
    const refused: ReturnType<typeof refusedAt> = wrongSize
      ? { refusal: wrongSize, isBlocked: false }
      : refusedAt(minute);
    const { turnMinutes } = turnOn(rules, local.date, local.minute, partySize);
    const refusal = refused?.refusal;
    const explanation = !refusal
      ? ''
      : refused.isBlocked
        ? 'Blocked: the tables that would be free are blocked then'
        : (refused.kept ?? explain(rules, refusal, { ...local, partySize }));
    return [{ minute, startsAt, periodName, turnMinutes, refusedBy: refusal?.code ?? '', explanation }];
  });
  return closure
    ? { refusedBy: 'closed', explanation: closureWords(closure, date), starts }
    : { refusedBy: '', explanation: '', starts };
}
