import { Checkbox, Grid, PasswordField, rich, TextField } from '@tablewell/ui';
import type { Form } from '@tablewell/ui';
import { PasswordChecklist } from './password-checklist';
import type { SignUpValues } from './sign-up-form';
import { links } from './sign-up-links';
import { t } from './texts';

interface SignUpFieldsProps {
  form: Form<SignUpValues, 'recaptcha'>;
}

/** The owner, the restaurant and the password, with the consent to the terms. */
export function SignUpFields({ form }: SignUpFieldsProps) {
  const { values, errors } = form;
  const field = (name: Parameters<typeof form.text>[0]) => ({ ...form.text(name), required: true });
  return (
    <>
      <Grid $min="10rem" $gap="md">
        <TextField label={t('account.firstName')} autoComplete="given-name" {...field('firstName')} />
        <TextField label={t('account.lastName')} autoComplete="family-name" {...field('lastName')} />
      </Grid>
      <TextField label={t('account.email')} type="email" autoComplete="email" {...field('email')} />
      <TextField
        label={t('account.restaurantName')}
        autoComplete="organization"
        {...field('restaurantName')}
      />
      <PasswordField label={t('account.password')} autoComplete="new-password" {...field('password')} />
      <PasswordChecklist password={values.password} />
      <PasswordField
        label={t('account.confirmPassword')}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <Checkbox
        name="terms"
        checked={values.terms}
        error={errors.terms}
        required
        onChange={(event) => form.change({ terms: event.target.checked })}
        label={rich(t('account.signUp.terms'), links)}
      />
    </>
  );
}
