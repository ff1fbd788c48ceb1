import type { Clock } from '@tablewell/chassis/clock';
import { type LocalTimeChange, localTimeChanges } from '../party/local-times';
import type { Reservation } from '../party/reservation';

const batch = 500;

/** The stored local times of reservations. */
export interface LocalTimes {
  /** Writes the changes whose version is unchanged. */
  moveTimes(changes: readonly LocalTimeChange[], at: Date): Promise<void>;
}

/**
 * Updates the local date and time of reservations to the restaurant's current zone; their instants stay. Idempotent;
 * concurrently changed ones are left to the next run. Returns the number of outdated ones.
 */
export async function updateLocalTimes(
  { days, clock }: { days: LocalTimes; clock: Clock },
  timezone: string,
  reservations: readonly Reservation[],
): Promise<number> {
  const at = clock();
  const changes = localTimeChanges(timezone, reservations);
  for (let start = 0; start < changes.length; start += batch)
    await days.moveTimes(changes.slice(start, start + batch), at);
  return changes.length;
}
