import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../../testing/render-dashboard';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../../testing/render-dashboard').fakeSocket,
}));

// 7 PM in Rome.
const seven = '2026-11-20T18:00:00Z';
const service = '/rpc/tablewell.reservation.v1.EveningService/';

/** An evening whose pause reflects the calls. */
function serveEvening(pauses: { now?: object; refusal?: string } = {}) {
  return serve(({ path, body }) => {
    if (path === `${service}PauseOnlineBookings`) {
      if (pauses.refusal) return [503, { code: 'unavailable', message: pauses.refusal }];
      const { minutes = 0 } = body as { minutes?: number };
      const until = new Date(new Date(seven).getTime() + (minutes || 600) * 60_000).toISOString();
      pauses.now = { from: seven, until, by: 'Sam Host', restOfNight: minutes === 0 };
      return [200, { pause: pauses.now }];
    }
    if (path === `${service}ResumeOnlineBookings`) {
      delete pauses.now;
      return [200, {}];
    }
    if (path !== `${service}GetEvening`) return undefined;
    const { localDate = '2026-11-20' } = body as { localDate?: string };
    const evening = { restaurantId: 'olive', localDate, timezone: 'Europe/Rome' };
    return [200, { evening: { ...evening, seatingMinutes: 90, onlinePause: pauses.now } }];
  });
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(seven), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  jest.restoreAllMocks();
});
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

describe('Pausing online bookings', () => {
  it('takes two taps, shows until when, and resumes with one tap', async () => {
    const calls = serveEvening();
    const { container } = renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Pause online bookings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pause online bookings' });
    await user().click(within(dialog).getByRole('button', { name: /^1 hour.*until 8:00 PM/ }));
    expect(await screen.findByText('Online bookings are paused until 8:00 PM')).toBeInTheDocument();
    const pauses = calls.filter(({ path }) => path === `${service}PauseOnlineBookings`);
    expect(pauses.map(({ body }) => body)).toMatchObject([{ restaurantId: 'olive', minutes: 60 }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Resume' })).toHaveFocus());
    expect(await axe(container)).toHaveNoViolations();
    await user().keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Pause online bookings' })).toHaveFocus();
  });

  it('shows that the rest of the night is paused', async () => {
    serveEvening();
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Pause online bookings' }));
    await user().click(await screen.findByRole('button', { name: 'Rest of the night' }));
    expect(
      await screen.findByText('Online bookings are paused for the rest of the night'),
    ).toBeInTheDocument();
  });

  it('shows no pause that is over', async () => {
    serveEvening({ now: { from: '2026-11-20T17:00:00Z', until: '2026-11-20T17:30:00Z', by: 'Sam' } });
    renderAt('/dashboard?tab=tonight');
    expect(await screen.findByRole('button', { name: 'Pause online bookings' })).toBeInTheDocument();
  });

  it('is offered for the evening of today alone', async () => {
    serveEvening();
    renderAt('/dashboard?tab=tonight&date=2026-11-21');
    expect(await screen.findByRole('button', { name: 'New booking' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pause online bookings' })).not.toBeInTheDocument();
  });

  it('says why it could not be done, and stays open', async () => {
    serveEvening({ refusal: 'Please try again.' });
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Pause online bookings' }));
    await user().click(await screen.findByRole('button', { name: 'Rest of the night' }));
    const dialog = screen.getByRole('dialog', { name: 'Pause online bookings' });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Please try again.');
  });
});
