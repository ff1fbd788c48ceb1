import { useEffect, useRef, useState } from 'react';
import { NetworkError, storeSession } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';
import { Button, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import { hasPasskeys, PasskeyPrompt } from './passkey-prompt';
import { refusalText } from './refusal-text';
import { t } from './texts';

const Note = styled.p`
  color: ${color.textMuted};
  font-size: 0.875rem;
  text-align: center;
  /* It is there before its text, so that screen readers announce that, and takes no room until then. */
  &:empty {
    position: absolute;
  }
`;

interface PasskeySignInProps {
  /** Called once the session is stored. */
  onDone: (session: components['schemas']['SignedIn']) => void;
  onFailure: (message: string | undefined) => void;
}

/**
 * A button that signs in with a passkey. Passkeys are also offered in the field of the page whose `autocomplete` ends with `webauthn`.
 * Renders nothing in browsers without them.
 */
export function PasskeySignIn(props: PasskeySignInProps) {
  const [busy, setBusy] = useState(false);
  const [isUnused, setUnused] = useState(false);
  const prompt = useRef<PasskeyPrompt>(undefined);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const made = new PasskeyPrompt({
      signedIn(session) {
        storeSession(session);
        latest.current.onDone(session);
      },
      failed(error) {
        setBusy(false);
        if (nameOf(error) === 'AbortError') return;
        if (nameOf(error) === 'NotAllowedError') setUnused(true);
        else latest.current.onFailure(failureText(error));
      },
    });
    prompt.current = made;
    void made.start();
    return () => made.stop();
  }, []);

  function ask(): void {
    setUnused(false);
    setBusy(true);
    latest.current.onFailure(undefined);
    void prompt.current?.ask();
  }

  if (!hasPasskeys()) return null;
  return (
    <>
      <Button type="button" variant="secondary" wide busy={busy} onClick={ask}>
        {t('account.passkey.button')}
      </Button>
      <Note role="status">{isUnused && t('account.passkey.unused')}</Note>
    </>
  );
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

function failureText(error: unknown): string {
  if (error instanceof NetworkError) return t('account.signIn.offline');
  // The page is open at another address than the product's own.
  if (nameOf(error) === 'SecurityError') return t('account.refusal.passkeys-unavailable');
  return refusalText(error, t('account.passkey.failed'));
}
