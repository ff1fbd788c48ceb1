import { queryOptions } from '@tanstack/react-query';
import type { GuestTag } from '@tablewell/proto/guest/v1/guest_pb';
import type { SharedGuest } from '@tablewell/proto/guest/v1/guest_sharing_service_pb';

interface OfGuest {
  readonly restaurantId: string;
  readonly guestId: string;
}

const client = async () => (await import('../../../lib/rpc')).guestSharing();

function shown(guest: SharedGuest | undefined): SharedGuest {
  if (!guest) throw new Error('the answer lacks its guest');
  return guest;
}

/** A guest's tags, what they said about sharing, and what other restaurants of the group share. */
export const sharedGuest = (of: OfGuest) =>
  queryOptions({
    queryKey: ['shared-guest', of.restaurantId, of.guestId],
    queryFn: async ({ signal }) => shown((await (await client()).getSharedGuest(of, { signal })).guest),
  });

/** Records what the guest said to the staff. */
export const recordSharing = async (ask: OfGuest & { agreed: boolean }) =>
  shown((await (await client()).recordSharing(ask)).guest);

/** Replaces the tags of the guest. */
export const setTags = async (ask: OfGuest & { tags: readonly Pick<GuestTag, 'name' | 'shared'>[] }) =>
  shown((await (await client()).setTags({ ...ask, tags: [...ask.tags] })).guest);
