import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, answer, api, watchSession } from '@tablewell/api-client';

const sessionKey = ['session'];

/** True when the session validates. A refusal is an answer, not a failure, so it is not tried again. */
async function validateSession(): Promise<boolean> {
  try {
    await answer(api.GET('/api/auth/validate'));
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false;
    throw error;
  }
}

/** Whether somebody is signed in; `undefined` until that is known. Follows sign-in and sign-out in any remote. */
export function useSignedIn(): boolean | undefined {
  const queries = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: sessionKey,
    queryFn: validateSession,
    retry: 1,
    staleTime: 60_000,
  });
  useEffect(() => watchSession(() => void queries.invalidateQueries({ queryKey: sessionKey })), [queries]);
  return isError ? false : data;
}
