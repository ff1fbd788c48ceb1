import { isPending } from '@tablewell/api-client/queries';
import type { Reservation } from '../../lib/reservation';

interface Status {
  readonly tone: 'success' | 'warning' | 'danger';
  readonly label: string;
}

const ended: Partial<Record<NonNullable<Reservation['request']>, string>> = {
  declined: 'Declined',
  expired: 'Expired unanswered',
  withdrawn: 'Withdrawn',
};

/** The status of a reservation in words; of a request, what became of it. */
export function statusOf(reservation: Pick<Reservation, 'status' | 'request'>): Status {
  if (isPending(reservation)) return { tone: 'warning', label: 'Requested, not yet confirmed' };
  if (reservation.status === 'active') return { tone: 'success', label: 'Active' };
  return { tone: 'danger', label: (reservation.request && ended[reservation.request]) ?? 'Canceled' };
}
