import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../testing/render-page';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const signIn = async (
  email = 'anna@example.com',
  password = 'Secret123',
  at: Parameters<typeof renderAt>[0] = '/login',
) => {
  const view = renderAt(at);
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  return view;
};
const session = { token: 't', refreshToken: 'r', user: { id: 'u', email: 'anna@example.com' } };

describe('sign-in', () => {
  it('keeps the session and goes to the page that the server names', async () => {
    const calls = serve(() => [200, { ...session, redirectUrl: '/subscription' }]);
    await signIn();
    expect(await screen.findByText('/subscription')).toBeInTheDocument();
    expect(calls[0]).toEqual({
      method: 'POST',
      path: '/api/signin',
      body: { email: 'anna@example.com', password: 'Secret123' },
    });
    expect(localStorage.getItem('token')).toBe('t');
    expect(localStorage.getItem('refreshToken')).toBe('r');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ id: 'u' });
  });

  it.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', undefined])(
    'goes to the dashboard instead of to %s',
    async (redirectUrl) => {
      serve(() => [200, { ...session, redirectUrl }]);
      await signIn();
      expect(await screen.findByText('/dashboard')).toBeInTheDocument();
    },
  );

  it.each([
    ['/dashboard?tab=guests', '/dashboard'],
    ['//evil.example/x', '/dashboard'],
    ['/subscription', '/subscription'],
  ])('returns to %s, where the session ended, and explains that', async (next, path) => {
    serve(() => [200, { ...session, redirectUrl: '/elsewhere' }]);
    await signIn(undefined, undefined, { pathname: '/login', state: { next, ended: true } });
    expect(await screen.findByText(path)).toBeInTheDocument();
  });

  it('explains why it is shown after a session ended', () => {
    renderAt({ pathname: '/login', state: { next: '/dashboard', ended: true } });
    expect(screen.getByRole('status')).toHaveTextContent('You were signed out.');
  });

  it('does not mention a session if there was none', () => {
    renderAt({ pathname: '/login', state: { next: '/dashboard', ended: false } });
    expect(screen.queryByText(/signed out/)).not.toBeInTheDocument();
  });

  it('shows the server’s text, and its own if there is none', async () => {
    serve(() => [429, { error: 'Too many tries' }]);
    const { unmount } = await signIn();
    expect(await screen.findByText('Too many tries')).toBeVisible();
    unmount();
    serve(() => [401, {}]);
    await signIn();
    expect(await screen.findByText('Invalid email or password. Please try again.')).toBeVisible();
  });

  it('shows that the connection is the problem', async () => {
    serve(() => 'no network');
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong. Please check your connection and try again.',
    );
  });

  it('asks for verification and sends the mail again', async () => {
    const calls = serve(({ path }) =>
      path === '/api/signin'
        ? [403, { error: 'Verify', requiresVerification: true, email: 'Anna@example.com' }]
        : [200, {}],
    );
    const { container } = await signIn();
    expect(await screen.findByText('Please verify your email')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Resend verification email' }));
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Verification email sent! Please check your email.',
    );
    expect(calls.at(-1)).toMatchObject({
      path: '/api/auth/send-verification',
      body: { email: 'Anna@example.com' },
    });
  });

  it.each([
    [429, {}, 'Too many verification requests. Please wait a few minutes before trying again.'],
    [400, { error: 'Email is already verified' }, 'Email is already verified'],
    [500, {}, 'Failed to send verification email. Please try again.'],
  ])('explains a mail that was not sent (%s)', async (status, body, text) => {
    serve(({ path }) => (path === '/api/signin' ? [403, { requiresVerification: true }] : [status, body]));
    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Resend verification email' }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('sends nothing while a field is empty, and focuses that field', async () => {
    const calls = serve(() => [200, session]);
    renderAt('/login');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    expect(calls).toHaveLength(0);
  });
});
