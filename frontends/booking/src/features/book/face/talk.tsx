import { rich } from '@tablewell/ui';
import type { Restaurant } from '../../../api/types';
import { CallLink } from '../../../components/call-link';
import { t } from '../../../lib/language';

/** The number of those who would rather talk; renders nothing without one. */
export function Talk({ restaurant: { phoneNumber, phoneUri } }: { restaurant: Restaurant }) {
  if (!phoneNumber) return null;
  return (
    <p>
      {rich(t('book.talk', { phone: phoneNumber }), {
        call: () => <CallLink phone={phoneNumber} uri={phoneUri} />,
      })}
    </p>
  );
}
