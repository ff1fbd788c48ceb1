import { screen } from '@testing-library/react';
import { renderAt, serve } from '../../testing/render-dashboard';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const dayMs = 86_400_000;

/** Whether the banner of a trial with these days left has the frame of an expired one. */
async function isFramed(daysLeft: number): Promise<boolean> {
  const trial = {
    ...{ subscriptionType: 'basic', isSubscribed: false, isInTrial: daysLeft > 0, daysLeft },
    ...{ trialEndDate: new Date(Date.now() + daysLeft * dayMs).toISOString(), trialType: 'premium' },
  };
  serve(({ path }) => (path === '/api/auth/trial-status' ? [200, trial] : undefined));
  const { unmount } = renderAt('/dashboard?tab=share-link');
  const choose = await screen.findByRole('link', { name: 'Choose a plan' });
  const framed = choose.closest('[data-trial="expired"]') !== null;
  unmount();
  return framed;
}

it('of an expired trial has a frame of its own, and one that ends soon has none', async () => {
  expect(await isFramed(1)).toBe(false);
  expect(await isFramed(0)).toBe(true);
});
