import { useEffect, useState } from 'react';
import { attendedKey } from './use-attendance';

/** How long before its end somebody is warned, in milliseconds. */
const warnedMs = 60_000;
const tickMs = 1_000;
/** How often it looks after the end whether the session has ended. */
const againMs = 5_000;
/** Answers name whole seconds, and take some time: ends as close as this are the same one. */
export const sameEndMs = 2_000;

/**
 * The seconds until the session ends without activity, from a minute before on (ACCOUNT-33); undefined until then. Before it warns, and at the end, it
 * looks whether the session ends later by now, or has ended. Times are compared with the clock: timers stand still while the device sleeps.
 * @param givenEnd by the clock of this device, in epoch milliseconds; undefined: never
 * @param recheck reads the session anew; the same function each time
 */
export function useSessionEnd(
  givenEnd: number | undefined,
  recheck: () => Promise<unknown>,
): number | undefined {
  const [endsAt, setEndsAt] = useState(givenEnd);
  if (!isSameEnd(endsAt, givenEnd)) setEndsAt(givenEnd);
  const [warned, setWarned] = useState<{ endsAt: number; left: number }>();
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let isRechecked = false;
    const look = (): void => {
      clearTimeout(timer);
      const left = endsAt - Date.now();
      if (left > warnedMs) {
        timer = setTimeout(look, left - warnedMs);
        return;
      }
      if (!isRechecked) {
        isRechecked = true;
        // Another window may have told of activity.
        void recheck().finally(() => !isOver && look());
        return;
      }
      setWarned({ endsAt, left: Math.max(0, Math.ceil(left / tickMs)) });
      timer = setTimeout(look, left > 0 ? tickMs : againMs);
      if (left <= 0) void recheck();
    };
    const hear = ({ key }: StorageEvent): void => {
      if (key === attendedKey) void recheck();
    };
    look();
    window.addEventListener('storage', hear);
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('storage', hear);
      document.removeEventListener('visibilitychange', look);
    };
  }, [endsAt, recheck]);
  return warned && warned.endsAt === endsAt ? warned.left : undefined;
}

const isSameEnd = (one: number | undefined, other: number | undefined): boolean =>
  one === other || Math.abs((one ?? Infinity) - (other ?? Infinity)) <= sameEndMs;
