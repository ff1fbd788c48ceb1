import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError, storeSession } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';
import { loadScript, pageConfig } from '@tablewell/federation';
import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { googleSignIn } from './api/google-sign-in';
import { challengeOf } from './api/second-factor';
import { refusalText } from './refusal-text';
import { t } from './texts';

interface GoogleIdentity {
  accounts: {
    id: {
      initialize(options: { client_id: string; callback: (answer: { credential: string }) => void }): void;
      renderButton(place: HTMLElement, options: Record<string, string | number>): void;
    };
  };
}
const google = (): GoogleIdentity | undefined => (globalThis as { google?: GoogleIdentity }).google;

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  margin-top: ${space.md};
  color: ${color.textMuted};
  font-size: 0.875rem;
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${color.border};
  }
`;

const Note = styled.p`
  margin-top: ${space.xs};
  color: ${color.textMuted};
  font-size: 0.875rem;
`;

const Covered = styled.div`
  position: relative;
`;

/** Google's button is in a frame, whose clicks cannot be intercepted: this one lies over it. */
const Cover = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;

interface GoogleSignInProps {
  purpose: 'sign-in' | 'sign-up';
  /** Sign-up: the restaurant's name as typed so far. */
  restaurantName?: string;
  /** Sign-up: the captcha's token, if there is one. */
  recaptchaToken?: string;
  /** The consequences of pressing the button, shown below it. */
  note?: ReactNode;
  /** Sign-up: called instead of opening Google's window while there is no name of a restaurant. */
  onNoName?: () => void;
  /** Called once the session is stored; the page navigates. */
  onDone: (session: components['schemas']['SignedIn']) => void;
  /** The account has a second factor: a code finishes the sign-in. */
  onChallenge: (challenge: string) => void;
  onFailure: (message: string, error?: unknown) => void;
}

/** Google's own button, if a client id is configured; renders nothing if none is, or if its script does not load. */
export function GoogleSignIn({
  purpose,
  restaurantName,
  recaptchaToken,
  note,
  onNoName,
  onDone,
  onChallenge,
  onFailure,
}: GoogleSignInProps) {
  const place = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const { googleClientId, googleScriptUrl } = pageConfig();

  const lacksName = onNoName !== undefined && !restaurantName?.trim();

  async function proceed(idToken: string): Promise<void> {
    const name = restaurantName?.trim();
    if (purpose === 'sign-up' && !name) return onFailure(t('account.google.noName'));
    try {
      const session = await googleSignIn({
        idToken,
        ...(name ? { restaurantName: name } : {}),
        ...(recaptchaToken ? { recaptchaToken } : {}),
      });
      storeSession(session);
      onDone(session);
    } catch (error) {
      const challenge = challengeOf(error);
      if (challenge) return onChallenge(challenge);
      // The server does not know the page, and its text says "sign in" whenever it refuses Google's token.
      const refused = purpose === 'sign-up' && error instanceof ApiError && error.status === 401;
      const failed = t(`account.google.${purpose}`);
      onFailure(refused ? failed : refusalText(error, failed), error);
    }
    return undefined;
  }
  // Google keeps the first callback, which must use the current form.
  const latest = useRef(proceed);
  useEffect(() => {
    latest.current = proceed;
  });

  useEffect(() => {
    if (!googleClientId || !googleScriptUrl) return undefined;
    let here = true;
    loadScript(googleScriptUrl).then(
      () => {
        const identity = google()?.accounts.id;
        if (!here || !identity || !place.current) return;
        identity.initialize({
          client_id: googleClientId,
          callback: ({ credential }) => void latest.current(credential),
        });
        identity.renderButton(place.current, {
          theme: 'outline',
          size: 'large',
          width: Math.min(place.current.clientWidth, 400),
          text: purpose === 'sign-up' ? 'signup_with' : 'signin_with',
        });
        setReady(true);
      },
      () => undefined, // The form below does the same.
    );
    return () => {
      here = false;
    };
  }, [googleClientId, googleScriptUrl, purpose]);

  if (!googleClientId || !googleScriptUrl) return null;
  return (
    <div>
      <Covered>
        <div ref={place} inert={lacksName} aria-hidden={lacksName || undefined} />
        {ready && lacksName && (
          <Cover type="button" aria-label={t('account.google.button')} onClick={onNoName} />
        )}
      </Covered>
      {ready && note && <Note>{note}</Note>}
      {ready && <Or>{t('account.google.or')}</Or>}
    </div>
  );
}
