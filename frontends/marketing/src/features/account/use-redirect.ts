import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from '@tablewell/federation/router';

/** Goes to a page after a while; leaving the page first calls it off. */
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
