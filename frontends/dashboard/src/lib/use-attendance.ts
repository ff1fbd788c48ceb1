import { useEffect } from 'react';
import { answer, api, keepItem } from '@tablewell/api-client';
import type { components } from '@tablewell/client/document';

export type SessionState = components['schemas']['SessionState'];

/** How often the server is told that somebody is here, in milliseconds: several times within the shortest limit. */
const toldEveryMs = 60_000;
const kinds = ['pointerdown', 'keydown', 'wheel'] as const;
/** When a window of this device has told it, so that the others hear of it. */
export const attendedKey = 'tablewell:attended';

/** Tells the server that somebody is here; returns the session as it is then. */
export async function tellAttendance(): Promise<SessionState> {
  const state = await answer(api.GET('/api/auth/validate', { headers: { 'X-Activity': '1' } }));
  keepItem(attendedKey, String(Date.now()));
  return state;
}

/**
 * Where an owner limits the time without activity, tells the server when somebody touches the page or a key. Other calls tell nothing:
 * a dashboard that is left open makes some for hours (ACCOUNT-29).
 * @param onTold gets the session, which ends later now; the same function each time
 */
export function useAttendance(isLimited: boolean, onTold?: (state: SessionState) => void): void {
  useEffect(() => {
    if (!isLimited) return undefined;
    let toldAt = -Infinity;
    const tell = (): void => {
      if (Date.now() - toldAt < toldEveryMs) return;
      toldAt = Date.now();
      // A session that has ended is noticed by the next call of the page; without a connection it is told at the next touch.
      tellAttendance().then(onTold, () => (toldAt = -Infinity));
    };
    for (const kind of kinds) window.addEventListener(kind, tell, { passive: true, capture: true });
    return () => kinds.forEach((kind) => window.removeEventListener(kind, tell, { capture: true }));
  }, [isLimited, onTold]);
}
