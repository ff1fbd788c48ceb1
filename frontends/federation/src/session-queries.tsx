import { MutationCache, QueryCache, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError, clearSession, isAddressRefusal, isAuthFailure } from '@tablewell/api-client';
import { session } from '@tablewell/api-client/queries';
// Imported by its shared name: a relative path would add a second router to each remote.
import { useNavigate } from '@tablewell/federation/router';
import { LiveQueryClient } from './live-query-client';
import { returnHere } from './return-to';
import type { ReturnTo } from './return-to';

const MAX_RETRIES = 2;

/** A refusal is final; only a call without an answer, or one that a failing server answered, is retried. */
const isWorthRetrying = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES && !(error instanceof ApiError && error.status < 500);

interface SessionQueriesProps {
  /** Path of the sign-in page. */
  signIn: string;
  children: ReactNode;
  /** Rendered beside the children only if no other remote around this one keeps the page's data up to date. */
  standalone?: ReactNode;
}

/**
 * Server state for the pages of signed-in users. A remote inside another one, such as the floor plan in the dashboard,
 * uses the cache of the outer one: the query library is a shared singleton, and so is its context.
 */
export function SessionQueries({ signIn, children, standalone }: SessionQueriesProps) {
  const outer = useContext(QueryClientContext);
  if (outer) return children;
  return (
    <OwnQueries signIn={signIn}>
      {standalone}
      {children}
    </OwnQueries>
  );
}

/**
 * Holds the cache, and is the only handler of refused sessions: a 401 or 403 of any query or mutation clears the
 * session and navigates to `signIn` before the caller shows an error.
 */
function OwnQueries({ signIn, children }: { signIn: string; children: ReactNode }) {
  const navigate = useNavigate();
  const leave = useRef((_from: ReturnTo) => {});
  useEffect(() => {
    leave.current = (state) => void navigate(signIn, { replace: true, state });
  }, [navigate, signIn]);

  const [queries] = useState(() => {
    const onError = (error: Error): void => {
      // The session is valid elsewhere, so the component that shows the error decides what is left of the page.
      if (isAddressRefusal(error)) void client.invalidateQueries({ queryKey: session().queryKey });
      if (!isAuthFailure(error)) return;
      // Calls under way must not store anything for a session that has ended.
      void client.cancelQueries();
      const from = returnHere();
      clearSession();
      leave.current(from);
    };
    const client = new LiveQueryClient({
      // Its own refusal must not load it again.
      queryCache: new QueryCache({
        onError: (error, { queryKey }) => {
          if (!isAddressRefusal(error) || queryKey[0] !== session().queryKey[0]) onError(error);
        },
      }),
      mutationCache: new MutationCache({ onError }),
      defaultOptions: {
        // Without a connection a call fails visibly, instead of spinning or being sent later unnoticed.
        queries: {
          retry: isWorthRetrying,
          staleTime: 30_000,
          networkMode: 'always',
          refetchOnReconnect: true,
        },
        mutations: { networkMode: 'always' },
      },
    });
    return client;
  });
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
