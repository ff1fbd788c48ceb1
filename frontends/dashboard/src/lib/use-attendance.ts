import { useEffect } from 'react';
import { api } from '@tablewell/api-client';

/** How often the server is told that somebody is here, in milliseconds: several times within the shortest limit. */
const toldEveryMs = 60_000;
const kinds = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Where an owner limits the time without activity, tells the server when somebody touches the page or a key. Other calls tell nothing:
 * a dashboard that is left open makes some for hours (ACCOUNT-29).
 */
export function useAttendance(isLimited: boolean): void {
  useEffect(() => {
    if (!isLimited) return undefined;
    let toldAt = -Infinity;
    const tell = (): void => {
      if (Date.now() - toldAt < toldEveryMs) return;
      toldAt = Date.now();
      // A session that has ended is noticed by the next call of the page; without a connection it is told at the next touch.
      api.GET('/api/auth/validate', { headers: { 'X-Activity': '1' } }).catch(() => (toldAt = -Infinity));
    };
    for (const kind of kinds) window.addEventListener(kind, tell, { passive: true, capture: true });
    return () => kinds.forEach((kind) => window.removeEventListener(kind, tell, { capture: true }));
  }, [isLimited]);
}
