import { storedRestaurant, storedToken } from '@tablewell/api-client';

/** The router state that a page that needs a session passes to the sign-in page. */
export interface ReturnTo {
  /** Path and query of the page to open after signing in. */
  readonly next: string;
  /** Whether a session was refused; the sign-in page then explains it. */
  readonly ended: boolean;
}

/** The state for the page that is shown now. Read it before the session is cleared. */
export const returnHere = (): ReturnTo => ({
  next: window.location.pathname + window.location.search,
  ended: storedToken() !== null || storedRestaurant() !== undefined,
});

/** The router's state in this shape; undefined for anything else, since a browser keeps state across deployments. */
export function readReturnTo(state: unknown): ReturnTo | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { next, ended } = state as Partial<ReturnTo>;
  return typeof next === 'string' ? { next, ended: ended === true } : undefined;
}
