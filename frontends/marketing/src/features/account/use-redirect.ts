import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from '@tablewell/federation/router';

/** Navigates to a page after a delay; leaving the page first cancels it. */
export function useLaterRedirect(): (to: string, afterMs: number) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (to, afterMs) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void navigate(to), afterMs);
    },
    [navigate],
  );
}
