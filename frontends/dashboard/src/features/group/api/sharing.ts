import { timestampDate } from '@bufbuild/protobuf/wkt';
import { queryOptions } from '@tanstack/react-query';

/** Whether a group shares guests, and the name that they see. */
export interface Sharing {
  readonly on: boolean;
  /** Before it was ever on, the group's own. */
  readonly name: string;
  /** An instant; undefined: it was never changed. */
  readonly changedAt: string | undefined;
}

const client = async () => (await import('../../../lib/rpc')).groups();

/** What a group shares, for its owner. */
export const sharingOf = (id: string) =>
  queryOptions({
    queryKey: ['groups', id, 'sharing'],
    queryFn: async ({ signal }): Promise<Sharing> => {
      const { group } = await (await client()).getGroup({ id }, { signal });
      const sharing = group?.guestSharing;
      return {
        on: sharing?.on ?? false,
        name: sharing?.name || (group?.name ?? ''),
        changedAt: sharing?.changedAt && timestampDate(sharing.changedAt).toISOString(),
      };
    },
  });

/** Switches the sharing; the name is needed only for switching it on. */
export async function setSharing(ask: { id: string; on: boolean; name: string }): Promise<void> {
  await (await client()).setGuestSharing(ask);
}
