import { newId } from '@tablewell/api-client';

/** The windows of this browser that show the dashboard. */
export interface OpenWindows {
  /** This window. */
  readonly id: string;
  /** Resolves once that window is closed. If the browser cannot tell: at once while this page loads, and never later. */
  closed(id: string): Promise<void>;
}

const lockOf = (id: string): string => `tablewell:window:${id}`;

/**
 * Each window holds a lock for as long as it is open. Without locks a window takes over what it finds when it loads, but
 * nothing later: two open windows would take the same changes from each other without end.
 */
export function openWindows(): OpenWindows {
  const id = newId();
  // Absent on pages without TLS, and in older browsers.
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (!locks) {
    let isLoading = true;
    setTimeout(() => (isLoading = false));
    return { id, closed: () => (isLoading ? Promise.resolve() : new Promise(() => undefined)) };
  }
  void locks.request(lockOf(id), () => new Promise(() => undefined));
  return { id, closed: (other) => locks.request(lockOf(other), () => undefined) };
}
