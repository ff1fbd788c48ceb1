import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';

export type BillingInfo = components['schemas']['BillingInfo'];

/** The plan, what it costs, and how it is paid. */
export const billingInfo = () =>
  queryOptions({
    queryKey: ['billing-info'],
    queryFn: ({ signal }) => answer(api.GET('/api/auth/billing-info', { signal })),
  });
