import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../testing/render-page';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const good = {
  'First name': 'Anna',
  'Last name': 'Berg',
  Email: 'anna@example.com',
  'Restaurant name': 'Chez Anna',
  Password: 'Secret123',
  'Confirm password': 'Secret123',
};
/** Pastes text, because rendering the page again for each key of six fields takes most of the time. */
const fill = async (values: Partial<typeof good> = good) => {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(screen.getByLabelText(label));
    if (value) await user.paste(value);
  }
};
const send = () => user.click(screen.getByRole('button', { name: 'Create Account' }));
const session = {
  token: 't',
  refreshToken: 'r',
  user: { id: 'u', email: 'anna@example.com' },
  redirectUrl: '/dashboard',
};
const address = () => screen.getByTestId('address').textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('sign-up', () => {
  it('creates the account, signs in, and continues after 1.5 s', async () => {
    const calls = serve(() => [201, session]);
    renderAt('/signup');
    await fill();
    await user.click(screen.getByRole('checkbox'));
    await send();
    expect(await screen.findByRole('status')).toHaveTextContent('Your account is ready');
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/signup',
        body: {
          email: 'anna@example.com',
          password: 'Secret123',
          firstName: 'Anna',
          lastName: 'Berg',
          restaurantName: 'Chez Anna',
        },
      },
    ]);
    expect(localStorage.getItem('token')).toBe('t');
    await pass(1_400);
    expect(address()).toBe('/signup');
    await pass(200);
    expect(address()).toBe('/dashboard');
  });

  it.each([
    ['Confirm password', 'Other1234', 'Passwords do not match'],
    ['Restaurant name', '', 'Restaurant name is required for sign-up'],
    ['Password', 'Sh0rt', 'Password must be at least 8 characters long.'],
    [
      'Password',
      'alllowercase1',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number.',
    ],
    ['Email', 'nobody', 'Please enter a valid email address'],
    ['Email', 'a,b@bistro.example', 'Please enter a valid email address'],
  ])('refuses %s "%s" and explains why at the field', async (label, value, text) => {
    const calls = serve(() => [201, session]);
    renderAt('/signup');
    await fill({ ...good, [label]: value });
    await user.click(screen.getByRole('checkbox'));
    await send();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
    expect(calls).toHaveLength(0);
  });

  it('requires consent to the terms', async () => {
    const calls = serve(() => [201, session]);
    renderAt('/signup');
    await fill();
    await send();
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(calls).toHaveLength(0);
  });

  it('shows what the server refused, at the field and above the form', async () => {
    serve(() => [
      409,
      {
        error: 'An account with this email exists',
        details: [{ field: 'email', message: 'Already in use' }],
      },
    ]);
    renderAt('/signup');
    await fill();
    await user.click(screen.getByRole('checkbox'));
    await send();
    expect(await screen.findByText('An account with this email exists')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Already in use');
  });

  it('shows a general message if the server gives no reason', async () => {
    serve(() => [500, {}]);
    renderAt('/signup');
    await fill();
    await user.click(screen.getByRole('checkbox'));
    await send();
    expect(await screen.findByText('An error occurred during sign up')).toBeVisible();
  });

  it('with a paid plan, checks the session three times, then explains and goes to the dashboard', async () => {
    const calls = serve(({ path }) => (path === '/api/signup' ? [201, session] : [503, {}]));
    renderAt('/signup?plan=premium&stripe=true');
    await fill();
    await user.click(screen.getByRole('checkbox'));
    await send();
    await pass(2_100);
    expect(
      screen.getByText('Payment setup failed: Authentication verification failed after multiple attempts'),
    ).toBeVisible();
    expect(calls.filter(({ path }) => path === '/api/auth/validate')).toHaveLength(3);
    await pass(1_100);
    expect(address()).toBe('/dashboard');
  });

  it.each([
    ['', { planType: 'premium', withTrial: false }],
    ['&interval=year', { planType: 'premium', withTrial: false, interval: 'year' }],
  ])('opens the checkout of the chosen plan%s', async (chosen, body) => {
    const calls = serve(({ path }) => {
      if (path === '/api/signup') return [201, session];
      return path === '/api/auth/validate' ? [200, {}] : [502, { error: 'The provider is down' }];
    });
    renderAt(`/signup?plan=premium&stripe=true${chosen}`);
    await fill();
    await user.click(screen.getByRole('checkbox'));
    await send();
    expect(await screen.findByText('Payment setup failed: The provider is down')).toBeVisible();
    expect(calls.at(-1)).toMatchObject({
      path: '/api/payment/create-checkout-session',
    });
    expect(calls.at(-1)?.body).toEqual(body);
  });

  it('has its own text for a checkout that fails without a reason', async () => {
    serve(({ path }) =>
      path === '/api/signup' ? [201, session] : path.endsWith('validate') ? [200, {}] : [500, {}],
    );
    renderAt('/signup?plan=enterprise&stripe=true&interval=year');
    expect(
      screen.getByText('You chose Enterprise, billed yearly. You will enter your card on the next page.'),
    ).toBeVisible();
    await fill();
    await user.click(screen.getByRole('checkbox'));
    await send();
    expect(await screen.findByText('Payment setup failed: Failed to create checkout session')).toBeVisible();
    await pass(1_100);
    expect(address()).toBe('/dashboard');
  });

  it.each(['/signup?plan=premium', '/signup?plan=basic&stripe=true', '/signup?plan=nonsense&stripe=true'])(
    '%s is an ordinary sign-up',
    async (path) => {
      const calls = serve(() => [201, session]);
      renderAt(path);
      expect(screen.getByText(/^Your free trial starts now\. No credit card required\./)).toBeVisible();
      expect(screen.queryAllByText(/You can subscribe to Premium at any time\.$/)).toHaveLength(
        path.includes('premium') ? 1 : 0,
      );
      await fill();
      await user.click(screen.getByRole('checkbox'));
      await send();
      await pass(1_600);
      expect(address()).toBe('/dashboard');
      expect(calls.map((call) => call.path)).toEqual(['/api/signup']);
    },
  );

  it('has no accessibility violations', async () => {
    jest.useRealTimers();
    const { container } = renderAt('/signup');
    expect(await axe(container)).toHaveNoViolations();
  });
});
