import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Remote } from '../../routes';
import { asOwner, renderRemote, serve } from '../../testing/render-remote';

const open = () => renderRemote(<Remote />, '/subscription');
const address = () => screen.getByTestId('address').textContent;

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('/subscription', () => {
  it('offers an owner the plans without a trial, and a link back', async () => {
    serve(asOwner('basic', false));
    const { container } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible();
    expect(await screen.findAllByRole('button', { name: 'Subscribe Now' })).toHaveLength(2);
    expect(screen.queryByText(/Try Free/)).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    expect(address()).toBe('/dashboard');
  });

  it('says what becomes of the days of a trial that are left', async () => {
    const trial = { subscriptionType: 'basic', isSubscribed: false, isInTrial: true, daysLeft: 12 };
    serve(
      (call) => (call.path === '/api/auth/trial-status' ? [200, trial] : undefined),
      asOwner('basic', false),
    );
    const { container } = open();
    expect(
      await screen.findByText(
        'Your free trial has 12 days left. If you subscribe now, the first payment is due today, and those days are not added to it.',
      ),
    ).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('does not speak of a trial without one', async () => {
    serve(asOwner('basic', false));
    open();
    await screen.findAllByRole('button', { name: 'Subscribe Now' });
    expect(screen.queryByText(/free trial/)).toBeNull();
  });

  it('sends everybody else to sign-in, and removes the rest of the session', async () => {
    localStorage.setItem('token', 'old');
    localStorage.setItem('currentRestaurant', '{"id":"r"}');
    serve();
    open();
    await waitFor(() => expect(address()).toBe('/login'));
    expect(localStorage).toHaveLength(0);
  });

  it('keeps the session if there is no answer, and tries again', async () => {
    localStorage.setItem('token', 't');
    let up = false;
    const owner = asOwner('basic', false);
    serve((call) => (up ? owner(call) : 'no network'));
    open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(localStorage.getItem('token')).toBe('t');
    up = true;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });
});
