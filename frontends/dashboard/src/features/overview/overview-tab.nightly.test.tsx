import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { playEvent, renderAt, serve } from '../../testing/render-dashboard';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

// Noon in the time zone of this machine, which is the restaurant's, too: at night its service day is that before.
const noon = new Date(2026, 10, 20, 12);
const evening = new Date(2026, 10, 20, 18);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Date, 'now').mockReturnValue(noon.getTime());
});
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const dinner = {
  id: 'a',
  name: 'Anna',
  guests: 4,
  reservation_time: evening.toISOString(),
  status: 'active',
  assignedTableType: 'FourTop',
};
const block = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the overview', () => {
  it('counts the day, and updates when a live update arrives', async () => {
    serve(({ path }) => (path.endsWith('/by-date') ? [200, [dinner]] : undefined));
    const { container } = renderAt('/dashboard');
    const day = await block('Today');
    expect(await day.findByText('+1 vs yesterday')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    act(() =>
      playEvent({ type: 'created', restaurantId: 'olive', reservation: { ...dinner, id: 'b', guests: 3 } }),
    );
    expect(await day.findByText('7')).toBeInTheDocument();
  });

  it('returns to today from another day', async () => {
    serve();
    renderAt('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Previous day' }));
    expect(screen.getByRole('heading', { name: 'Yesterday' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the current day' }));
    expect(screen.getByRole('heading', { name: 'Today' })).toBeInTheDocument();
  });

  it('accepts a date once the restaurant’s time zone is known, in which it is read', async () => {
    let answer = (): void => undefined;
    const known = new Promise<[number, unknown]>((resolve) => {
      answer = () =>
        resolve([
          200,
          { id: 'olive', timezone: 'Pacific/Kiritimati', operatingHours: [], tableAvailability: {} },
        ]);
    });
    serve(({ path }) => (path.endsWith('/info') ? known : undefined));
    renderAt('/dashboard');
    expect(await screen.findByLabelText('Date')).toHaveAttribute('readonly');
    answer();
    await waitFor(() => expect(screen.getByLabelText('Date')).not.toHaveAttribute('readonly'));
  });

  it('shows the tables of a slot that is selected by keyboard', async () => {
    serve(({ path }) => {
      if (path.endsWith('/by-date')) return [200, [dinner]];
      return path.endsWith('/table-availability') ? [200, { tableAvailability: { FourTop: 2 } }] : undefined;
    });
    renderAt('/dashboard');
    const chart = within(await screen.findByRole('group', { name: "Today's Availability at a Glance" }));
    act(() => chart.getByRole('button', { name: /^5:00 PM/ }).focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(screen.getByText('Tables at 6:00 PM')).toBeInTheDocument();
    expect(screen.getByText('4 seats each · 50%')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '1 of 2 occupied' })).toBeInTheDocument();
    expect(chart.getByRole('button', { name: /^6:30 PM.*Seated from earlier 4/ })).toBeInTheDocument();
  });

  it('estimates if no tables are configured, and shows that it does', async () => {
    serve();
    renderAt('/dashboard');
    expect(await screen.findByText('Table Configuration Needed')).toBeInTheDocument();
    expect(screen.getByText('No table configuration available')).toBeInTheDocument();
  });

  it('names the sources that are no sites, most reservations first', async () => {
    const sources = [
      { source: 'walk-in', fullUrl: '', count: 1 },
      { source: 'instagram.com', fullUrl: 'https://instagram.com/olive', count: 2 },
      { source: 'direct', fullUrl: '', count: 3 },
    ];
    serve(({ path }) => (path.includes('reservation-sources') ? [200, { sources }] : undefined));
    renderAt('/dashboard');
    await screen.findByText('instagram.com');
    const listed = screen.getAllByText(/^(Direct|instagram\.com|Walk-in)$/).map((each) => each.textContent);
    expect(listed).toEqual(['Direct', 'instagram.com', 'Walk-in']);
  });

  it('offers an upgrade if the plan has no analytics', async () => {
    serve(({ path }) => (path.includes('reservation-sources') ? [402, { error: 'Premium' }] : undefined));
    renderAt('/dashboard');
    expect(await screen.findByText('Reservation sources are part of the Premium plan.')).toBeInTheDocument();
  });
});

