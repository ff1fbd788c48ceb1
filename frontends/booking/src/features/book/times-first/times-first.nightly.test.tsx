import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noteServerTime } from '@tablewell/api-client/server-clock';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../../testing/render-page';
import type { Call } from '../../../testing/render-page';
import { availability, restaurant } from '../../../testing/samples';
import {
  sunday,
  monday,
  daysFrom,
  times,
  offeredDays,
  ofDays,
  serveDays,
  user,
  field,
  chips,
  onTheFirstDays,
} from '../../../testing/times-first';

onTheFirstDays();

describe('the days and times above the fields', () => {
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
});
