import { queryOptions } from '@tanstack/react-query';
import { answer, api, isAddressRefusal, isAuthFailure } from '@tablewell/api-client';
import type { Interval } from '../plan';
import type { Viewer } from '../plan-rules';

/** Whether the viewer is a visitor, an owner or staff, with the subscription of the account. */
export const readViewer = () =>
  queryOptions({
    queryKey: ['viewer'],
    queryFn: async ({ signal }): Promise<Viewer> => {
      try {
        await answer(api.GET('/api/auth/user-info', { signal }));
        return await subscription(signal);
      } catch (error) {
        // From an address that the owner does not allow, prices are shown as to everybody.
        if (isAuthFailure(error) || isAddressRefusal(error)) return { kind: 'visitor' };
        throw error;
      }
    },
  });

const unknown = { kind: 'owner', subscriptionType: undefined, isSubscribed: false } as const;

const intervalOf = (text: string | undefined): Interval | undefined =>
  text === 'month' || text === 'year' ? text : undefined;

/** An owner whose plan cannot be loaded is still an owner; the server refuses a second subscription. */
async function subscription(signal: AbortSignal): Promise<Viewer> {
  try {
    const { subscriptionType, isSubscribed, subscriptionInterval, managedByOwner, isInTrial, daysLeft } =
      await answer(api.GET('/api/auth/trial-status', { signal }));
    if (managedByOwner) return { kind: 'staff', subscriptionType };
    return {
      kind: 'owner',
      subscriptionType,
      isSubscribed,
      interval: intervalOf(subscriptionInterval),
      trialDaysLeft: isInTrial && !isSubscribed ? daysLeft : undefined,
    };
  } catch (error) {
    if (isAuthFailure(error)) throw error;
    return unknown;
  }
}
