import type { Reservation } from '../api/types';
import { dateLabel, timeLabel } from './labels';
import { localTimeAt } from './local-time';

/** What became of a reservation, or of the request that it began as. */
export type ReservationState = 'confirmed' | 'requested' | 'declined' | 'expired' | 'withdrawn' | 'canceled';

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
export const stateTitles: Record<ReservationState, string> = {
  confirmed: 'Reservation Confirmed!',
  requested: 'Request Sent',
  declined: 'Request Declined',
  expired: 'Request Expired',
  withdrawn: 'Request Withdrawn',
  canceled: 'Reservation Canceled',
};

/** Each state in a sentence. */
export function stateLead(reservation: Reservation): string {
  const { name } = reservation.restaurant;
  switch (stateOf(reservation)) {
    case 'confirmed':
      return `See you at ${name}.`;
    case 'requested':
      return `Requested, not yet confirmed. ${name} answers by ${answerBy(reservation)}.`;
    case 'declined':
      return `We are sorry: ${name} cannot take your request.`;
    case 'expired':
      return `${name} did not answer in time, so your request has ended.`;
    case 'withdrawn':
      return `Your request at ${name} was withdrawn.`;
    case 'canceled':
      return `Your reservation at ${name} was canceled.`;
  }
}

/** When a request ends unanswered, by the restaurant's clock. */
export function answerBy({ request, restaurant }: Reservation): string {
  const { date, time } = localTimeAt(new Date(request?.expiresAt ?? 0), restaurant.timezone);
  return `${dateLabel(date)}, ${timeLabel(time)}`;
}
