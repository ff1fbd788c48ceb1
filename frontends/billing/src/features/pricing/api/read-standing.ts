import { queryOptions } from '@tanstack/react-query';
import { answer, api, isAuthFailure } from '@tablewell/api-client';
import type { Standing } from '../plan-rules';

/** Who is looking: asks for the user, and for a known one what is subscribed to. */
export const readStanding = () =>
  queryOptions({
    queryKey: ['standing'],
    queryFn: async ({ signal }): Promise<Standing> => {
      try {
        await answer(api.GET('/api/auth/user-info', { signal }));
        return { kind: 'owner', ...(await subscription(signal)) };
      } catch (error) {
        if (isAuthFailure(error)) return { kind: 'visitor' };
        throw error;
      }
    },
  });

const unknown = { subscriptionType: undefined, isSubscribed: false };

/** An owner of whom the server cannot tell the plan is still an owner; it refuses a second subscription itself. */
async function subscription(signal: AbortSignal) {
  try {
    const { subscriptionType, isSubscribed } = await answer(api.GET('/api/auth/trial-status', { signal }));
    return { subscriptionType, isSubscribed };
  } catch (error) {
    if (isAuthFailure(error)) throw error;
    return unknown;
  }
}
