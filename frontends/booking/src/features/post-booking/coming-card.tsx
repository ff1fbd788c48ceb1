import { serverNow } from '@tablewell/api-client/server-clock';
import { Button } from '@tablewell/ui';
import type { Reservation } from '../../api/types';
import { t } from '../../lib/language';
import { stateOf } from '../../lib/reservation-state';
import { confirmComing } from './api/diner-calls';
import { Part } from './part';
import { useSend } from './use-send';

/**
 * Lets the diner say that the party comes (AFTER-6). Opening the page says nothing: programs that scan mails open it, too.
 */
export function ComingCard({ reservation }: { reservation: Reservation }) {
  const { id, restaurant, confirmation } = reservation;
  const { busy, send } = useSend(restaurant, t('after.lateFailed'));
  const isAhead = Date.parse(reservation.reservation_time) > serverNow();
  if (stateOf(reservation) !== 'confirmed' || !isAhead) return null;
  return (
    <Part>
      <div role="status">{confirmation && t('after.comingSent', { restaurant: restaurant.name })}</div>
      {!confirmation && (
        <Button size="large" wide busy={busy} onClick={() => void send(() => confirmComing(id))}>
          {t('after.coming')}
        </Button>
      )}
    </Part>
  );
}
