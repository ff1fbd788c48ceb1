import { browserZone, storedToken } from '@tablewell/api-client';
import { useLocation, useNavigate } from '@tablewell/federation/router';
import { Button, ButtonLink, Stack } from '@tablewell/ui';
import { Actions } from '../../components/actions';
import { Questions } from '../../components/questions';
import { RestaurantColors } from '../../components/restaurant-colors';
import { RouteLink } from '../../components/route-link';
import { Facts, factsOf } from '../../components/facts';
import { PageFrame, Sheet } from '../../components/page-frame';
import { useTitle } from '../../components/use-title';
import { ZoneNote } from '../../components/zone-note';
import { outcomeOf } from '../../lib/outcome';
import { localTimeAt } from '../../lib/local-time';
import { stateLead, stateOf, stateTitle } from '../../lib/reservation-state';
import type { Outcome } from '../../lib/outcome';
import { toBook, toList } from '../../later-paths';
import { home } from '../../paths';
import { Calendars } from '../post-booking/calendars';
import { t } from '../../lib/language';
import { siteName } from '../../lib/site-name';

/** The outcome of a change, which the previous page passed in the router's state. */
export function OutcomePage() {
  const outcome = outcomeOf(useLocation().state);
  if (!outcome) return <Generic />;
  return outcome.action === 'updated' ? <Updated {...outcome} /> : <Cancelled {...outcome} />;
}

function Updated({ reservation, before }: Outcome) {
  const navigate = useNavigate();
  const isRequest = stateOf(reservation) === 'requested';
  const title = t(isRequest ? 'done.requestUpdated' : 'done.updated');
  useTitle(`${title} · ${reservation.restaurant.name}`);
  return (
    <PageFrame title={title} lead={stateLead(reservation)}>
      <RestaurantColors of={reservation.restaurant} />
      <Sheet>
        <Stack $gap="lg">
          <Facts facts={factsOf(reservation)} before={before && factsOf(before)} />
          <ZoneNote timezone={reservation.restaurant.timezone} />
          <Actions>
            <Button size="large" onClick={() => void navigate(-1)}>
              {t('done.another')}
            </Button>
            <BackToList reservation={reservation} />
          </Actions>
          <Questions {...reservation} />
        </Stack>
      </Sheet>
      {/* The entry of the earlier time is replaced by the file, and has to be made anew elsewhere. */}
      {!isRequest && <Calendars reservation={reservation} />}
    </PageFrame>
  );
}

function Cancelled({ reservation }: Outcome) {
  const { restaurant } = reservation;
  const isRequest = stateOf(reservation) === 'withdrawn';
  const title = stateTitle(isRequest ? 'withdrawn' : 'canceled');
  useTitle(`${title} · ${restaurant.name}`);
  return (
    <PageFrame
      title={title}
      lead={t(isRequest ? 'done.notified' : 'done.cancelNotified', { restaurant: restaurant.name })}
    >
      <RestaurantColors of={restaurant} />
      <Sheet>
        <Stack $gap="lg">
          <Facts facts={factsOf(reservation)} />
          <Actions>
            <ButtonLink as={RouteLink} to={toBook(restaurant.id)} $size="large">
              {t('done.new')}
            </ButtonLink>
            <BackToList reservation={reservation} />
          </Actions>
          <Questions {...reservation} />
        </Stack>
      </Sheet>
    </PageFrame>
  );
}

/** Shown when the page is opened without an outcome, from the history or by its address. */
function Generic() {
  const title = t('done.success');
  useTitle(`${title} · ${siteName()}`);
  return (
    <PageFrame title={title} lead={t('done.generic')}>
      <Sheet>
        <Actions>
          <ButtonLink href={home} $size="large">
            {t('page.goHome')}
          </ButtonLink>
        </Actions>
      </Sheet>
    </PageFrame>
  );
}

/** For members of a restaurant: a link back to the list from which they came. */
function BackToList({ reservation }: { reservation: Outcome['reservation'] }) {
  if (!storedToken()) return null;
  // The list uses the viewer's time zone.
  const { date } = localTimeAt(new Date(reservation.reservation_time), browserZone());
  return (
    <ButtonLink href={toList(date)} $variant="secondary" $size="large">
      {t('done.backToList')}
    </ButtonLink>
  );
}
