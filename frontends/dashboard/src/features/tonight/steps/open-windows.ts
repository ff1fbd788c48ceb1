import { newId } from '@tablewell/api-client';

/** The windows of this browser that show the dashboard. */
export interface OpenWindows {
  /** This window. */
  readonly id: string;
  /** Resolves once that window is closed; at once if the browser cannot tell. */
  closed(id: string): Promise<void>;
}

const lockOf = (id: string): string => `tablewell:window:${id}`;

/** Each window holds a lock for as long as it is open; browsers without locks take every other window for closed. */
export function openWindows(): OpenWindows {
  const id = newId();
  // Absent on pages without TLS, and in older browsers.
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (!locks) return { id, closed: async () => undefined };
  void locks.request(lockOf(id), () => new Promise(() => undefined));
  return { id, closed: (other) => locks.request(lockOf(other), () => undefined) };
}
