import { longestNotes, longestPhone } from '@tablewell/booking-rules/problems';
import { Grid, Stack, TextArea, TextField } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { ReservationForm } from '../lib/form-values';
import { Legend } from './legend';
import { isRightToLeft, t } from '../lib/language';

const BigField = styled(TextField)`
  min-height: 3.25rem;
`;

/** Phone numbers run from left to right in every language, and are aligned to the right edge in a right-to-left one. */
const phoneDirection = () => (isRightToLeft() ? { dir: 'ltr', style: { textAlign: 'right' } as const } : {});

/** The fields of the guest, with autocompletion by the browser. */
export function GuestFields({ form }: { form: ReservationForm }) {
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
            {...form.text('phoneNumber')}
          />
        </Grid>
        <TextArea
          label={t('field.notes')}
          optional
          rows={3}
          maxLength={longestNotes}
          autoComplete="off"
          placeholder={t('field.notesHint')}
          {...form.text('notes')}
        />
      </Stack>
    </fieldset>
  );
}
