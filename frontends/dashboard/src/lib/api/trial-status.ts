import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';

export type TrialStatus = components['schemas']['TrialStatus'];

/** How the trial stands; the trial banner and the billing tab show it. */
export const trialStatus = () =>
  queryOptions({
    queryKey: ['trial-status'],
    queryFn: ({ signal }) => answer(api.GET('/api/auth/trial-status', { signal })),
    staleTime: 60_000,
  });
