import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverText } from '@tablewell/api-client';
import { Link, useSearchParams } from '@tablewell/federation/router';
import { Banner, ButtonLink, LoadingPanel, Stack } from '@tablewell/ui';
import { paths } from '../../paths';
import { AccountPage } from './account-page';
import { verifyEmail } from './api/verify-email';
import { useLaterRedirect } from './use-redirect';

const redirectAfter = 5_000;
const noToken = 'No verification token provided. Please check your email link.';
const failed = 'Email verification failed. Please try again.';

/** Redeems the token of the mail as soon as it opens. */
export function VerifyEmailPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  // A token can be used once, so it is sent by a query, which two mounts of the page share, rather than by an effect.
  const { isSuccess, isError, error } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      await verifyEmail(token);
      return true;
    },
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const redirect = useLaterRedirect();
  useEffect(() => {
    if (isSuccess) redirect(paths.signIn, redirectAfter);
  }, [isSuccess, redirect]);

  if (isSuccess) {
    return (
      <AccountPage title="Email verified">
        <Banner tone="success" role="status">
          Thank you. Your email address is verified; you will be taken to the sign-in page in a moment.
        </Banner>
        <ButtonLink as={Link} to={paths.signIn} $wide>
          Go to Sign In
        </ButtonLink>
      </AccountPage>
    );
  }
  if (isError || !token) {
    return (
      <AccountPage title="Verification failed">
        <Banner tone="danger" role="alert">
          {token ? serverText(error, failed) : noToken}
        </Banner>
        <Stack $gap="sm">
          <ButtonLink as={Link} to={paths.signIn} $wide>
            Go to Sign In
          </ButtonLink>
          <ButtonLink as={Link} to={paths.signUp} $variant="secondary" $wide>
            Create New Account
          </ButtonLink>
        </Stack>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Verify your email">
      <LoadingPanel text="Verifying your email..." />
    </AccountPage>
  );
}
