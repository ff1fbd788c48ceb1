import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../../testing/render-dashboard';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../../testing/render-dashboard').fakeSocket,
}));

const rpc = '/rpc/tablewell.reservation.v1.';
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const waiting = (id: string, name: string, minutes: number, more: object = {}) => ({
  ...{ id, restaurantId: 'olive', version: '1', name, partySize: 2, walkIn: true, stage: 'STAGE_WAITING' },
  ...{ startsAt: minutesAgo(minutes), localDate: '2026-11-20', localMinute: 1140, source: 'waitlist' },
  steps: [{ id: `join-${id}`, step: 'STEP_JOIN', takenAt: minutesAgo(minutes), by: 'Sam' }],
  wait: {
    ...{ state: 'WAIT_STATE_WAITING', joinedAt: minutesAgo(minutes) },
    quote: { fromMinutes: 10, untilMinutes: 20 },
    ...more,
  },
});

/** An evening with a line of two, of which the first is proposed a table. */
const serveLine = (server: { isBusy: boolean; news?: object; listed?: object[] } = { isBusy: false }) =>
  serve(({ path }) => {
    if (path === `${rpc}EveningService/GetEvening`)
      return [
        200,
        {
          evening: {
            ...{ restaurantId: 'olive', localDate: '2026-11-20', timezone: 'Europe/Rome' },
            tables: [
              { number: '4', tableType: 'TwoTop', seats: 2, smallestParty: 1 },
              { number: '5', tableType: 'FourTop', seats: 4, smallestParty: 3 },
            ],
            parties: [
              waiting('ada', 'Ada Lovelace', 12),
              waiting('ben', 'Ben Turing', 25, {
                accessible: true,
                joinedAt: minutesAgo(25),
                ...server.news,
              }),
            ],
          },
        },
      ];
    if (path === `${rpc}WaitlistService/ListWaiting`)
      return [
        200,
        {
          waiting: [
            {
              reservationId: 'ben',
              expected: { fromMinutes: 0 },
              proposedTableNumbers: ['4'],
              reason: 'PROPOSAL_REASON_ONLY',
            },
            { reservationId: 'ada', expected: { fromMinutes: 15, untilMinutes: 25 } },
          ],
        },
      ];
    if (path === `${rpc}WaitlistEntryService/ListEntries`) return [200, { entries: server.listed ?? [] }];
    if (path === `${rpc}WaitlistService/QuoteWait` && server.isBusy)
      return [503, { code: 'unavailable', message: 'Please try again in a moment.' }];
    if (path === `${rpc}WaitlistService/QuoteWait`)
      return [200, { quote: { fromMinutes: 25, untilMinutes: 40 }, partiesAhead: 2 }];
    if (path === `${rpc}WaitlistService/JoinWaitlist`)
      return [200, { party: waiting('cem', 'Cem Hopper', 0) }];
    if (path === `${rpc}EveningService/TakeStep`) return [200, { party: waiting('ben', 'Ben Turing', 25) }];
    return undefined;
  });

const bodyOf = (calls: ReturnType<typeof serveLine>, method: string) =>
  calls.find(({ path }) => path.endsWith(`/${method}`))?.body;

afterEach(() => localStorage.clear());

test('a row says how long a party waits, what it was told, and the table for it', async () => {
  const calls = serveLine();
  const { container } = renderAt('/dashboard?tab=tonight');
  const line = within(await screen.findByRole('region', { name: 'Waitlist' }));
  await line.findByRole('button', {
    name: /^Ben Turing, party of 2, waits 25 min.*Table 4: the only free one.*step-free/,
  });
  expect(
    line.getByRole('button', {
      name: /^Ada Lovelace, party of 2, waits 12 min, 15–25 min more, told 10–20 min/,
    }),
  ).toBeInTheDocument();
  expect(line.getAllByRole('listitem').map((item) => /Ada|Ben/.exec(item.textContent ?? '')?.[0])).toEqual([
    'Ben',
    'Ada',
  ]);
  expect(line.getByRole('button', { name: 'Ready: Ada Lovelace' })).toBeDisabled();
  await userEvent.click(line.getByRole('button', { name: 'Ready: Ben Turing' }));
  expect(await screen.findByText('Table 4 is ready for Ben Turing.')).toBeInTheDocument();
  expect(bodyOf(calls, 'TakeStep')).toMatchObject({
    ...{ reservationId: 'ben', step: 'STEP_READY', tableNumbers: ['4'] },
  });
  expect(await axe(container)).toHaveNoViolations();
});

test('a party that waits longer than it was told is marked', async () => {
  serveLine();
  renderAt('/dashboard?tab=tonight');
  expect(await screen.findByText('told 10–20 min, broken')).toHaveAttribute('data-tone', 'danger');
});

test('a row says what a party that joined by link says itself', async () => {
  serveLine({ isBusy: false, news: { checkedInAt: minutesAgo(1), lateMinutes: 20 } });
  renderAt('/dashboard?tab=tonight');
  const line = within(await screen.findByRole('region', { name: 'Waitlist' }));
  await line.findByRole('button', { name: /^Ben Turing.*is here, says: 20 minutes late/ });
});

