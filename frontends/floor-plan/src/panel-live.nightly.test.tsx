import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { eveningKey } from '@tablewell/api-client/book';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { connected, evening, playEvent, layout, openPanel, party, serve } from './testing/render-panel';

const openSocket = jest.fn(() => jest.requireActual('./testing/render-panel').fakeSocket);
jest.mock('@tablewell/api-client/socket', () => ({ openLiveSocket: () => openSocket() }));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the tables of an evening', () => {
  it('shows the parties at their tables, and follows changes', async () => {
    let parties = [
      party(-10, { stage: 'STAGE_SEATED' }),
      party(20, { id: 'r2', name: 'Ben', tableNumbers: ['2'] }),
    ];
    serve(({ rpc }) => (rpc === 'GetEvening' ? [200, evening(parties)] : undefined));
    await openPanel();
    const first = await screen.findByRole('button', { name: 'Table 1, 4-Top Rectangle: Occupied' });
    expect(screen.getByRole('button', { name: 'Table 2, 2-Top Rectangle: Reserved' })).toBeInTheDocument();
    parties = [];
    act(() => playEvent({ type: 'canceled', restaurantId: 'other', reservation: { id: 'r1' } }));
    await act(() => new Promise((done) => setTimeout(done, 250)));
    expect(first).toHaveAccessibleName('Table 1, 4-Top Rectangle: Occupied');
    act(() => playEvent({ type: 'canceled', restaurantId: 'olive', reservation: { id: 'r1' } }));
    await waitFor(() => expect(first).toHaveAccessibleName('Table 1, 4-Top Rectangle: Available'));
  });

  it('fetches the evening again once the socket is connected, because earlier updates were not sent', async () => {
    let parties: object[] = [];
    serve(({ rpc }) => (rpc === 'GetEvening' ? [200, evening(parties)] : undefined));
    await openPanel();
    const first = await screen.findByRole('button', { name: 'Table 1, 4-Top Rectangle: Available' });
    parties = [party(-10, { stage: 'STAGE_SEATED' })];
    act(() => connected());
    await waitFor(() => expect(first).toHaveAccessibleName('Table 1, 4-Top Rectangle: Occupied'));
  });

  it('uses the evening of a dashboard around it, which keeps it up to date', async () => {
    let parties: object[] = [];
    const calls = serve(({ rpc }) => (rpc === 'GetEvening' ? [200, evening(parties)] : undefined));
    openSocket.mockClear();
    const outer = new QueryClient();
    await openPanel({}, outer);
    const first = await screen.findByRole('button', { name: 'Table 1, 4-Top Rectangle: Available' });
    const loaded = calls.length;
    parties = [party(-10, { stage: 'STAGE_SEATED' })];
    await act(() => outer.invalidateQueries({ queryKey: eveningKey('olive') }));
    await waitFor(() => expect(first).toHaveAccessibleName('Table 1, 4-Top Rectangle: Occupied'));
    expect(calls.slice(loaded).map(({ rpc }) => rpc)).toEqual(['GetEvening']);
    expect(openSocket).not.toHaveBeenCalled();
  });

  it('shows no state of tables whose parties are not known', async () => {
    serve(({ rpc }) => (rpc === 'GetEvening' ? [404, { code: 'not_found', message: 'No' }] : undefined));
    await openPanel();
    expect(await screen.findByText('Table status is unavailable')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Table 1, 4-Top Rectangle' })).toBeInTheDocument();
  });

  it('shows the party at a tapped table, and the next one', async () => {
    const parties = [
      party(-10, { stage: 'STAGE_SEATED', notes: 'Nut allergy' }),
      party(100, { id: 'r2', name: 'Ben Carter', partySize: 2 }),
    ];
    serve(({ rpc }) => (rpc === 'GetEvening' ? [200, evening(parties)] : undefined));
    const { container } = await openPanel();
    await userEvent.click(await screen.findByRole('button', { name: /^Table 1 4-Top Rectangle · Occupied/ }));
    const card = screen.getByRole('region', { name: 'Table 1' });
    expect(card).toHaveTextContent(/Occupied.*Anna Rossi, party of 4.*Since .*, until .*Nut allergy/);
    expect(card).toHaveTextContent(/Next: Ben Carter, party of 2, at /);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(within(card).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Table 1' })).not.toBeInTheDocument();
  });

  it('shows the tables as they are planned at a later time', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), advanceTimers: true });
    serve(({ rpc }) => (rpc === 'GetEvening' ? [200, evening([party(360)])] : undefined));
    await openPanel();
    const first = await screen.findByRole('button', { name: 'Table 1, 4-Top Rectangle: Available' });
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '18:30' } });
    fireEvent.blur(screen.getByLabelText('Time'));
    expect(first).toHaveAccessibleName('Table 1, 4-Top Rectangle: Occupied');
    expect(screen.getByText(/^Planned for this time/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: /^Table 1 4-Top/ }));
    expect(screen.getByRole('region', { name: 'Table 1' })).toHaveTextContent(
      'Planned from 6:00 PM to 7:30 PM',
    );
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Now' }));
    expect(first).toHaveAccessibleName('Table 1, 4-Top Rectangle: Available');
    jest.useRealTimers();
  });

  it('shows who sits past midnight, in the evening that began the day before', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T00:30:00Z'), advanceTimers: true });
    const sits = party(-60, { stage: 'STAGE_SEATED', heldUntil: '2026-11-21T02:00:00Z' });
    const tonight = { ...evening([sits]).evening, localDate: '2026-11-20' };
    const tomorrow = { ...evening([]).evening, localDate: '2026-11-21' };
    serve(({ rpc, path, body }) => {
      if (path.endsWith('/info')) return [200, { id: 'olive', serviceDayTurnsAt: '01:00' }];
      if (rpc !== 'GetEvening') return undefined;
      const { localDate } = body as { localDate?: string };
      return [200, { evening: localDate === '2026-11-21' ? tomorrow : tonight }];
    });
    await openPanel();
    expect(await screen.findByRole('button', { name: 'Table 1, 4-Top Rectangle: Occupied' })).toBeVisible();
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '00:45' } });
    fireEvent.blur(screen.getByLabelText('Time'));
    expect(await screen.findByText(/^Planned for this time/)).toBeVisible();
    expect(
      screen.getByRole('button', { name: /^Table 1, 4-Top Rectangle: (Occupied|Reserved)/ }),
    ).toBeVisible();
    // The day of this restaurant turns at one.
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '01:15' } });
    fireEvent.blur(screen.getByLabelText('Time'));
    expect(await screen.findByRole('button', { name: 'Table 1, 4-Top Rectangle: Available' })).toBeVisible();
    jest.useRealTimers();
  });

  it('names parties whose table is not on this layout', async () => {
    const parties = [party(-10, { stage: 'STAGE_SEATED', tableNumbers: ['9'] })];
    serve(({ rpc }) => (rpc === 'GetEvening' ? [200, evening(parties)] : undefined));
    await openPanel();
    expect(
      await screen.findByText('Without a table on this layout at this time: Anna Rossi, party of 4.'),
    ).toBeInTheDocument();
  });

  it('shows no state of the tables of a layout that is not in service', async () => {
    const other = layout({ id: 'patio', name: 'Patio', inService: true });
    serve(({ rpc }) => {
      if (rpc === 'ListLayouts') return [200, { layouts: [other, layout()] }];
      return rpc === 'GetEvening' ? [200, evening([], { layoutId: 'patio' })] : undefined;
    });
    await openPanel();
    expect(
      await screen.findByRole('button', { name: 'Table 1, 4-Top Rectangle: Available' }),
    ).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Layout'), 'Main Floor');
    expect(screen.getByText('Guests are booked at the tables of Patio.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Table 1, 4-Top Rectangle' })).toBeInTheDocument();
    await press('Show Patio');
    expect(screen.getByRole('heading', { level: 2, name: /^Patio/ })).toHaveTextContent('In service');
  });
});
