import { useEffect, useState } from 'react';
import { storedToken } from '@tablewell/api-client';
import { sharingTextVersion } from '@tablewell/booking-rules/guest-sharing';
import { Checkbox } from '@tablewell/ui';
import { keepConsent } from '../../lib/sharing-consent';
import { s } from './texts';

/**
 * The consent that the restaurants of a group share the diner's visits and preferences: apart from the booking, and off unless given
 * (GROUP-21). Members, who try the page or book for somebody else, record it on the guest's page.
 * @param group the name of the group
 */
export function SharingBox({ group }: { group: string }) {
  const [agrees, setAgrees] = useState(false);
  useEffect(() => {
    const shown = { guestSharingTextVersion: sharingTextVersion, guestSharingGroup: group };
    keepConsent(agrees ? { guestSharing: true, ...shown } : undefined);
    return () => keepConsent(undefined);
  }, [agrees, group]);
  if (storedToken()) return null;
  return (
    <Checkbox
      checked={agrees}
      onChange={({ target }) => setAgrees(target.checked)}
      label={s('sharing.text', { group })}
    />
  );
}
