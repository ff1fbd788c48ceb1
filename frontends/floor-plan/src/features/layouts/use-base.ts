import { useCallback, useRef, useState } from 'react';
import type { Base } from './draft';

/** The base of the local changes: the saved document that they started from. */
export function useBase(first: Base) {
  const [base, setBase] = useState(first);
  // A ref, because it is read between renders too: the user may leave right after a save.
  const now = useRef(base);
  const begin = useCallback((next: Base): void => {
    now.current = next;
    setBase(next);
  }, []);
  return { base, now, begin };
}
