import { useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import { Link, useSearchParams } from '@tablewell/federation/router';
import {
  Banner,
  Button,
  ButtonLink,
  errorsOf,
  LoadingPanel,
  PasswordField,
  Stack,
  TextField,
  useForm,
} from '@tablewell/ui';
import type { FormErrors } from '@tablewell/ui';
import { paths } from '../../paths';
import { AccountPage } from './account-page';
import { acceptInvitation, getInvitation } from './api/invitation';
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

/** Accepts an invitation to work at a restaurant: at once with an account, or with a name and a password. */
export function AcceptInvitationPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const offer = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => getInvitation(token),
    enabled: token !== '',
    staleTime: Infinity,
  });
  if (!token || offer.isError) {
    return (
      <AccountPage title={t('account.invitation.invalid')}>
        <Banner tone="danger" role="alert">
          {token
            ? refusalText(offer.error, t('account.invitation.badToken'))
            : t('account.invitation.noToken')}
        </Banner>
        <p>{t('account.invitation.again')}</p>
        <ButtonLink as={Link} to={paths.signIn} $wide>
          {t('account.toSignIn')}
        </ButtonLink>
      </AccountPage>
    );
  }
  if (!offer.data) {
    return (
      <AccountPage title={t('account.invitation.title')}>
        <LoadingPanel text={t('account.invitation.busy')} />
      </AccountPage>
    );
  }
  return <AcceptForm token={token} offer={offer.data} />;
}

function AcceptForm({ token, offer }: { token: string; offer: Offer }) {
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

  if (accept.isSuccess) {
    return (
      <AccountPage title={t('account.invitation.done')}>
        <Banner tone="success" role="status">
          {t('account.invitation.doneText', { email: offer.email })}
        </Banner>
        <ButtonLink as={Link} to={paths.signIn} $wide>
          {t('account.toSignIn')}
        </ButtonLink>
      </AccountPage>
    );
  }
  // An error of a field is shown at the field.
  const failure =
    accept.isError && Object.keys(form.errors).length === 0
      ? refusalText(accept.error, t('account.failed'))
      : undefined;
  return (
    <AccountPage
      title={t('account.invitation.join')}
      lead={t('account.invitation.lead', { role: t(`account.role.${offer.role}`), email: offer.email })}
    >
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <form noValidate ref={form.ref} onSubmit={submit}>
        <Stack>
          {!offer.hasAccount && (
            <>
              {/* The account that the password belongs to, for password managers. */}
              <input
                type="text"
                name="username"
                autoComplete="username"
                value={offer.email}
                readOnly
                hidden
              />
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
          )}
          <Button type="submit" size="large" wide busy={accept.isPending}>
            {t('account.invitation.accept')}
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}
