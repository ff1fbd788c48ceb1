import { rich } from '@tablewell/ui';
import type { Callee } from '../lib/callee';
import { t } from '../lib/language';
import { CallLink } from './call-link';

/** The number of those who would rather talk; renders nothing without one. */
export function Talk({ to: { phoneNumber, phoneUri } }: { to: Callee }) {
  if (!phoneNumber) return null;
  return (
    <p>
      {rich(t('book.talk', { phone: phoneNumber }), {
        call: () => <CallLink phone={phoneNumber} uri={phoneUri} />,
      })}
    </p>
  );
}
