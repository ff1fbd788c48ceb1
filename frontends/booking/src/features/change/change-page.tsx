import { NetworkError } from '@tablewell/api-client';
import { serverNow } from '@tablewell/api-client/server-clock';
import { useParams } from '@tablewell/federation/router';
import { Banner, ButtonLink, LoadingPanel, Stack } from '@tablewell/ui';
import { reservationById } from '../../api/get-reservation';
import { restaurantById } from '../../api/get-restaurant';
import type { Reservation } from '../../api/types';
import { Actions } from '../../components/actions';
import { AnswerWords } from '../../components/answer-words';
import { Questions } from '../../components/questions';
import { RestaurantColors } from '../../components/restaurant-colors';
import { RouteLink } from '../../components/route-link';
import { Facts, factsOf } from '../../components/facts';
import { failureText, isMissing } from '../../components/failure';
import { missingHint, ErrorPage } from '../../components/error-page';
import { PageFrame, Sheet } from '../../components/page-frame';
import { useResource } from '../../components/use-resource';
import { useTitle } from '../../components/use-title';
import { stateLead, stateOf } from '../../lib/reservation-state';
import { toBook } from '../../later-paths';
import { ChangeForm } from './change-form';
import { t } from '../../lib/language';
import { siteName } from '../../lib/site-name';
import { PostBooking } from '../post-booking/post-booking';
import { ComingCard } from '../post-booking/coming-card';
import { LateCard } from '../post-booking/late-card';

/** The page that changes or cancels a reservation, for the holder of its id (BOOKING-9). */
export function ChangePage() {
  const { reservationId = '' } = useParams();
  const title = t('page.change');
  const {
    data: reservation,
    error,
    retry,
  } = useResource(reservationId ? reservationById(reservationId) : undefined);
  const restaurantId = reservation?.restaurant.id ?? '';
  // Closed days and opening hours: the form works without them, and the server checks them anyway.
  const restaurant = useResource(restaurantId ? restaurantById(restaurantId) : undefined);
  useTitle(`${title} · ${reservation?.restaurant.name ?? siteName()}`);

  if (!reservationId) return <ErrorPage title={t('page.oops')} message={t('failure.noId')} />;
  if (reservation) {
    const open = reservation.status === 'active' && Date.parse(reservation.reservation_time) > serverNow();
    return (
      <PageFrame
        title={title}
        lead={t('change.lead', { restaurant: reservation.restaurant.name, id: reservation.id })}
      >
        <RestaurantColors of={reservation.restaurant} />
        <LateCard reservation={reservation} />
        <ComingCard reservation={reservation} />
        {open ? (
          <ChangeForm key={reservation.id} reservation={reservation} restaurant={restaurant.data} />
        ) : (
          <Settled reservation={reservation} />
        )}
        <PostBooking reservation={reservation} />
      </PageFrame>
    );
  }
  if (error) {
    const notLoaded = t('failure.data');
    const message = error instanceof NetworkError ? failureText(error, notLoaded) : notLoaded;
    return (
      <ErrorPage
        title={t('page.oops')}
        message={message}
        hint={isMissing(error) ? missingHint() : undefined}
        retry={isMissing(error) ? undefined : retry}
      />
    );
  }
  return (
    <PageFrame title={title}>
      <Sheet>
        <LoadingPanel text={t('page.loadingReservation')} />
      </Sheet>
    </PageFrame>
  );
}

const settledWords = (reservation: Reservation): string =>
  stateOf(reservation) === 'canceled' ? t('change.canceled') : stateLead(reservation);

/** A reservation that can no longer be changed: canceled, or in the past. */
function Settled({ reservation }: { reservation: Reservation }) {
  const { restaurant, status } = reservation;
  return (
    <Sheet>
      <Stack $gap="lg">
        <Banner tone="warning">{status === 'canceled' ? settledWords(reservation) : t('change.past')}</Banner>
        <AnswerWords reservation={reservation} />
        <Facts facts={factsOf(reservation)} />
        <Actions>
          <ButtonLink as={RouteLink} to={toBook(restaurant.id)} $size="large">
            {t('done.new')}
          </ButtonLink>
        </Actions>
        <Questions restaurant={restaurant} />
      </Stack>
    </Sheet>
  );
}
