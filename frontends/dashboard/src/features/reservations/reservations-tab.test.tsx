import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { connected, playEvent, renderAt, serve } from '../../testing/render-dashboard';
import { noon, anna, byDate, answers, card, onTheReservationsTab } from '../../testing/reservations-tab';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

onTheReservationsTab();

describe('the reservations tab', () => {
  it('lists the day’s reservations on cards', async () => {
    const calls = serve(
      answers([anna, { ...anna, id: 'b', name: 'Ben Carter', phoneNumber: 'N/A', guests: 1 }]),
    );
    const { container } = renderAt('/dashboard?tab=reservations&period=fortnight');
    await screen.findByRole('heading', { name: 'Anna Rossi' });
    expect(screen.getByText('2 reservations')).toBeInTheDocument();
    expect(card('Anna Rossi')).toHaveTextContent('12:00 PM');
    expect(card('Anna Rossi')).toHaveTextContent('4 guests · (415) 555-2671');
    expect(card('Ben Carter')).toHaveTextContent('1 guest · Not provided');
    // The evening may end on the next date.
    const date = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    expect(calls.filter(byDate)[0]?.query).toEqual({ startDate: date, endDate: date });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('cancels in place after a confirmation', async () => {
    const calls = serve(answers([anna]));
    renderAt('/dashboard?tab=reservations');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel reservation (notify guest)' }));
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveTextContent(
      'Are you sure you want to cancel this reservation? The guest will be notified via SMS.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel reservation' }));
    expect(await screen.findByText('Canceled')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'PUT')).toMatchObject([
      { path: '/api/reservations/cancel/a' },
    ]);
    expect(screen.getByRole('button', { name: 'Restore reservation to active status' })).toBeInTheDocument();
  });

  it('groups a day by time with parties and covers, without canceled ones', async () => {
    const later = new Date(noon.getTime() + 30 * 60_000).toISOString();
    const at = (id: string, more: object) => ({ ...anna, id, name: `Guest ${id}`, ...more });
    serve(
      answers([anna, at('b', {}), at('c', { status: 'canceled' }), at('d', { reservation_time: later })]),
    );
    renderAt('/dashboard?tab=reservations');
    await screen.findByRole('heading', { name: 'Anna Rossi' });
    const bands = [...document.querySelectorAll('[data-time]')];
    expect(bands.map((band) => [band.getAttribute('data-time'), band.parentElement?.textContent])).toEqual([
      ['12:00 PM', ' · 2 parties · 8 covers'],
      ['12:30 PM', ' · 1 party · 4 covers'],
    ]);
  });

  it('marks and announces new reservations', async () => {
    serve(answers([anna]));
    renderAt('/dashboard?tab=reservations');
    await screen.findByRole('heading', { name: 'Anna Rossi' });
    const created = { ...anna, id: 'n', name: 'Nora Lind', guests: 2 };
    act(() => playEvent({ type: 'created', restaurantId: 'olive', reservation: created }));
    await waitFor(() => expect(card('Nora Lind')).toHaveAttribute('data-new'));
    expect(card('Anna Rossi')).not.toHaveAttribute('data-new');
    expect(screen.getByText('Just came in: party of 2.')).toHaveAttribute('role', 'status');
  });

  it('shows a failed fetch above an empty list', async () => {
    serve((call) => (byDate(call) ? [400, { error: 'Bad range' }] : undefined));
    renderAt('/dashboard?tab=reservations');
    expect(await screen.findByText('Error: Bad range')).toBeInTheDocument();
    expect(screen.queryByText('No reservations found')).not.toBeInTheDocument();
  });

  it('keeps the list, marked with its time, when a later fetch fails', async () => {
    let down = false;
    serve((call) => (byDate(call) && down ? [400, { error: 'Bad range' }] : answers([anna])(call)));
    renderAt('/dashboard?tab=reservations');
    await screen.findByRole('heading', { name: 'Anna Rossi' });
    down = true;
    act(() => connected());
    expect(await screen.findByText(/^Error: Bad range This is the list as of \d/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Anna Rossi' })).toBeInTheDocument();
  });

  it('shows that a search found nothing, with a button back to the list', async () => {
    serve((call) => ('search' in call.query ? [200, []] : answers([anna])(call)));
    renderAt('/dashboard?tab=reservations&q=zz');
    expect(await screen.findByText('No reservation matches “zz”.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(await screen.findByRole('heading', { name: 'Anna Rossi' })).toBeInTheDocument();
  });

  it('requires a restaurant', async () => {
    serve(({ path }) => (path === '/api/restaurant' ? [200, []] : undefined));
    renderAt('/dashboard?tab=reservations');
    expect(await screen.findByRole('button', { name: 'New Reservation' })).toBeDisabled();
    expect(screen.getByTitle('Please select a restaurant first')).toBeInTheDocument();
    expect(within(screen.getByRole('tabpanel')).getByText('No restaurant selected')).toBeInTheDocument();
  });
});