describe('demand that was not met', () => {
  const lost = [
    { date: '2026-11-20', hour: 19, rule: 'pacing', parties: 2, covers: 5 },
    { date: '2026-11-20', rule: 'closed', parties: 1, covers: 2 },
  ];

  it('is a chart by hour and rule, and a table', async () => {
    const calls = serve(({ path }) =>
      path.endsWith('/GetDemand') ? [200, { lost, bookedCovers: 1400 }] : undefined,
    );
    const { container } = renderAt('/dashboard');
    const demand = await block('Turned Away');
    expect(await demand.findByText('7 covers')).toBeInTheDocument();
    expect(demand.getByRole('status')).toHaveTextContent('; 1,400 were booked.');
    expect(demand.getByRole('img', { name: 'Covers turned away by hour of the day' })).toBeInTheDocument();
    await userEvent.click(demand.getByText('Show as a table'));
    expect(demand.getByRole('row', { name: '7 PM 5 0 5' })).toBeInTheDocument();
    expect(demand.getByRole('row', { name: 'Any time 0 2 2' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(demand.getByRole('button', { name: 'Past week' }));
    const spans = calls
      .filter(({ path }) => path.endsWith('/GetDemand'))
      .map(({ body }) => body as { from: string; until: string });
    expect(spans.at(-1)?.until).toBe(spans[0]?.until);
    expect(spans.at(-1)?.from).not.toBe(spans[0]?.from);
  });

  it('shows that nobody was turned away', async () => {
    serve();
    renderAt('/dashboard');
    expect(await screen.findByText('Nobody was turned away')).toBeInTheDocument();
  });
});

describe('the evening on the overview', () => {
  const evening = {
    restaurantId: 'olive',
    localDate: '2026-11-20',
    timezone: 'Europe/Rome',
    tables: [{ number: '1', tableType: 'TwoTop', seats: 2 }],
    parties: [
      { id: 'a', name: 'Anna', partySize: 4, stage: 'STAGE_SEATED', tableNumbers: ['1'] },
      { id: 'b', name: 'Ben', partySize: 2, stage: 'STAGE_BOOKED', notes: 'Nut allergy' },
    ].map((party) => ({ ...party, startsAt: noon.toISOString(), heldUntil: '2100-01-01T00:00:00Z' })),
  };

  it('shows who sits, who comes next and what is free, and links to Tonight', async () => {
    serve(({ path }) => (path.endsWith('/GetEvening') ? [200, { evening }] : undefined));
    const { container } = renderAt('/dashboard');
    const strip = await block('Tonight');
    const arrivals = await strip.findByRole('list', { name: 'Next arrivals' });
    expect(arrivals).toHaveTextContent(/Ben2 guests.*Nut allergy/);
    expect(strip.getByText('Seated now').parentElement).toHaveTextContent('4 covers in 1 party');
    expect(strip.getByText('Tables free').parentElement).toHaveTextContent('0 of 1');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(strip.getByRole('link', { name: 'Open Tonight' }));
    expect(screen.getByTestId('address')).toHaveTextContent('tab=tonight');
  });

  it('shows the next arrivals by the restaurant’s clock', async () => {
    const startsAt = '2026-11-20T09:45:00Z';
    const parties = [{ id: 'b', name: 'Ben', partySize: 2, stage: 'STAGE_BOOKED', startsAt }];
    const inTokyo = { ...evening, timezone: 'Asia/Tokyo', parties };
    serve(({ path }) => (path.endsWith('/GetEvening') ? [200, { evening: inTokyo }] : undefined));
    renderAt('/dashboard');
    const strip = await block('Tonight');
    expect(await strip.findByRole('list', { name: 'Next arrivals' })).toHaveTextContent('6:45 PM');
  });

  it('marks a party as late after the owner’s grace time only', async () => {
    const startsAt = new Date(noon.getTime() - 10 * 60_000).toISOString();
    const parties = [{ id: 'b', name: 'Ben', partySize: 2, stage: 'STAGE_BOOKED', startsAt }];
    const olive = { id: 'olive', name: 'Olive', lateAfterMinutes: 15 };
    serve(({ path }) => {
      if (path.endsWith('/GetEvening')) return [200, { evening: { ...evening, parties } }];
      return path === '/api/restaurant' ? [200, [olive]] : undefined;
    });
    renderAt('/dashboard');
    const arrivals = await (await block('Tonight')).findByRole('list', { name: 'Next arrivals' });
    expect(arrivals).not.toHaveTextContent('late');
  });

  it('counts no blocked table as free', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const blocked = {
      ...evening,
      tables: ['1', '2', '3'].map((number) => ({ number, tableType: 'TwoTop', seats: 2 })),
      blocks: [{ id: 'leak', localDate: '2026-11-20', from: at(-1), until: at(1), tableNumbers: ['2'] }],
    };
    serve(({ path }) => (path.endsWith('/GetEvening') ? [200, { evening: blocked }] : undefined));
    renderAt('/dashboard');
    const strip = await block('Tonight');
    expect((await strip.findByText('Tables free')).parentElement).toHaveTextContent('1 of 3');
  });

  it('shows that it cannot be loaded, and the rest of the overview stays', async () => {
    serve(({ path }) => (path.endsWith('/GetEvening') ? [404, { code: 'not_found' }] : undefined));
    renderAt('/dashboard');
    const strip = await block('Tonight');
    expect(await strip.findByText('The evening could not be loaded.')).toBeInTheDocument();
    expect(await block('Today')).toBeDefined();
  });
});
