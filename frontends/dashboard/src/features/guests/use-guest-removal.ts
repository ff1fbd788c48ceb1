import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isAuthFailure } from '@tablewell/api-client';
import { useConfirm } from '../../lib/confirm';
import { messageOf } from '../../lib/message-of';
import { deleteGuest } from './api/delete-guest';
import { updateGuests } from '../../lib/guests/guest-cache';
import type { Guest } from '../../lib/guests/guest-cache';
import type { Status } from './use-status';
import { t } from './texts';

interface GuestRemoval {
  /** Id of the guest whose deletion is in progress. */
  busy: string | undefined;
  /** Deletes the guest, after a confirmation. */
  remove: (guest: Guest) => Promise<void>;
}

/** Deletes guests after a confirmation, and shows the outcome. */
export function useGuestRemoval(restaurantId: string, showStatus: (status: Status) => void): GuestRemoval {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const removal = useMutation({
    mutationFn: deleteGuest,
    onSuccess: (_done, { guestId }) => {
      updateGuests(queries, { type: 'deleted', restaurantId, guestId });
      showStatus({ tone: 'success', text: t('guests.delete.done') });
    },
    onError: (failure) => {
      if (!isAuthFailure(failure))
        showStatus({ tone: 'danger', text: t('guests.failed', { reason: messageOf(failure) }) });
    },
  });

  async function remove(guest: Guest): Promise<void> {
    const yes = await confirm({
      title: t('guests.delete.title'),
      message: t('guests.delete.question', { name: guest.name }),
      confirmLabel: t('guests.delete.title'),
      dangerous: true,
    });
    if (yes) removal.mutate({ restaurantId, guestId: guest.id });
  }

  return { busy: removal.isPending ? removal.variables.guestId : undefined, remove };
}
