import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connected, renderAt, serve } from '../../testing/render-dashboard';
import { restaurant } from '../../testing/restaurant';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

// Somebody who works for two owners, of whom one has rules for sessions (ACCOUNT-31).

test('says why a restaurant is gone once it is closed, and leads to a new sign-in', async () => {
  const state: { closedBy?: string[] } = {};
  serve(({ path }) => {
    if (path === '/api/auth/validate') return [200, { valid: true, ...state }];
    if (path !== '/api/restaurant') return undefined;
    const harbour = restaurant({ id: 'harbour', name: 'Harbour Grill' });
    return [200, state.closedBy ? [harbour] : [restaurant(), harbour]];
  });
  renderAt('/dashboard?tab=share-link');
  expect(await screen.findByText('http://localhost/reservations/olive')).toBeVisible();
  expect(screen.queryByText(/are not shown here/)).not.toBeInTheDocument();
  state.closedBy = ['session'];
  act(() => connected());
  act(() => connected());
  expect(await screen.findByText('Some of your restaurants are not shown here')).toBeVisible();
  expect(screen.getByText(/asks for a newer sign-in/)).toBeVisible();
  expect(await screen.findByText('http://localhost/reservations/harbour')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/login'));
});
