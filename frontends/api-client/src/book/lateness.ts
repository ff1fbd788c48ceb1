import { isExpected, minuteMs } from './party';
import type { Party } from './party';

// Every limit of lateness that hosts see, in minutes past the party's time, or past the time that it announced (EVENING-15).
// What diners may announce is in the rules of booking (AFTER-3).

/** From here on its delay is a danger for the evening, and is shown so (EVENING-15). */
const longDelayMinutes = 15;
/** From here on a party that announced nothing probably does not come (EVENING-22). */
const overdueMinutes = 30;
/** Beyond it a table is no longer shown as reserved for the party (EVENING-3). */
const reservedMinutes = 60;

/** When a party is expected: at its time, or as late as it announced. */
export const expectedAt = ({ startsAt, late }: Pick<Party, 'startsAt' | 'late'>): number =>
  startsAt + (late?.minutes ?? 0) * minuteMs;

/** Minutes by which an expected party is later than its time, or than it announced; 0 before. */
export const minutesLate = (party: Party, now: number): number =>
  isExpected(party) ? Math.max(0, Math.floor((now - expectedAt(party)) / minuteMs)) : 0;

/**
 * The minutes with which a party is marked as late; 0: it is not (EVENING-15). One that announced nothing is not late
 * within the owner's grace time, in minutes.
 */
export function markedLate(party: Party, now: number, grace: number): number {
  const minutes = minutesLate(party, now);
  return party.late || minutes >= grace ? minutes : 0;
}

/** Whether the table of a party may be given up: the owner sets how many minutes after its time (PARTY-22). */
export const isDueToGiveUp = (party: Party, now: number, afterMinutes: number | undefined): boolean =>
  afterMinutes !== undefined &&
  isExpected(party) &&
  now >= Math.max(party.startsAt + afterMinutes * minuteMs, expectedAt(party));

/** Whether the table of a party was given up and it has no other one. */
export const isGivenUp = (party: Party): boolean =>
  party.tables.length === 0 && givesTables(party) === 'give-up-table';

/** The last step that gave a party its tables or took them. */
const givesTables = ({ steps }: Party): string | undefined =>
  steps.findLast(({ step }) => step === 'give-up-table' || step === 'move' || step === 'seat')?.step;

/** Whether a party is late enough to endanger what follows it at its table. */
export const hasLongDelay = (party: Party, now: number): boolean =>
  minutesLate(party, now) >= longDelayMinutes;

/** Whether a party without a notice is so late that it is proposed as a no-show. */
export const isOverdue = (party: Party, now: number): boolean =>
  !party.late && minutesLate(party, now) >= overdueMinutes;

/** Whether the screen still reserves a table for a party, which comes in time or is not too late. */
export const isTableReserved = (party: Party, now: number): boolean =>
  minutesLate(party, now) <= reservedMinutes;
