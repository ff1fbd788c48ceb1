import { isPending } from '@tablewell/api-client/queries';
import type { Reservation } from '../../lib/reservation';
import { find, t } from './texts';

interface Status {
  readonly tone: 'success' | 'warning' | 'danger';
  readonly label: string;
}

/** The status of a reservation in words; for a request, its outcome. */
export function statusOf(reservation: Pick<Reservation, 'status' | 'request'>): Status {
  if (isPending(reservation)) return { tone: 'warning', label: t('reservations.status.pending') };
  if (reservation.status === 'active') return { tone: 'success', label: t('reservations.status.active') };
  return {
    tone: 'danger',
    label: find(`reservations.status.ended.${reservation.request}`) ?? t('reservations.status.canceled'),
  };
}
