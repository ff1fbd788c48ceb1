import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerTime } from '@tablewell/api-client/server-clock';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../testing/render-page';
import type { Call } from '../../testing/render-page';
import { availability, request, reservation, restaurant } from '../../testing/samples';

const address = `/edit-reservation/${reservation.id}`;
const day = { '17:00': true, '18:30': true, '19:00': false, '19:30': true };

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), advanceTimers: true }));
afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const serveWith = (put: (call: Call) => [number, unknown] | 'no network') =>
  serve((call) => {
    if (call.method === 'PUT') return put(call);
    if (!call.path.endsWith('/availability')) return undefined;
    return [200, availability(new URLSearchParams(call.query).get('date') ?? '', day)];
  });
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => user().click(screen.getByRole('button', { name }));
const where = () => screen.getByTestId('address').textContent;

describe('changing a reservation', () => {
  it('starts from the booked values, and its own time counts as free', async () => {
    const calls = serveWith(() => [200, reservation]);
    const { container } = renderAt(address);
    expect(await screen.findByRole('heading', { name: 'Change Your Reservation' })).toBeVisible();
    expect(await screen.findByText(new RegExp(`Reservation ID: ${reservation.id}`))).toBeVisible();
    await screen.findByRole('option', { name: '7:30 PM' });
    expect(field('Name')).toHaveValue('Anna Moreau');
    expect(field('Date')).toHaveValue('2026-11-23');
    expect(field('Time')).toHaveValue('18:30');
    expect(calls.find(({ path }) => path.endsWith('/availability'))?.query).toBe(
      `?date=2026-11-23&guests=4&reservationId=${reservation.id}`,
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is possible until its time by the server’s clock, whatever the phone’s says', async () => {
    jest.setSystemTime(new Date('2026-11-25T15:00:00Z'));
    noteServerTime(Date.parse('2026-11-21T15:00:00Z'), Date.now(), Date.now());
    serve();
    const { unmount } = renderAt(address);
    expect(await screen.findByLabelText('Name')).toHaveValue('Anna Moreau');
    // The next test's clock is right.
    unmount();
    noteServerTime(Date.now(), Date.now(), Date.now());
  });

  it('offers days and times as buttons, as the booking form does', async () => {
    const calls = serveWith(() => [200, reservation]);
    renderAt(address);
    await screen.findByRole('option', { name: '7:30 PM' });
    await press('Wednesday, November 25');
    expect(field('Date')).toHaveValue('2026-11-25');
    expect(field('Time')).toHaveValue('');
    await user().click(await screen.findByRole('button', { name: '7:30 PM, free' }));
    expect(field('Time')).toHaveValue('19:30');
    expect(calls.some(({ path }) => path.endsWith('/holds'))).toBe(false);
  });

  it('clears the time with a new date, sends the instant, and continues after a second', async () => {
    const updated = { ...reservation, reservation_time: '2026-11-26T00:30:00.000Z' };
    const calls = serveWith(() => [200, updated]);
    renderAt(address);
    await screen.findByRole('option', { name: '7:30 PM' });
    fireEvent.change(field('Date'), { target: { value: '2026-11-25' } });
    expect(field('Time')).toHaveValue('');
    await waitFor(() => expect(screen.getByRole('option', { name: '7:30 PM' })).toBeEnabled());
    await user().selectOptions(field('Time'), '19:30');
    await press('Update Reservation');
    expect(await screen.findByText('Your reservation has been updated.')).toBeVisible();
    expect(where()).toBe(address);
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/api/reservations/update/${reservation.id}`,
    });
    await act(async () => jest.advanceTimersByTimeAsync(1000));
    expect(where()).toBe('/reservation-edit-success');
    expect(screen.getByRole('heading', { name: 'Reservation Updated!' })).toBeVisible();
    const date = screen.getByText('Wednesday, November 25, 2026').closest('dd');
    expect(within(date as HTMLElement).getByText('Changed')).toBeVisible();
    const calendars = within(screen.getByRole('region', { name: 'In your calendar' }));
    expect(calendars.getByRole('link', { name: 'Google' })).toHaveAttribute(
      'href',
      expect.stringContaining('20261126T003000Z'),
    );
    await press('Make Another Change');
    expect(where()).toBe(address);
    expect(field('Date')).toHaveValue('2026-11-25');
  });

  it.each<[string, () => Promise<void>, object]>([
    ['nothing', async () => {}, {}],
    [
      'a note',
      async () => {
        await user().clear(field(/^Notes/));
        await user().type(field(/^Notes/), 'High chair');
      },
      { notes: 'High chair' },
    ],
    [
      'the size',
      () => act(async () => void fireEvent.change(field('Party size'), { target: { value: '3' } })),
      { guests: 3 },
    ],
    [
      'the time',
      () => user().selectOptions(field('Time'), '19:30'),
      { reservation_time: '2026-11-24T00:30:00.000Z' },
    ],
    [
      'the e-mail',
      async () => {
        await user().click(screen.getByRole('button', { name: /Add details/ }));
        await user().type(await screen.findByLabelText(/^Email/), 'anna@example.com');
      },
      { email: 'anna@example.com' },
    ],
  ])('sends nothing but what was changed: %s', async (_what, change, body) => {
    const calls = serveWith(() => [200, reservation]);
    renderAt(address);
    await screen.findByRole('option', { name: '7:30 PM' });
    await change();
    await waitFor(() => expect(screen.getByRole('option', { name: '7:30 PM' })).toBeEnabled());
    await press('Update Reservation');
    expect(await screen.findByRole('heading', { name: 'Reservation Updated!' })).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual(body);
  });

  describe('of a restaurant that takes bookings a day ahead', () => {
    const serveDayAhead = () =>
      serve(({ path, query }) => {
        if (path === `/api/restaurant/public/${restaurant.id}`) return [200, { ...restaurant, daysAhead: 1 }];
        if (!path.endsWith('/availability')) return undefined;
        return [200, availability(new URLSearchParams(query).get('date') ?? '', day)];
      });

    it('refuses a later day', async () => {
      const calls = serveDayAhead();
      renderAt(address);
      await screen.findByRole('option', { name: '7:30 PM' });
      fireEvent.change(field('Date'), { target: { value: '2026-11-24' } });
      await press('Update Reservation');
      expect(field('Date')).toHaveAccessibleDescription(/cannot be made this far ahead/);
      expect(calls.filter(({ method, query }) => method === 'PUT' || query.includes('11-24'))).toEqual([]);
    });

    it('still offers the times of the reservation’s own day', async () => {
      serveDayAhead();
      renderAt(address);
      expect(await screen.findByRole('option', { name: '7:30 PM' })).toBeEnabled();
      expect(field('Time')).toHaveValue('18:30');
    });
  });

  describe('of a restaurant with areas', () => {
    const areas = ['Dining Room', 'Terrace'];
    const onTerrace = { ...reservation, area: 'Terrace' };
    const serveAreas = (own: object) =>
      serve(({ method, path, query }) => {
        if (method === 'PUT') return [200, own];
        if (path.startsWith('/api/reservations/')) return [200, own];
        if (path.endsWith('/public/r1')) return [200, { ...restaurant, areas }];
        if (!path.endsWith('/availability')) return undefined;
        // In the dining room its own time is full.
        const isInside = query.includes('area=Dining');
        return [200, availability('2026-11-23', { ...day, '18:30': !isInside })];
      });
    const area = () => screen.findByLabelText<HTMLSelectElement>('Seating area');
    const bodyOf = (calls: readonly Call[]) => calls.find(({ method }) => method === 'PUT')?.body;

    it('offers the times of the chosen area, and changes to it', async () => {
      const calls = serveAreas(onTerrace);
      const { container } = renderAt(address);
      expect(await area()).toHaveValue('Terrace');
      expect(await axe(container)).toHaveNoViolations();
      await user().selectOptions(await area(), 'Dining Room');
      await waitFor(() => expect(screen.getByRole('option', { name: /6:30 PM/ })).toBeDisabled());
      await press('Update Reservation');
      expect(bodyOf(calls)).toBeUndefined();
      await user().selectOptions(field('Time'), '19:30');
      await press('Update Reservation');
      await waitFor(() => expect(bodyOf(calls)).toMatchObject({ area: 'Dining Room' }));
    });

    it('sends no area if it did not change', async () => {
      const calls = serveAreas(onTerrace);
      renderAt(address);
      await user().selectOptions(await area(), 'Anywhere');
      await user().selectOptions(await area(), 'Terrace');
      await press('Update Reservation');
      await waitFor(() => expect(bodyOf(calls)).toBeDefined());
      expect(bodyOf(calls)).not.toHaveProperty('area');
    });

    it('removes the choice', async () => {
      const calls = serveAreas(onTerrace);
      renderAt(address);
      await user().selectOptions(await area(), 'Anywhere');
      await press('Update Reservation');
      await waitFor(() => expect(bodyOf(calls)).toMatchObject({ area: '' }));
    });

    it('may keep an area that is no longer offered', async () => {
      const calls = serveAreas({ ...reservation, area: 'Garden' });
      renderAt(address);
      expect(await area()).toHaveValue('Garden');
      await press('Update Reservation');
      await waitFor(() => expect(bodyOf(calls)).toBeDefined());
      expect(bodyOf(calls)).not.toHaveProperty('area');
    });
  });

  it('cancels after a confirmation, and continues after two seconds', async () => {
    const calls = serveWith(() => [200, { ...reservation, status: 'canceled' }]);
    renderAt(address);
    await screen.findByText('Your details');
    await press('Cancel Reservation');
    await press('Keep it');
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await press('Cancel Reservation');
    await press('Yes, cancel it');
    expect(await screen.findByText('Your reservation has been canceled.')).toBeVisible();
    await act(async () => jest.advanceTimersByTimeAsync(1500));
    expect(where()).toBe(address);
    await act(async () => jest.advanceTimersByTimeAsync(600));
    expect(where()).toBe('/reservation-edit-success');
    expect(screen.getByText('Osteria Luna was notified of your cancellation.')).toBeVisible();
  });

  it.each([
    [() => [500, {}] as [number, unknown], 'Failed to update reservation.'],
    [
      () => 'no network' as const,
      'Network error: The server could not be reached. Please check your connection and try again.',
    ],
    [() => [409, { error: 'no tables available' }] as [number, unknown], /fully booked at that time/],
  ])('shows why it could not be changed', async (put, text) => {
    serveWith(put);
    renderAt(address);
    await screen.findByRole('option', { name: '7:30 PM' });
    await press('Update Reservation');
    expect(await screen.findByText(text)).toBeVisible();
    expect(where()).toBe(address);
  });

  it('asks at once whether to cancel, where the confirmation page offers it', async () => {
    const calls = serve();
    renderAt(`${address}#cancel`);
    await user().click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    expect(field('Name')).toHaveValue('Anna Moreau');
  });

  it('shows why it could not be canceled', async () => {
    serveWith(() => [503, {}]);
    renderAt(address);
    await screen.findByText('Your details');
    await press('Cancel Reservation');
    await press('Yes, cancel it');
    expect(await screen.findByText('Failed to cancel reservation.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Call (212) 555-0100' });
    expect(link).toHaveAttribute('href', 'tel:+12125550100');
  });

  it('shows a canceled reservation as such', async () => {
    serve(({ path }) =>
      path.includes('/single/') ? [200, { ...reservation, status: 'canceled' }] : undefined,
    );
    renderAt(address);
    expect(
      await screen.findByText('This reservation was canceled and can no longer be changed.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Update Reservation' })).not.toBeInTheDocument();
  });

  it('shows that it could not be loaded', async () => {
    serve();
    renderAt('/edit-reservation/nope');
    expect(await screen.findByText('Failed to load reservation data.')).toBeVisible();
  });
});

