import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { connected, hear, renderAt, serve } from '../../testing/render-dashboard';
import type { Call } from '../../testing/render-dashboard';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const noon = new Date();
noon.setHours(12, 0, 0, 0);
const anna = {
  id: 'a',
  name: 'Anna Rossi',
  guests: 4,
  phoneNumber: '+14155552671',
  notes: 'Window table',
  reservation_time: noon.toISOString(),
  status: 'active',
};
const byDate = ({ path }: Call) => path.endsWith('/by-date');
const answers = (list: unknown) => (call: Call) =>
  byDate(call) ? ([200, list] as [number, unknown]) : undefined;
const card = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;

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
    expect(calls.filter(byDate)[0]?.query).toEqual({ date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('cancels after the question, in place', async () => {
    const calls = serve(answers([anna]));
    renderAt('/dashboard?tab=reservations');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel reservation (notify guest)' }));
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveTextContent(
      'Are you sure you want to cancel this reservation? The guest will be notified via SMS.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel reservation' }));
    expect(await screen.findByText('Canceled')).toBeInTheDocument();
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', path: '/api/reservations/cancel/a' });
    expect(screen.getByRole('button', { name: 'Restore reservation to active status' })).toBeInTheDocument();
  });

  it('does nothing when the question is answered with no', async () => {
    const calls = serve(answers([anna]));
    renderAt('/dashboard?tab=reservations');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete reservation permanently' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('says why a reservation could not be restored', async () => {
    serve((call) =>
      call.method === 'PUT'
        ? [409, { error: 'There are no tables available' }]
        : answers([{ ...anna, status: 'canceled' }])(call),
    );
    renderAt('/dashboard?tab=reservations');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Restore reservation to active status' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Restore reservation' }));
    expect(
      await screen.findByText('Failed to uncancel reservation: There are no tables available'),
    ).toBeInTheDocument();
  });

  it('takes live updates of the current restaurant only', async () => {
    serve(answers([anna]));
    renderAt('/dashboard?tab=reservations');
    await screen.findByRole('heading', { name: 'Anna Rossi' });
    const news = { ...anna, id: 'n', name: 'Nora Lind' };
    act(() =>
      hear({ type: 'created', restaurantId: 'elsewhere', reservation: { ...news, name: 'Not Ours' } }),
    );
    act(() => hear({ type: 'created', restaurantId: 'olive', reservation: news }));
    act(() => hear({ type: 'canceled', restaurantId: 'olive', reservation: { id: 'a' } }));
    expect(await screen.findByRole('heading', { name: 'Nora Lind' })).toBeInTheDocument();
    expect(screen.queryByText('Not Ours')).not.toBeInTheDocument();
    expect(within(card('Anna Rossi')).getByText('Canceled')).toBeInTheDocument();
    act(() => hear({ type: 'deleted', restaurantId: 'olive', reservation: { id: 'n' } }));
    await waitFor(() => expect(screen.queryByText('Nora Lind')).not.toBeInTheDocument());
  });

  it('reads anew each time the line is open: what happened before was not sent', async () => {
    const list = [anna];
    serve(answers(list));
    renderAt('/dashboard?tab=reservations');
    await screen.findByRole('heading', { name: 'Anna Rossi' });
    for (const name of ['Booked Meanwhile', 'Booked While It Was Cut']) {
      list.push({ ...anna, id: name, name });
      act(() => connected());
      expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
    }
  });

  it('keeps the card under the pointer in its place when others come above it', async () => {
    serve(answers([anna]));
    renderAt('/dashboard?tab=reservations');
    await screen.findByRole('heading', { name: 'Anna Rossi' });
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    // A page of cards of 80 px each; the pointer rests on Anna's.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const place = [...document.querySelectorAll('li')].indexOf(this as HTMLLIElement);
      return new DOMRect(0, place * 80, 300, 80);
    });
    const found = Element.prototype.querySelector;
    jest.spyOn(Element.prototype, 'querySelector').mockImplementation(function (
      this: Element,
      selector: string,
    ) {
      return selector === 'li:hover' ? card('Anna Rossi') : found.call(this, selector);
    });
    const at = (hours: number) => new Date(noon.getTime() + hours * 3_600_000).toISOString();
    const come = async (name: string, hours: number) => {
      const reservation = { ...anna, id: name, name, reservation_time: at(hours) };
      act(() => hear({ type: 'created', restaurantId: 'olive', reservation }));
      await screen.findByRole('heading', { name });
    };
    await come('Early Bird', -1);
    expect(scrollBy).toHaveBeenCalledWith({ top: 80, behavior: 'instant' });
    await come('Late Comer', 1);
    expect(scrollBy).toHaveBeenCalledTimes(1);
  });

  it('searches once after typing, and a blank search brings the list back', async () => {
    const calls = serve((call) => {
      if ('search' in call.query) return [200, [{ ...anna, id: 's', name: 'Found Person' }]];
      return answers([anna])(call);
    });
    renderAt('/dashboard?tab=reservations');
    await screen.findByRole('heading', { name: 'Anna Rossi' });
    await userEvent.type(screen.getByPlaceholderText('Search all reservations...'), 'fou');
    expect(await screen.findByRole('heading', { name: 'Found Person' })).toBeInTheDocument();
    expect(calls.flatMap(({ query }) => query['search'] ?? [])).toEqual(['fou']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByRole('heading', { name: 'Anna Rossi' })).toBeInTheDocument();
  });

  it('shows a failed fetch above an empty list', async () => {
    serve((call) => (byDate(call) ? [400, { error: 'Bad range' }] : undefined));
    renderAt('/dashboard?tab=reservations');
    expect(await screen.findByText('Error: Bad range')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'No reservations found' })).toBeInTheDocument();
  });

  it('needs a restaurant', async () => {
    serve(({ path }) => (path === '/api/restaurant' ? [200, []] : undefined));
    renderAt('/dashboard?tab=reservations');
    expect(await screen.findByRole('button', { name: 'New Reservation' })).toBeDisabled();
    expect(screen.getByTitle('Please select a restaurant first')).toBeInTheDocument();
    expect(within(screen.getByRole('tabpanel')).getByText('No restaurant selected')).toBeInTheDocument();
  });
});
