import { useEffect, useState } from 'react';

/** Search runs this long after the last key (spec, section 5). */
export const searchDebounceMs = 300;

/** The value once it has stayed the same for a while. */
export function useDebounced<Value>(value: Value, delayMs = searchDebounceMs): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
