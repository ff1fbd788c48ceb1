import { useParams } from '@tablewell/federation/router';
import { ButtonLink, LoadingPanel, Stack } from '@tablewell/ui';
import { reservationById } from '../../api/get-reservation';
import type { Reservation } from '../../api/types';
import { Actions } from '../../components/actions';
import { AnswerWords } from '../../components/answer-words';
import { Questions } from '../../components/questions';
import { RestaurantColors } from '../../components/restaurant-colors';
import { RouteLink } from '../../components/route-link';
import { Facts, factsOf } from '../../components/facts';
import { isMissing } from '../../components/failure';
import { missingHint, ErrorPage } from '../../components/error-page';
import { PageFrame, Sheet } from '../../components/page-frame';
import { useAnswer } from '../../components/use-answer';
import { useResource } from '../../components/use-resource';
import { useTitle } from '../../components/use-title';
import { ZoneNote } from '../../components/zone-note';
import { t } from '../../lib/language';
import { stateLead, stateOf, stateTitle } from '../../lib/reservation-state';
import { cancelHash, toBook, toChange } from '../../later-paths';
import { PostBooking } from '../post-booking/post-booking';
import { LateCard } from '../post-booking/late-card';
import { KeepLink } from './keep-link';

/** The confirmed reservation, with links to change and to cancel it. */
export function ConfirmationPage() {
  const { reservationId = '' } = useParams();
  const {
    data: reservation,
    error,
    retry,
  } = useResource(reservationId ? reservationById(reservationId) : undefined);

  if (!reservationId) return <ErrorPage title={t('page.oops')} message={t('failure.noId')} />;
  if (reservation) return <Confirmation reservation={reservation} />;
  if (error) {
    return (
      <ErrorPage
        title={t('page.oops')}
        message={t('failure.details')}
        hint={isMissing(error) ? missingHint() : undefined}
        retry={isMissing(error) ? undefined : retry}
      />
    );
  }
  return (
    <PageFrame title={t('page.reservation')}>
      <Sheet>
        <LoadingPanel text={t('page.loadingDetails')} />
      </Sheet>
    </PageFrame>
  );
}

function Confirmation({ reservation }: { reservation: Reservation }) {
  const { restaurant } = reservation;
  const state = stateOf(reservation);
  const isRequested = state === 'requested';
  const isOver = !isRequested && state !== 'confirmed';
  const title = stateTitle(state);
  useAnswer(reservation);
  useTitle(`${title} · ${restaurant.name}`);
  return (
    <PageFrame
      title={title}
      lead={isRequested ? t('request.with', { restaurant: restaurant.name }) : stateLead(reservation)}
    >
      <RestaurantColors of={restaurant} />
      <LateCard reservation={reservation} />
      <Sheet>
        <Stack $gap="lg">
          <AnswerWords reservation={reservation} />
          <Facts facts={factsOf(reservation)} />
          <ZoneNote timezone={restaurant.timezone} />
          {isOver ? (
            <Actions>
              <ButtonLink as={RouteLink} to={toBook(restaurant.id)} $size="large">
                {t('done.new')}
              </ButtonLink>
            </Actions>
          ) : (
            <Actions>
              <ButtonLink as={RouteLink} to={toChange(reservation.id)} $size="large">
                {t(isRequested ? 'done.changeRequest' : 'done.change')}
              </ButtonLink>
              <ButtonLink
                as={RouteLink}
                to={toChange(reservation.id) + cancelHash}
                $variant="secondary"
                $size="large"
              >
                {t(isRequested ? 'change.withdraw' : 'change.cancel')}
              </ButtonLink>
            </Actions>
          )}
          <Stack $gap="xs">
            {!isOver && <KeepLink reservation={reservation} isRequested={isRequested} />}
            <Questions restaurant={restaurant} />
          </Stack>
        </Stack>
      </Sheet>
      <PostBooking reservation={reservation} />
    </PageFrame>
  );
}
