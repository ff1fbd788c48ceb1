import { rich } from '@tablewell/ui';
import type { Reservation } from '../api/types';
import { t } from '../lib/language';
import { CallLink } from './call-link';

/** A number to call about a reservation; renders nothing if the restaurant has no phone number. */
export function Questions({ restaurant: { name, phoneNumber, phoneUri } }: Pick<Reservation, 'restaurant'>) {
  if (!phoneNumber) return null;
  return (
    <p>
      {rich(t('done.questions', { restaurant: name, phone: phoneNumber }), {
        call: () => <CallLink phone={phoneNumber} uri={phoneUri} />,
      })}
    </p>
  );
}
