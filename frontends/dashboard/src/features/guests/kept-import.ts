import type { ImportedGuest } from './guest-csv';
import type { ImportProgress } from './run-import';

/** An import that has not come to its end: what the file held, and how far it is. */
export interface KeptImport {
  readonly fileName: string;
  readonly guests: readonly ImportedGuest[];
  /** One for each row that was skipped. */
  readonly issues: readonly string[];
  readonly progress: ImportProgress;
}

const prefix = 'tablewell:guest-import:';
const fileKey = (restaurantId: string): string => prefix + restaurantId;
/** Apart from the file, which is large: this is written after each batch. */
const progressKey = (restaurantId: string): string => `${prefix}${restaurantId}:progress`;

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A file too large for the store, or a forbidden one: the import runs all the same, and a reload begins it anew.
  }
}

/** The import that a reload, a lost connection or another tab of the dashboard broke off; undefined when none. */
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

/** Keeps an import on this device as it begins. */
export function keepImport(restaurantId: string, { progress, ...file }: KeptImport): void {
  write(fileKey(restaurantId), file);
  keepProgress(restaurantId, progress);
}

export const keepProgress = (restaurantId: string, progress: ImportProgress): void =>
  write(progressKey(restaurantId), progress);

/** It has ended, or was given up. */
export function dropImport(restaurantId: string): void {
  localStorage.removeItem(fileKey(restaurantId));
  localStorage.removeItem(progressKey(restaurantId));
}

/** Guests' names and numbers do not stay behind after a sign-out. */
export function forgetImports(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}
