import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { serverText } from '@tablewell/api-client';
import { Link, useSearchParams } from '@tablewell/federation/router';
import { Banner, Button, ButtonLink, LoadingPanel, PasswordField, Stack, TextField } from '@tablewell/ui';
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
  const [person, setPerson] = useState<NewPerson>({ firstName: '', lastName: '', password: '' });
  const [wrong, setWrong] = useState<string>();
  const redirect = useLaterRedirect();
  const accept = useMutation({
    mutationFn: () => acceptInvitation(token, person),
    onSuccess: () => redirect(paths.signIn, redirectAfter),
  });
  const change = (part: Partial<NewPerson>): void => setPerson((before) => ({ ...before, ...part }));
  const isComplete = offer.hasAccount || Object.values(person).every((text) => text.trim() !== '');

  function submit(event: FormEvent): void {
    event.preventDefault();
    const problem = offer.hasAccount ? undefined : passwordProblem(person.password);
    setWrong(problem);
    if (!problem) accept.mutate();
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
  const failure =
    wrong ??
    (accept.isError ? serverText(accept.error, 'Something went wrong. Please try again.') : undefined);
  return (
    <AccountPage title="Join the team" lead={`You are invited as a ${offer.role}, as ${offer.email}.`}>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <form noValidate onSubmit={submit}>
        <Stack>
          {!offer.hasAccount && (
            <>
              {/* Tells a password manager whose password this is. */}
              <input
                type="text"
                name="username"
                autoComplete="username"
                value={offer.email}
                readOnly
                hidden
              />
              <TextField
                label="First name"
                autoComplete="given-name"
                required
                value={person.firstName}
                onChange={(event) => change({ firstName: event.target.value })}
              />
              <TextField
                label="Last name"
                autoComplete="family-name"
                required
                value={person.lastName}
                onChange={(event) => change({ lastName: event.target.value })}
              />
              <PasswordField
                label="Password"
                name="password"
                autoComplete="new-password"
                required
                value={person.password}
                onChange={(event) => change({ password: event.target.value })}
              />
              <PasswordChecklist password={person.password} />
            </>
          )}
          <Button type="submit" size="large" wide busy={accept.isPending} disabled={!isComplete}>
            Accept Invitation
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}
