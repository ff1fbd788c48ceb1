import { useCallback } from 'react';
import { clearSession } from '@tablewell/api-client';
import { useNavigate } from '@tablewell/federation/router';
import { paths } from '../paths';

/** What follows a 401 or 403 of a call that needs a session: it is forgotten, and sign-in opens (spec, section 6). */
export function useRefusedSession(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    clearSession();
    void navigate(paths.signIn, { replace: true });
  }, [navigate]);
}
