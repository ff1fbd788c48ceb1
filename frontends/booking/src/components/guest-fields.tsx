import { longestNotes, longestPhone } from '@tablewell/booking-rules';
import { Grid, Stack, TextArea, TextField } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Legend } from './legend';
import type { FormState } from './use-form';

const BigField = styled(TextField)`
  min-height: 3.25rem;
`;

/** Who is coming. The browser fills in what it knows. */
export function GuestFields({ form: { values, errors, change } }: { form: FormState }) {
  return (
    <fieldset>
      <Legend>Your details</Legend>
      <Stack $gap="lg">
        <Grid $min="14rem" $gap="lg">
          <BigField
            label="Name"
            name="name"
            required
            maxLength={100}
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="next"
            value={values.name}
            error={errors.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <BigField
            label="Phone number"
            optional
            type="tel"
            name="phoneNumber"
            maxLength={longestPhone}
            autoComplete="tel"
            enterKeyHint="next"
            value={values.phoneNumber}
            error={errors.phoneNumber}
            onChange={(event) => change({ phoneNumber: event.target.value })}
          />
        </Grid>
        <TextArea
          label="Notes"
          optional
          name="notes"
          rows={3}
          maxLength={longestNotes}
          autoComplete="off"
          placeholder="Allergies, a high chair, a birthday…"
          value={values.notes}
          error={errors.notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </Stack>
    </fieldset>
  );
}
