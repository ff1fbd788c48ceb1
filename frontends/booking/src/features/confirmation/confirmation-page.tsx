import { Link, useParams } from '@tablewell/federation/router';
import { Button, ButtonLink, LoadingPanel, Stack } from '@tablewell/ui';
import { reservationById } from '../../api/get-reservation';
import type { Reservation } from '../../api/types';
import { Actions } from '../../components/actions';
import { CallLink } from '../../components/call-link';
import { Facts, factsOf } from '../../components/facts';
import { isMissing } from '../../components/failure';
import { missingHint, Oops } from '../../components/oops';
import { PageFrame, Sheet } from '../../components/page-frame';
import { useResource } from '../../components/use-resource';
import { useTitle } from '../../components/use-title';
import { ZoneNote } from '../../components/zone-note';
import { toBook, toChange } from '../../paths';
import { downloadCalendarFile } from './add-to-calendar';

/** The confirmed reservation, with links to change it and to add it to a calendar. */
export function ConfirmationPage() {
  const { reservationId = '' } = useParams();
  const {
    data: reservation,
    error,
    retry,
  } = useResource(reservationId ? reservationById(reservationId) : undefined);

  if (!reservationId) return <Oops title="Oops!" message="No reservation ID provided." />;
  if (reservation) return <Confirmation reservation={reservation} />;
  if (error) {
    return (
      <Oops
        title="Oops!"
        message="Failed to load reservation details."
        hint={isMissing(error) ? missingHint : undefined}
        retry={isMissing(error) ? undefined : retry}
      />
    );
  }
  return (
    <PageFrame title="Your reservation">
      <Sheet>
        <LoadingPanel text="Loading reservation details..." />
      </Sheet>
    </PageFrame>
  );
}

function Confirmation({ reservation }: { reservation: Reservation }) {
  const { restaurant } = reservation;
  const canceled = reservation.status === 'canceled';
  const title = canceled ? 'Reservation Canceled' : 'Reservation Confirmed!';
  useTitle(`${title} · ${restaurant.name}`);
  return (
    <PageFrame
      title={title}
      lead={
        canceled ? `Your reservation at ${restaurant.name} was canceled.` : `See you at ${restaurant.name}.`
      }
    >
      <Sheet>
        <Stack $gap="lg">
          <Facts facts={factsOf(reservation)} />
          <ZoneNote timezone={restaurant.timezone} />
          {canceled ? (
            <Actions>
              <ButtonLink as={Link} to={toBook(restaurant.id)} $size="large">
                Make a New Reservation
              </ButtonLink>
            </Actions>
          ) : (
            <Actions>
              <Button size="large" onClick={() => downloadCalendarFile(reservation)}>
                Add to calendar
              </Button>
              <ButtonLink as={Link} to={toChange(reservation.id)} $variant="secondary" $size="large">
                Change Reservation
              </ButtonLink>
            </Actions>
          )}
          <Stack $gap="xs">
            {!canceled && (
              <p>Save this page’s link. Anyone who has it can change or cancel the reservation.</p>
            )}
            {restaurant.phoneNumber && (
              <p>
                Questions? Call {restaurant.name}: <CallLink phone={restaurant.phoneNumber} />
              </p>
            )}
          </Stack>
        </Stack>
      </Sheet>
    </PageFrame>
  );
}
