import { useState } from 'react';
import { ApiError, NetworkError } from '@tablewell/api-client';
import { Banner, Button, Stack } from '@tablewell/ui';
import { sendVerification } from '@tablewell/api-client/account-calls';

/** Says that the address is unverified, and sends the mail again on request. */
export function VerificationPrompt({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'danger'; text: string }>();

  async function resend(): Promise<void> {
    setBusy(true);
    setOutcome(undefined);
    try {
      await sendVerification(email);
      setOutcome({ tone: 'success', text: 'Verification email sent! Please check your email.' });
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
        title="Please verify your email"
        actions={
          <Button variant="secondary" size="small" busy={busy} onClick={() => void resend()}>
            Resend verification email
          </Button>
        }
      >
        We sent a link to {email}. Open it to finish signing in.
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
  if (error instanceof NetworkError) return 'Network error. Please check your connection and try again.';
  if (error instanceof ApiError) {
    if (error.status === 429) {
      return 'Too many verification requests. Please wait a few minutes before trying again.';
    }
    if (error.status === 400 && error.text === 'Email is already verified') return error.text;
  }
  return 'Failed to send verification email. Please try again.';
}
