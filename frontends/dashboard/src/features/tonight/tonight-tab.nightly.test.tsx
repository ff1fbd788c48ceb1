import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../testing/render-dashboard';
import {
  inTheEvening,
  party,
  serveEvening,
  service,
  seven,
  stepsIn,
  tables,
  user,
} from '../../testing/served-evening';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

inTheEvening();

describe('Tonight', () => {
  it('shows how long a party sits past its turn time, although its table is held until it leaves', async () => {
    jest.setSystemTime(new Date('2026-11-20T19:50:00Z'));
    serveEvening(() => [
      party({
        stage: 'STAGE_SEATED',
        turnEndsAt: '2026-11-20T19:30:00Z',
        heldFrom: '2026-11-20T18:00:00Z',
        heldUntil: '2026-11-20T20:05:00Z',
      }),
    ]);
    renderAt('/dashboard?tab=tonight');
    expect(await screen.findByRole('button', { name: /^Anna Rossi/ })).toHaveTextContent(
      '20 min past its time',
    );
  });

  it('marks an expected party that no longer fits, until it is seated', async () => {
    const toReview = ['anna', 'ben'].map((id) => ({
      reservation: { id },
      explanations: ['Closed: Holiday'],
    }));
    serveEvening(
      () => [party({}), party({ id: 'ben', name: 'Ben Carter', stage: 'STAGE_SEATED', tableNumbers: ['2'] })],
      ({ path }) =>
        path.endsWith('/ListReservationsToReview') ? [200, { reservations: toReview }] : undefined,
    );
    renderAt('/dashboard?tab=tonight');
    const row = await screen.findByRole('button', { name: /^Anna Rossi, .*no longer fits/ });
    expect(row).toHaveTextContent('No longer fits');
    expect(screen.getByRole('region', { name: 'Seated' })).not.toHaveTextContent('No longer fits');
    await user().click(row);
    expect(screen.getByRole('dialog')).toHaveTextContent('No longer fitsClosed: Holiday. It stays booked.');
  });

  it('proposes a no-show for a party that is long overdue, below those that may still come', async () => {
    jest.setSystemTime(new Date('2026-11-20T18:40:00Z'));
    const later = { startsAt: '2026-11-20T18:30:00Z', heldFrom: '2026-11-20T18:30:00Z' };
    serveEvening(() => [party({}), party({ id: 'ben', name: 'Ben Carter', tableNumbers: ['2'], ...later })]);
    renderAt('/dashboard?tab=tonight');
    const overdue = await screen.findByRole('region', { name: 'No-show?' });
    expect(screen.getByRole('region', { name: 'Expected' })).not.toHaveTextContent('Anna Rossi');
    expect(within(overdue).getByRole('button', { name: 'Arrived: Anna Rossi' })).toBeInTheDocument();
    await user().click(within(overdue).getByRole('button', { name: 'No-show: Anna Rossi' }));
    expect(screen.queryByRole('region', { name: 'No-show?' })).not.toBeInTheDocument();
  });

  it('shows one part of the list, and in any part what the search finds', async () => {
    serveEvening(() => [
      party({}),
      party({ id: 'ben', name: 'Ben Carter', stage: 'STAGE_SEATED', tableNumbers: ['2'] }),
      party({ id: 'cleo', name: 'Cleo Park', stage: 'STAGE_FINISHED' }),
    ]);
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Seated 1' }));
    expect(screen.getByRole('region', { name: 'Seated' })).toHaveTextContent('Ben Carter');
    expect(screen.queryByRole('region', { name: 'Expected' })).not.toBeInTheDocument();
    await user().type(screen.getByRole('searchbox', { name: 'Find a party' }), 'park');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Done' })).toHaveTextContent('Cleo Park'));
  });

  it('takes the whole screen for service, and remembers that on the device', async () => {
    serveEvening(() => [party({})]);
    const first = renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Full screen for service' }));
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    expect(await axe(first.container)).toHaveNoViolations();
    first.unmount();
    renderAt('/dashboard?tab=tonight');
    await screen.findByRole('button', { name: 'Arrived: Anna Rossi' });
    const toggle = screen.getByRole('button', { name: 'Full screen for service', pressed: true });
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    await user().click(toggle);
    expect(screen.getByRole('tablist', { name: 'Dashboard' })).toBeInTheDocument();
  });

  it('shows the date and the time of the restaurant, and turns to the next day when the service does', async () => {
    let localDate = '2026-11-20';
    serve(({ path }) =>
      path === `${service}GetEvening`
        ? [200, { evening: { restaurantId: 'olive', localDate, timezone: 'Asia/Tokyo', tables } }]
        : undefined,
    );
    renderAt('/dashboard?tab=tonight');
    expect(await screen.findByText('3:00 AM')).toBeInTheDocument();
    expect(screen.getByText('Fri, Nov 20 ·')).toBeInTheDocument();
    localDate = '2026-11-21';
    await act(async () => jest.advanceTimersByTimeAsync(61_000));
    expect(await screen.findByText('Sat, Nov 21 ·')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Tonight' })).toBeInTheDocument();
  });
});

describe('The floor of Tonight', () => {
  const layout = {
    id: 'main',
    name: 'Main',
    version: '2',
    inService: true,
    fixedComponents: [
      { id: 'a', type: 'two-top', x: 0, y: 0, tableNumber: '1' },
      { id: 'b', type: 'four-top', x: 300, y: 200, rotation: 45, tableNumber: '2' },
      { id: 'c', type: 'four-top', x: 600, y: 200, tableNumber: '3' },
    ],
    background: [
      { id: 'w', kind: 'BACKGROUND_KIND_AREA', x: 0, y: 0, width: 900, height: 600, label: 'Hall' },
    ],
  };
  const serveLayout = (layouts: object[] | undefined) =>
    serve(({ path }) => {
      if (path === '/rpc/tablewell.restaurant.v1.LayoutService/ListLayouts')
        return layouts ? [200, { layouts }] : [503, { code: 'unavailable' }];
      if (path !== `${service}GetEvening`) return undefined;
      const evening = { restaurantId: 'olive', localDate: '2026-11-20', timezone: 'Europe/Rome' };
      const parties = [
        party({}),
        party({ id: 'ben', name: 'Ben', tableNumbers: ['2'], stage: 'STAGE_SEATED' }),
      ];
      const more = { number: '9', tableType: 'TwoTop', seats: 2 };
      return [200, { evening: { ...evening, layoutId: 'main', tables: [...tables, more], parties } }];
    });
  const placeOf = (name: RegExp) => {
    const { left, top } = screen.getByRole('button', { name }).style;
    return [Number.parseFloat(left), Number.parseFloat(top)] as const;
  };

  it('is the layout in service, with the state of each table at its position', async () => {
    serveLayout([layout]);
    const { container } = renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Floor' }));
    await screen.findByText('Hall');
    const [first, second] = [
      placeOf(/^Table 1, 2 seats, Reserved, Anna/),
      placeOf(/^Table 2, .* Occupied, Ben/),
    ];
    expect(first[0]).toBeLessThan(second[0]);
    expect(first[1]).toBeLessThan(second[1]);
    // The evening has no table 3 yet, so it is furniture; table 9 is not on the plan, so it is listed below.
    expect(screen.queryByRole('button', { name: /^Table 3,/ })).not.toBeInTheDocument();
    expect(placeOf(/^Table 9, 2 seats, Available/)).toEqual([NaN, NaN]);
    expect(screen.getByRole('list', { name: 'Legend' })).toHaveTextContent('Occupied 1');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('lists the tables by number if the layout cannot be loaded', async () => {
    serveLayout(undefined);
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Floor' }));
    expect(await screen.findByRole('button', { name: /^Table 9, 2 seats/ })).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Legend' })).not.toBeInTheDocument();
  });
});

test('a device whose clock is wrong shows the server’s time, and its host reads so once', async () => {
  // The device's clock is 10 minutes ahead of the server's.
  jest.setSystemTime(new Date('2026-11-20T18:10:00Z'));
  const calls = serve(({ path }) => {
    if (path.endsWith('/TakeStep')) return [200, { party: party({ stage: 'STAGE_ARRIVED', version: '4' }) }];
    if (path !== `${service}GetEvening`) return undefined;
    const evening = { restaurantId: 'olive', localDate: '2026-11-20', timezone: 'Europe/Rome' };
    const headers = { date: new Date(seven).toUTCString(), 'cache-control': 'no-store' };
    return [200, { evening: { ...evening, tables, parties: [party({})] } }, headers];
  });
  const { unmount } = renderAt('/dashboard?tab=tonight');
  expect(await screen.findByText(/The clock of this device is 10 min ahead/)).toBeVisible();
  expect(screen.getByText('7:00 PM', { selector: 'b' })).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'OK' }));
  await user().click(screen.getByRole('button', { name: 'Arrived: Anna Rossi' }));
  await waitFor(() => expect(stepsIn(calls, 'TakeStep')).toHaveLength(1));
  const [{ takenAt, sentAt }] = stepsIn(calls, 'TakeStep') as [{ takenAt: string; sentAt: string }];
  expect(Date.parse(sentAt) - Date.parse(takenAt)).toBeLessThan(5_000);
  expect(takenAt).toMatch(/^2026-11-20T18:1/);
  unmount();
  renderAt('/dashboard?tab=tonight');
  await screen.findAllByRole('button', { name: /Anna Rossi, party of/ });
  expect(screen.queryByText(/The clock of this device/)).not.toBeInTheDocument();
});
