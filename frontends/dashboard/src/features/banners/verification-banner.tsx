import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@tablewell/api-client';
import { Banner, Button, notify } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { sendVerification } from '@tablewell/api-client/account-calls';
import { userInfo } from './api/user-info';

/** Reminds an owner who signed up by mail to verify the address. */
export function VerificationBanner() {
  const { data: user } = useQuery(userInfo());
  const [hidden, setHidden] = useState(false);
  const send = useMutation({
    mutationFn: sendVerification,
    onSuccess: () => notify('Verification email sent! Please check your email.', { tone: 'success' }),
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
      title="Please verify your email"
      actions={
        <Button
          variant="secondary"
          size="small"
          busy={send.isPending}
          onClick={() => send.mutate(user.email)}
        >
          Resend verification email
        </Button>
      }
      onDismiss={() => setHidden(true)}
    >
      We sent a link to {user.email}.
    </Banner>
  );
}

const sendFailure = (error: unknown): string =>
  error instanceof ApiError && error.status === 429
    ? 'Too many requests. Please wait a few minutes before trying again.'
    : messageOf(error);
