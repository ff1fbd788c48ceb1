import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../client';
import type { components } from '@tablewell/client/document';
import { knowUser } from '../session';

export type TrialStatus = components['schemas']['TrialStatus'];

/** The account's subscription and trial. */
export const trialStatus = () =>
  queryOptions({
    queryKey: ['trial-status'],
    queryFn: ({ signal }) => answer(api.GET('/api/auth/trial-status', { signal })),
    staleTime: 60_000,
  });

/** Succeeds while the session is valid. Loaded once, because any later call detects an invalid session itself. */
export const session = () =>
  queryOptions({
    queryKey: ['session'],
    queryFn: async ({ signal }) => {
      const confirmed = await answer(api.GET('/api/auth/validate', { signal }));
      knowUser(confirmed.user);
      return confirmed;
    },
    staleTime: Infinity,
  });
