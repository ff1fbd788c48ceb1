import type { ImportedGuest } from './guest-columns';

/** Guests in one call. */
export const batchSize = 25;
/** The wait before each repetition of a batch. */
const retryWaitsMs = [2_000, 4_000];
const betweenBatchesMs = 200;

export interface BatchSummary {
  created: number;
  updated: number;
  failed: number;
}

export interface ImportProgress extends BatchSummary {
  done: number;
  total: number;
}

/** The state at the start of an import of this many guests. */
export const beginning = (total: number): ImportProgress => ({
  done: 0,
  total,
  created: 0,
  updated: 0,
  failed: 0,
});

export type ImportOutcome =
  | ({ kind: 'completed' } & BatchSummary)
  /** Not one guest was imported. */
  | { kind: 'failed'; error: unknown }
  /** The connection is lost: the remaining rows can be sent later, from the last reported progress. */
  | { kind: 'interrupted'; error: unknown }
  | { kind: 'cancelled' };

/** The calls and timers of an import. */
export interface ImportOptions {
  send: (batch: readonly ImportedGuest[], signal: AbortSignal) => Promise<BatchSummary>;
  wait: (ms: number) => Promise<void>;
  /** Whether the same batch may succeed later. */
  mayRetry: (error: unknown) => boolean;
  /** Whether no batch at all can succeed now. */
  isCutOff: (error: unknown) => boolean;
  onProgress: (progress: ImportProgress) => void;
  signal: AbortSignal;
}

/**
 * Sends a file's guests in batches, in order, each with its retries; stops between any two calls when canceled.
 * Continues at `from`: a batch whose answer was lost is sent again, which is safe because the server applies it once.
 */
export async function runImport(
  guests: readonly ImportedGuest[],
  { send, wait, mayRetry, isCutOff, onProgress, signal }: ImportOptions,
  from: ImportProgress = beginning(guests.length),
): Promise<ImportOutcome> {
  const sum: BatchSummary = { created: from.created, updated: from.updated, failed: from.failed };
  let lastError: unknown;
  let anySent = sum.created + sum.updated > 0;
  for (let start = from.done; start < guests.length; start += batchSize) {
    const batch = guests.slice(start, start + batchSize);
    const result = await sendWithRetries(batch);
    if (signal.aborted) return { kind: 'cancelled' };
    if ('error' in result) {
      if (isCutOff(result.error)) return { kind: 'interrupted', error: result.error };
      lastError = result.error;
      sum.failed += batch.length;
    } else {
      anySent = true;
      sum.created += result.created;
      sum.updated += result.updated;
      sum.failed += result.failed;
    }
    const done = start + batch.length;
    onProgress({ ...sum, done, total: guests.length });
    if (done < guests.length) await wait(betweenBatchesMs);
    if (signal.aborted) return { kind: 'cancelled' };
  }
  return anySent ? { kind: 'completed', ...sum } : { kind: 'failed', error: lastError };

  async function sendWithRetries(
    batch: readonly ImportedGuest[],
  ): Promise<BatchSummary | { error: unknown }> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await send(batch, signal);
      } catch (error) {
        const pause = retryWaitsMs[attempt];
        if (signal.aborted || pause === undefined || !mayRetry(error)) return { error };
        await wait(pause);
        if (signal.aborted) return { error };
      }
    }
  }
}
