import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, serve } from '../../testing/render-dashboard';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const trial = { isInTrial: false, daysLeft: 0, trialEndDate: null };

it('confirms a payment once the provider has, and disappears when dismissed', async () => {
  let subscribed = false;
  serve(({ path }) =>
    path === '/api/auth/trial-status'
      ? [200, { ...trial, subscriptionType: subscribed ? 'premium' : 'basic', isSubscribed: subscribed }]
      : undefined,
  );
  renderAt('/dashboard?tab=share-link&checkout=success');
  expect(await screen.findByText('Thank you for your payment.')).toBeInTheDocument();
  subscribed = true;
  expect(await screen.findByText('You are on Premium now.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('You are on Premium now.')).not.toBeInTheDocument());
  expect(screen.getByTestId('address')).toHaveTextContent('/dashboard?tab=share-link');
});

it('does not mention a payment otherwise', async () => {
  serve();
  renderAt('/dashboard?tab=share-link');
  await screen.findByRole('heading', { level: 1, name: 'Share Link' });
  expect(screen.queryByText(/payment\./)).not.toBeInTheDocument();
});
