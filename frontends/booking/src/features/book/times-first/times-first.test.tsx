import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerTime } from '@tablewell/api-client/server-clock';
import { axe } from 'jest-axe';
import type { OfferedDays } from '../../../api/types';
import { installRecaptcha, removeRecaptcha } from '../../../testing/fake-recaptcha';
import { renderAt, serve } from '../../../testing/render-page';
import type { Call } from '../../../testing/render-page';
import { availability, restaurant } from '../../../testing/samples';
import { dateByKey } from './calendar';
import { nearestOpenDays } from './full-time';

const sunday = '2026-11-22';
const monday = '2026-11-23';
/** The first Saturday and Christmas Eve are full, Tuesdays closed, and all other days open. */
const stateOn = (date: string) =>
  date === '2026-11-21' || date === '2026-12-24'
    ? 'full'
    : new Date(date).getUTCDay() === 2
      ? 'closed'
      : 'open';
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10);
    return { date, state: stateOn(date) };
  });
const times = { '17:00': true, '18:30': true, '19:00': false, '19:30': true };
const offeredDays = (guests = 2): OfferedDays => ({
  timezone: 'America/New_York',
  guests,
  days: daysFrom('2026-11-21', 14),
  first: availability(sunday, times),
});

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), advanceTimers: true });
  installRecaptcha();
});
afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
  jest.restoreAllMocks();
  removeRecaptcha();
  sessionStorage.clear();
  document.getElementById('offered-days')?.remove();
});

const ofDays = ({ path }: Call) => path.endsWith('/availability/days');
const serveDays = () =>
  serve((call) => {
    const query = new URLSearchParams(call.query);
    if (ofDays(call)) {
      const from = query.get('from');
      return [
        200,
        from ? { ...offeredDays(), days: daysFrom(from, 42) } : offeredDays(Number(query.get('guests'))),
      ];
    }
    if (!call.path.endsWith('/availability')) return undefined;
    const date = query.get('date') ?? '';
    return [200, availability(date, date === monday ? { ...times, '19:00': true } : times)];
  });
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const chips = () => screen.findByRole('toolbar', { name: /^Times on/ });

