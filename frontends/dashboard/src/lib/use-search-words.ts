import { useEffect, useState } from 'react';

/** A search runs this long after the last key, in milliseconds (SCREEN-2). */
const searchDebounceMs = 300;

/** The words of a search box once typing has paused; none as soon as the box is empty. */
export function useSearchWords(typed: string): string {
  const words = typed.trim();
  const [settled, setSettled] = useState(words);
  // Forgotten while rendering, so that the next word typed does not bring the former ones back.
  if (words === '' && settled !== '') setSettled('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [words]);
  return words === '' ? '' : settled;
}
