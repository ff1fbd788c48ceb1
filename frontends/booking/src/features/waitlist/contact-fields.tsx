import { longestPhone } from '@tablewell/booking-rules/problems';
import { Grid, Stack, TextField } from '@tablewell/ui';
import type { Form } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Restaurant } from '../../api/types';
import { Legend } from '../../components/legend';
import { useTexted } from '../../components/use-texted';
import { isRightToLeft, t } from '../../lib/language';
import type { PartyValues } from './party';
import { w } from './texts';

const BigField = styled(TextField)`
  min-height: 3.25rem;
`;

/** Phone numbers run from left to right in every language. */
const phoneDirection = () => (isRightToLeft() ? { dir: 'ltr', style: { textAlign: 'right' } as const } : {});

interface ContactFieldsProps {
  form: Form<PartyValues, 'recaptcha'>;
  restaurant: Restaurant;
}

/** Who joins, and how the restaurant reaches them: a number that gets no texts asks for an e-mail address. */
export function ContactFields({ form, restaurant }: ContactFieldsProps) {
  const { values, text } = form;
  const isTexted = useTexted(values.phoneNumber, restaurant);
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
            {...text('name')}
          />
          <BigField
            label={t('field.phone')}
            type="tel"
            {...phoneDirection()}
            maxLength={longestPhone}
            autoComplete="tel"
            enterKeyHint="next"
            hint={isTexted === false && values.email === '' ? t('who.notTexted') : undefined}
            {...text('phoneNumber')}
          />
          <BigField
            label={t('field.email')}
            type="email"
            hint={w('wait.contactFor')}
            maxLength={254}
            autoComplete="email"
            {...text('email')}
          />
        </Grid>
      </Stack>
    </fieldset>
  );
}
