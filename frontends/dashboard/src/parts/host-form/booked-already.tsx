import { use } from 'react';
import { folded } from '@tablewell/shared/fold';
import { digitsToFind } from '@tablewell/shared/phone';
import { plainPhone } from '@tablewell/shared/text';
import { localTimeOf } from '@tablewell/shared/zone';
import { Banner } from '@tablewell/ui';
import { isOver } from '@tablewell/api-client/book';
import type { Evening, Party } from '@tablewell/api-client/book';
import { clock } from '../../lib/language';
import { CountryContext } from '../../lib/phone';
import type { Values } from './form-values';
import { t } from './texts';

interface BookedAlreadyProps {
  evening: Evening | undefined;
  values: Pick<Values, 'name' | 'phoneNumber'>;
  /** The reservation that is changed. */
  ownId: string | undefined;
}

/** Says that the guest comes that night already, which may be meant: it does not prevent the booking. */
export function BookedAlready({ evening, values, ownId }: BookedAlreadyProps) {
  const country = use(CountryContext);
  const found = evening?.parties.find(
    (party) => party.id !== ownId && !isOver(party) && isSame(party, values, country),
  );
  return (
    <div role="status">
      {evening && found && (
        <Banner tone="warning">
          {t('hostForm.bookedAlready', {
            name: found.name,
            size: found.size,
            time: clock.label(localTimeOf(found.startsAt, evening.timezone).minute),
          })}
        </Banner>
      )}
    </div>
  );
}

/** Fewer digits are typed by many. */
const fewestDigits = 6;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** By the phone number where both have one, however it is written; otherwise by the whole name. */
function isSame({ name, phone }: Party, values: BookedAlreadyProps['values'], country: string | undefined) {
  const known = digitsOf(plainPhone(phone));
  const typed = digitsToFind(plainPhone(values.phoneNumber), country).filter(
    ({ length }) => length >= fewestDigits,
  );
  if (known.length >= fewestDigits && typed.length > 0) return typed.some((digits) => known.endsWith(digits));
  return folded(values.name) !== '' && folded(name) === folded(values.name);
}
