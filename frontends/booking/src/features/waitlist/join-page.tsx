import { NetworkError } from '@tablewell/api-client';
import { useLocation, useParams } from '@tablewell/federation/router';
import { Banner, ButtonLink, LoadingPanel, Stack, color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { restaurantById } from '../../api/get-restaurant';
import { waitlistStatus } from '../../api/get-waitlist';
import type { Restaurant, WaitlistStatus } from '../../api/types';
import { Actions } from '../../components/actions';
import { ErrorPage } from '../../components/error-page';
import { failureText, isMissing } from '../../components/failure';
import { PageFrame, Sheet } from '../../components/page-frame';
import { RestaurantColors } from '../../components/restaurant-colors';
import { RouteLink } from '../../components/route-link';
import { TestNote } from '../../components/test-note';
import { usePolled } from '../../components/use-polled';
import { useResource } from '../../components/use-resource';
import { useTitle } from '../../components/use-title';
import { shortDay } from '../../lib/days';
import { guestsInText, timeLabel } from '../../lib/labels';
import { t } from '../../lib/language';
import { toBook } from '../../later-paths';
import { JoinForm } from './join-form';
import { knownDiner } from './known-diner';
import { joinRequestIn } from './join-request';
import type { JoinRequest } from './join-request';
import { w } from './texts';
import { waitOf } from './waits';

const everyMs = 30_000;

/** Joins the waitlist of a restaurant: the line of now, or the list for the full start in the address (WAIT-17). */
export function JoinPage() {
  const { restaurantId = '' } = useParams();
  const { search } = useLocation();
  const { data: restaurant, error, retry } = useResource(restaurantById(restaurantId));
  const status = useResource(waitlistStatus(restaurantId));
  usePolled(waitlistStatus(restaurantId).key, everyMs);
  const title = restaurant ? w('wait.pageAt', { restaurant: restaurant.name }) : w('wait.page');
  useTitle(title);

  if (restaurant && status.data) {
    const request = joinRequestIn(search);
    return (
      <PageFrame title={title} lead={leadOf(request)}>
        <RestaurantColors of={restaurant} />
        {restaurant.mode === 'test' && <TestNote />}
        <Sheet>
          <Join key={search} restaurant={restaurant} status={status.data} request={request} />
        </Sheet>
      </PageFrame>
    );
  }
  const failed = error ?? status.error;
  if (failed) {
    const notFound = t('failure.restaurant');
    const message =
      isMissing(failed) && !(failed instanceof NetworkError)
        ? notFound
        : failureText(failed, w('wait.joinFailed'));
    const again = () => {
      retry();
      status.retry();
    };
    return (
      <ErrorPage title={t('page.oops')} message={message} retry={isMissing(failed) ? undefined : again} />
    );
  }
  return (
    <PageFrame title={title}>
      <Sheet>
        <LoadingPanel text={w('wait.loading')} />
      </Sheet>
    </PageFrame>
  );
}

const leadOf = ({ start }: JoinRequest): string =>
  start
    ? w('wait.fullStart', { time: timeLabel(start.time), day: shortDay(start.date) })
    : w('wait.lineJoin');

interface JoinProps {
  restaurant: Restaurant;
  status: WaitlistStatus;
  request: JoinRequest;
}

/** The form while one can join; otherwise why not, and the booking page. */
function Join({ restaurant, status, request }: JoinProps) {
  const known = knownDiner(restaurant.id);
  if (request.start) {
    return status.fullStarts ? (
      <JoinForm {...{ restaurant, status, request, known }} />
    ) : (
      <Instead restaurant={restaurant} title={w('wait.closed')} words={w('wait.noList')} />
    );
  }
  if (status.status === 'CLOSED_NO_WAIT')
    return <Instead restaurant={restaurant} title={w('wait.free')} words={w('wait.freeWords')} />;
  if (status.status === 'CLOSED_OTHER')
    return <Instead restaurant={restaurant} title={w('wait.closed')} words={w('wait.closedWords')} />;
  return (
    <JoinForm
      {...{ restaurant, status, request, known }}
      about={(guests) => <Wait status={status} guests={guests} />}
    />
  );
}

function Instead({ restaurant, title, words }: { restaurant: Restaurant; title: string; words: string }) {
  return (
    <Stack $gap="lg">
      <Banner tone="info" role="status" title={title}>
        {words}
      </Banner>
      <Actions>
        <ButtonLink as={RouteLink} to={toBook(restaurant.id)} $size="large">
          {w('wait.book')}
        </ButtonLink>
      </Actions>
    </Stack>
  );
}

const Range = styled.div`
  padding: ${space.md};
  border-radius: ${radius.md};
  background: ${color.accentSoft};
  &:empty {
    display: none;
  }
  strong {
    display: block;
    font-size: 1.375rem;
    line-height: 1.3;
  }
`;

/** How long a party of this size would wait, and how many wait before it. */
function Wait({ status, guests }: { status: WaitlistStatus; guests: number }) {
  const wait = waitOf(status, guests);
  return (
    <Range role="status">
      {wait && (
        <>
          {w('wait.timeFor', { guests: guestsInText(guests) })}
          <strong>{wait.text}</strong>
          {wait.ahead}
        </>
      )}
    </Range>
  );
}
