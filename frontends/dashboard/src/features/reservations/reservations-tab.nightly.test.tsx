import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { connected, playEvent, playPartyEvent, renderAt, serve } from '../../testing/render-dashboard';
import type { Call } from '../../testing/render-dashboard';
import { noon, anna, byDate, answers, card, onTheReservationsTab } from '../../testing/reservations-tab';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

onTheReservationsTab();

describe('the reservations tab', () => {
  it('lists a party after midnight on the evening before, with its own date in the dialog', async () => {
    const late = { ...anna, id: 'late', name: 'Late Party', reservation_time: '2026-11-21T00:30:00' };
    const next = { ...anna, id: 'next', name: 'Next Party', reservation_time: '2026-11-21T19:00:00' };
    const shown = [late, next].map((each) => ({
      ...each,
      reservation_time: new Date(each.reservation_time).toISOString(),
    }));
    serve(answers(shown));
    renderAt('/dashboard?tab=reservations&date=2026-11-20');
    await screen.findByRole('heading', { name: 'Late Party' });
    expect(screen.getByRole('heading', { name: 'Friday, November 20, 2026' })).toBeInTheDocument();
    expect(card('Late Party')).toHaveTextContent('12:30 AM');
    expect(screen.queryByRole('heading', { name: 'Next Party' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Late Party' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Late Party' }));
    expect(dialog.getByText(/Saturday, November 21, 2026.*12:30 AM/)).toBeInTheDocument();
  });

  it('shows the diner’s details on the card and in the dialog', async () => {
    const dinerFields = {
      email: 'anna@example.com',
      occasion: 'birthday',
      dietary: ['vegan'],
      dietaryNotes: 'No sesame',
      messages: [{ id: 'm1', message: 'We bring a dog', sentAt: noon.toISOString() }],
    };
    serve(answers([{ ...anna, ...dinerFields }]));
    const { container } = renderAt('/dashboard?tab=reservations');
    await screen.findByRole('heading', { name: 'Anna Rossi' });
    expect(card('Anna Rossi')).toHaveTextContent('Vegan; No sesame · Birthday · “We bring a dog”');
    await userEvent.click(screen.getByRole('button', { name: 'Anna Rossi' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Anna Rossi' }));
    for (const text of ['anna@example.com', 'Vegan; No sesame', 'Birthday', 'We bring a dog'])
      expect(dialog.getByText(text)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['active', 'pending', 'Requested, not yet confirmed'],
    ['active', 'accepted', 'Active'],
    ['canceled', 'declined', 'Declined'],
    ['canceled', 'expired', 'Expired unanswered'],
    ['canceled', 'withdrawn', 'Withdrawn'],
    ['canceled', 'accepted', 'Canceled'],
  ])('shows an %s reservation that was a %s request as %s', async (status, state, words) => {
    serve(answers([{ ...anna, status, request: { state } }]));
    renderAt('/dashboard?tab=reservations');
    await screen.findByRole('heading', { name: 'Anna Rossi' });
    expect(card('Anna Rossi')).toHaveTextContent(words);
  });

  it.each([
    ['active', { state: 'confirmed', by: 'sms' }, /Active.*Confirmed/],
    ['active', undefined, /Active/],
    ['canceled', { state: 'declined', by: 'sms' }, /Canceled\s?by SMS/],
    ['canceled', { state: 'declined', by: 'link' }, /Canceled\s?by the guest/],
    ['canceled', undefined, /Canceled(?!\s?by)/],
  ])('shows what the party of an %s reservation said: %j', async (status, said, words) => {
    const confirmation = said && { ...said, at: noon.toISOString() };
    serve(answers([{ ...anna, status, ...(confirmation ? { confirmation } : {}) }]));
    renderAt('/dashboard?tab=reservations');
    await screen.findByRole('heading', { name: 'Anna Rossi' });
    expect(card('Anna Rossi')).toHaveTextContent(words);
    if (said?.state !== 'confirmed') expect(card('Anna Rossi')).not.toHaveTextContent('Confirmed');
  });

  it('asks with name and time, and shows who gets no SMS and why', async () => {
    serve(answers([anna, { ...anna, id: 'b', name: 'Ben Carter', phoneNumber: '0412 345 678', guests: 1 }]));
    renderAt('/dashboard?tab=reservations');
    await screen.findByRole('heading', { name: 'Ben Carter' });
    await waitFor(() => expect(card('Ben Carter')).toHaveTextContent('Gets no text messages'));
    expect(card('Anna Rossi')).not.toHaveTextContent('Gets no text messages');
    await userEvent.click(
      within(card('Ben Carter')).getByRole('button', { name: 'Cancel reservation (notify guest)' }),
    );
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveTextContent(/Ben Carter · 1 guest · \w{3}, \w{3} \d+, 12:00 PM/);
    expect(question).toHaveTextContent(
      'No SMS will be sent, because SMS notifications are off. Please tell the guest yourself.',
    );
  });

  it('shows the result, and undoes it on demand', async () => {
    const calls = serve(answers([anna]));
    renderAt('/dashboard?tab=reservations');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel reservation (notify guest)' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel reservation' }),
    );
    expect(await screen.findByText('Cancellation done: party of 4.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Back on the list: party of 4.')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'PUT')).toMatchObject([
      { path: '/api/reservations/cancel/a' },
      { path: '/api/reservations/uncancel/a' },
    ]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('opens a reservation’s details, and moves between rows by the arrow keys', async () => {
    serve(answers([anna, { ...anna, id: 'b', name: 'Ben Carter', phoneNumber: 'N/A' }]));
    const { container } = renderAt('/dashboard?tab=reservations');
    (await screen.findByRole('button', { name: 'Anna Rossi' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Ben Carter' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    const details = screen.getByRole('dialog', { name: 'Anna Rossi' });
    expect(details).toHaveTextContent('Window table');
    expect(within(details).getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+14155552671');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('marks a reservation that no longer fits, with the reasons in its details', async () => {
    const ben = { ...anna, id: 'b', name: 'Ben Carter' };
    const explanations = ['Pacing: 4 of 6 covers start between 12:00 PM and 12:15 PM'];
    serve((call) =>
      call.path.endsWith('/ListReservationsToReview')
        ? [200, { reservations: [{ reservation: { id: 'b' }, explanations }] }]
        : answers([anna, ben])(call),
    );
    const { container } = renderAt('/dashboard?tab=reservations');
    await screen.findByRole('heading', { name: 'Ben Carter' });
    await waitFor(() => expect(card('Ben Carter')).toHaveTextContent('No longer fits'));
    expect(card('Anna Rossi')).not.toHaveTextContent('No longer fits');
    await userEvent.click(screen.getByRole('button', { name: 'Ben Carter' }));
    expect(screen.getByRole('dialog', { name: 'Ben Carter' })).toHaveTextContent(
      `No longer fits${explanations[0]}. It stays booked.`,
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  /** The evenings of the listed dates: Anna sits at two tables. */
  const seatedAnna = (call: Call): [number, unknown] | undefined => {
    if (!call.path.endsWith('/ListParties')) return undefined;
    const anna = { id: 'a', version: '3', name: 'Anna Rossi', startsAt: noon.toISOString(), partySize: 4 };
    const parties = [{ ...anna, stage: 'STAGE_SEATED', tableNumbers: ['7', '8'] }];
    const { localDates } = call.body as { localDates: string[] };
    return [200, { days: localDates.map((localDate) => ({ localDate, parties })) }];
  };

  it.each(['period=today', 'period=week', 'period=month', 'q=anna'])(
    'shows the tables and stages of the evenings: %s',
    async (shown) => {
      const calls = serve(
        (call) => seatedAnna(call) ?? (call.path.includes('reservations/olive') ? [200, [anna]] : undefined),
      );
      renderAt(`/dashboard?tab=reservations&${shown}`);
      await screen.findByRole('heading', { name: 'Anna Rossi' });
      await waitFor(() => expect(card('Anna Rossi')).toHaveTextContent(/ActiveSeated.*7\+8/));
      // The rows come from the published calls; `ListParties` adds their tables and stages.
      const asked = calls.find(({ path }) => path.endsWith('/ListParties'))?.body;
      expect(asked).toEqual({
        restaurantId: 'olive',
        localDates: [expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)],
      });
    },
  );

  it('shows the steps that wait for the connection, as Tonight does', async () => {
    const step = { kind: 'step', partyId: 'a', step: 'finish', tables: [] };
    const waiting = { id: 's1', restaurantId: 'olive', userId: '', date: '2026-11-20', baseVersion: 3 };
    const at = { at: noon.getTime(), deviceAt: noon.getTime() };
    localStorage.setItem('tablewell:evening-changes', JSON.stringify([{ ...waiting, ...at, change: step }]));
    const calls = serve((call) =>
      call.path.endsWith('/TakeStep') ? [503, {}] : (seatedAnna(call) ?? answers([anna])(call)),
    );
    renderAt('/dashboard?tab=reservations');
    await waitFor(() => expect(card('Anna Rossi')).toHaveTextContent(/ActiveFinished.*7\+8/));
    expect(calls.some(({ path }) => path.endsWith('/TakeStep'))).toBe(true);
  });

  it('follows the steps of hosts, and what the published event says', async () => {
    serve((call) => seatedAnna(call) ?? answers([anna])(call));
    renderAt('/dashboard?tab=reservations');
    await waitFor(() => expect(card('Anna Rossi')).toHaveTextContent('7+8'));
    const left = { id: 'a', version: '4', name: 'Anna Rossi', startsAt: noon.toISOString(), partySize: 4 };
    const update = {
      type: 'stepped',
      restaurantId: 'olive',
      id: 'a',
      version: 4,
      localDate: 'another',
    } as const;
    act(() =>
      playPartyEvent({ ...update, party: { ...left, stage: 'STAGE_FINISHED', tableNumbers: ['7'] } }),
    );
    await waitFor(() => expect(card('Anna Rossi')).toHaveTextContent(/ActiveFinished/));
    act(() => playEvent({ type: 'canceled', restaurantId: 'olive', reservation: { id: 'a' } }));
    await waitFor(() => expect(card('Anna Rossi')).toHaveTextContent('Canceled'));
  });

  it('prints the evening of the day that is shown', async () => {
    const calls = serve((call) =>
      call.path.endsWith('/GetEvening')
        ? [200, { evening: { localDate: '2026-11-20', timezone: 'UTC', parties: [] } }]
        : answers([anna])(call),
    );
    window.print = jest.fn();
    renderAt('/dashboard?tab=reservations');
    await screen.findByRole('heading', { name: 'Anna Rossi' });
    expect(calls.some(({ path }) => path.endsWith('/GetEvening'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button', { name: 'This Week' }));
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  });

  it('marks nothing as new when another period is shown', async () => {
    serve((call) =>
      byDate(call)
        ? [200, 'startDate' in call.query ? [anna, { ...anna, id: 'b', name: 'Ben Carter' }] : [anna]]
        : undefined,
    );
    renderAt('/dashboard?tab=reservations');
    await screen.findByRole('heading', { name: 'Anna Rossi' });
    await userEvent.click(screen.getByRole('button', { name: 'This Week' }));
    await screen.findByRole('heading', { name: 'Ben Carter' });
    expect(card('Ben Carter')).not.toHaveAttribute('data-new');
    expect(screen.queryByText(/^Just came in/)).not.toBeInTheDocument();
  });

  it('does nothing if the question is answered with no', async () => {
    const calls = serve(answers([anna]));
    renderAt('/dashboard?tab=reservations');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete reservation permanently' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(calls.filter(({ path, method }) => method !== 'GET' && path.startsWith('/api/'))).toEqual([]);
  });

  it('shows why a reservation could not be restored', async () => {
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

  it('applies live updates of the current restaurant only', async () => {
    serve(answers([anna]));
    renderAt('/dashboard?tab=reservations');
    await screen.findByRole('heading', { name: 'Anna Rossi' });
    const created = { ...anna, id: 'n', name: 'Nora Lind' };
    act(() =>
      playEvent({
        type: 'created',
        restaurantId: 'elsewhere',
        reservation: { ...created, name: 'Not Ours' },
      }),
    );
    act(() => playEvent({ type: 'created', restaurantId: 'olive', reservation: created }));
    act(() => playEvent({ type: 'canceled', restaurantId: 'olive', reservation: { id: 'a' } }));
    expect(await screen.findByRole('heading', { name: 'Nora Lind' })).toBeInTheDocument();
    expect(screen.queryByText('Not Ours')).not.toBeInTheDocument();
    expect(within(card('Anna Rossi')).getByText('Canceled')).toBeInTheDocument();
    act(() => playEvent({ type: 'deleted', restaurantId: 'olive', reservation: { id: 'n' } }));
    await waitFor(() => expect(screen.queryByText('Nora Lind')).not.toBeInTheDocument());
  });

  it('reloads after each connect: events before it were not sent', async () => {
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

  it('searches once after typing, and an empty search restores the list', async () => {
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

  it('keeps period, date and search in the address', async () => {
    const calls = serve(
      answers([{ ...anna, reservation_time: new Date('2026-11-18T12:00:00').toISOString() }]),
    );
    renderAt('/dashboard?tab=reservations&period=week&date=2026-11-18');
    await screen.findByRole('heading', { name: 'Anna Rossi' });
    expect(calls.find(byDate)?.query).toEqual({ startDate: '2026-11-15', endDate: '2026-11-22' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const address = screen.getByTestId('address');
    expect(address).toHaveTextContent('/dashboard?tab=reservations&period=week&date=2026-11-25');
    await userEvent.type(screen.getByPlaceholderText('Search all reservations...'), 'ann');
    await waitFor(() => expect(address).toHaveTextContent('&q=ann'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(address).not.toHaveTextContent('q='));
    expect(address).toHaveTextContent('date=2026-11-25');
  });

  it('counts each of two presses that come before the page has drawn the first', async () => {
    serve(answers([]));
    renderAt('/dashboard?tab=reservations&date=2026-11-18');
    await screen.findByText(/no reservations/);
    const press = (name: string) => screen.getByRole('button', { name }).click();
    act(() => {
      press('This Month');
      press('Next');
      press('Next');
    });
    const month = new Date(noon.getFullYear(), noon.getMonth() + 2, 1).toLocaleDateString('sv-SE');
    expect(screen.getByTestId('address')).toHaveTextContent(`period=month&date=${month}`);
  });

  it('marks each reservation busy while its own change is under way', async () => {
    const serving = serve(answers([anna, { ...anna, id: 'b', name: 'Ben Carter' }]));
    renderAt('/dashboard?tab=reservations');
    await screen.findByRole('heading', { name: 'Anna Rossi' });
    const answered = jest.mocked(globalThis.fetch).getMockImplementation() as typeof fetch;
    jest
      .mocked(globalThis.fetch)
      .mockImplementation((input) =>
        (input as Request).method === 'PUT' ? new Promise(() => undefined) : answered(input),
      );
    for (const name of ['Anna Rossi', 'Ben Carter']) {
      await userEvent.click(within(card(name)).getByRole('button', { name: /^Cancel reservation/ }));
      await userEvent.click(
        within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel reservation' }),
      );
    }
    for (const name of ['Anna Rossi', 'Ben Carter'])
      expect(within(card(name)).getByRole('button', { name: /^Cancel reservation/ })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    expect(serving.some(byDate)).toBe(true);
  });
});
