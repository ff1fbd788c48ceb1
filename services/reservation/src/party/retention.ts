import { addDays } from '@tablewell/shared/zone';
import { pageOf } from './source';

const dayMs = 86_400_000;
/** After this long a local date has ended in every time zone. */
const wholeDateMs = 2 * dayMs;
/** A purged reservation counts in the month it was made in, which ends at most a month after its date. */
const keepRemainsDays = 32;

/**
 * The instants before which reservations lose their personal data, and before which whole dates have ended (PRIVACY-1).
 */
export function retentionBounds(now: Date, retentionDays: number): { purge: Date; wholeDates: Date } {
  const purge = now.getTime() - retentionDays * dayMs;
  return { purge: new Date(purge), wholeDates: new Date(purge - wholeDateMs) };
}

/** The time from which the anonymous remains of a date's reservations may be deleted. */
export function keepRemainsUntil(date: string, now: Date): Date {
  return new Date(Math.max(now.getTime(), Date.parse(addDays(date, keepRemainsDays))));
}

/** A reservation's texts without personal data. */
export function anonymous(fullUrl: string) {
  return { name: '', phoneNumber: '', notes: '', fullUrl: pageOf(fullUrl) };
}

/** See {@link anonymous}. */
export type AnonymousTexts = ReturnType<typeof anonymous>;
