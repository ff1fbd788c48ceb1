import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { setRemotes, useUnsavedWork } from '@tablewell/federation';
import { provideRemote } from '@tablewell/federation/testing';
import { connected, disconnected, goBack, renderAt, serve } from '../testing/render-dashboard';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../testing/render-dashboard').fakeSocket,
}));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const address = () => screen.getByTestId('address').textContent;

describe('the dashboard', () => {
  it('goes to sign-in without a session, before any other request', async () => {
    localStorage.setItem('currentRestaurant', '{"id":"olive"}');
    const calls = serve(({ path }) => (path === '/api/auth/validate' ? [401, { error: 'No' }] : undefined));
    renderAt('/dashboard');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/api/auth/validate']));
    expect(localStorage.getItem('currentRestaurant')).toBeNull();
  });

  it('ends the session when any later call is refused', async () => {
    localStorage.setItem('token', 't');
    serve(({ path }) => (path.startsWith('/api/guests/') ? [403, { error: 'No' }] : undefined));
    renderAt('/dashboard?tab=guests');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('keeps the tab in the address, and moves between tabs by keyboard', async () => {
    serve();
    renderAt('/dashboard?tab=guests');
    const guests = await screen.findByRole('tab', { name: 'Guests' });
    expect(guests).toHaveAttribute('aria-selected', 'true');
    guests.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Reports' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Settings' })).toHaveFocus();
    expect(address()).toBe('/dashboard?tab=guests');
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/dashboard?tab=settings');
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument();
  });

  it('shows since when it has had no connection, and reloads once it is connected again', async () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 20, 18, 42), advanceTimers: true });
    try {
      const calls = serve();
      renderAt('/dashboard?tab=guests');
      await screen.findByRole('tab', { name: 'Guests' });
      await waitFor(() => expect(calls.some(({ path }) => path.startsWith('/api/guests/'))).toBe(true));
      const lost = /^No connection since 6:42 PM/;
      act(() => disconnected());
      await act(async () => jest.advanceTimersByTime(3_000));
      expect(screen.queryByText(lost)).not.toBeInTheDocument();
      await act(async () => jest.advanceTimersByTime(2_000));
      expect(screen.getByText(lost)).toHaveAttribute('role', 'status');
      const before = calls.length;
      act(() => connected());
      await waitFor(() => expect(screen.queryByText(lost)).not.toBeInTheDocument());
      await waitFor(() =>
        expect(calls.slice(before).some(({ path }) => path.startsWith('/api/guests/'))).toBe(true),
      );
    } finally {
      jest.useRealTimers();
    }
  });

  it('stores the first restaurant, and later the selected one', async () => {
    serve();
    const { container } = renderAt('/dashboard?tab=share-link');
    const selector = await screen.findByLabelText('Restaurant');
    await waitFor(() => expect(localStorage.getItem('currentRestaurant')).toContain('olive'));
    expect(await screen.findByText('http://localhost/reservations/olive')).toBeInTheDocument();
    await userEvent.selectOptions(selector, 'harbour');
    expect(await screen.findByText('http://localhost/reservations/harbour')).toBeInTheDocument();
    expect(localStorage.getItem('currentRestaurant')).toContain('harbour');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('offers Enterprise if the plan has no room for another restaurant', async () => {
    const calls = serve(({ method, path }) =>
      method === 'POST' && path === '/api/restaurant' ? [402, { error: 'Needs Enterprise' }] : undefined,
    );
    renderAt('/dashboard?tab=share-link');
    await userEvent.selectOptions(await screen.findByLabelText('Restaurant'), '+ Add restaurant');
    await userEvent.type(screen.getByLabelText('Restaurant name'), '  Third ');
    await userEvent.click(screen.getByRole('button', { name: 'Add restaurant' }));
    expect(await screen.findByRole('heading', { name: 'Upgrade to Enterprise' })).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({ name: 'Third' });
  });

  it('shows the remote with the floor plan, and asks before it discards an unsaved one', async () => {
    setRemotes({ 'floor-plan': { entry: 'http://localhost/entry.js' } });
    const discard = jest.fn();
    provideRemote('floor-plan/panel', async () => ({
      Remote: ({ restaurant }: { restaurant: { id: string } }) => {
        useUnsavedWork('the floor plan', true, discard);
        return <p>Plan of {restaurant.id}</p>;
      },
    }));
    serve();
    renderAt('/dashboard?tab=floor-plan');
    expect(await screen.findByText('Plan of olive')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Share Link' }));
    expect(await screen.findByText('Your changes to the floor plan are not saved yet.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=floor-plan'));
    expect(discard).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('tab', { name: 'Share Link' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Share Link' })).toBeInTheDocument();
    expect(discard).toHaveBeenCalledTimes(1);
  });

  it('asks before Back discards unsaved settings', async () => {
    serve();
    renderAt('/dashboard?tab=settings');
    await userEvent.type(await screen.findByLabelText('Restaurant name'), ' Two');
    await userEvent.tab();
    await goBack();
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(address()).toBe('/dashboard?tab=settings');
    expect(screen.getByLabelText('Restaurant name')).toHaveValue('The Olive Branch Two');
    await goBack();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(address()).toBe('/before'));
  });

  it('asks for verification of an e-mail account, and no longer once the server reports it verified', async () => {
    serve(({ path }) => {
      if (path === '/api/auth/user-info') {
        return [200, { email: 'owner@olive.example', isVerified: false, authProvider: 'email' }];
      }
      return path === '/api/auth/send-verification'
        ? [400, { error: 'Email is already verified' }]
        : undefined;
    });
    renderAt('/dashboard?tab=share-link');
    await userEvent.click(await screen.findByRole('button', { name: 'Resend verification email' }));
    await waitFor(() => expect(screen.queryByText('Please verify your email')).not.toBeInTheDocument());
  });

  it('asks before it logs out a host whose changes wait for the connection', async () => {
    const change = { kind: 'step', partyId: 'anna', step: 'arrive', tables: [] };
    const waiting = {
      id: 'w',
      restaurantId: 'olive',
      userId: '',
      date: '2026-11-20',
      baseVersion: 3,
      at: 0,
      deviceAt: 0,
    };
    localStorage.setItem('tablewell:evening-changes', JSON.stringify([{ ...waiting, change }]));
    const calls = serve(({ path }) =>
      path.endsWith('/TakeStep') ? [503, { code: 'unavailable', message: 'Not now' }] : undefined,
    );
    renderAt('/dashboard?tab=share-link');
    const isTried = () => calls.some(({ path }) => path.endsWith('/TakeStep'));
    const logOut = await screen.findByRole('button', { name: 'Logout' });
    await userEvent.click(logOut);
    expect(await screen.findByText(/^1 change to this evening is not sent yet/)).toBeInTheDocument();
    await waitFor(() => expect(isTried()).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(address()).toBe('/dashboard?tab=share-link');
    await userEvent.click(logOut);
    await userEvent.click(await screen.findByRole('button', { name: 'Log out and discard' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(localStorage.getItem('tablewell:evening-changes')).toBe('[]');
  });

  it('ends the session on this device when signing out', async () => {
    localStorage.setItem('token', 't');
    const calls = serve();
    renderAt('/dashboard?tab=share-link');
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/logout')).toBe(true);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('signs out in a browser that denies its storage', async () => {
    const denied = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    serve();
    renderAt('/dashboard?tab=share-link');
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/'));
    denied.mockRestore();
  });
});
