import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { endedByServer, renderAt, serve } from '../testing/render-dashboard';
import { fieldRefusal } from '../testing/rpc-refusal';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../testing/render-dashboard').fakeSocket,
}));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

// The page for people who are signed in, but whose address is not in the owner's list (ACCOUNT-32).

const refused = { error: 'Not from here.', code: 'address-not-allowed' };
const address = () => screen.getByTestId('address').textContent;

/** `state.isShut` is read at each call. */
function open(block: object, state = { isShut: true, isProven: false }) {
  localStorage.setItem('token', 't');
  const calls = serve(({ path }) => {
    if (path.endsWith('/GetAddressBlock')) return [200, { yourAddress: '198.51.100.9', ...block }];
    if (path.endsWith('/LiftAddresses')) {
      if (!state.isProven) return fieldRefusal('password', 'This is not your password.');
      state.isShut = false;
      return [200, {}];
    }
    if (path === '/api/logout') return [200, {}];
    return state.isShut ? [403, refused] : undefined;
  });
  const { container } = renderAt('/dashboard?tab=share-link');
  return { container, calls, state };
}

test('a host sees why, and which address is meant, and is not sent to sign-in', async () => {
  const { container, calls } = open({});
  expect(await screen.findByRole('heading', { name: 'Not from this address' })).toBeVisible();
  expect(await screen.findByText('198.51.100.9')).toBeVisible();
  expect(screen.getByText(/ask the owner to add this address/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Remove the list/ })).not.toBeInTheDocument();
  expect(address()).toBe('/dashboard?tab=share-link');
  expect(localStorage.getItem('token')).toBe('t');
  // Once for each of the two mounts of strict mode: a refused look at the session is not repeated.
  expect(calls.filter(({ path }) => path === '/api/auth/validate').length).toBeLessThanOrEqual(2);
  expect((await axe(container)).violations).toEqual([]);
});

test('the dashboard opens once the address is allowed', async () => {
  const { state } = open({});
  await screen.findByText('198.51.100.9');
  state.isShut = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('tab', { name: 'Guests' })).toBeVisible();
});

test('the owner removes the list with the password', async () => {
  const { state } = open({ mayLift: true, proof: 'PASSKEY_PROOF_PASSWORD' });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the list of addresses' }));
  await userEvent.type(screen.getByLabelText('Your password'), 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the list' }));
  expect(await screen.findByText('This is not your password.')).toBeVisible();
  state.isProven = true;
  await userEvent.click(screen.getByRole('button', { name: 'Remove the list' }));
  expect(await screen.findByRole('tab', { name: 'Guests' })).toBeVisible();
});

test('logging out ends the session on this device', async () => {
  const { calls } = open({});
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(calls.some(({ path }) => path === '/api/logout')).toBe(true);
  expect(localStorage.getItem('token')).toBeNull();
});

test('an open dashboard gives way to the page once the server has cut it off', async () => {
  const { state } = open({}, { isShut: false, isProven: false });
  await screen.findByRole('tab', { name: 'Guests' });
  state.isShut = true;
  act(() => endedByServer());
  expect(await screen.findByRole('heading', { name: 'Not from this address' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Guests' })).not.toBeInTheDocument();
});
