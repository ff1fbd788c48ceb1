import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { Grid, TextField } from '@tablewell/ui';
import type { Form } from '@tablewell/ui';
import { useSearchWords } from '../../lib/use-search-words';
import type { RestaurantClock } from '../../lib/service-day';
import { listGuests } from '../../lib/guests/list-guests';
import { filledBy, largestParty } from './form-values';
import type { Values } from './form-values';
import { GuestMatches } from './guest-matches';
import { useCombobox } from './use-combobox';
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
/** More suggestions do not fit beside the other fields; typing another letter narrows the list. */
const shown = 4;

/** The name, the phone number and the size of a party. Known guests are offered below the field that is typed in. */
export function WhoFields({ restaurantId, form, offersGuests, restaurant }: WhoFieldsProps) {
  const { values } = form;
  const [sought, setSought] = useState<'name' | 'phoneNumber'>('name');
  const words = useSearchWords(offersGuests ? values[sought] : '');
  const isSearched = words.length >= fewestLetters;
  const guests = useQuery({ ...listGuests(restaurantId, { page: 1, search: words }), enabled: isSearched });
  // One whose name is in the field is the guest already.
  const offered = isSearched
    ? (guests.data?.guests ?? []).filter(({ name }) => name !== values.name).slice(0, shown)
    : [];
  const phone = useRef<HTMLInputElement>(null);
  const size = useRef<HTMLInputElement>(null);
  const combobox = useCombobox(offered.length, (index) => {
    const guest = offered[index];
    if (!guest) return;
    const filled = filledBy(guest, values);
    form.change(filled);
    // The next thing to ask for. The size is selected, so that the first digit replaces the one that is proposed.
    if (filled.phoneNumber === '') return phone.current?.focus();
    size.current?.focus();
    size.current?.select();
  });
  const text = (field: 'name' | 'phoneNumber') => {
    const { onChange, ...own } = form.text(field);
    return {
      ...own,
      ...(offersGuests && sought === field ? combobox.field : {}),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        combobox.reopen();
        onChange(event);
      },
      onFocus: () => setSought(field),
      autoComplete: 'off',
    };
  };
  const matches = combobox.isOpen && (
    <GuestMatches guests={offered} restaurant={restaurant} combobox={combobox} />
  );
  return (
    <>
      <TextField label={t('hostForm.name')} maxLength={200} autoFocus {...text('name')} />
      {sought === 'name' && matches}
      <Grid $gap="md" $min="10rem">
        <TextField
          label={t('hostForm.phone')}
          optional
          type="tel"
          maxLength={250}
          ref={phone}
          {...text('phoneNumber')}
        />
        <TextField
          label={t('hostForm.people')}
          type="number"
          inputMode="numeric"
          min={1}
          max={largestParty}
          ref={size}
          {...form.text('size')}
        />
      </Grid>
      {sought === 'phoneNumber' && matches}
    </>
  );
}
