import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRoleRefusal } from '@tablewell/api-client';
import { Banner, Button, Dialog, Stack } from '@tablewell/ui';
import { useConfirm } from '../../lib/confirm';
import { localTimeOf } from '@tablewell/shared/zone';
import { shortDate } from '../../lib/calendar';
import { clockAt } from '../../lib/clock';
import { messageOf } from '../../lib/message-of';
import { saveBlob } from '../../lib/save-blob';
import { eraseGuest, exportGuest } from './api/privacy';
import { updateGuests } from '../../lib/guests/guest-cache';
import type { Guest } from '../../lib/guests/guest-cache';
import type { Status } from './use-status';
import { t } from './texts';

const wordsOf = (error: unknown): string =>
  isRoleRefusal(error) ? t('guests.privacy.ownerOnly') : t('guests.failed', { reason: messageOf(error) });

interface PrivacyDialogProps {
  restaurantId: string;
  /** The restaurant's zone, in which times are shown. */
  zone: string;
  /** The guest concerned; undefined: closed. */
  guest: Guest | undefined;
  onClose: () => void;
  showStatus: (status: Status) => void;
}

/** The requests that a guest may make of the restaurant: for their data, or to be erased. */
export function PrivacyDialog({ restaurantId, zone, guest, onClose, showStatus }: PrivacyDialogProps) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const download = useMutation({
    mutationFn: exportGuest,
    onSuccess: (text) => saveBlob('guest-data.json', new Blob([text], { type: 'application/json' })),
  });
  const erase = useMutation({
    mutationFn: eraseGuest,
    onSuccess: (ahead, { guestId }) => {
      if (ahead.length > 0) return;
      updateGuests(queries, { type: 'deleted', restaurantId, guestId });
      void queries.invalidateQueries({ queryKey: ['reservations'] });
      showStatus({ tone: 'success', text: t('guests.privacy.erased') });
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
      title: t('guests.privacy.eraseTitle', { name }),
      message: t('guests.privacy.eraseText'),
      confirmLabel: t('guests.privacy.erase'),
      dangerous: true,
    });
    if (!yes) return;
    const [next] = await erase.mutateAsync({ restaurantId, guestId: id, cancelAhead: false });
    if (next === undefined || !(await isToBeCanceled(name, next))) return;
    await erase.mutateAsync({ restaurantId, guestId: id, cancelAhead: true });
  }

  const isToBeCanceled = (name: string, next: number): Promise<boolean> =>
    confirm({
      title: t('guests.privacy.aheadTitle', {
        name,
        day: shortDate(localTimeOf(next, zone).date),
        time: clockAt(next, zone),
      }),
      message: t('guests.privacy.aheadText'),
      confirmLabel: t('guests.privacy.cancelAndErase'),
      dangerous: true,
    });

  return (
    <Dialog
      open={guest !== undefined}
      title={guest ? t('guests.privacy.title', { name: guest.name }) : ''}
      onClose={close}
      actions={
        guest && (
          <>
            <Button variant="secondary" onClick={close}>
              {t('guests.details.close')}
            </Button>
            <Button
              variant="secondary"
              busy={download.isPending}
              onClick={() => download.mutate({ restaurantId, guestId: guest.id })}
            >
              {t('guests.privacy.download')}
            </Button>
            <Button
              variant="danger"
              busy={erase.isPending}
              onClick={() => void askAndErase(guest).catch(() => undefined)}
            >
              {t('guests.privacy.erase')}
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
        <p>{t('guests.privacy.text')}</p>
      </Stack>
    </Dialog>
  );
}
