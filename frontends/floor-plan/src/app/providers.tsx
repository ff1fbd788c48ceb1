import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError, clearSession, isAuthFailure } from '@tablewell/api-client';
import { useNavigate } from '@tablewell/federation/router';
import { paths } from '../paths';

const attempts = 2;

const worthRetrying = (failures: number, error: Error): boolean =>
  failures < attempts && !(error instanceof ApiError && error.status < 500);

/** Server state of this remote. A refused session is forgotten and the person signs in anew (spec, section 8). */
export function Providers({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const goTo = useRef(navigate);
  useEffect(() => {
    goTo.current = navigate;
  }, [navigate]);
  const [queries] = useState(() => {
    const onError = (error: Error): void => {
      if (!isAuthFailure(error)) return;
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
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
