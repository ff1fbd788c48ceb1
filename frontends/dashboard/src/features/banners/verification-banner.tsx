import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@tablewell/api-client';
import { Banner, Button, notify } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { sendVerification } from '@tablewell/api-client/account-calls';
import { userInfo } from './api/user-info';
import { t } from './texts';

/** Reminds an owner who signed up by mail to verify the address. */
export function VerificationBanner() {
  const { data: user } = useQuery(userInfo());
  const [hidden, setHidden] = useState(false);
  const send = useMutation({
    mutationFn: sendVerification,
    onSuccess: () => notify(t('banners.verify.sent'), { tone: 'success' }),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 400 && error.text === 'Email is already verified') {
        return setHidden(true);
      }
      notify(sendFailure(error), { tone: 'danger' });
    },
  });
  if (!user || user.isVerified || user.authProvider !== 'email' || hidden) return null;
  return (
    <Banner
      tone="info"
      title={t('banners.verify.title')}
      actions={
        <Button
          variant="secondary"
          size="small"
          busy={send.isPending}
          onClick={() => send.mutate(user.email)}
        >
          {t('banners.verify.again')}
        </Button>
      }
      onDismiss={() => setHidden(true)}
    >
      {t('banners.verify.text', { email: user.email })}
    </Banner>
  );
}

const sendFailure = (error: unknown): string =>
  error instanceof ApiError && error.status === 429 ? t('banners.verify.tooMany') : messageOf(error);
