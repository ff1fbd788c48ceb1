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
import { t } from './texts';

/** Sets a new password: the token is verified first, then the form is shown. */
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

  if (!token) return <InvalidLink reason={t('account.reset.noToken')} />;
  if (refused) return <InvalidLink reason={refused} />;
  if (check.isError) {
    const isRefused = check.error instanceof ApiError;
    return <InvalidLink reason={t(isRefused ? 'account.reset.badToken' : 'account.reset.noAnswer')} />;
  }
  if (!check.data) {
    return (
      <AccountPage title={t('account.reset.title')}>
        <LoadingPanel text={t('account.reset.busy')} />
      </AccountPage>
    );
  }
  return (
    <ResetPasswordForm
      token={token}
      email={check.data.email}
      onExpired={() => setRefused(t('account.reset.badToken'))}
    />
  );
}

const InvalidLink = ({ reason }: { reason: ReactNode }) => (
  <AccountPage title={t('account.reset.invalid')}>
    <Banner tone="danger" role="alert">
      {reason}
    </Banner>
    <Stack $gap="sm">
      <ButtonLink as={Link} to={paths.forgotPassword} $wide>
        {t('account.reset.again')}
      </ButtonLink>
      <ButtonLink as={Link} to={paths.signIn} $variant="secondary" $wide>
        {t('account.reset.back')}
      </ButtonLink>
    </Stack>
  </AccountPage>
);
