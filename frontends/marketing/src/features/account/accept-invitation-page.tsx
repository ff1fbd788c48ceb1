import { useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ApiError, serverText } from '@tablewell/api-client';
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

const redirectAfter = 5_000;
const noToken = 'No invitation token provided. Please check your email link.';
const badToken = 'This invitation is invalid or has expired.';

const fields = ['firstName', 'lastName', 'password'] as const;

function problemsOf({ firstName, lastName, password }: NewPerson): FormErrors<keyof NewPerson> {
  const weak = passwordProblem(password);
  return {
    ...(firstName.trim() ? {} : { firstName: 'First name is required' }),
    ...(lastName.trim() ? {} : { lastName: 'Last name is required' }),
    ...(weak ? { password: weak } : {}),
  };
}

/** Takes up an invitation to work at a restaurant: at once with an account, with a name and a password without. */
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
      <AccountPage title="Invalid invitation">
        <Banner tone="danger" role="alert">
          {token ? serverText(offer.error, badToken) : noToken}
        </Banner>
        <p>Ask the restaurant’s owner to invite you again.</p>
        <ButtonLink as={Link} to={paths.signIn} $wide>
          Go to Sign In
        </ButtonLink>
      </AccountPage>
    );
  }
  if (!offer.data) {
    return (
      <AccountPage title="Your invitation">
        <LoadingPanel text="Opening your invitation..." />
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
      <AccountPage title="Welcome to the team">
        <Banner tone="success" role="status">
          Your place is ready. Sign in as {offer.email}; you will be taken there in a moment.
        </Banner>
        <ButtonLink as={Link} to={paths.signIn} $wide>
          Go to Sign In
        </ButtonLink>
      </AccountPage>
    );
  }
  // An error of a field is shown beside it.
  const failure =
    accept.isError && Object.keys(form.errors).length === 0
      ? serverText(accept.error, 'Something went wrong. Please try again.')
      : undefined;
  return (
    <AccountPage
      title="Join the team"
      lead={`You have been invited to join as a ${offer.role} with the address ${offer.email}.`}
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
              {/* The account of the password, for password managers. */}
              <input
                type="text"
                name="username"
                autoComplete="username"
                value={offer.email}
                readOnly
                hidden
              />
              <TextField label="First name" autoComplete="given-name" required {...form.text('firstName')} />
              <TextField label="Last name" autoComplete="family-name" required {...form.text('lastName')} />
              <PasswordField
                label="Password"
                autoComplete="new-password"
                required
                {...form.text('password')}
              />
              <PasswordChecklist password={form.values.password} />
            </>
          )}
          <Button type="submit" size="large" wide busy={accept.isPending}>
            Accept Invitation
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}
