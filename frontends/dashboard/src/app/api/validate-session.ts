import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';

/** Resolves when the session is good. Asked once: every later call finds out for itself. */
export const validateSession = () =>
  queryOptions({
    queryKey: ['session'],
    queryFn: ({ signal }) => answer(api.GET('/api/auth/validate', { signal })),
    staleTime: Infinity,
  });
