import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { Link, useSearchParams } from '@tablewell/federation/router';
import { Banner, ButtonLink, LoadingPanel, Stack } from '@tablewell/ui';
import { paths } from '../../paths';
import { AccountPage } from './account-page';
import { verifyEmail } from './api/verify-email';
import { useLaterRedirect } from './use-redirect';
import { refusalText } from './refusal-text';
import { t } from './texts';

const redirectAfter = 5_000;

/** Redeems the token in the mail as soon as it opens. */
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
      <AccountPage title={t('account.verify.done')}>
        <Banner tone="success" role="status">
          {t('account.verify.doneText')}
        </Banner>
        <ButtonLink as={Link} to={paths.signIn} $wide>
          {t('account.toSignIn')}
        </ButtonLink>
      </AccountPage>
    );
  }
  if (isError || !token) {
    return (
      <AccountPage title={t('account.verify.failed')}>
        <Banner tone="danger" role="alert">
          {token ? refusalText(error, t('account.verify.failedText')) : t('account.verify.noToken')}
        </Banner>
        <Stack $gap="sm">
          <ButtonLink as={Link} to={paths.signIn} $wide>
            {t('account.toSignIn')}
          </ButtonLink>
          <ButtonLink as={Link} to={paths.signUp} $variant="secondary" $wide>
            {t('account.verify.signUp')}
          </ButtonLink>
        </Stack>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('account.verify.title')}>
      <LoadingPanel text={t('account.verify.busy')} />
    </AccountPage>
  );
}
