import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Grid, TextField } from '@tablewell/ui';
import type { Form } from '@tablewell/ui';
import { useSearchWords } from '../../lib/use-search-words';
import type { RestaurantClock } from '../../lib/service-day';
import { listGuests } from '../guests/api/list-guests';
import { filledBy, largestParty } from './form-values';
import type { Values } from './form-values';
import { GuestMatches } from './guest-matches';
import { t } from './texts';

interface WhoFieldsProps {
  restaurantId: string;
  form: Pick<Form<Values>, 'values' | 'text' | 'change'>;
  /** Whether known guests are offered; not for a reservation, whose guest is known. */
  offersGuests: boolean;
  /** Undefined while it is not known. */
  restaurant: RestaurantClock | undefined;
}

/** The fewest typed letters or digits by which guests are searched. */
const fewestLetters = 2;

/** The name, the phone number and the size of a party. Known guests are offered below the field that is typed in. */
export function WhoFields({ restaurantId, form, offersGuests, restaurant }: WhoFieldsProps) {
  const { values } = form;
  const [sought, setSought] = useState<'name' | 'phoneNumber'>('name');
  const words = useSearchWords(offersGuests ? values[sought] : '');
  const isSearched = words.length >= fewestLetters;
  const guests = useQuery({ ...listGuests(restaurantId, { page: 1, search: words }), enabled: isSearched });
  const text = (field: 'name' | 'phoneNumber') => ({
    ...form.text(field),
    onFocus: () => setSought(field),
    autoComplete: 'off',
  });
  const matches = (
    <GuestMatches
      guests={isSearched ? (guests.data?.guests ?? []) : []}
      chosen={values.name}
      restaurant={restaurant}
      onChoose={(guest) => form.change(filledBy(guest, values))}
    />
  );
  return (
    <>
      <TextField label={t('hostForm.name')} maxLength={200} autoFocus {...text('name')} />
      {sought === 'name' && matches}
      <Grid $gap="md" $min="10rem">
        <TextField label={t('hostForm.phone')} optional type="tel" maxLength={250} {...text('phoneNumber')} />
        <TextField
          label={t('hostForm.people')}
          type="number"
          inputMode="numeric"
          min={1}
          max={largestParty}
          {...form.text('size')}
        />
      </Grid>
      {sought === 'phoneNumber' && matches}
    </>
  );
}
