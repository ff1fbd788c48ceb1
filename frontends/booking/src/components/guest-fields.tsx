import { longestNotes, longestPhone } from '@tablewell/booking-rules/problems';
import { Grid, Stack, TextArea, TextField } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Restaurant } from '../api/types';
import type { ReservationForm } from '../lib/form-values';
import type { DinerBody } from './diner-details';
import { Legend } from './legend';
import { isRightToLeft, t } from '../lib/language';
import { useTexted } from './use-texted';

const BigField = styled(TextField)`
  min-height: 3.25rem;
`;

/** Phone numbers run from left to right in every language, and are aligned to the right edge in a right-to-left one. */
const phoneDirection = () => (isRightToLeft() ? { dir: 'ltr', style: { textAlign: 'right' } as const } : {});

export interface GuestFieldsProps {
  form: ReservationForm;
  diner: DinerBody;
  onChange: (diner: DinerBody) => void;
  /** Undefined while it is not known. */
  restaurant: Restaurant | undefined;
}

/** The fields of the guest, with autocompletion by the browser. A number that gets no texts asks for an e-mail address (DINER-7). */
export function GuestFields({ form, diner, onChange, restaurant }: GuestFieldsProps) {
  const { email = '' } = diner;
  const isTexted = useTexted(form.values.phoneNumber, restaurant);
  return (
    <fieldset>
      <Legend>{t('form.details')}</Legend>
      <Stack $gap="lg">
        <Grid $min="14rem" $gap="lg">
          <BigField
            label={t('field.name')}
            required
            maxLength={100}
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="next"
            {...form.text('name')}
          />
          <BigField
            label={t('field.phone')}
            optional
            type="tel"
            {...phoneDirection()}
            maxLength={longestPhone}
            autoComplete="tel"
            enterKeyHint="next"
            hint={isTexted === false && email === '' ? t('who.notTexted') : undefined}
            {...form.text('phoneNumber')}
          />
          <BigField
            label={t('field.email')}
            optional
            type="email"
            hint={t('who.emailFor')}
            maxLength={254}
            autoComplete="email"
            error={form.errors.email}
            value={email}
            onChange={({ target }) => {
              form.clear('email');
              onChange({
                ...diner,
                email: target.value,
                // Marketing needs an e-mail address.
                ...(target.value.trim() === '' && diner.marketingConsent ? { marketingConsent: false } : {}),
              });
            }}
          />
        </Grid>
        <TextArea
          label={t('field.notes')}
          optional
          rows={3}
          maxLength={2 * longestNotes}
          autoComplete="off"
          placeholder={t('field.notesHint')}
          {...form.text('notes')}
        />
      </Stack>
    </fieldset>
  );
}
