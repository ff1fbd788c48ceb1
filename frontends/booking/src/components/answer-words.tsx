import { Banner } from '@tablewell/ui';
import type { Reservation } from '../api/types';
import { answerBy, stateOf } from '../lib/reservation-state';
import { t } from '../lib/language';

/** The restaurant's message about a declined request; for a pending one, the notice that it is not confirmed yet. */
export function AnswerWords({ reservation }: { reservation: Reservation }) {
  const { request, restaurant } = reservation;
  switch (stateOf(reservation)) {
    case 'requested':
      return (
        <Banner tone="warning" role="status" title={t('request.title')}>
          {t('request.words', { restaurant: restaurant.name, time: answerBy(reservation) })}
        </Banner>
      );
    case 'declined':
      return request?.message ? (
        <Banner tone="neutral" title={t('request.answer', { restaurant: restaurant.name })}>
          {request.message}
        </Banner>
      ) : null;
    default:
      return null;
  }
}
