import { useCallback } from 'react';
import { clearSession } from '@tablewell/api-client';
import { returnHere } from '@tablewell/federation';
import { useNavigate } from '@tablewell/federation/router';
import { paths } from '../paths';

/** Clears the session and opens sign-in after a 401 or 403 of a call that needs a session. */
export function useRefusedSession(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const state = returnHere();
    clearSession();
    void navigate(paths.signIn, { replace: true, state });
  }, [navigate]);
}
