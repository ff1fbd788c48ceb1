import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';

/** How the subscription stands: Basic, once the trial is over, keeps the default plan only. */
export const trialStatus = () =>
  queryOptions({
    queryKey: ['trial-status'],
    queryFn: ({ signal }) => answer(api.GET('/api/auth/trial-status', { signal })),
    staleTime: 60_000,
  });
