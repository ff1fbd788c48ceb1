import { localTimeOf } from '@tablewell/shared/zone';
import type { Evening, Party } from '@tablewell/api-client/book';

/** A party that has not said whether it comes, with the calls that it did not answer (EVENING-29). */
export interface Call {
  readonly party: Party;
  readonly tries: number;
  /** When it was last called, in epoch milliseconds; absent: it was not. */
  readonly lastAt?: number;
}

/** The parties to call, by their time: those ahead that have a number and have not answered. */
export function callsOf(parties: readonly Party[], now: number): Call[] {
  return parties
    .filter(
      ({ stage, confirmation, isWalkIn, phone, startsAt }) =>
        stage === 'booked' && !confirmation && !isWalkIn && phone !== '' && startsAt > now,
    )
    .sort((a, b) => a.startsAt - b.startsAt)
    .map((party) => {
      const calls = party.steps.filter(({ step }) => step === 'no-answer');
      const last = calls.at(-1);
      return { party, tries: calls.length, ...(last ? { lastAt: last.at } : {}) };
    });
}

/** Whether the hour of the call list has come; `from` is in minutes after midnight, undefined: all day. */
export function isCallTime(
  { date, timezone }: Pick<Evening, 'date' | 'timezone'>,
  from: number | undefined,
  now: number,
): boolean {
  if (from === undefined) return true;
  const local = localTimeOf(now, timezone);
  return local.date > date || (local.date === date && local.minute >= from);
}
