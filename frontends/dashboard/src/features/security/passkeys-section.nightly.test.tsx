import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '@tablewell/federation/testing';
import { NotificationRegion } from '@tablewell/ui';
import { axe } from 'jest-axe';
import { ConfirmProvider } from '../../lib/confirm';
import { serve } from '../../testing/serve';
import { fieldRefusal, rpcRefusal } from '../../testing/rpc-refusal';
import { PasskeysSection } from './passkeys-section';

const phone = { id: 'p1', name: 'Ada’s phone', createdAt: '2026-11-20T18:00:00Z', isSynced: true };
const key = { ...phone, id: 'p2', name: 'Key', usedAt: '2026-11-21T18:00:00Z', isSynced: false };
const available = { max: 10, isAvailable: true, proof: 'PASSKEY_PROOF_PASSWORD' };
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const optionsJson = JSON.stringify({
  ...{ challenge: 'Yw', rp: { id: 'localhost', name: 'T' }, user: { id: 'dQ', name: 'a', displayName: 'A' } },
  ...{ pubKeyCredParams: [{ alg: -7, type: 'public-key' }], excludeCredentials: [] },
});
/** What an authenticator made, as a browser gives it to the page. */
const made = {
  ...{ id: 'a2V5', rawId: bytes('key'), type: 'public-key', authenticatorAttachment: 'platform' },
  response: {
    ...{ clientDataJSON: bytes('client'), attestationObject: bytes('object') },
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
};

/** Simulates a browser with passkeys. Returns the ids of the passkeys that the page reported to it as removed. */
function browser(create: () => Promise<unknown> = () => Promise.resolve(made)): object[] {
  const forgotten: object[] = [];
  class Known {
    static signalUnknownCredential = (passkey: object) => Promise.resolve(forgotten.push(passkey));
  }
  Object.assign(globalThis, { PublicKeyCredential: Known });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
  return forgotten;
}

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

/** The section of a user with these passkeys; a change that succeeds leaves `after`. */
async function open(
  before: object,
  answers: Record<string, (body: object) => Answer> = {},
  after: object = before,
) {
  let list = before;
  const calls = serve(({ path, body }) => {
    const method = path.split('/').at(-1) ?? '';
    if (method === 'ListPasskeys') return [200, { ...available, ...list }];
    const answer = answers[method]?.(body as object);
    if (answer?.[0] === 200 && method !== 'BeginPasskey') list = after;
    return answer;
  });
  const { container } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConfirmProvider>
        <PasskeysSection />
      </ConfirmProvider>
      <NotificationRegion />
    </QueryClientProvider>,
  );
  const bodies = (method: string) =>
    calls.filter(({ path }) => path.endsWith(`/${method}`)).map(({ body }) => body);
  return { container, bodies };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);

