import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '@tablewell/federation/testing';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../testing/render-page';
import { offerAgainMs } from './passkey-prompt';

const session = { token: 't', refreshToken: 'r', user: { id: 'u', email: 'anna@example.com' } };
/** Text as base64url. */
const encoded = (text: string) => btoa(text).replace(/=+$/, '');
const options = {
  challenge: encoded('challenge'),
  rpId: 'localhost',
  timeout: 300_000,
  allowCredentials: [],
};
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
/** What an authenticator signed, as a browser gives it to the page. */
const signed = {
  ...{ id: 'a2V5', rawId: bytes('key'), type: 'public-key', authenticatorAttachment: 'platform' },
  response: {
    ...{ clientDataJSON: bytes('client'), authenticatorData: bytes('data') },
    ...{ signature: bytes('signature'), userHandle: bytes('u') },
  },
  getClientExtensionResults: () => ({}),
};

interface Asked {
  readonly mediation?: string;
  readonly signal: AbortSignal;
}

/** A browser with passkeys. What is offered for autofill waits until the page ends it. */
function browser({ autofill = false, get = () => Promise.resolve<unknown>(signed) } = {}) {
  const asked: Asked[] = [];
  class Known {
    static isConditionalMediationAvailable = () => Promise.resolve(autofill);
  }
  Object.assign(globalThis, { PublicKeyCredential: Known });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get(request: Asked) {
        asked.push(request);
        if (request.mediation !== 'conditional') return get();
        return new Promise((_resolve, reject) =>
          request.signal.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError'))),
        );
      },
    },
  });
  return asked;
}

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const answers = (finish: Answer) =>
  serve(({ path }) => (path === '/api/auth/passkey/options' ? [200, options] : finish));
const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));

describe('a sign-in with a passkey', () => {
  it('sends what the authenticator signed, keeps the session and goes on', async () => {
    const asked = browser();
    const calls = answers([200, { ...session, redirectUrl: '/subscription' }]);
    const { container } = renderAt('/login');
    expect((await axe(container)).violations).toEqual([]);
    await press();
    expect(await screen.findByText('/subscription')).toBeInTheDocument();
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/passkey/options', '/api/auth/passkey/signin']);
    expect(calls[1]?.body).toEqual({
      ...{ id: 'a2V5', rawId: 'a2V5', type: 'public-key' },
      response: {
        ...{ clientDataJSON: encoded('client'), authenticatorData: encoded('data') },
        ...{ signature: encoded('signature'), userHandle: encoded('u') },
      },
    });
    expect(asked[0]).toMatchObject({ publicKey: { rpId: 'localhost' } });
    expect(localStorage.getItem('token')).toBe('t');
  });

  it('is not offered by browsers without passkeys', () => {
    const calls = answers([200, session]);
    renderAt('/login');
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
    expect(calls).toEqual([]);
  });

  it.each([
    ['NotAllowedError', 'status', 'No passkey was used. You can try again, or sign in with your password.'],
    ['SecurityError', 'alert', 'Passkeys cannot be used at this address. Please sign in with your password.'],
    [
      'UnknownError',
      'alert',
      'Failed to sign in with a passkey. Please try again, or sign in with your password.',
    ],
  ])('says what to do after the browser’s %s', async (name, role, text) => {
    browser({ get: () => Promise.reject(new DOMException('no', name)) });
    answers([200, session]);
    renderAt('/login');
    await press();
    expect(await screen.findByRole(role)).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('shows why the server refused it', async () => {
    browser();
    answers([401, { error: 'This passkey does not sign in here.', code: 'bad-passkey' }]);
    renderAt('/login');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('This passkey does not sign in here.');
  });

  it('is offered in the field of the address, anew before its challenge ends, and no longer once the page is left', async () => {
    const asked = browser({ autofill: true });
    const calls = answers([200, session]);
    jest.useFakeTimers();
    const { unmount } = renderAt('/login');
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    await waitFor(() => expect(asked.map(({ mediation }) => mediation)).toEqual(['conditional']));
    await act(() => jest.advanceTimersByTimeAsync(offerAgainMs));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    unmount();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    await jest.advanceTimersByTimeAsync(2 * offerAgainMs);
    expect(calls).toHaveLength(2);
  });

  it('makes way for the button, and comes back if nothing came of that', async () => {
    const asked = browser({
      autofill: true,
      get: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    });
    answers([200, session]);
    renderAt('/login');
    await waitFor(() => expect(asked).toHaveLength(1));
    await press();
    await waitFor(() =>
      expect(asked.map(({ mediation }) => mediation)).toEqual(['conditional', undefined, 'conditional']),
    );
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  });
});
