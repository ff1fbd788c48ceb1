import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError, NetworkError, storeSession } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';
import { Banner, Button, Stack, TextField, useForm } from '@tablewell/ui';
import { AccountPage } from './account-page';
import { finishSignIn } from './api/second-factor';
import { refusalText } from './refusal-text';
import { t } from './texts';

interface SecondFactorPageProps {
  challenge: string;
  /** Called once the session is stored. */
  onDone: (session: components['schemas']['SignedIn']) => void;
  /** Begins the sign-in again: with the reason, or without one if the user goes back. */
  onEnded: (reason?: string) => void;
}

/** The second step of a sign-in: the code of an authenticator app, or a recovery code. */
export function SecondFactorPage({ challenge, onDone, onEnded }: SecondFactorPageProps) {
  const form = useForm(() => ({ code: '' }));
  const [way, setWay] = useState<'app' | 'recovery'>('app');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { ref } = form;

  // This page replaces the form, and with it what had the focus.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [way, ref]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(undefined);
    if (!form.values.code.trim()) return form.refuse({ code: t(`account.code.${way}Missing`) });
    form.clear();
    setBusy(true);
    try {
      const session = await finishSignIn(challenge, form.values.code);
      storeSession(session);
      onDone(session);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  }

  function refuse(error: unknown): void {
    const code = error instanceof ApiError ? error.body.code : undefined;
    const text = refusalText(error, t('account.failed'));
    if (code === 'challenge-ended') onEnded(text);
    else if (code === 'wrong-code' || code === 'no-code') form.refuse({ code: text });
    else setFailure(error instanceof NetworkError ? t('account.offline') : text);
  }

  function change(other: 'app' | 'recovery'): void {
    form.reset();
    setFailure(undefined);
    setWay(other);
  }

  const inApp = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 40 } as const;
  const onPaper = { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 40 } as const;
  return (
    <AccountPage title={t('account.code.title')}>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <form noValidate ref={ref} onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextField
            key={way}
            label={t(`account.code.${way}`)}
            hint={t(`account.code.${way}Hint`)}
            required
            spellCheck={false}
            dir="ltr"
            {...(way === 'app' ? inApp : onPaper)}
            {...form.text('code')}
          />
          <Button type="submit" size="large" wide busy={busy}>
            {t('account.signIn.submit')}
          </Button>
          <Button
            type="button"
            variant="quiet"
            wide
            onClick={() => change(way === 'app' ? 'recovery' : 'app')}
          >
            {t(way === 'app' ? 'account.code.useRecovery' : 'account.code.useApp')}
          </Button>
          <Button type="button" variant="quiet" wide onClick={() => onEnded()}>
            {t('account.forgot.back')}
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}
