import { useEffect, useState } from 'react';

/** The latest result, above the list. */
export interface Status {
  tone: 'success' | 'danger' | 'info';
  text: string;
}

const successStaysMs = 3_000;

/** A message that disappears after three seconds if it reports a success, and stays if it reports a failure. */
export function useStatus(): [Status | undefined, (status: Status | undefined) => void] {
  const [status, setStatus] = useState<Status>();
  useEffect(() => {
    if (status?.tone !== 'success') return undefined;
    const timer = setTimeout(() => setStatus(undefined), successStaysMs);
    return () => clearTimeout(timer);
  }, [status]);
  return [status, setStatus];
}
