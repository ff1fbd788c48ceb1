import { Banner } from '@tablewell/ui';
import type { Reservation } from '../api/types';
import { answerBy, stateOf } from '../lib/reservation-state';

/** The restaurant's words about a declined request; while it waits, that it is not confirmed. */
export function AnswerWords({ reservation }: { reservation: Reservation }) {
  const { request, restaurant } = reservation;
  switch (stateOf(reservation)) {
    case 'requested':
      return (
        <Banner tone="warning" role="status" title="Requested, not yet confirmed">
          {restaurant.name} answers by {answerBy(reservation)}. Until then you can change or withdraw your
          request.
        </Banner>
      );
    case 'declined':
      return request?.message ? (
        <Banner tone="neutral" title={`${restaurant.name} writes`}>
          {request.message}
        </Banner>
      ) : null;
    default:
      return null;
  }
}