test('a walk-in joins in two taps and a name, with its quote before', async () => {
  const calls = serveLine();
  renderAt('/dashboard?tab=tonight');
  await screen.findByRole('region', { name: 'Waitlist' });
  await userEvent.click(screen.getByRole('button', { name: 'Walk-in' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Walk-in' }));
  await userEvent.click(dialog.getByRole('button', { name: '2' }));
  expect(await dialog.findByText(/^Wait: 25 to 40 minutes/)).toHaveTextContent('2 parties ahead');
  await userEvent.click(dialog.getByRole('button', { name: 'Add to the waitlist' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Please give a name.');
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Cem Hopper');
  await userEvent.click(dialog.getByRole('button', { name: 'Add to the waitlist' }));
  expect(await screen.findByText('Cem Hopper, party of 2, is on the waitlist.')).toBeInTheDocument();
  expect(bodyOf(calls, 'JoinWaitlist')).toMatchObject({
    ...{ name: 'Cem Hopper', partySize: 2, quote: { fromMinutes: 25, untilMinutes: 40 } },
  });
});

test('a quote that could not be had is asked for again while the party stands there', async () => {
  const server = { isBusy: true };
  serveLine(server);
  renderAt('/dashboard?tab=tonight');
  await screen.findByRole('region', { name: 'Waitlist' });
  await userEvent.click(screen.getByRole('button', { name: 'Walk-in' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Walk-in' }));
  await userEvent.click(dialog.getByRole('button', { name: '2' }));
  await dialog.findByText('The wait is not known without a connection');
  server.isBusy = false;
  expect(await dialog.findByText(/^Wait: 25 to 40 minutes/, {}, { timeout: 10_000 })).toBeInTheDocument();
});

test('a walk-in at a table that a waiting party fits is seated only after a question', async () => {
  const calls = serveLine();
  renderAt('/dashboard?tab=tonight');
  await screen.findByRole('region', { name: 'Waitlist' });
  await userEvent.click(screen.getByRole('button', { name: 'Walk-in' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Walk-in' }));
  await userEvent.click(dialog.getByRole('button', { name: '2' }));
  await userEvent.click(
    within(await dialog.findByRole('list', { name: 'Free tables' })).getAllByRole('button')[0] as HTMLElement,
  );
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText(/^Ben Turing, party of 2, has waited for 25 min, and table 4 would do/),
  ).toBeInTheDocument();
  expect(bodyOf(calls, 'SeatWalkIn')).toBeUndefined();
  await userEvent.click(question.getByRole('button', { name: 'Seat them first' }));
  await screen.findByText(/is seated|seated at/i);
  expect(bodyOf(calls, 'SeatWalkIn')).toMatchObject({ outOfTurn: true });
});

/** The buttons of the tables on the floor, with those that are marked while a host looks for some. */
const tables = () =>
  within(screen.getByRole('region', { name: 'Tables' })).getAllByRole('button', { name: /^Table / });

test('the floor shows the tables for the next party, and which is proposed and why', async () => {
  serveLine();
  const { container } = renderAt('/dashboard?tab=tonight');
  const next = await screen.findByRole('button', { name: 'Next: Ben Turing, 2' });
  expect(next).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(next);
  expect(await screen.findByText('Table 4: the only free one')).toHaveAttribute('role', 'status');
  expect(tables().map((one) => one.dataset['hit'])).toEqual(['best', undefined]);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(next);
  expect(tables().map((one) => one.dataset['hit'])).toEqual([undefined, undefined]);
});

test('a party of the line gets a table chosen by a host, before one that waits longer only after a question', async () => {
  const calls = serveLine();
  renderAt('/dashboard?tab=tonight');
  await userEvent.click(await screen.findByRole('button', { name: /^Ada Lovelace, party of 2/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Choose a table' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'A table for Ada Lovelace, 2' }));
  await userEvent.click(await dialog.findByRole('button', { name: /^Table 4/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^Ben Turing, party of 2, has waited for 25 min/)).toBeInTheDocument();
  expect(bodyOf(calls, 'TakeStep')).toBeUndefined();
  await userEvent.click(question.getByRole('button', { name: 'Seat them first' }));
  await screen.findByText(/is seated|seated at/i);
  expect(bodyOf(calls, 'TakeStep')).toMatchObject({
    ...{ reservationId: 'ada', step: 'STEP_SEAT', tableNumbers: ['4'], outOfTurn: true },
  });
});

test('the list says who asked for a full time of the day, and for whom a table is held', async () => {
  const asked = (id: string, name: string, localTime: string, more: object = {}) => ({
    ...{ id, name, partySize: 4, position: 1, localDate: '2026-11-20', localTime },
    ...{ joinedAt: '2026-11-20T17:20:00Z', ...more },
  });
  const until = new Date(Date.now() + 600_000).toISOString();
  const calls = serveLine({
    isBusy: false,
    listed: [
      asked('mia', 'Mia Wong', '19:00', { phoneNumber: '+390612345678', area: 'Terrace' }),
      asked('noa', 'Noa Levi', '20:30', { email: 'noa@example.com', offer: { time: until, until } }),
      { ...asked('gone', 'Gone Already', '19:00'), position: 0 },
    ],
  });
  renderAt('/dashboard?tab=tonight');
  const list = within(await screen.findByRole('region', { name: 'Asked for a full time' }));
  expect(bodyOf(calls, 'ListEntries')).toMatchObject({ serviceDay: '2026-11-20' });
  const rows = list.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^7:004Mia Wong.?asked at .* · Terrace · /);
  expect(rows[1]).toMatch(/^8:304Noa Levi.?offered until .* · noa@example.com$/);
  expect(list.getByRole('link')).toHaveAttribute('href', 'tel:+390612345678');
});
