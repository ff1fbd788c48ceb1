import type { ImportedGuest } from './guest-columns';
import type { ImportProgress } from './run-import';

/** An unfinished import: the content of the file, and the progress. */
export interface KeptImport {
  readonly fileName: string;
  readonly guests: readonly ImportedGuest[];
  /** One entry for each row that was skipped. */
  readonly issues: readonly string[];
  readonly progress: ImportProgress;
}

const prefix = 'tablewell:guest-import:';
const fileKey = (restaurantId: string): string => prefix + restaurantId;
/** Stored apart from the file, which is large, because it is written after each batch. */
const progressKey = (restaurantId: string): string => `${prefix}${restaurantId}:progress`;

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The file is too large for the storage, or the storage is not allowed: the import runs all the same, and a reload
    // starts it from the beginning.
  }
}

/**
 * The import that was interrupted by a reload, a lost connection or another tab of the dashboard; undefined if there is
 * none.
 */
export function keptImport(restaurantId: string): KeptImport | undefined {
  try {
    const file = JSON.parse(localStorage.getItem(fileKey(restaurantId)) ?? 'null') as Omit<
      KeptImport,
      'progress'
    > | null;
    const progress = JSON.parse(
      localStorage.getItem(progressKey(restaurantId)) ?? 'null',
    ) as ImportProgress | null;
    if (!file || !progress || !Array.isArray(file.guests) || progress.total !== file.guests.length)
      return undefined;
    return { ...file, progress };
  } catch {
    return undefined;
  }
}

/** Stores an import on this device when it starts. */
export function keepImport(restaurantId: string, { progress, ...file }: KeptImport): void {
  write(fileKey(restaurantId), file);
  keepProgress(restaurantId, progress);
}

export const keepProgress = (restaurantId: string, progress: ImportProgress): void =>
  write(progressKey(restaurantId), progress);

/** Removes the import, because it has ended or was discarded. */
export function dropImport(restaurantId: string): void {
  localStorage.removeItem(fileKey(restaurantId));
  localStorage.removeItem(progressKey(restaurantId));
}

/** Guests' names and numbers are not kept on the device after a sign-out. */
export function forgetImports(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}
