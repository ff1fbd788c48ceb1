import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configure, unconfigure } from '../../testing/configure';
import { renderAt, serve } from '../../testing/render-page';

const session = {
  token: 't',
  refreshToken: 'r',
  user: { id: 'u', email: 'a@b.example' },
  redirectUrl: '/dashboard',
};
const address = () => screen.getByTestId('address').textContent;

/** The part of Google's script that the pages use: a button that returns a token when pressed. */
function google() {
  let give: (answer: { credential: string }) => void = () => undefined;
  const id = {
    initialize: (options: { callback: typeof give }) => (give = options.callback),
    renderButton: (place: HTMLElement) => place.append('Google’s button'),
  };
  Object.assign(globalThis, { google: { accounts: { id } } });
  return () => act(async () => give({ credential: 'id-token' }));
}

let script = 0;
async function open(path: string) {
  const url = `/google-${(script += 1)}.js`;
  configure({ googleClientId: 'client', googleScriptUrl: url });
  const choose = google();
  renderAt(path);
  document.querySelector(`script[src="${url}"]`)?.dispatchEvent(new Event('load'));
  await screen.findByText('Google’s button');
  return choose;
}

afterEach(() => {
  localStorage.clear();
  unconfigure();
  Reflect.deleteProperty(globalThis, 'google');
  jest.restoreAllMocks();
});

describe('signing in with Google', () => {
  it('opens the dashboard', async () => {
    const calls = serve(() => [200, session]);
    const choose = await open('/login');
    await choose();
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(calls[0]).toMatchObject({ path: '/api/auth/google/signin', body: { idToken: 'id-token' } });
    expect(localStorage.getItem('token')).toBe('t');
  });

  it.each(['/login', '/signup'])('on %s asks for the code of an account that needs one', async (path) => {
    const asks = { error: 'Enter the code', requiresSecondFactor: true, challenge: 'ch1' };
    const calls = serve((call) => (call.path.endsWith('/second-factor') ? [200, session] : [403, asks]));
    const choose = await open(path);
    if (path === '/signup') await userEvent.type(screen.getByLabelText('Restaurant name'), 'Trattoria');
    await choose();
    await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(localStorage.getItem('token')).toBe('t'));
    expect(calls.at(-1)?.body).toEqual({ challenge: 'ch1', code: '123456' });
    await waitFor(() => expect(address()).toBe('/dashboard'), { timeout: 4_000 });
  });

  it.each<[string, [number, object] | 'no network', string]>([
    ['/login', [500, {}], 'Failed to sign in with Google. Please try again.'],
    ['/login', 'no network', 'Failed to sign in with Google. Please try again.'],
    ['/login', [401, { error: 'This Google account is not known.' }], 'This Google account is not known.'],
  ])('on %s shows what went wrong: %o', async (path, answer, text) => {
    serve(() => answer);
    const choose = await open(path);
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});

describe('signing up with Google', () => {
  const name = (text: string) => userEvent.type(screen.getByLabelText('Restaurant name'), text);

  it('shows that signing up failed, although the server’s message is about signing in', async () => {
    serve(() => [401, { error: 'Failed to sign in with Google. Please try again.' }]);
    const choose = await open('/signup');
    await name('Trattoria');
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to sign up with Google. Please try again.',
    );
  });

  it('needs the restaurant’s name first', async () => {
    const calls = serve(() => [201, session]);
    const choose = await open('/signup');
    await choose();
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter your restaurant name first');
    expect(calls).toHaveLength(0);
    await name(' Chez Anna ');
    await choose();
    expect(await screen.findByRole('status')).toHaveTextContent('Your account is ready.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls[0]!.body).toEqual({ idToken: 'id-token', restaurantName: 'Chez Anna' });
  });

  it('asks for the restaurant’s name before Google’s window opens', async () => {
    serve(() => [201, session]);
    await open('/signup');
    const before = screen.getByRole('button', { name: 'Sign up with Google' });
    await userEvent.click(before);
    expect(screen.getByText('Please enter your restaurant name first')).toBeVisible();
    expect(screen.getByLabelText('Restaurant name')).toHaveFocus();
    expect(screen.getByText('Google’s button')).toHaveAttribute('inert');
    await name('Chez Anna');
    expect(screen.getByText('Google’s button')).not.toHaveAttribute('inert');
    expect(before).not.toBeInTheDocument();
  });

  it('shows that it failed', async () => {
    serve(() => [502, {}]);
    const choose = await open('/signup');
    await name('Chez Anna');
    await choose();
    expect(await screen.findByText('Failed to sign up with Google. Please try again.')).toBeVisible();
  });

  it('leads to the payment of a chosen plan, as every sign-up does', async () => {
    const calls = serve(({ path }) => {
      if (path.endsWith('/signin')) return [201, session];
      return path.endsWith('/validate') ? [200, {}] : [502, { error: 'The provider is down' }];
    });
    const choose = await open('/signup?plan=premium&stripe=true');
    await name('Chez Anna');
    await choose();
    expect(await screen.findByText('Payment setup failed: The provider is down')).toBeVisible();
    expect(calls.at(-1)).toMatchObject({ body: { planType: 'premium', withTrial: false } });
  });
});
