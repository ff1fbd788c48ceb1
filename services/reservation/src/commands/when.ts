import { isDate } from '@tablewell/shared/calendar';
import { localTimeOf } from '@tablewell/shared/zone';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import type { RequestedStart } from '../day/starts/place-party';
import type { Placement } from '../day/claims/placement';

/** A requested time: local, or an instant in epoch milliseconds (HOURS-9). */
export type RequestedTime = { readonly local: string } | { readonly instant: number };

const localPattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;
const minuteMs = 60_000;

/** The requested local start, with the instant if given, truncated to whole minutes. */
export function toStart(requested: RequestedTime, timezone: string): RequestedStart | Refusal {
  if ('instant' in requested) return startAt(Math.floor(requested.instant / minuteMs) * minuteMs, timezone);
  const [, date, hour, minute] = localPattern.exec(requested.local) ?? [];
  if (!date || !isDate(date)) {
    return invalid([{ field: 'when', message: 'Please give a date and a time of day' }]);
  }
  return { date, minute: Number(hour) * 60 + Number(minute) };
}

/** The start of a reservation: its instant, and its local time in the current zone. */
export function startOf({ from }: Placement, timezone: string): Required<RequestedStart> {
  return startAt(from, timezone);
}

function startAt(instant: number, timezone: string): Required<RequestedStart> {
  return { ...localTimeOf(instant, timezone), instant };
}
