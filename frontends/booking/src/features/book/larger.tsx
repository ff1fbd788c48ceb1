import { Banner, rich } from '@tablewell/ui';
import type { Restaurant } from '../../api/types';
import { CallLink } from '../../components/call-link';
import { guestsLabel } from '../../lib/labels';
import { t } from '../../lib/language';

/** How many people can book online, and what a larger party does: it asks for a table, or calls (REQUEST-10). */
export function Larger({ restaurant }: { restaurant: Restaurant }) {
  const { phoneNumber: phone, phoneUri, largestTable = Infinity, online } = restaurant;
  const guests = guestsLabel(Math.min(largestTable, online?.largestParty ?? Infinity));
  return (
    <Banner tone="info" role="status">
      {phone
        ? rich(t('size.largerCall', { guests, phone }), {
            call: () => <CallLink phone={phone} uri={phoneUri} />,
          })
        : t('size.larger', { guests })}
    </Banner>
  );
}
