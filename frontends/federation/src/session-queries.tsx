import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError, clearSession, isAuthFailure } from '@tablewell/api-client';
// By its shared name: a relative path would bring a second router into each remote.
import { useNavigate } from '@tablewell/federation/router';

const attempts = 2;

/** A refusal stays a refusal; only what did not answer, or is down, is asked again. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < attempts && !(error instanceof ApiError && error.status < 500);

/**
 * Server state of a remote for signed-in people, and the one handler of refused sessions (owner spec, section 8): a
 * 401 or 403 of any query or mutation forgets the session and goes to `signIn`, before the caller says anything of it.
 */
export function SessionQueries({ signIn, children }: { signIn: string; children: ReactNode }) {
  const navigate = useNavigate();
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => void navigate(signIn, { replace: true });
  }, [navigate, signIn]);

  const [queries] = useState(() => {
    const onError = (error: Error): void => {
      if (!isAuthFailure(error)) return;
      // What is still on its way must not store anything for a session that is over.
      void client.cancelQueries();
      clearSession();
      leave.current();
    };
    const client = new QueryClient({
      queryCache: new QueryCache({ onError }),
      mutationCache: new MutationCache({ onError }),
      defaultOptions: {
        queries: { retry: worthRetrying, staleTime: 30_000 },
        // Without a connection what was pressed fails and says so, rather than waiting unseen to happen later.
        mutations: { networkMode: 'always' },
      },
    });
    return client;
  });
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
