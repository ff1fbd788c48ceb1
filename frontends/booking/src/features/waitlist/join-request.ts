import type { LocalTime } from '../../lib/local-time';

/** What the address of the join page asks for. */
export interface JoinRequest {
  /** The full start; absent: the line of now. */
  readonly start?: LocalTime;
  /** As typed; empty: not given. */
  readonly guests: string;
  /** Empty: anywhere. */
  readonly area: string;
}

const isDate = /^\d{4}-\d{2}-\d{2}$/;
const isTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What the address of the join page asks for (`?date=…&time=…&guests=…&area=…`). A date without a time, or one that is neither, is ignored. */
export function joinRequestIn(search: string): JoinRequest {
  const given = new URLSearchParams(search);
  const [date, time] = [given.get('date') ?? '', given.get('time') ?? ''];
  const guests = given.get('guests') ?? '';
  return {
    ...(isDate.test(date) && isTime.test(time) ? { start: { date, time } } : {}),
    guests: /^\d{1,2}$/.test(guests) ? guests : '',
    area: given.get('area') ?? '',
  };
}
