import { Link, useLocation, useNavigate } from '@tablewell/federation/router';
import { Button, ButtonLink, Stack } from '@tablewell/ui';
import { Actions } from '../../components/actions';
import { CallLink } from '../../components/call-link';
import { Facts, factsOf } from '../../components/facts';
import { PageFrame, Sheet } from '../../components/page-frame';
import { useTitle } from '../../components/use-title';
import { ZoneNote } from '../../components/zone-note';
import { outcomeOf } from '../../lib/outcome';
import type { Outcome } from '../../lib/outcome';
import { paths, toBook } from '../../paths';

/** What became of a change: told by the page before, in the router's state. */
export function OutcomePage() {
  const outcome = outcomeOf(useLocation().state);
  if (!outcome) return <Generic />;
  return outcome.action === 'updated' ? <Updated {...outcome} /> : <Cancelled {...outcome} />;
}

function Updated({ reservation, before }: Outcome) {
  const navigate = useNavigate();
  const title = 'Reservation Updated!';
  useTitle(`${title} · ${reservation.restaurant.name}`);
  return (
    <PageFrame title={title} lead={`See you at ${reservation.restaurant.name}.`}>
      <Sheet>
        <Stack $gap="lg">
          <Facts facts={factsOf(reservation)} before={before && factsOf(before)} />
          <ZoneNote timezone={reservation.restaurant.timezone} />
          <Actions>
            <Button size="large" onClick={() => void navigate(-1)}>
              Make Another Change
            </Button>
          </Actions>
          <Contact {...reservation} />
        </Stack>
      </Sheet>
    </PageFrame>
  );
}

function Cancelled({ reservation }: Outcome) {
  const { restaurant } = reservation;
  const title = 'Reservation Canceled';
  useTitle(`${title} · ${restaurant.name}`);
  return (
    <PageFrame title={title} lead={`${restaurant.name} was notified of your cancellation.`}>
      <Sheet>
        <Stack $gap="lg">
          <Facts facts={factsOf(reservation)} />
          <Actions>
            <ButtonLink as={Link} to={toBook(restaurant.id)} $size="large">
              Make a New Reservation
            </ButtonLink>
          </Actions>
          <Contact {...reservation} />
        </Stack>
      </Sheet>
    </PageFrame>
  );
}

function Generic() {
  const title = 'Success!';
  useTitle(`${title} · Tablewell`);
  return (
    <PageFrame title={title} lead="Your reservation was changed as you asked.">
      <Sheet>
        <Actions>
          <ButtonLink href={paths.home} $size="large">
            Go Home
          </ButtonLink>
        </Actions>
      </Sheet>
    </PageFrame>
  );
}

const Contact = ({ restaurant }: Outcome['reservation']) =>
  restaurant.phoneNumber ? (
    <p>
      Questions? Call {restaurant.name}: <CallLink phone={restaurant.phoneNumber} />
    </p>
  ) : null;
