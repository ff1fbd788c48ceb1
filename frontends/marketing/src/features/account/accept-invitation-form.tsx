import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import { Link } from '@tablewell/federation/router';
import {
  Banner,
  Button,
  ButtonLink,
  errorsOf,
  PasswordField,
  Stack,
  TextField,
  useForm,
} from '@tablewell/ui';
import type { Form, FormErrors } from '@tablewell/ui';
import { paths } from '../../paths';
import { AccountPage } from './account-page';
import { acceptInvitation } from './api/invitation';
import type { NewPerson, Offer } from './api/invitation';
import { PasswordChecklist } from './password-checklist';
import { passwordProblem } from './password-rules';
import { useLaterRedirect } from './use-redirect';
import { refusalText } from './refusal-text';
import { t } from './texts';

const redirectAfter = 5_000;

const fields = ['firstName', 'lastName', 'password'] as const;

function problemsOf({ firstName, lastName, password }: NewPerson): FormErrors<keyof NewPerson> {
  const weak = passwordProblem(password);
  return {
    ...(firstName.trim() ? {} : { firstName: t('account.missing.firstName') }),
    ...(lastName.trim() ? {} : { lastName: t('account.missing.lastName') }),
    ...(weak ? { password: weak } : {}),
  };
}

/** Accepts an invitation. Somebody without an account enters a name and a password. */
export function AcceptForm({ token, offer }: { token: string; offer: Offer }) {
  const form = useForm<NewPerson>(() => ({ firstName: '', lastName: '', password: '' }));
  const redirect = useLaterRedirect();
  const accept = useMutation({
    mutationFn: () => acceptInvitation(token, form.values),
    onSuccess: () => redirect(paths.signIn, redirectAfter),
    onError: (error) => {
      if (error instanceof ApiError) form.refuse(errorsOf(error.details, fields));
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wrong = offer.hasAccount ? {} : problemsOf(form.values);
    form.refuse(wrong);
    if (Object.keys(wrong).length === 0 && !accept.isPending) accept.mutate();
  }

  if (accept.isSuccess) return <Accepted email={offer.email} />;
  // An error of a field is shown at the field.
  const failure =
    accept.isError && Object.keys(form.errors).length === 0
      ? refusalText(accept.error, t('account.failed'))
      : undefined;
  return (
    <AccountPage
      title={t('account.invitation.join')}
      lead={t(offer.isToAll ? 'account.invitation.leadToAll' : 'account.invitation.lead', {
        role: t(`account.role.${offer.role}`),
        email: offer.email,
      })}
    >
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <form noValidate ref={form.ref} onSubmit={submit}>
        <Stack>
          {!offer.hasAccount && <PersonFields form={form} email={offer.email} />}
          <Button type="submit" size="large" wide busy={accept.isPending}>
            {t('account.invitation.accept')}
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}

function PersonFields({ form, email }: { form: Form<NewPerson>; email: string }) {
  return (
    <>
      {/* The account that the password belongs to, for password managers. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={t('account.firstName')}
        autoComplete="given-name"
        required
        {...form.text('firstName')}
      />
      <TextField
        label={t('account.lastName')}
        autoComplete="family-name"
        required
        {...form.text('lastName')}
      />
      <PasswordField
        label={t('account.password')}
        autoComplete="new-password"
        required
        {...form.text('password')}
      />
      <PasswordChecklist password={form.values.password} />
    </>
  );
}

const Accepted = ({ email }: { email: string }) => (
  <AccountPage title={t('account.invitation.done')}>
    <Banner tone="success" role="status">
      {t('account.invitation.doneText', { email })}
    </Banner>
    <ButtonLink as={Link} to={paths.signIn} $wide>
      {t('account.toSignIn')}
    </ButtonLink>
  </AccountPage>
);
