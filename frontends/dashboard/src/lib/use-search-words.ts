import { useEffect, useState } from 'react';

/** A search runs this long after the last key, in milliseconds (SCREEN-2). */
const searchDebounceMs = 300;

/** The text of a search box once typing has paused; empty as soon as the box is. */
export function useSearchWords(typed: string): string {
  const words = typed.trim();
  const [settled, setSettled] = useState(words);
  // Cleared while rendering, so that the next typed letter does not bring the previous text back.
  if (words === '' && settled !== '') setSettled('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [words]);
  return words === '' ? '' : settled;
}
