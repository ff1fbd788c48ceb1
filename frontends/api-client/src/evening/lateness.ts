import { isExpected, minuteMs } from './evening';
import type { Party } from './evening';

// Every limit of lateness that hosts see, in minutes past the party's time, or past the time that it announced (EVENING-15).
// What diners may announce is in the rules of booking (AFTER-3).

/** From here on its delay is a danger for the evening, and is shown so (EVENING-15). */
const longDelayMinutes = 15;
/** From here on a party that announced nothing probably does not come (EVENING-22). */
const overdueMinutes = 30;
/** Beyond it a table is no longer shown as reserved for the party (EVENING-3). */
const reservedMinutes = 60;

/** Minutes by which an expected party is later than its time, or than it announced; 0 before (EVENING-15). */
export const minutesLate = (party: Party, now: number): number => {
  const dueAt = party.startsAt + (party.late?.minutes ?? 0) * minuteMs;
  return isExpected(party) ? Math.max(0, Math.floor((now - dueAt) / minuteMs)) : 0;
};

/** Whether a party is late enough to endanger what follows it at its table. */
export const hasLongDelay = (party: Party, now: number): boolean =>
  minutesLate(party, now) >= longDelayMinutes;

/** Whether a party without a notice is so late that it is proposed as a no-show. */
export const isOverdue = (party: Party, now: number): boolean =>
  !party.late && minutesLate(party, now) >= overdueMinutes;

/** Whether the screen still reserves a table for a party, which comes in time or is not too late. */
export const isTableReserved = (party: Party, now: number): boolean =>
  minutesLate(party, now) <= reservedMinutes;
