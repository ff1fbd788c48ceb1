import { sharingTextVersion } from '@tablewell/booking-rules/guest-sharing';
import { Button, Inline, Stack } from '@tablewell/ui';
import { restaurantById } from '../../api/get-restaurant';
import type { Reservation } from '../../api/types';
import { useResource } from '../../components/use-resource';
import { t } from '../../lib/language';
import { chooseSharing } from './api/diner-calls';
import { Part, PartTitle } from './part';
import { useSend } from './use-send';

/**
 * Where the diner agrees that the restaurants of a group share their visits, and ends it as easily (GROUP-22). It says what was
 * chosen with this reservation alone: what somebody else chose under the same number is not for whoever types it.
 */
export function SharingPart({ reservation }: { reservation: Reservation }) {
  const { id, restaurant, guestSharing: agreed } = reservation;
  const { data } = useResource(restaurantById(restaurant.id));
  const { busy, send } = useSend(restaurant, t('after.stopFailed'));
  const group = data?.sharesGuestsAs;
  // A consent can be ended while the group shares nothing.
  if (!data || (!group && !agreed)) return null;
  const choose = (next: boolean) => void send(() => chooseSharing(id, next, sharingTextVersion));
  return (
    <Part aria-labelledby="sharing-title">
      <Stack $gap="sm">
        <PartTitle id="sharing-title">{t('after.sharingTitle')}</PartTitle>
        <p role="status">{stateOf(agreed, group)}</p>
        {!agreed && group && <p>{t('who.sharing', { group })}</p>}
        <Inline $gap="sm">
          {!agreed && (
            <Button variant="secondary" busy={busy} onClick={() => choose(true)}>
              {t('after.sharingAgree')}
            </Button>
          )}
          {agreed !== false && (
            <Button variant={agreed ? 'secondary' : 'quiet'} busy={busy} onClick={() => choose(false)}>
              {t('after.sharingStop')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Part>
  );
}

/** What was chosen with this reservation: undefined for nothing. */
function stateOf(agreed: boolean | undefined, group: string | undefined): string {
  if (!group) return t('after.sharingOff');
  if (agreed === undefined) return t('after.sharingNone');
  return t(agreed ? 'after.sharingOn' : 'after.sharingEnded', { group });
}
