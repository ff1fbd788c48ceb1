import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '@tablewell/api-client';
import { Link, useSearchParams } from '@tablewell/federation/router';
import { Banner, ButtonLink, LoadingPanel, Stack } from '@tablewell/ui';
import { paths } from '../../paths';
import { AccountPage } from './account-page';
import { verifyResetToken } from './api/verify-reset-token';
import { ResetPasswordForm } from './reset-password-form';

const noToken = 'No reset token provided. Please check your email link.';
const badToken = 'Invalid or expired reset token.';
const noAnswer = 'Unable to verify reset token. Please try again.';

/** Sets a new password: the token is verified first, then the form shows. */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [refused, setRefused] = useState<string>();
  const check = useQuery({
    queryKey: ['reset-token', token],
    queryFn: () => verifyResetToken(token),
    enabled: token !== '',
    staleTime: Infinity,
  });

  if (!token) return <InvalidLink reason={noToken} />;
  if (refused) return <InvalidLink reason={refused} />;
  if (check.isError) return <InvalidLink reason={check.error instanceof ApiError ? badToken : noAnswer} />;
  if (!check.data) {
    return (
      <AccountPage title="Reset your password">
        <LoadingPanel text="Verifying your reset link..." />
      </AccountPage>
    );
  }
  return <ResetPasswordForm token={token} email={check.data.email} onExpired={() => setRefused(badToken)} />;
}

const InvalidLink = ({ reason }: { reason: ReactNode }) => (
  <AccountPage title="Invalid Reset Link">
    <Banner tone="danger" role="alert">
      {reason}
    </Banner>
    <Stack $gap="sm">
      <ButtonLink as={Link} to={paths.forgotPassword} $wide>
        Request New Link
      </ButtonLink>
      <ButtonLink as={Link} to={paths.signIn} $variant="secondary" $wide>
        Return to Sign In
      </ButtonLink>
    </Stack>
  </AccountPage>
);
