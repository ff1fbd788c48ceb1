import { useState } from 'react';
import { ApiError, NetworkError } from '@tablewell/api-client';
import { Banner, Button, Stack } from '@tablewell/ui';
import { sendVerification } from '@tablewell/api-client/account-calls';
import { t } from './texts';

/** Shows that the address is unverified, and sends the mail again on request. */
export function VerificationPrompt({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'danger'; text: string }>();

  async function resend(): Promise<void> {
    setBusy(true);
    setOutcome(undefined);
    try {
      await sendVerification(email);
      setOutcome({ tone: 'success', text: t('account.verify.sent') });
    } catch (error) {
      setOutcome({ tone: 'danger', text: resendFailure(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack $gap="xs">
      <Banner
        tone="warning"
        role="alert"
        title={t('account.verify.asked')}
        actions={
          <Button variant="secondary" size="small" busy={busy} onClick={() => void resend()}>
            {t('account.verify.again')}
          </Button>
        }
      >
        {t('account.verify.askedText', { email })}
      </Banner>
      {outcome && (
        <Banner tone={outcome.tone} role={outcome.tone === 'danger' ? 'alert' : 'status'}>
          {outcome.text}
        </Banner>
      )}
    </Stack>
  );
}

function resendFailure(error: unknown): string {
  if (error instanceof NetworkError) return t('account.offline');
  if (error instanceof ApiError) {
    if (error.status === 429) {
      return t('account.verify.tooMany');
    }
    if (error.status === 400 && error.text === 'Email is already verified') return error.text;
  }
  return t('account.verify.notSent');
}
