import { useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError, NetworkError } from '@tablewell/api-client';
import { Banner, Button, Stack, TextField } from '@tablewell/ui';
import { paths } from '../../paths';
import { AccountPage } from './account-page';
import { forgotPassword } from './api/forgot-password';
import { TextLink } from '../../lib/text-link';
import { useLaterRedirect } from './use-redirect';
import { refusalText } from './refusal-text';
import { t } from './texts';

const redirectAfter = 5_000;

/** Requests a reset link. The answer does not reveal whether the account exists. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const redirect = useLaterRedirect();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(undefined);
    setBusy(true);
    try {
      await forgotPassword(email.trim());
      setSent(true);
      redirect(paths.signIn, redirectAfter);
    } catch (error) {
      setFailure(forgotFailure(error));
    } finally {
      setBusy(false);
    }
  }

  const back = <TextLink to={paths.signIn}>{t('account.forgot.back')}</TextLink>;
  if (sent) {
    return (
      <AccountPage title={t('account.forgot.sent')} below={back}>
        <p role="status">{t('account.forgot.sentText')}</p>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('account.forgot.title')} lead={t('account.forgot.lead')} below={back}>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextField
            label={t('account.email')}
            type="email"
            name="email"
            autoComplete="email"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" size="large" wide busy={busy} disabled={!email.trim()}>
            {t('account.forgot.submit')}
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}

function forgotFailure(error: unknown): string {
  if (error instanceof NetworkError) return t('account.offline');
  if (error instanceof ApiError && error.status === 429) {
    return t('account.forgot.tooMany');
  }
  return refusalText(error, t('account.failed'));
}
