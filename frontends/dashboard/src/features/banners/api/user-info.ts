import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';

/** Who is signed in, and whether the address is verified. */
export const userInfo = () =>
  queryOptions({
    queryKey: ['user-info'],
    queryFn: ({ signal }) => answer(api.GET('/api/auth/user-info', { signal })),
    staleTime: 60_000,
  });
