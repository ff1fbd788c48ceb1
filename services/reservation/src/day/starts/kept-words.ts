import { isRefusal } from '@tablewell/chassis/refusal';
import { defaultWaitlist } from '@tablewell/restaurant-rules/waitlist';
import type { DayView } from '../tables/day-view';
import { placeOrRequest } from './place-or-request';
import type { PlacementRequest } from './place-party';

/**
 * Explains to the restaurant why diners are refused a start although a table is free then: it is kept for parties that
 * wait, or for walk-ins (WAIT-24). Undefined if that is not the reason.
 */
export function keptWords(view: DayView, request: PlacementRequest): string | undefined {
  // Extra covers take no table that could be kept.
  const day = view.withoutExtraCovers;
  const isFree = (other: DayView) => !isRefusal(placeOrRequest(other, request));
  if (day.line.length > 0 && isFree(day.withoutLine))
    return 'Waitlist: the table that would be free is kept for a party that waits at the door';
  if (day.listed.length > 0 && isFree(day.withoutListed))
    return 'Waitlist: the table that would be free is kept for the list of a full start';
  if (day.line.length > 0 && isFree(view.withoutLine))
    return 'Extra covers: none while a party waits at the door';
  const { doorTables, doorMinutes } = day.rules.waitlist ?? defaultWaitlist;
  if (doorTables === 0) return undefined;
  if (!isFree(withoutShare(day)))
    return day.line.length + day.listed.length > 0 && isFree(withoutShare(day.withoutLine.withoutListed))
      ? 'Waitlist: the tables that would be free are kept for those who wait'
      : undefined;
  const tables = doorTables === 1 ? 'one table is' : `${doorTables} tables are`;
  return `Door: ${tables} kept for the door at starts of the next ${doorMinutes} minutes`;
}

function withoutShare(day: DayView): DayView {
  const waitlist = { ...(day.rules.waitlist ?? defaultWaitlist), doorTables: 0 };
  return day.again({ ...day.rules, waitlist }, day.now);
}
