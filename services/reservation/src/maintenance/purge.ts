import type { Clock } from '@tablewell/chassis/clock';
import type { Logger } from '@tablewell/chassis/ops';
import { type Countable, countDate, type DailyCounts } from '../party/daily-counts';
import type { CountedWait } from '../party/wait-counts';
import type { Attending } from '../party/attendance-counts';
import { anonymous, type AnonymousTexts, keepRemainsUntil, retentionBounds } from '../party/retention';

const batch = 500;
/** Batches per run. */
const maxBatches = 40;

/** A reservation with personal data. */
export interface PersonalReservation {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly fullUrl: string;
  /** Deleted ones are not counted. */
  readonly isCounted: boolean;
}

/** A reservation to be purged, with the texts that remain. */
export interface Purge extends Pick<PersonalReservation, 'id' | 'version' | 'isCounted'> {
  readonly texts: AnonymousTexts;
}

/** A date of a restaurant. */
export interface RestaurantDate {
  readonly restaurantId: string;
  readonly date: string;
}

/** Personal data of reservations, and their anonymous remains. */
export interface RetainedData {
  /** Reservations before an instant that have personal data, and whose events are all sent. */
  dueForPurge(before: Date, max: number): Promise<PersonalReservation[]>;
  /**
   * Removes personal data and stored events where the version is unchanged, and marks the reservations to be counted.
   * Returns the number of reservations.
   */
  purge(due: readonly Purge[], at: Date): Promise<number>;
  /** Dates before an instant with purged reservations that are not in the stored counts. */
  uncountedDates(before: Date, max: number): Promise<RestaurantDate[]>;
  /** A date's reservations without deleted ones. */
  ofDate(restaurantId: string, date: string): Promise<(Countable & Attending & { purged: boolean })[]>;
  /** The parties of a date's line, also those that left. */
  waitsOfDate(restaurantId: string, date: string): Promise<readonly CountedWait[]>;
  /** Allows deletion of the remains of a date's counted reservations; returns their number. */
  markCounted(restaurantId: string, date: string, deleteAfter: Date): Promise<number>;
  /** Deletes service days before a date; returns their number. */
  removeDays(beforeDate: string, max: number): Promise<number>;
}

/** Documents of evenings that may name people: sections and notes. */
interface RetainedByDate {
  /** Deletes those before a date; returns their number. */
  removeBefore(date: string, max: number): Promise<number>;
}

/** The stored counts of local dates. */
interface RetainedCounts {
  keep(counts: DailyCounts): Promise<void>;
}

/** The stored counts of local dates for reports. */
interface RetainedReports {
  keep(
    restaurantId: string,
    date: string,
    all: readonly Attending[],
    waits: readonly CountedWait[],
  ): Promise<void>;
}

interface PurgeParts {
  readonly data: RetainedData;
  readonly sections: RetainedByDate;
  readonly shiftNotes: RetainedByDate;
  readonly counts: RetainedCounts;
  readonly reports: RetainedReports;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Days after its time for which a reservation's personal data is kept. */
  readonly retentionDays: number;
}

/**
 * Deletes the personal data of old reservations; anonymous counts stay (PRIVACY-1, RETENTION_DAYS). Three idempotent
 * steps, safe in several processes: personal data is removed, which freezes the reservation; when all reservations of a
 * date are frozen, its counts are stored once; then the remains may be deleted. A crash leaves the rest to the next run.
 */
export function purge(parts: PurgeParts): () => Promise<void> {
  const { data, sections, shiftNotes, clock, logger, retentionDays } = parts;
  return async () => {
    const before = retentionBounds(clock(), retentionDays);
    const lastDate = before.wholeDates.toISOString().slice(0, 10);
    const purged = await inBatches(() => purgePeople(parts, before.purge));
    await inBatches(() => keepCounts(parts, before.wholeDates));
    await inBatches(() => data.removeDays(lastDate, batch));
    await inBatches(() => sections.removeBefore(lastDate, batch));
    await inBatches(() => shiftNotes.removeBefore(lastDate, batch));
    if (purged > 0) logger.info({ count: purged }, 'personal data of old reservations deleted');
  };
}

async function inBatches(step: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let round = 0; round < maxBatches; round++) {
    const done = await step();
    total += done;
    if (done === 0) break;
  }
  return total;
}

/** Conditional on the versions, so that a concurrent change can neither escape the purge nor restore a name. */
async function purgePeople({ data, clock }: PurgeParts, before: Date): Promise<number> {
  const due = await data.dueForPurge(before, batch);
  if (due.length === 0) return 0;
  return data.purge(
    due.map(({ id, version, isCounted, fullUrl }) => ({ id, version, isCounted, texts: anonymous(fullUrl) })),
    clock(),
  );
}

/** Stores the counts of a batch's dates, and marks the counted reservations for deletion. */
async function keepCounts({ data, counts, reports, clock }: PurgeParts, before: Date): Promise<number> {
  let done = 0;
  for (const { restaurantId, date } of await data.uncountedDates(before, batch)) {
    const all = await data.ofDate(restaurantId, date);
    // A reservation with unsent events keeps its date open.
    if (all.some(({ purged }) => !purged)) continue;
    // First, because readers take a date with daily counts for one without reservations.
    await reports.keep(restaurantId, date, all, await data.waitsOfDate(restaurantId, date));
    await counts.keep(countDate(restaurantId, date, all));
    done += await data.markCounted(restaurantId, date, keepRemainsUntil(date, clock()));
  }
  return done;
}
