import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../testing/render-dashboard';
import type { Call } from '../../testing/render-dashboard';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

// 7 PM in Rome.
const seven = '2026-11-20T18:00:00Z';
const service = '/rpc/tablewell.reservation.v1.EveningService/';
const party = (name: string, more: object = {}) => ({
  ...{ id: name.toLowerCase(), restaurantId: 'olive', version: '3', name, partySize: 2 },
  ...{ startsAt: seven, heldFrom: seven, heldUntil: '2026-11-20T19:30:00Z' },
  ...{ localDate: '2026-11-20', localMinute: 1140, stage: 'STAGE_BOOKED', tableNumbers: ['1'] },
  ...more,
});
const tables = [
  { number: '1', tableType: 'TwoTop', seats: 2 },
  { number: '2', tableType: 'FourTop', seats: 4, area: 'Terrace' },
  { number: '3', tableType: 'FourTop', seats: 4 },
];

/** An evening with these parties, in which taking a table costs what `options` say. */
function serveEvening(parties: readonly object[], options?: readonly object[]): readonly Call[] {
  const night = {
    restaurantId: 'olive',
    localDate: '2026-11-20',
    timezone: 'Europe/Rome',
    seatingMinutes: 90,
  };
  const sections = [
    { server: 'Maria', tableNumbers: ['2'] },
    { server: 'Leo', tableNumbers: ['1', '3'] },
  ];
  return serve(({ path }) => {
    if (path === `${service}GetEvening`) return [200, { evening: { ...night, tables, parties, sections } }];
    if (path !== `${service}ListTables`) return path.startsWith(service) ? [200, {}] : undefined;
    return options ? [200, { options }] : [503, { code: 'unavailable', message: 'Not now' }];
  });
}
const bodyOf = (calls: readonly Call[], method: string) =>
  calls.find(({ path }) => path === service + method)?.body as Record<string, unknown> | undefined;

