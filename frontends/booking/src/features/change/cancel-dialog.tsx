import { ConfirmDialog } from '@tablewell/ui';
import type { Reservation } from '../../api/types';
import { dateLabel, guestsInText, timeLabel } from '../../lib/labels';
import { stateOf } from '../../lib/reservation-state';
import { ownTimeOf } from './change-values';
import { t } from '../../lib/language';

interface CancelDialogProps {
  open: boolean;
  reservation: Reservation;
  onKeep: () => void;
  onCancel: () => void;
}

/** Asks whether to cancel the reservation, or to withdraw the request. */
export function CancelDialog({ open, reservation, onKeep, onCancel }: CancelDialogProps) {
  const isRequest = stateOf(reservation) === 'requested';
  const { date, time } = ownTimeOf(reservation);
  return (
    <ConfirmDialog
      open={open}
      title={t(isRequest ? 'change.askWithdraw' : 'change.askCancel')}
      message={t(isRequest ? 'change.withdrawMeans' : 'change.cancelMeans', {
        guests: guestsInText(reservation.guests),
        date: dateLabel(date),
        time: timeLabel(time),
      })}
      confirmLabel={t(isRequest ? 'change.yesWithdraw' : 'change.yesCancel')}
      cancelLabel={t('change.keep')}
      dangerous
      onCancel={onKeep}
      onConfirm={onCancel}
    />
  );
}