describe('the days and times above the fields', () => {
  it('are there at once from the page’s own data, without a request', async () => {
    const data = document.createElement('script');
    data.type = 'application/json';
    data.id = 'offered-days';
    data.textContent = JSON.stringify({ restaurantId: 'r1', ...offeredDays() });
    document.body.append(data);
    const calls = serveDays();
    const { container } = renderAt('/reservations/r1');
    expect(await chips()).toHaveAccessibleName('Times on Sunday, November 22, 2 guests');
    expect(calls.filter(ofDays)).toHaveLength(0);
    expect([field('Date').value, field('Time').disabled]).toEqual(['', true]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('fill in date and time with one tap, and lead to the name', async () => {
    serveDays();
    renderAt('/reservations/r1');
    await user().click(within(await chips()).getByRole('button', { name: /^6:30 PM.*free$/ }));
    expect(field('Name')).toHaveFocus();
    expect(
      screen.getByText('Sunday, November 22, 6:30 PM, 2 guests selected. Enter your name next.'),
    ).toBeInTheDocument();
    expect(field('Date')).toHaveValue(sunday);
    await waitFor(() => expect(field('Time')).toHaveValue('18:30'));
  });

  it('describe full and closed days in words, and cannot choose closed ones', async () => {
    serveDays();
    renderAt('/reservations/r1');
    const days = await screen.findByRole('toolbar', { name: 'Days' });
    await within(days).findByRole('button', { name: 'Saturday, November 21, full' });
    await user().click(within(days).getByRole('button', { name: 'Tuesday, November 24, closed' }));
    expect(screen.getByText(/This day is not available for reservations/)).toBeVisible();
    expect(field('Date')).toHaveValue('');
    await user().click(within(days).getByRole('button', { name: 'Monday, November 23' }));
    expect(field('Date')).toHaveValue(monday);
    expect(await chips()).toHaveAccessibleName('Times on Monday, November 23, 2 guests');
  });

  it('follow the chosen area if there are several, and lead from a full one to another', async () => {
    const areas = ['Terrace', 'Dining Room'];
    const calls = serve((call) => {
      const query = new URLSearchParams(call.query);
      if (call.path === `/api/restaurant/public/${restaurant.id}`) return [200, { ...restaurant, areas }];
      if (ofDays(call)) return [200, offeredDays()];
      if (!call.path.endsWith('/availability')) return undefined;
      const isFree = query.get('area') === 'Dining Room';
      return [200, availability(query.get('date') ?? '', { ...times, '19:00': isFree })];
    });
    const { container } = renderAt('/reservations/r1');
    const area = await screen.findByRole('combobox', { name: 'Seating area' });
    expect(
      within(area)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Anywhere', ...areas]);
    await user().selectOptions(area, 'Terrace');
    await waitFor(() => expect(calls.filter(ofDays).at(-1)?.query).toContain('area=Terrace'));
    fireEvent.change(field('Date'), { target: { value: monday } });
    await user().click(await within(await chips()).findByRole('button', { name: '7:00 PM Full' }));
    expect(await axe(container)).toHaveNoViolations();
    await user().click(await screen.findByRole('button', { name: 'Dining Room' }));
    expect(area).toHaveValue('Dining Room');
    await waitFor(() => expect(field('Time')).toHaveValue('19:00'));
    const isHold = ({ path, method }: Call) => method === 'POST' && path.endsWith('/holds');
    await waitFor(() =>
      expect(calls.find(isHold)?.body).toMatchObject({ area: 'Dining Room', time: '19:00' }),
    );
  });

  it('offer the areas that can seat the party, and the chosen one again if it can', async () => {
    const areas = ['Terrace', 'Dining Room'];
    const areaChoices = [
      { name: 'Terrace', partySizes: [1, 2] },
      { name: 'Dining Room', partySizes: [1, 2, 3, 4] },
    ];
    const calls = serve((call) => {
      if (call.path === `/api/restaurant/public/${restaurant.id}`)
        return [200, { ...restaurant, areas, areaChoices }];
      return ofDays(call) ? [200, offeredDays()] : undefined;
    });
    renderAt('/reservations/r1');
    const area = await screen.findByRole('combobox', { name: 'Seating area' });
    await user().selectOptions(area, 'Terrace');
    fireEvent.change(field('Party size'), { target: { value: '3' } });
    expect(within(area).queryByRole('option', { name: 'Terrace' })).toBeNull();
    expect(area).toHaveDisplayValue('Anywhere');
    await waitFor(() => expect(calls.filter(ofDays).at(-1)?.query).not.toContain('area='));
    fireEvent.change(field('Party size'), { target: { value: '2' } });
    expect(area).toHaveValue('Terrace');
  });

  it('offer no area if there is no choice', async () => {
    serveDays();
    renderAt('/reservations/r1');
    await chips();
    expect(screen.queryByLabelText('Seating area')).toBeNull();
  });

  it.each([
    ['keeps a list', { fullStarts: true, largestParty: 8 }, true],
    ['keeps none', { fullStarts: false, largestParty: 8 }, false],
    ['keeps one for smaller parties', { fullStarts: true, largestParty: 1 }, false],
  ])(
    'lead from a full time to the waitlist where the restaurant %s (WAIT-21)',
    async (_which, more, isOffered) => {
      const calls = serve(({ path, query }) => {
        if (path === '/api/waitlist/r1/status') return [200, { status: 'CLOSED_OTHER', waits: [], ...more }];
        if (path.endsWith('/days')) return [200, offeredDays()];
        const date = new URLSearchParams(query).get('date') ?? '';
        return path.endsWith('/availability') ? [200, availability(date, times)] : undefined;
      });
      renderAt('/reservations/r1');
      const status = () => calls.filter(({ path }) => path.startsWith('/api/waitlist'));
      await user().click(within(await chips()).getByRole('button', { name: '7:00 PM Full' }));
      await screen.findByText(/7:00 PM on Sun, Nov 22 is full/);
      await waitFor(() => expect(status()).toHaveLength(1));
      const link = 'Tell me when a table becomes free';
      if (isOffered)
        expect(await screen.findByRole('link', { name: link })).toHaveAttribute(
          'href',
          '/waitlist/r1?date=2026-11-22&time=19%3A00&guests=2',
        );
      await act(async () => jest.advanceTimersByTimeAsync(100));
      expect(screen.queryAllByRole('link', { name: link })).toHaveLength(isOffered ? 1 : 0);
    },
  );

  it('say on a full day how to be told, and ask for the waitlist only then (WAIT-21)', async () => {
    const full = { '19:00': false, '19:30': false };
    const calls = serve(({ path, query }) => {
      if (path === '/api/waitlist/r1/status')
        return [200, { status: 'CLOSED_OTHER', waits: [], fullStarts: true, largestParty: 8 }];
      if (path.endsWith('/days')) return [200, offeredDays()];
      const date = new URLSearchParams(query).get('date') ?? '';
      return path.endsWith('/availability')
        ? [200, availability(date, date === monday ? full : times)]
        : undefined;
    });
    renderAt('/reservations/r1');
    await chips();
    expect(calls.filter(({ path }) => path.startsWith('/api/waitlist'))).toEqual([]);
    fireEvent.change(field('Date'), { target: { value: monday } });
    expect(await screen.findByText(/Choose a time to be told when a table becomes free/)).toBeVisible();
  });

  it('lead from a full time to the nearest of the day and the same time on other days', async () => {
    serveDays();
    renderAt('/reservations/r1');
    await user().click(within(await chips()).getByRole('button', { name: '7:00 PM Full' }));
    const offers = await screen.findByText('7:00 PM on Sun, Nov 22 is full for 2 guests.');
    const offer = within(offers.closest<HTMLElement>('[role=status]')!);
    expect(offer.getByRole('button', { name: '6:30 PM' })).toBeVisible();
    await user().click(await offer.findByRole('button', { name: 'Mon, Nov 23' }));
    expect(field('Date')).toHaveValue(monday);
    await waitFor(() => expect(field('Time')).toHaveValue('19:00'));
    expect(field('Name')).toHaveFocus();
  });

  it('are those for the party, loaded again when it changes', async () => {
    const calls = serveDays();
    renderAt('/reservations/r1');
    await chips();
    fireEvent.change(field('Party size'), { target: { value: '4' } });
    await waitFor(() =>
      expect(screen.getByRole('toolbar', { name: /^Times on/ })).toHaveAccessibleName(/4 guests/),
    );
    expect(calls.filter(ofDays).map(({ query }) => new URLSearchParams(query).get('guests'))).toEqual([
      '2',
      '4',
    ]);
  });

  it('are those of the opening rules if the server does not send them, and the fields still work', async () => {
    serve((call) => (ofDays(call) ? [503, {}] : undefined));
    renderAt('/reservations/r1');
    const days = await screen.findByRole('toolbar', { name: 'Days' });
    await act(async () => jest.advanceTimersByTimeAsync(1_000));
    expect(within(days).getByRole('button', { name: 'Tuesday, November 24, closed' })).toBeVisible();
    expect(within(days).getByRole('button', { name: 'Monday, November 23' })).toBeVisible();
    expect(screen.queryByRole('toolbar', { name: /^Times on/ })).not.toBeInTheDocument();
  });

  it('are one tab stop each, with arrow keys between their buttons', async () => {
    serveDays();
    renderAt('/reservations/r1');
    const toolbar = await chips();
    const [first, second] = within(toolbar).getAllByRole('button');
    act(() => first!.focus());
    await user().keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    expect(toolbar.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await user().keyboard('{End}{ArrowRight}');
    expect(first).toHaveFocus();
  });
});

test('a long day is shown around an hour that can be chosen, and a tap moves nothing', async () => {
  const quarters = Array.from({ length: 40 }, (_, index) => [
    `${12 + Math.floor(index / 4)}:${String((index % 4) * 15).padStart(2, '0')}`,
    true,
  ]);
  const long = Object.fromEntries(quarters) as Record<string, boolean>;
  serve((call) => {
    if (ofDays(call)) return [200, { ...offeredDays(), first: availability(sunday, long) }];
    if (!call.path.endsWith('/availability')) return undefined;
    return [200, availability(new URLSearchParams(call.query).get('date') ?? '', long)];
  });
  const { container } = renderAt('/reservations/r1');
  const shown = async () =>
    within(await chips())
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.replace(/ PM.*/, ''));
  const evening = [
    '5:30',
    '5:45',
    '6:00',
    '6:15',
    '6:30',
    '6:45',
    '7:00',
    '7:15',
    '7:30',
    '7:45',
    '8:00',
    '8:15',
  ];
  expect(await shown()).toEqual(evening);
  await user().click(within(await chips()).getByRole('button', { name: '5:30 PM, free' }));
  await waitFor(() => expect(field('Time')).toHaveValue('17:30'));
  expect(await shown()).toEqual(evening);
  await user().selectOptions(await screen.findByLabelText('Show times around'), 'Around 1:00 PM');
  expect((await shown()).slice(0, 2)).toEqual(['12:00', '12:15']);
  expect(await axe(container)).toHaveNoViolations();
  // A time that is chosen elsewhere is shown.
  await user().selectOptions(field('Time'), '20:45');
  expect(await shown()).toContain('8:45');
});

describe('while the page stays open', () => {
  const today = '2026-11-21';
  const serveToday = () =>
    serve((call) => {
      if (!call.path.includes('/availability')) return undefined;
      const date = new URLSearchParams(call.query).get('date');
      if (date) return [200, availability(date, times)];
      const isNext = Date.now() > Date.parse('2026-11-22T05:00:00Z');
      const isOver = Date.now() > Date.parse('2026-11-22T00:30:00Z');
      const days = daysFrom(isNext ? sunday : today, 14).map((day) =>
        day.date === today ? { ...day, state: isOver ? 'closed' : 'open' } : day,
      );
      return [200, { ...offeredDays(), days, first: availability(isOver ? sunday : today, times) }];
    });
  const later = async (instant: string) =>
    act(async () => {
      jest.setSystemTime(new Date(instant));
      await jest.advanceTimersByTimeAsync(6_000);
    });

  it('times that have passed disappear, and the next open day follows the last of them', async () => {
    serveToday();
    renderAt('/reservations/r1');
    expect(within(await chips()).getByRole('button', { name: '5:00 PM, free' })).toBeVisible();
    await later('2026-11-21T22:01:00Z');
    expect(within(await chips()).queryByRole('button', { name: '5:00 PM, free' })).toBeNull();
    expect(await chips()).toHaveAccessibleName('Times on Saturday, November 21, 2 guests');
    await later('2026-11-22T00:31:00Z');
    await screen.findByRole('toolbar', { name: 'Times on Sunday, November 22, 2 guests' });
  });

  it('a chosen time that passes is no longer chosen, and the diner is told', async () => {
    const calls = serveToday();
    renderAt('/reservations/r1');
    await user().click(within(await chips()).getByRole('button', { name: '5:00 PM, free' }));
    await waitFor(() => expect(field('Time')).toHaveValue('17:00'));
    await later('2026-11-21T22:01:00Z');
    expect(field('Time')).toHaveValue('');
    expect(screen.getByText('This time has already passed. Please select a later time.')).toBeVisible();
    expect(screen.queryByText(/5:00 PM, 2 guests selected/)).toBeNull();
    expect(calls.filter(({ method }) => method === 'POST').length).toBeLessThanOrEqual(1);
  });

  it('today moves on at midnight', async () => {
    const calls = serveToday();
    renderAt('/reservations/r1');
    await chips();
    const before = calls.filter(ofDays).length;
    await later('2026-11-22T05:01:00Z');
    const days = screen.getByRole('toolbar', { name: 'Days' });
    const [first] = within(days).getAllByRole('button').slice(1);
    expect(first).toHaveTextContent(/^Today.*Sunday, November 22/);
    await waitFor(() => expect(calls.filter(ofDays).length).toBeGreaterThan(before));
  });

  it.each(['2026-11-23T15:00:00Z', '2026-11-20T04:00:00Z'])(
    'on a phone whose clock says %s today and its times are those of the server',
    async (wrong) => {
      jest.setSystemTime(new Date(wrong));
      noteServerTime(Date.parse('2026-11-21T15:00:00Z'), Date.now(), Date.now());
      serve(({ path, query }) => {
        if (!path.includes('/availability')) return undefined;
        if (new URLSearchParams(query).get('date')) return [200, availability(today, times)];
        const open = daysFrom(today, 14).map(({ date }) => ({ date, state: 'open' }));
        return [200, { ...offeredDays(), days: open, first: availability(today, times) }];
      });
      const { unmount } = renderAt('/reservations/r1');
      expect(within(await chips()).getByRole('button', { name: '5:00 PM, free' })).toBeVisible();
      const days = screen.getByRole('toolbar', { name: 'Days' });
      const [first] = within(days).getAllByRole('button').slice(1);
      expect(first).toHaveTextContent(/^Today.*Saturday, November 21/);
      // The next test's clock is right.
      unmount();
      noteServerTime(Date.now(), Date.now(), Date.now());
    },
  );
});

describe('the calendar', () => {
  it('is a grid with one tab stop, in which arrow and page keys move, and which Escape closes', async () => {
    serveDays();
    const { container } = renderAt('/reservations/r1');
    await chips();
    await user().click(screen.getByRole('button', { name: 'Calendar' }));
    const grid = await screen.findByRole('grid', { name: 'November 2026' });
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect(document.activeElement).toHaveTextContent('Sunday, November 22');
    await user().keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toHaveTextContent('Monday, November 30');
    await user().keyboard('{PageDown}');
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeInTheDocument();
    // The holiday is closed by the opening rules.
    expect(screen.getByRole('button', { name: 'Friday, December 25, closed' })).toBeVisible();
    // That a day is full is known once the server has answered for the month.
    expect(await screen.findByRole('button', { name: 'Thursday, December 24, full' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user().keyboard('{Escape}');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Calendar' })).toHaveFocus();
  });

  it('leaves no Escape to the dialog of another site around the page', async () => {
    serveDays();
    renderAt('/reservations/r1');
    await chips();
    await user().click(screen.getByRole('button', { name: 'Calendar' }));
    await screen.findByRole('grid', { name: 'November 2026' });
    const isLeft = fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(isLeft).toBe(false);
  });

  test('its keys are those of the ARIA practices', () => {
    const wednesday = '2026-11-25';
    expect(
      ['ArrowLeft', 'ArrowUp', 'Home', 'End', 'PageUp', 'x'].map((key) => dateByKey(key, wednesday)),
    ).toEqual(['2026-11-24', '2026-11-18', '2026-11-22', '2026-11-28', '2026-10-25', undefined]);
  });
});

test('the nearest open days are on both sides of a date; if two are equally near, the later one is first', () => {
  expect(nearestOpenDays(daysFrom(sunday, 8), '2026-11-25')).toEqual([
    '2026-11-23',
    '2026-11-26',
    '2026-11-27',
  ]);
});
