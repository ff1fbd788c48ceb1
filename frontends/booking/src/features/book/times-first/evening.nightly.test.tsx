import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { Availability } from '../../../api/types';
import type { FakeRecaptcha } from '../../../testing/fake-recaptcha';
import { installRecaptcha, removeRecaptcha } from '../../../testing/fake-recaptcha';
import { renderAt, serve } from '../../../testing/render-page';
import type { Call } from '../../../testing/render-page';
import { restaurant } from '../../../testing/samples';

/** A bar, open from 10 PM to 2 AM; its Sunday evening is closed. */
const bar = {
  ...restaurant,
  closedDays: { weekly: [0], special: [] },
  operatingHours: [{ ...restaurant.operatingHours[0]!, openingTime: '22:00', closingTime: '02:00' }],
};
const friday = '2026-11-27';
const saturday = '2026-11-28';
/** The first Thursday is full at 1 AM. */
const startsOf = (date: string): Availability => ({
  date,
  timezone: bar.timezone,
  refusal: '',
  times: ['22:00', '23:00', '24:00', '25:00'].map((hour) => {
    const at = Date.parse(`${date}T00:00:00-05:00`) + Number(hour.slice(0, 2)) * 3_600_000;
    const local = new Date(at - 5 * 3_600_000).toISOString();
    return {
      date: local.slice(0, 10),
      time: local.slice(11, 16),
      reservation_time: new Date(at).toISOString(),
      period: 'Dinner',
      available: date !== '2026-11-26' || hour !== '25:00',
    };
  }),
});
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10);
    return { date, state: new Date(date).getUTCDay() === 0 ? 'closed' : 'open' };
  });
const isOf = (end: string) => (call: Call) => call.path.endsWith(end);
const queryOf = (call: Call) => new URLSearchParams(call.query);

function serveBar(first = '2026-11-26'): Call[] {
  return serve((call) => {
    if (call.path === `/api/restaurant/public/${bar.id}`) return [200, bar];
    if (isOf('/availability/days')(call)) {
      const days = daysFrom(queryOf(call).get('from') ?? first, Number(queryOf(call).get('days')));
      return [200, { timezone: bar.timezone, guests: 2, days, first: startsOf(first) }];
    }
    if (isOf('/availability')(call)) return [200, startsOf(queryOf(call).get('date') ?? '')];
    if (isOf('/holds')(call)) return [201, { holdId: 'h1', expiresAt: '', secondsLeft: 300 }];
    return undefined;
  });
}
let recaptcha: FakeRecaptcha;
const at = (instant: string) =>
  jest.useFakeTimers({ now: new Date(instant), advanceTimers: true }) as unknown as void;
beforeEach(() => {
  // Thursday, November 26, 10 AM in New York.
  at('2026-11-26T15:00:00Z');
  recaptcha = installRecaptcha();
});
afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
  removeRecaptcha();
  sessionStorage.clear();
});
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const chips = () => screen.findByRole('toolbar', { name: /^Times on/ });
const groups = async () =>
  within(await chips())
    .getAllByRole('group')
    .map((group) => [
      group.getAttribute('aria-label'),
      ...within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ]);

describe('an evening that crosses midnight, on the booking form', () => {
  it('has its starts after midnight, told by their date, and the next day does not', async () => {
    const calls = serveBar();
    const { container } = renderAt('/reservations/r1');
    const days = await screen.findByRole('toolbar', { name: 'Days' });
    await user().click(within(days).getByRole('button', { name: 'Friday, November 27' }));
    await screen.findByRole('toolbar', { name: /^Times on Friday, November 27/ });
    await screen.findByRole('option', { name: '1:00 AM (Sat, Nov 28)' });
    expect((await groups()).map(([label, ...times]) => [label, times.length])).toEqual([
      ['Times', 2],
      ['After midnight, Saturday, November 28', 2],
    ]);
    expect(await axe(container)).toHaveNoViolations();
    const asked = calls.filter((call) => call.path.includes('/availability'));
    expect(asked.map((call) => queryOf(call).get('evening'))).toEqual(asked.map(() => 'true'));
    expect(within(days).getByRole('button', { name: 'Sunday, November 29, closed' })).toBeVisible();
  });

  it('is held and booked at the date of the start', async () => {
    const calls = serveBar();
    renderAt('/reservations/r1');
    const days = await screen.findByRole('toolbar', { name: 'Days' });
    await user().click(within(days).getByRole('button', { name: 'Friday, November 27' }));
    await user().click(await within(await chips()).findByRole('button', { name: /^1:00 AM.*free$/ }));
    expect(screen.getByText(/^Saturday, November 28, 1:00 AM, 2 guests selected/)).toBeInTheDocument();
    expect(screen.getByLabelText('Date')).toHaveValue(friday);
    await waitFor(() =>
      expect(calls.find(isOf('/holds'))?.body).toMatchObject({ date: saturday, time: '01:00' }),
    );
    await user().type(screen.getByLabelText('Name'), 'Anna Moreau');
    await act(async () => jest.advanceTimersByTimeAsync(2000));
    act(() => recaptcha.pass('token-1'));
    await user().click(screen.getByRole('button', { name: 'Reserve' }));
    const isBooking = ({ method, path }: Call) => method === 'POST' && path === '/api/reservations/r1';
    await waitFor(() =>
      expect(calls.find(isBooking)?.body).toMatchObject({ reservation_time: `${saturday}T01:00` }),
    );
  });

  it('leads from a full start after midnight to the same hour of other evenings', async () => {
    serveBar();
    renderAt('/reservations/r1');
    await user().click(within(await chips()).getByRole('button', { name: '1:00 AM Full' }));
    const offers = await screen.findByText('1:00 AM on Fri, Nov 27 is full for 2 guests.');
    const offer = within(offers.closest<HTMLElement>('[role=status]')!);
    expect(offer.getByRole('button', { name: '12:00 AM' })).toBeVisible();
    await user().click(await offer.findByRole('button', { name: 'Sat, Nov 28' }));
    expect(screen.getByLabelText('Date')).toHaveValue(friday);
    await waitFor(() => expect(screen.getByLabelText('Time')).toHaveValue('01:00'));
  });

  it('is the first day while it is open after midnight', async () => {
    at('2026-11-27T05:30:00Z');
    serveBar();
    renderAt('/reservations/r1');
    const days = await screen.findByRole('toolbar', { name: 'Days' });
    const [first, second] = within(days).getAllByRole('button').slice(1);
    expect([first?.textContent, second?.textContent]).toEqual([
      expect.stringContaining('Thursday, November 26'),
      expect.stringMatching(/^Today.*Friday, November 27$/),
    ]);
    expect(await groups()).toEqual([['After midnight, Friday, November 27', '1:00 AMFull']]);
  });
});
