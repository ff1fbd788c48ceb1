import { isDate } from '@tablewell/booking-rules';
import { localTimeOf } from '@tablewell/booking-rules/zone';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import type { AskedStart, Placement } from '../domain/place-party';

/** A time as asked for: by the restaurant's clock, or as an instant in epoch milliseconds (contract §3). */
export type AskedTime = { readonly local: string } | { readonly instant: number };

const localPattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;
const minuteMs = 60_000;

/** The asked start by the restaurant's clock; an instant stays that instant. Seconds are dropped: starts are whole minutes. */
export function toStart(asked: AskedTime, timezone: string): AskedStart | Refusal {
  if ('instant' in asked) return startAt(Math.floor(asked.instant / minuteMs) * minuteMs, timezone);
  const [, date, hour, minute] = localPattern.exec(asked.local) ?? [];
  if (!date || !isDate(date)) {
    return invalid([{ field: 'when', message: 'Please give a date and a time of day' }]);
  }
  return { date, minute: Number(hour) * 60 + Number(minute) };
}

/** The start of a reservation: the instant it was promised, and what the restaurant's clock shows then in the zone of now. */
export function startOf({ from }: Placement, timezone: string): Required<AskedStart> {
  return startAt(from, timezone);
}

function startAt(instant: number, timezone: string): Required<AskedStart> {
  return { ...localTimeOf(instant, timezone), instant };
}
