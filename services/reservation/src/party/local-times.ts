import { localTimeOf, type LocalTime } from '@tablewell/shared/zone';
import type { Reservation } from './reservation';

/** A reservation's new local time. */
export interface LocalTimeChange extends LocalTime {
  readonly id: string;
  /** The version that the change was decided on. */
  readonly version: number;
}

/** The reservations whose stored local time is not that of this zone. Their instants stay. */
export function localTimeChanges(timezone: string, reservations: readonly Reservation[]): LocalTimeChange[] {
  return reservations.flatMap(({ id, version, placement }) => {
    const { date, minute } = localTimeOf(placement.from, timezone);
    return date === placement.date && minute === placement.minute ? [] : [{ id, version, date, minute }];
  });
}
