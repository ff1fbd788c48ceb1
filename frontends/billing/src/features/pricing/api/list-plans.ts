import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';

/**
 * The price list. If sign-in is not required, no session is involved: without `authenticated` the call is sent as a
 * visitor's, so that a stale token on this device cannot make it fail.
 */
export const listPlans = (authenticated: boolean) =>
  queryOptions({
    queryKey: ['plans', authenticated],
    queryFn: async ({ signal }) => {
      const visitor = authenticated ? {} : { fetch: (request: Request) => globalThis.fetch(request) };
      const { plans } = await answer(api.GET('/api/payment/plans', { signal, ...visitor }));
      return plans;
    },
    staleTime: 5 * 60_000,
  });
