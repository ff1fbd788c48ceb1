import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRoleRefusal } from '@tablewell/api-client';
import { Banner, Button, Dialog, Stack } from '@tablewell/ui';
import { useConfirm } from '../../lib/confirm';
import { messageOf } from '../../lib/message-of';
import { saveBlob } from '../../lib/save-blob';
import { eraseGuest, exportGuest } from './api/privacy';
import { updateGuests } from './guest-cache';
import type { Guest } from './guest-cache';
import type { Status } from './use-status';

const wordsOf = (error: unknown): string =>
  isRoleRefusal(error)
    ? 'Only the owner can download or erase a guest’s data.'
    : `Error: ${messageOf(error)}`;

export interface PrivacyDialogProps {
  restaurantId: string;
  /** Whose data it is about; undefined: closed. */
  guest: Guest | undefined;
  onClose: () => void;
  say: (status: Status) => void;
}

/** What a guest can ask of the restaurant: their data, or that it is forgotten. */
export function PrivacyDialog({ restaurantId, guest, onClose, say }: PrivacyDialogProps) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const download = useMutation({
    mutationFn: exportGuest,
    onSuccess: (text) => saveBlob('guest-data.json', new Blob([text], { type: 'application/json' })),
  });
  const erase = useMutation({
    mutationFn: eraseGuest,
    onSuccess: (_done, { guestId }) => {
      updateGuests(queries, { type: 'deleted', restaurantId, guestId });
      void queries.invalidateQueries({ queryKey: ['reservations'] });
      say({ tone: 'success', text: 'The guest’s data is erased.' });
      close();
    },
  });
  const error = download.error ?? erase.error;

  function close(): void {
    download.reset();
    erase.reset();
    onClose();
  }

  async function askAndErase({ id, name }: Guest): Promise<void> {
    const yes = await confirm({
      title: `Erase all data of ${name}?`,
      message:
        'They leave the guest list, and name, phone number, email, notes and dietary needs go from their reservations and messages. Upcoming reservations keep their table without a name. This cannot be undone.',
      confirmLabel: 'Erase data',
      dangerous: true,
    });
    if (yes) erase.mutate({ restaurantId, guestId: id });
  }

  return (
    <Dialog
      open={guest !== undefined}
      title={guest ? `Data of ${guest.name}` : ''}
      onClose={close}
      actions={
        guest && (
          <>
            <Button variant="secondary" onClick={close}>
              Close
            </Button>
            <Button
              variant="secondary"
              busy={download.isPending}
              onClick={() => download.mutate({ restaurantId, guestId: guest.id })}
            >
              Download data
            </Button>
            <Button variant="danger" busy={erase.isPending} onClick={() => void askAndErase(guest)}>
              Erase data
            </Button>
          </>
        )
      }
    >
      <Stack>
        {error && (
          <Banner tone="danger" role="alert">
            {wordsOf(error)}
          </Banner>
        )}
        <p>
          Guests can ask for a copy of their data or to have it erased. The download is a file with their
          entry, their reservations and the messages sent to them.
        </p>
      </Stack>
    </Dialog>
  );
}