describe('the page after a change', () => {
  it('links back to the day of the reservation for members of a restaurant', async () => {
    const state = { action: 'updated', reservation };
    const { unmount } = renderAt({ pathname: '/reservation-edit-success', state });
    expect(screen.queryByRole('link', { name: 'Back to Reservations' })).not.toBeInTheDocument();
    unmount();
    localStorage.setItem('token', 'signed-in');
    renderAt({ pathname: '/reservation-edit-success', state });
    expect(screen.getByRole('link', { name: 'Back to Reservations' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\?tab=reservations&date=\d{4}-\d{2}-\d{2}$/),
    );
    localStorage.clear();
  });

  it.each([undefined, 'x', { action: 'updated' }, { action: 'else', reservation }])(
    'is a general one if the router’s state is %p',
    async (state) => {
      const { container } = renderAt({ pathname: '/reservation-edit-success', state });
      expect(screen.getByRole('heading', { name: 'Success!' })).toBeVisible();
      expect(screen.queryByText(/was changed/)).not.toBeInTheDocument();
      expect(await axe(container)).toHaveNoViolations();
    },
  );
});

describe('a request that is not answered', () => {
  const serveRequest = (put: Parameters<typeof serveWith>[0]) =>
    serve((call) => {
      if (call.method === 'PUT') return put(call);
      if (call.path.endsWith('/availability')) return [200, availability('2026-11-23', day)];
      return call.path.includes('/reservation') ? [200, request] : undefined;
    });

  it('is shown as one, and is withdrawn', async () => {
    serveRequest(() => [200, { ...request, status: 'canceled' }]);
    renderAt(address);
    expect(await screen.findByText('Requested, not yet confirmed')).toBeVisible();
    await press('Withdraw Request');
    await press('Yes, withdraw it');
    expect(await screen.findByText('Your request has been withdrawn.')).toBeVisible();
    await act(async () => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('heading', { name: 'Request Withdrawn' })).toBeVisible();
  });

  it('stays one when it is changed', async () => {
    serveRequest(() => [200, request]);
    renderAt(address);
    await screen.findByRole('option', { name: '7:30 PM' });
    await press('Update Request');
    await act(async () => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('heading', { name: 'Request Updated' })).toBeVisible();
    expect(screen.getByText(/^Requested, not yet confirmed\./)).toBeVisible();
  });
});
