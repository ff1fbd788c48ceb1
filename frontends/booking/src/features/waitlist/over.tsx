import { ButtonLink } from '@tablewell/ui';
import type { WaitlistEntry } from '../../api/types';
import { Actions } from '../../components/actions';
import { RouteLink } from '../../components/route-link';
import { toBook, toWaitlist } from '../../later-paths';
import { toConfirmed } from '../../paths';
import { w } from './texts';
import { stageOf } from './waits';

/** Where a diner can go from an entry that has ended: a taken start is a reservation with the same id. */
export function Over({ entry }: { entry: WaitlistEntry }) {
  const stage = stageOf(entry);
  const { id, restaurant, date, time, guests, area } = entry;
  if (stage === 'taken') {
    return (
      <Actions>
        <ButtonLink as={RouteLink} to={toConfirmed(id)} $size="large">
          {w('wait.toReservation')}
        </ButtonLink>
      </Actions>
    );
  }
  if (!restaurant || stage === 'seated') return null;
  const request = date && time ? { date, time, guests, area } : { guests, area };
  return (
    <Actions>
      <ButtonLink as={RouteLink} to={toWaitlist(restaurant.id, request)} $size="large">
        {w('wait.again')}
      </ButtonLink>
      <ButtonLink as={RouteLink} to={toBook(restaurant.id)} $size="large" $variant="secondary">
        {w('wait.book')}
      </ButtonLink>
    </Actions>
  );
}