beforeEach(() => jest.useFakeTimers({ now: new Date(seven), advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

async function openMove(name: string) {
  renderAt('/dashboard?tab=tonight');
  await user().click(await screen.findByRole('button', { name: new RegExp(`^${name}, party of`) }));
  await user().click(screen.getByRole('button', { name: 'Move…' }));
  return within(await screen.findByRole('dialog', { name: /Move|A table for/ }));
}

test('says for each table whether it is free, who has it, and its area and server', async () => {
  serveEvening([party('Anna'), party('Ben', { tableNumbers: ['3'], stage: 'STAGE_SEATED', partySize: 4 })]);
  const dialog = await openMove('Anna');
  expect(dialog.getByRole('button', { name: /^Table 2/ })).toHaveTextContent('4 seats · TerraceMariaFree');
  expect(dialog.getByText('Ben, 4, sits there. Free about 8:30 PM.')).toBeInTheDocument();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

test('a free table is taken by one press', async () => {
  const calls = serveEvening([party('Anna')]);
  const dialog = await openMove('Anna');
  await user().click(dialog.getByRole('button', { name: /^Table 2/ }));
  await waitFor(() => expect(bodyOf(calls, 'MoveParty')).toMatchObject({ tableNumbers: ['2'] }));
});

test('says who would have no table, and takes a press that says what is done anyway', async () => {
  const aaron = {
    ...{ reservationId: 'aaron', name: 'Aaron', partySize: 4 },
    startsAt: '2026-11-20T18:30:00Z',
    fromTables: ['2'],
  };
  const option = { tableNumbers: ['2'], seats: 4, fit: 'TABLE_FIT_GOOD', displaced: [aaron] };
  const half = '2026-11-20T18:30:00Z';
  const calls = serveEvening(
    [party('Anna'), party('Aaron', { tableNumbers: ['2'], partySize: 4, startsAt: half, heldFrom: half })],
    [{ ...option, next: { ...aaron, from: half } }],
  );
  const dialog = await openMove('Anna');
  const row = dialog.getByRole('button', { name: /^Table 2/ });
  await waitFor(() => expect(row).toHaveTextContent('Leaves Aaron, 4, 7:30 PM, without a table.'));
  await user().click(row);
  await user().click(dialog.getByRole('button', { name: 'Move 2 to table 2 (4 seats) anyway' }));
  await waitFor(() =>
    expect(bodyOf(calls, 'MoveParty')).toMatchObject({ tableNumbers: ['2'], override: true }),
  );
});

test('says of who would have no table whether they wait, or how late they are', async () => {
  const lost = (id: string, startsAt: string) => ({
    ...{ tableNumbers: [id === 'aaron' ? '2' : '3'], seats: 4, fit: 'TABLE_FIT_GOOD' },
    takenBy: { reservationId: id, name: id, partySize: 4, from: startsAt },
    displaced: [{ reservationId: id, name: id, partySize: 4, startsAt, fromTables: ['2'] }],
  });
  const before = '2026-11-20T17:40:00Z';
  serveEvening(
    [
      party('Anna'),
      party('Aaron', { tableNumbers: ['2'], startsAt: before, heldFrom: before }),
      party('Ben', { tableNumbers: ['3'], stage: 'STAGE_ARRIVED' }),
    ],
    [lost('aaron', before), lost('ben', seven)],
  );
  const dialog = await openMove('Anna');
  expect(await dialog.findByText('Leaves aaron, 4, 6:40 PM, 20 min late, without a table.')).toBeVisible();
  expect(dialog.getByText('Leaves ben, 4, 7:00 PM, who waits, without a table.')).toBeVisible();
});

test('two parties exchange their tables', async () => {
  const calls = serveEvening([party('Anna', { tableNumbers: ['3'] }), party('Ben', { tableNumbers: ['2'] })]);
  const dialog = await openMove('Anna');
  await user().click(dialog.getByRole('button', { name: /^Table 2/ }));
  await user().click(dialog.getByRole('button', { name: 'Swap with Ben, 2' }));
  await waitFor(() =>
    expect(bodyOf(calls, 'SwapParties')).toMatchObject({ reservationId: 'anna', otherReservationId: 'ben' }),
  );
});

test('a waiting party is not seated at a table that is too small without a word', async () => {
  const calls = serveEvening([party('Anna', { stage: 'STAGE_ARRIVED', partySize: 4, tableNumbers: [] })]);
  const dialog = await openMove('Anna');
  const small = dialog.getByRole('button', { name: /^Table 1/ });
  expect(small).toHaveTextContent('Only 2 seats.');
  await user().click(small);
  expect(bodyOf(calls, 'TakeStep')).toBeUndefined();
  await user().click(dialog.getByRole('button', { name: 'Seat 4 at table 1 (2 seats) anyway' }));
  await waitFor(() =>
    expect(bodyOf(calls, 'TakeStep')).toMatchObject({
      step: 'STEP_SEAT',
      tableNumbers: ['1'],
      override: true,
    }),
  );
});

test('another time asks whether the guest is told', async () => {
  const calls = serveEvening([party('Anna', { phoneNumber: '+39 06 5550 0100' })]);
  const dialog = await openMove('Anna');
  const time = dialog.getByLabelText('Time');
  await user().clear(time);
  await user().type(time, '19:30');
  await user().click(dialog.getByRole('button', { name: /^Table 2/ }));
  expect(bodyOf(calls, 'MoveParty')).toBeUndefined();
  await user().click(dialog.getByRole('button', { name: 'Move without telling' }));
  await waitFor(() =>
    expect(bodyOf(calls, 'MoveParty')).toMatchObject({
      startsAt: '2026-11-20T18:30:00Z',
      guestNotice: 'GUEST_NOTICE_NONE',
    }),
  );
});

test('a party gets a table at which another one sits, at the time when that one is expected to leave', async () => {
  const sits = {
    tableNumbers: ['3'],
    stage: 'STAGE_SEATED',
    partySize: 4,
    heldUntil: '2026-11-20T18:38:00Z',
  };
  serveEvening([party('Anna', { partySize: 4, tableNumbers: [] }), party('Ben', sits)]);
  const dialog = await openMove('Anna');
  expect(screen.getByRole('dialog', { name: 'A table for Anna, 4' })).toBeInTheDocument();
  const row = dialog.getByRole('button', { name: /^Table 3/ });
  expect(row).toHaveTextContent('Ben, 4, sits there. Free about 7:38 PM.');
  await user().click(row);
  await user().click(dialog.getByRole('button', { name: 'At 7:40 PM instead' }));
  expect(dialog.getByLabelText('Time')).toHaveValue('19:40');
  expect(await dialog.findByRole('button', { name: /^Table 3.*Free/ })).toBeInTheDocument();
});

test('a walk-in is proposed a table of the server whose turn it is', async () => {
  serveEvening([party('Ben', { tableNumbers: ['3'], stage: 'STAGE_FINISHED', partySize: 4 })]);
  renderAt('/dashboard?tab=tonight');
  await user().click(await screen.findByRole('button', { name: 'Walk-in' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Walk-in' }));
  expect(dialog.getByText('Next: Maria, 0 covers so far')).toBeInTheDocument();
  await user().click(dialog.getByRole('button', { name: '3' }));
  const [first] = within(dialog.getByRole('list', { name: 'Free tables' })).getAllByRole('button');
  expect(first).toHaveTextContent(/Table 2.*Terrace.*Maria.*next.*Free/);
});

test('the table of a party that the host looks for stands out, on the floor and on the timeline', async () => {
  serveEvening([party('Anna', { stage: 'STAGE_SEATED' }), party('Ben', { tableNumbers: ['2'] })]);
  renderAt('/dashboard?tab=tonight');
  await user().type(await screen.findByRole('searchbox'), 'Ann');
  await user().click(screen.getByRole('button', { name: 'Floor' }));
  const marks = () =>
    screen.getAllByRole('button', { name: /^Table \d/ }).map((table) => table.hasAttribute('data-hit'));
  await waitFor(() => expect(marks()).toEqual([true, false, false]));
  await user().click(screen.getByRole('button', { name: 'Timeline' }));
  const bar = (name: string) =>
    screen.findByRole('button', { name: new RegExp(`^${name}, party of 2, 7:00 PM, Table`) });
  expect(await bar('Anna')).toHaveAttribute('data-search', 'hit');
  expect(await bar('Ben')).toHaveAttribute('data-search', 'other');
});

test('a table that was just given away is not offered to the next walk-in by an older answer', async () => {
  const free = { seats: 3, fit: 'TABLE_FIT_GOOD' };
  let isSlow = false;
  serve(({ path }) => {
    const night = { restaurantId: 'olive', localDate: '2026-11-20', timezone: 'Europe/Rome' };
    if (path === `${service}GetEvening`)
      return [200, { evening: { ...night, seatingMinutes: 90, tables, parties: [] } }];
    if (path === `${service}ListTables`)
      return isSlow
        ? new Promise(() => undefined)
        : [
            200,
            {
              options: [
                { tableNumbers: ['1'], ...free },
                { tableNumbers: ['3'], ...free, seats: 4 },
              ],
            },
          ];
    // The answer to the first step is still under way.
    return path.startsWith(service) ? new Promise(() => undefined) : undefined;
  });
  renderAt('/dashboard?tab=tonight');
  const openWalkIn = async () => {
    await user().click(await screen.findByRole('button', { name: 'Walk-in' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Walk-in' }));
    await user().click(dialog.getByRole('button', { name: '2' }));
    return within(await dialog.findByRole('list', { name: 'Free tables' }));
  };
  const first = await openWalkIn();
  // As the service says.
  await waitFor(() => expect(first.getAllByRole('button')[0]).toHaveTextContent('Table 13 seats'));
  isSlow = true;
  await user().click(first.getAllByRole('button')[0] as HTMLElement);
  const next = await openWalkIn();
  expect(next.getAllByRole('button')[0]).not.toHaveTextContent('Table 1');
});
