import type { Queued } from '@tablewell/api-client/book';

/** A change as it is stored, with the window that sends it. */
export interface StoredChange extends Queued {
  /** Absent: of a window that is closed. */
  readonly window?: string;
}

/** The storage in which changes survive a reload, shared by the windows of a browser. */
export type ChangeStorage = Pick<Storage, 'getItem' | 'setItem'>;

export const storageKey = 'tablewell:evening-changes';
/** More changes than a host makes while the connection is lost for an evening. */
export const maxChanges = 500;

const kinds = new Set<string>([
  'step',
  'undo',
  'move',
  'stay',
  'swap',
  'walk-in',
  'join',
] satisfies Queued['change']['kind'][]);

/** The waiting changes of all windows; empty if they cannot be read. Those of an unknown kind are left out. */
export function readChanges(storage: ChangeStorage): readonly StoredChange[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(found) ? found.filter(isChange).slice(0, maxChanges) : [];
  } catch {
    return [];
  }
}

export function writeChanges(storage: ChangeStorage, changes: readonly StoredChange[]): void {
  try {
    storage.setItem(storageKey, JSON.stringify(changes));
  } catch {
    // Without storage they are kept until the page is left.
  }
}

function isChange(found: unknown): found is StoredChange {
  const { id, change } = (found ?? {}) as Partial<Queued>;
  return typeof id === 'string' && kinds.has((change as Partial<Queued['change']> | undefined)?.kind ?? '');
}
