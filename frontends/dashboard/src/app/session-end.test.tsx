import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, serve } from '../testing/render-dashboard';
import { restaurant } from '../testing/restaurant';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../testing/render-dashboard').fakeSocket,
}));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

// The warning before an owner's limit ends a session that is not used (ACCOUNT-33).

test('who is about to be signed out stays by one press', async () => {
  localStorage.setItem('token', 't');
  const state = { endsInSeconds: 45 };
  serve(({ path }) => {
    if (path === '/api/auth/validate') {
      const user = {
        id: 'ada',
        email: 'ada@olive.example',
        firstName: 'Ada',
        lastName: '',
        isVerified: true,
      };
      return [200, { valid: true, user, limitsIdleTime: true, ...state }];
    }
    return path === '/api/restaurant' ? [200, [restaurant({})]] : undefined;
  });
  renderAt('/dashboard?tab=share-link');
  expect(await screen.findByRole('alertdialog', { name: /You will be signed out in 4\d s/ })).toBeVisible();
  state.endsInSeconds = 300;
  await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
