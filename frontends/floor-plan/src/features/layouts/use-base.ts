import { useCallback, useRef, useState } from 'react';
import type { Base } from './draft';

/** The saved document that the one on the screen was drawn from. */
export function useBase(first: Base) {
  const [base, drawBase] = useState(first);
  // Read between renders too: a save may be followed at once by leaving.
  const now = useRef(base);
  const begin = useCallback((next: Base): void => {
    now.current = next;
    drawBase(next);
  }, []);
  return { base, now, begin };
}
