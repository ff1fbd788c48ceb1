import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError, clearSession, isAuthFailure } from '@tablewell/api-client';
import { useNavigate } from '@tablewell/federation/router';
import { ConfirmProvider } from '../lib/confirm';
import { paths } from '../paths';

const attempts = 2;

/** A refusal stays a refusal; only what did not answer, or is down, is asked again. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < attempts && !(error instanceof ApiError && error.status < 500);

/**
 * Server state, and the one handler of refused sessions (spec, section 8): a 401 or 403 of any call forgets the
 * session and goes to sign-in, before the caller says anything about it.
 */
export function Providers({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const goTo = useRef(navigate);
  useEffect(() => {
    goTo.current = navigate;
  }, [navigate]);

  const [queries] = useState(() => {
    const onError = (error: Error): void => {
      if (!isAuthFailure(error)) return;
      // What is still on its way must not store anything for a session that is over.
      void client.cancelQueries();
      clearSession();
      void goTo.current(paths.signIn, { replace: true });
    };
    const client = new QueryClient({
      queryCache: new QueryCache({ onError }),
      mutationCache: new MutationCache({ onError }),
      defaultOptions: { queries: { retry: worthRetrying, staleTime: 30_000 } },
    });
    return client;
  });
  return (
    <QueryClientProvider client={queries}>
      <ConfirmProvider>{children}</ConfirmProvider>
    </QueryClientProvider>
  );
}
