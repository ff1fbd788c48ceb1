import { useEffect, useRef } from 'react';
import type { PageGlobals } from './contract';

/** A part of the page with unsaved changes. */
export interface UnsavedWork {
  /** As in "Your changes to … are not saved yet.": `the settings`. */
  readonly what: string;
  /** Called when the user chose to discard the changes. */
  readonly discard: () => void;
}

// A page global, because one remote guards the navigation and another one has the unsaved work.
const key = Symbol.for('tablewell.unsavedWork');
const page = globalThis as { [key]?: PageGlobals['tablewell.unsavedWork'] };
const held = (): Set<UnsavedWork> => (page[key] ??= new Set());

/** All unsaved work on this page, oldest first. */
export const unsavedWork = (): readonly UnsavedWork[] => [...held()];

/**
 * Registers unsaved changes to `what` while `unsaved` is true: the frame around it then asks before navigation, and
 * calls `discard` if the user discards them.
 */
export function useUnsavedWork(what: string, unsaved: boolean, discard: () => void): void {
  const latest = useRef(discard);
  useEffect(() => {
    latest.current = discard;
  });
  useEffect(() => {
    if (!unsaved) return undefined;
    const work: UnsavedWork = { what, discard: () => latest.current() };
    held().add(work);
    return () => void held().delete(work);
  }, [what, unsaved]);
}