describe('passkeys in the settings', () => {
  it('are added with the password, under a name that the browser proposes', async () => {
    browser();
    const answers = {
      BeginPasskey: (body: object): Answer =>
        'password' in body && body.password === 'Tables4all'
          ? [200, { optionsJson }]
          : fieldRefusal('password', 'This is not your password.'),
      ConfirmPasskey: (): Answer => [200, { passkey: phone }],
    };
    const { container, bodies } = await open({}, answers, { passkeys: [phone] });
    expect(await screen.findByText('You have no passkeys yet.')).toBeVisible();
    await press('Add a passkey');
    expect(screen.getByLabelText('Your password')).toHaveFocus();
    await type('Your password', 'Wrong{Enter}');
    expect(await screen.findByText('This is not your password.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Your password'));
    await type('Your password', 'Tables4all{Enter}');
    const name = await screen.findByLabelText('Name of the passkey');
    expect(name).toHaveFocus();
    expect(name).not.toHaveValue('');
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.clear(name);
    await press('Continue');
    expect(name).toHaveAccessibleDescription(/give the passkey a name/);
    await type('Name of the passkey', 'Ada’s phone{Enter}');
    expect(await screen.findByText('Passkey added')).toBeVisible();
    const [item] = await screen.findAllByRole('listitem');
    expect(item).toHaveTextContent(/Ada’s phone.*On your synced devices.*Added on .*2026.*Not used yet/);
    expect((await axe(container)).violations).toEqual([]);
    const [confirmed] = bodies('ConfirmPasskey') as { name: string; responseJson: string }[];
    expect(confirmed?.name).toBe('Ada’s phone');
    expect(JSON.parse(confirmed?.responseJson ?? '')).toMatchObject({
      ...{ id: 'a2V5', type: 'public-key' },
      response: { clientDataJSON: 'Y2xpZW50', attestationObject: 'b2JqZWN0', transports: ['internal'] },
    });
  });

  it('are added with a code if two-step sign-in is on', async () => {
    browser();
    const proof = 'PASSKEY_PROOF_CODE';
    const { bodies } = await open({ proof }, { BeginPasskey: () => [200, { optionsJson }] });
    await press('Add a passkey');
    await type('Code or recovery code', '123456{Enter}');
    expect(await screen.findByLabelText('Name of the passkey')).toBeVisible();
    expect(bodies('BeginPasskey')).toEqual([{ code: '123456' }]);
  });

  it('are proposed a name that none of them has', async () => {
    browser();
    const passkeys = [
      { ...phone, name: 'Unknown device' },
      { ...key, name: 'Unknown device 2' },
    ];
    await open({ passkeys }, { BeginPasskey: () => [200, { optionsJson }] });
    await press('Add a passkey');
    await type('Your password', 'Tables4all{Enter}');
    expect(await screen.findByLabelText('Name of the passkey')).toHaveValue('Unknown device 3');
  });

  it('ask an account without a password for a recent sign-in', async () => {
    browser();
    const refusal = rpcRefusal(400, 'failed_precondition', 'sign-in-again', 'Please sign in again.');
    await open({ proof: 'PASSKEY_PROOF_RECENT_SIGN_IN' }, { BeginPasskey: () => refusal });
    await press('Add a passkey');
    expect(await screen.findByText('Please sign in again.')).toBeVisible();
  });

  it.each([
    ['InvalidStateError', 'There is a passkey for your account on this device already.'],
    ['NotAllowedError', 'No passkey was made. You can try again.'],
    ['SecurityError', 'At this address, browsers make no passkeys. They need a host name, and HTTPS.'],
    ['UnknownError', 'Your browser could not make a passkey. Please try again, or use another device.'],
  ])('say what the browser’s %s means, and can be tried again', async (error, text) => {
    browser(() => Promise.reject(new DOMException('no', error)));
    const { bodies } = await open({}, { BeginPasskey: () => [200, { optionsJson }] });
    await press('Add a passkey');
    await type('Your password', 'Tables4all{Enter}');
    await screen.findByLabelText('Name of the passkey');
    await press('Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
    expect(bodies('ConfirmPasskey')).toEqual([]);
  });

  it('are forgotten by the browser if the server refuses them', async () => {
    const forgotten = browser();
    const refusal = rpcRefusal(400, 'failed_precondition', 'passkey-setup-ended', 'Please begin again.');
    await open({}, { BeginPasskey: () => [200, { optionsJson }], ConfirmPasskey: () => refusal });
    await press('Add a passkey');
    await type('Your password', 'Tables4all{Enter}');
    await screen.findByLabelText('Name of the passkey');
    await press('Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please begin again.');
    expect(forgotten).toEqual([{ rpId: 'localhost', credentialId: 'a2V5' }]);
  });

  it('are renamed', async () => {
    browser();
    const passkeys = [phone, key];
    const after = { passkeys: [{ ...phone, name: 'Old phone' }, key] };
    const { bodies } = await open({ passkeys }, { RenamePasskey: () => [200, {}] }, after);
    await press('Rename Ada’s phone');
    const name = screen.getByLabelText('Name of the passkey');
    expect(name).toHaveValue('Ada’s phone');
    await userEvent.clear(name);
    await userEvent.type(name, 'Old phone{Enter}');
    expect(await screen.findByText('Old phone')).toBeVisible();
    expect(bodies('RenamePasskey')).toEqual([{ id: 'p1', name: 'Old phone' }]);
  });

  it('are removed with the password, of which the browser is told', async () => {
    const forgotten = browser();
    const passkeys = [phone, key];
    const { container, bodies } = await open(
      { passkeys },
      { RemovePasskey: () => [200, { rpId: 'localhost', credentialId: 'a2V5' }] },
      { passkeys: [key] },
    );
    await press('Remove Ada’s phone');
    expect(screen.getByText(/“Ada’s phone” will no longer sign in/)).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    await type('Your password', 'Tables4all{Enter}');
    expect(await screen.findByText('Passkey removed')).toBeVisible();
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('listitem')).toHaveTextContent(/^Key.*On one device.*Last used on/);
    expect(bodies('RemovePasskey')).toEqual([{ id: 'p1', password: 'Tables4all' }]);
    expect(forgotten).toEqual([{ rpId: 'localhost', credentialId: 'a2V5' }]);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('are removed after a question if there is nothing to ask for', async () => {
    const list = { passkeys: [key], proof: 'PASSKEY_PROOF_RECENT_SIGN_IN' };
    const { bodies } = await open(list, { RemovePasskey: () => [200, {}] });
    await press('Remove Key');
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove “Key”?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Passkey removed')).toBeVisible();
    expect(bodies('RemovePasskey')).toEqual([{ id: 'p2' }]);
  });

  it.each([
    [{ isAvailable: false }, true, /At this address, browsers make no passkeys/],
    [{}, false, 'This browser does not support passkeys.'],
    [{ max: 1 }, true, /as many passkeys as a user may have/],
  ])('cannot be added where that is not possible (%#)', async (list, isSupported, text) => {
    if (isSupported) browser();
    await open({ passkeys: [key], ...list });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove Key' })).toBeVisible();
  });

  it('can be loaded again', async () => {
    serve(() => [500, {}]);
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <PasskeysSection />
      </QueryClientProvider>,
    );
    expect(await screen.findByText('Your passkeys could not be loaded.')).toBeVisible();
  });
});
