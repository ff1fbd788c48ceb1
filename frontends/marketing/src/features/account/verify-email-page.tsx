import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { Link, useSearchParams } from '@tablewell/federation/router';
import { Banner, ButtonLink, LoadingPanel, Stack } from '@tablewell/ui';
import { paths } from '../../paths';
import { AccountPage } from './account-page';
import { AccountQuestion } from './account-question';
import { verifyEmail } from './api/verify-email';
import { useLaterRedirect } from './use-redirect';
import { refusalText } from './refusal-text';
import { t } from './texts';

const redirectAfter = 5_000;

/** Redeems the token in the mail as soon as it opens. */
export function VerifyEmailPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  // Sent by a query, which two mounts of the page share, so that the second does not read as “already verified”.
  const { data, isError, error } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => verifyEmail(token),
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const [answer, setAnswer] = useState<'mine' | 'not-mine'>();
  const isDone = data !== undefined && (data.question === undefined || answer === 'mine');
  const redirect = useLaterRedirect();
  useEffect(() => {
    if (isDone) redirect(paths.signIn, redirectAfter);
  }, [isDone, redirect]);

  if (answer === 'not-mine') {
    return (
      <AccountPage title={t('account.verify.deleted')}>
        <Banner tone="success" role="status">
          {t('account.verify.deletedText')}
        </Banner>
      </AccountPage>
    );
  }
  if (data?.question && !answer) {
    return (
      <AccountPage title={t('account.verify.question')}>
        <AccountQuestion
          token={token}
          question={data.question}
          onAnswered={(created) => setAnswer(created ? 'mine' : 'not-mine')}
        />
      </AccountPage>
    );
  }
  if (data) {
    const isRepeated = data.alreadyVerified && !answer;
    return (
      <AccountPage title={t(isRepeated ? 'account.verify.already' : 'account.verify.done')}>
        <Banner tone="success" role="status">
          {t(isRepeated ? 'account.verify.alreadyText' : 'account.verify.doneText')}
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
