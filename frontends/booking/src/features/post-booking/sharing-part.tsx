import { storedToken } from '@tablewell/api-client';
import { restaurantById } from '../../api/get-restaurant';
import type { Reservation } from '../../api/types';
import { useResource } from '../../components/use-resource';
import { t } from '../../lib/language';
import { SharingWords } from '../sharing/sharing-words';
import { chooseSharing } from './api/diner-calls';
import { Part, PartTitle } from './part';
import { useSend } from './use-send';

const titleId = 'sharing-title';

/** The diner's consent to sharing in the restaurant's group; one can be ended while the group shares nothing (GROUP-22). */
export function SharingPart({ reservation }: { reservation: Reservation }) {
  const { id, restaurant, guestSharing: agreed } = reservation;
  const shown = useResource(restaurantById(restaurant.id)).data;
  const group = shown?.sharesGuestsAs;
  const { busy, send } = useSend(restaurant, t('after.stopFailed'));
  const mayEnd = agreed ?? shown?.hasSharedGuests;
  if (!group && !mayEnd) return null;
  const choose = (textVersion?: string) =>
    void send(() => chooseSharing(id, textVersion && group ? { textVersion, groupName: group } : undefined));
  return (
    <Part aria-labelledby={titleId}>
      <SharingWords
        {...{ agreed, group, busy, titleId }}
        mayAgree={!storedToken()}
        onChoose={choose}
        Title={PartTitle}
      />
    </Part>
  );
}
