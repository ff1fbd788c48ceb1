import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, serve } from '../../testing/render-page';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const address = () => screen.getByTestId('address').textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('forgot password', () => {
  const ask = async () => {
    renderAt('/forgot-password');
    const button = screen.getByRole('button', { name: 'Send Reset Link' });
    expect(button).toBeDisabled();
    await user.type(screen.getByLabelText('Email'), 'anna@example.com');
    await user.click(button);
  };

  it('gives everybody the same answer and goes to sign-in after 5 s', async () => {
    serve(() => [200, {}]);
    await ask();
    expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    await pass(4_900);
    expect(address()).toBe('/forgot-password');
    await pass(200);
    expect(address()).toBe('/login');
  });

  it.each([
    [
      [429, { error: 'slow down' }] as const,
      'Too many reset requests. Please wait a few minutes before trying again.',
    ],
    [[502, { error: 'Mail is down' }] as const, 'Mail is down'],
    [[500, {}] as const, 'Something went wrong. Please try again.'],
    ['no network' as const, 'Network error. Please check your connection and try again.'],
  ])('explains %j', async (reply, text) => {
    serve(() => (reply === 'no network' ? reply : [...reply]));
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});

describe('reset password', () => {
  const open = async (reply: Parameters<typeof serve>[0] = () => [200, { email: 'anna@example.com' }]) => {
    const calls = serve(reply);
    renderAt('/reset-password?token=abc');
    await pass(0);
    return calls;
  };
  const fill = async (password: string, again: string) => {
    await user.type(screen.getByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Confirm new password'), again);
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  };

  it('ticks off the rules that the password meets while it is typed', async () => {
    await open();
    const met = () =>
      within(screen.getByRole('list', { name: 'Password requirements' })).queryAllByText('(met)');
    expect(met()).toHaveLength(0);
    await user.type(screen.getByLabelText('New password'), 'Ab1');
    expect(met()).toHaveLength(3);
    await user.type(screen.getByLabelText('New password'), 'cdefg');
    expect(met()).toHaveLength(4);
  });

  it('cannot be sent while a field is empty', async () => {
    await open();
    await user.type(screen.getByLabelText('New password'), 'Secret123');
    expect(screen.getByRole('button', { name: 'Reset Password' })).toBeDisabled();
  });

  it.each([
    ['Secret123', 'Secret124', 'Confirm new password', 'Passwords do not match.'],
    ['Ab1', 'Ab1', 'New password', 'Password must be at least 8 characters long.'],
    [
      'secret123',
      'secret123',
      'New password',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number.',
    ],
  ])('refuses %s / %s at the field', async (password, again, label, text) => {
    const calls = await open();
    await fill(password, again);
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(calls).toHaveLength(1);
  });

  it('sets the password and goes to sign-in after 3 s', async () => {
    const calls = await open();
    await fill('Secret123', 'Secret123');
    expect(await screen.findByRole('status')).toHaveTextContent('Your password has been reset.');
    expect(calls.at(-1)?.body).toEqual({ token: 'abc', password: 'Secret123', confirmPassword: 'Secret123' });
    await pass(3_100);
    expect(address()).toBe('/login');
  });

  it('returns to the invalid link if the token expires meanwhile', async () => {
    await open(({ method }) =>
      method === 'GET' ? [200, { email: 'a@b.c' }] : [400, { error: 'Invalid or expired reset token.' }],
    );
    await fill('Secret123', 'Secret123');
    expect(await screen.findByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  });

  it('shows what is wrong with a link, and where to go', async () => {
    await open(() => [400, { error: 'whatever' }]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid or expired reset token.');
    expect(screen.getByRole('link', { name: 'Request New Link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(screen.getByRole('link', { name: 'Return to Sign In' })).toHaveAttribute('href', '/login');
  });

  it('distinguishes a missing token and a missing network from an invalid token', async () => {
    serve(() => 'no network');
    const { unmount } = renderAt('/reset-password');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'No reset token provided. Please check your email link.',
    );
    unmount();
    renderAt('/reset-password?token=abc');
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to verify reset token. Please try again.');
  });
});

describe('verify email', () => {
  it('redeems the token once and goes to sign-in after 5 s', async () => {
    const calls = serve(() => [200, {}]);
    renderAt('/verify-email?token=abc');
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Email verified' })).toBeVisible();
    expect(calls).toEqual([{ method: 'POST', path: '/api/auth/verify-email', body: { token: 'abc' } }]);
    await pass(5_100);
    expect(address()).toBe('/login');
  });

  it('says that an address was verified before, when its link is opened again', async () => {
    serve(() => [200, { alreadyVerified: true }]);
    renderAt('/verify-email?token=abc');
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Email already verified' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Sign In' })).toHaveAttribute('href', '/login');
  });

  const asked = { question: { restaurantName: 'Trattoria Ada', signedUpAt: '2026-11-26T14:10:00Z' } };

  it('asks a reader who may not be the maker, and goes on after “yes”', async () => {
    const calls = serve(() => [200, asked]);
    renderAt('/verify-email?token=abc');
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Did you create this account?' })).toBeVisible();
    expect(
      screen.getByText(/^An account for Trattoria Ada was created .* on November 26, 2026/),
    ).toBeVisible();
    await pass(5_100);
    expect(address()).toMatch(/^\/verify-email/);
    await user.click(screen.getByRole('button', { name: 'Yes, I created it' }));
    expect(await screen.findByRole('heading', { name: 'Email verified' })).toBeVisible();
    expect(calls.at(-1)).toEqual({
      method: 'POST',
      path: '/api/auth/verify-email/answer',
      body: { token: 'abc', created: true },
    });
  });

  it('deletes the account of a reader who did not create it, after asking again', async () => {
    const calls = serve(() => [200, asked]);
    renderAt('/verify-email?token=abc');
    await pass(0);
    await user.click(screen.getByRole('button', { name: 'No, it was not me' }));
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Delete the account' }));
    expect(await screen.findByRole('heading', { name: 'The account is deleted' })).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ token: 'abc', created: false });
  });

  it.each([
    ['/verify-email', 'No verification token provided. Please check your email link.'],
    ['/verify-email?token=abc', 'Email verification failed. Please try again.'],
  ])('offers links when it fails at %s', async (at, text) => {
    serve(() => [400, {}]);
    renderAt(at);
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Go to Sign In' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Create New Account' })).toHaveAttribute('href', '/signup');
  });
});
