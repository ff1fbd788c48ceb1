import { localTimeOf } from '@tablewell/shared/zone';
import { Banner } from '@tablewell/ui';
import { isOver } from '@tablewell/api-client/evening';
import type { Evening, Party } from '@tablewell/api-client/evening';
import { clock } from '../../lib/language';
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
  const found = evening?.parties.find(
    (party) => party.id !== ownId && !isOver(party) && isSame(party, values),
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
const wordsOf = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();

/** By the phone number where both have one, whatever its country code is; otherwise by the whole name. */
function isSame({ name, phone }: Party, values: BookedAlreadyProps['values']): boolean {
  const [known, typed] = [digitsOf(phone), digitsOf(values.phoneNumber)];
  if (known.length >= fewestDigits && typed.length >= fewestDigits)
    return known.endsWith(typed.replace(/^0+/, '')) || typed.endsWith(known);
  return wordsOf(values.name) !== '' && wordsOf(name) === wordsOf(values.name);
}
