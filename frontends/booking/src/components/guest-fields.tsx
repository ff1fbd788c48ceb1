import { longestNotes, longestPhone } from '@tablewell/booking-rules';
import { Grid, Stack, TextArea, TextField } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { ReservationForm } from '../lib/form-values';
import { Legend } from './legend';

const BigField = styled(TextField)`
  min-height: 3.25rem;
`;

/** The fields of the guest, with autocompletion by the browser. */
export function GuestFields({ form }: { form: ReservationForm }) {
  return (
    <fieldset>
      <Legend>Your details</Legend>
      <Stack $gap="lg">
        <Grid $min="14rem" $gap="lg">
          <BigField
            label="Name"
            required
            maxLength={100}
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="next"
            {...form.text('name')}
          />
          <BigField
            label="Phone number"
            optional
            type="tel"
            maxLength={longestPhone}
            autoComplete="tel"
            enterKeyHint="next"
            {...form.text('phoneNumber')}
          />
        </Grid>
        <TextArea
          label="Notes"
          optional
          rows={3}
          maxLength={longestNotes}
          autoComplete="off"
          placeholder="Allergies, a high chair, a birthday…"
          {...form.text('notes')}
        />
      </Stack>
    </fieldset>
  );
}
