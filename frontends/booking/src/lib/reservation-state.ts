import type { Reservation } from '../api/types';
import { dateLabel, timeLabel } from './labels';
import { t } from './language';
import { localTimeAt } from './local-time';

/** The state of a reservation, or of the request that it began as. */
type ReservationState = 'confirmed' | 'requested' | 'declined' | 'expired' | 'withdrawn' | 'canceled';

export function stateOf({ status, request }: Pick<Reservation, 'status' | 'request'>): ReservationState {
  if (status === 'active') return request?.state === 'pending' ? 'requested' : 'confirmed';
  switch (request?.state) {
    case 'declined':
    case 'expired':
      return request.state;
    case 'pending':
    case 'withdrawn':
      return 'withdrawn';
    default:
      return 'canceled';
  }
}

/** The heading of each state. */
export const stateTitle = (state: ReservationState): string => t(`state.${state}`);

/** Each state in a sentence. */
export function stateLead(reservation: Reservation): string {
  const restaurant = reservation.restaurant.name;
  const state = stateOf(reservation);
  return state === 'requested'
    ? t('lead.requested', { restaurant, time: answerBy(reservation) })
    : t(`lead.${state}`, { restaurant });
}

/** When an unanswered request expires, in the restaurant's time zone. */
export function answerBy({ request, restaurant }: Reservation): string {
  const { date, time } = localTimeAt(new Date(request?.expiresAt ?? 0), restaurant.timezone);
  return t('request.by', { day: dateLabel(date), time: timeLabel(time) });
}
