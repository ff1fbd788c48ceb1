import { act, screen, waitFor, within } from '@testing-library/react';
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

test('an owner who also works for somebody else removes the own list of addresses, and sees the restaurant again', async () => {
  const state: { closedBy?: string[] } = { closedBy: ['address'] };
  serve(({ path }) => {
    if (path === '/api/auth/validate') return [200, { valid: true, ...state }];
    if (path.endsWith('/GetAddressBlock'))
      return [200, { yourAddress: '198.51.100.9', mayLift: true, proof: 'PASSKEY_PROOF_PASSWORD' }];
    if (path.endsWith('/LiftAddresses')) {
      delete state.closedBy;
      return [200, {}];
    }
    if (path !== '/api/restaurant') return undefined;
    const harbour = restaurant({ id: 'harbour', name: 'Harbour Grill' });
    return [200, state.closedBy ? [harbour] : [restaurant(), harbour]];
  });
  renderAt('/dashboard?tab=share-link');
  await userEvent.click(await screen.findByRole('button', { name: 'See what you can do' }));
  expect(await screen.findByText('198.51.100.9')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the dashboard' }));
  await userEvent.click(await screen.findByRole('button', { name: 'See what you can do' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the list of addresses' }));
  await userEvent.type(screen.getByLabelText('Your password'), 'the password');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the list' }));
  const selector = await screen.findByLabelText('Restaurant');
  expect(await within(selector).findByRole('option', { name: 'The Olive Branch' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/are not shown here/)).not.toBeInTheDocument());
});
