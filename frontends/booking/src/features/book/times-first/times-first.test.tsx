import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../../testing/render-page';
import { availability } from '../../../testing/samples';
import { dateByKey } from './calendar';
import { nearestOpenDays } from './full-time';
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
