import { dropItem, dropItems, keepItem, keptObject } from '@tablewell/api-client';
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

// A file that is too large for the storage is imported all the same, but a reload starts it from the beginning.
const write = (key: string, value: unknown): void => keepItem(key, JSON.stringify(value));

/**
 * The import that was interrupted by a reload, a lost connection or another tab of the dashboard; undefined if there is
 * none.
 */
export function keptImport(restaurantId: string): KeptImport | undefined {
  const file = keptObject<Omit<KeptImport, 'progress'>>(fileKey(restaurantId));
  const progress = keptObject<ImportProgress>(progressKey(restaurantId));
  if (!file || !progress || !Array.isArray(file.guests) || progress.total !== file.guests.length)
    return undefined;
  return { ...file, progress };
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
  dropItem(fileKey(restaurantId));
  dropItem(progressKey(restaurantId));
}

/** Guests' names and numbers are not kept on the device after a sign-out. */
export const forgetImports = (): void => dropItems(prefix);
