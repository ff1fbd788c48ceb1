import { storedToken } from '@tablewell/api-client';
import { sharingTextVersion } from '@tablewell/booking-rules/guest-sharing';
import { Checkbox } from '@tablewell/ui';
import type { DinerBody } from '../../components/diner-details';
import { t } from '../../lib/language';

interface SharingBoxProps {
  /** The name of the group that shares guests. */
  group: string;
  diner: DinerBody;
  onChange: (diner: DinerBody) => void;
}

/**
 * The consent that the restaurants of a group share the diner's visits and preferences: apart from the booking, and off unless given
 * (GROUP-21). Members, who try the page or book for somebody else, record it on the guest's page.
 */
export function SharingBox({ group, diner, onChange }: SharingBoxProps) {
  if (storedToken()) return null;
  return (
    <Checkbox
      checked={diner.guestSharing === true}
      onChange={({ target }) =>
        onChange({ ...diner, guestSharing: target.checked, guestSharingTextVersion: sharingTextVersion })
      }
      label={t('who.sharing', { group })}
    />
  );
}
