import { useEffect, useRef, useState } from 'react';
import { NetworkError, storeSession } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';
import { openHostedPage } from '@tablewell/federation';
import { useLocation } from '@tablewell/federation/router';
import { Button } from '@tablewell/ui';
import { continueSession, startSso } from './api/sso';
import { refusalText } from './refusal-text';
import { keepNext, takeNext } from './sso-next';
import { find, t } from './texts';

interface SsoSignInProps {
  /** The address as typed so far: its domain leads to the company. */
  email: string;
  /** Where to go after the sign-in; undefined: where the server says. */
  next: string | undefined;
  /** Called instead of leaving the page while there is no address. */
  onNoEmail: () => void;
  /** Called once the session is stored. */
  onDone: (session: components['schemas']['SignedIn'], next: string | undefined) => void;
  onFailure: (message: string | undefined) => void;
}

/** Signing in by the identity provider of a company, which sends the browser back to this page. */
export function SsoSignIn({ email, next, onNoEmail, onDone, onFailure }: SsoSignInProps) {
  const outcome = new URLSearchParams(useLocation().search).get('sso');
  const [busy, setBusy] = useState(outcome === 'done');
  const latest = useRef({ onDone, onFailure });
  useEffect(() => {
    latest.current = { onDone, onFailure };
  });

  useEffect(() => {
    if (outcome === null) return undefined;
    let isHere = true;
    if (outcome === 'done') {
      continueSession().then(
        (session) => {
          if (!isHere) return;
          storeSession(session);
          latest.current.onDone(session, takeNext());
        },
        (error: unknown) => {
          if (!isHere) return;
          setBusy(false);
          latest.current.onFailure(failureOf(error));
        },
      );
    } else {
      latest.current.onFailure(find(`account.refusal.${outcome}`) ?? t('account.failed'));
    }
    return () => {
      isHere = false;
    };
  }, [outcome]);

  async function begin(): Promise<void> {
    onFailure(undefined);
    if (!email.trim()) return onNoEmail();
    setBusy(true);
    try {
      const url = await startSso(email.trim());
      keepNext(next);
      openHostedPage(url);
    } catch (error) {
      onFailure(failureOf(error));
      setBusy(false);
    }
  }

  return (
    <Button type="button" variant="secondary" wide busy={busy} onClick={() => void begin()}>
      {t('account.sso.action')}
    </Button>
  );
}

const failureOf = (error: unknown): string =>
  error instanceof NetworkError ? t('account.signIn.offline') : refusalText(error, t('account.failed'));
