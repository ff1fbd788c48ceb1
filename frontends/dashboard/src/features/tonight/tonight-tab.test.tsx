import { act, screen, waitFor, within } from '@testing-library/react';
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

const party = (more: object) => ({
  id: 'anna',
  restaurantId: 'olive',
  version: '3',
  name: 'Anna Rossi',
  partySize: 2,
  startsAt: seven,
  heldFrom: seven,
  heldUntil: '2026-11-20T19:30:00Z',
  localDate: '2026-11-20',
  localMinute: 1140,
  stage: 'STAGE_BOOKED',
  tableNumbers: ['1'],
  ...more,
});
const tables = [
  { number: '1', tableType: 'TwoTop', seats: 2 },
  { number: '2', tableType: 'FourTop', seats: 4 },
];

/** Answers for an evening whose parties can change between two reads. */
function serveEvening(
  parties: () => object[],
  reply: (call: Call) => [number, unknown] | undefined = () => undefined,
) {
  return serve((call) => {
    const known = reply(call);
    if (known) return known;
    if (call.path !== `${service}GetEvening`) return undefined;
    const evening = {
      restaurantId: 'olive',
      localDate: '2026-11-20',
      timezone: 'Europe/Rome',
      seatingMinutes: 90,
    };
    return [200, { evening: { ...evening, tables, parties: parties() } }];
  });
}
const stepsIn = (calls: readonly Call[], method: string) =>
  calls.filter(({ path }) => path === service + method).map(({ body }) => body as Record<string, unknown>);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(seven), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  jest.restoreAllMocks();
});
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('a request is listed apart with its answers, and takes no step', async () => {
  const request = { state: 'REQUEST_STATE_PENDING', expiresAt: seven, holdsTable: true };
  const calls = serveEvening(() => [
    party({ stage: 'STAGE_REQUESTED', request }),
    party({ id: 'bo', name: 'Bo Diaz', tableNumbers: ['2'] }),
  ]);
  const { container } = renderAt('/dashboard?tab=tonight');
  const requests = await screen.findByRole('region', { name: 'Requests' });
  expect(requests).toHaveTextContent('7:00 PM · answer by 7:00 PM');
  expect(screen.queryByRole('button', { name: 'Arrived: Anna Rossi' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Arrived: Bo Diaz' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await user().click(within(requests).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/AcceptRequest'))).toBe(true));
});

describe('Tonight', () => {
  it('shows who is expected, who waits and who sits, with the tables beside', async () => {
    serveEvening(() => [
      party({}),
      party({ id: 'ben', name: 'Ben Carter', stage: 'STAGE_SEATED', tableNumbers: ['2'], partySize: 4 }),
      party({ id: 'cleo', name: 'Cleo Park', stage: 'STAGE_ARRIVED', tableNumbers: [] }),
    ]);
    const { container } = renderAt('/dashboard?tab=tonight');
    const expected = await screen.findByRole('region', { name: 'Expected' });
    expect(within(expected).getByText('Anna Rossi')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Seated' })).toHaveTextContent('Ben Carter');
    expect(screen.getByRole('region', { name: 'Waiting' })).toHaveTextContent('Cleo Park');
    expect(await axe(container)).toHaveNoViolations();
    await user().click(screen.getByRole('button', { name: 'Floor' }));
    expect(
      screen.getByRole('button', { name: /^Table 2, 4 seats, Occupied, Ben Carter/ }),
    ).toBeInTheDocument();
    expect(screen.getByText('3 parties · 8 covers')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('takes a step with one tap, at once and once', async () => {
    let stage = 'STAGE_BOOKED';
    const calls = serveEvening(
      () => [party({ stage })],
      ({ path }) => (path === `${service}TakeStep` ? [200, {}] : undefined),
    );
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Arrived: Anna Rossi' }));
    stage = 'STAGE_ARRIVED';
    expect(await screen.findByRole('region', { name: 'Waiting' })).toHaveTextContent('Anna Rossi');
    await waitFor(() => expect(stepsIn(calls, 'TakeStep')).toHaveLength(1));
    expect(stepsIn(calls, 'TakeStep')[0]).toMatchObject({
      reservationId: 'anna',
      step: 'STEP_ARRIVE',
      baseVersion: '3',
    });
  });

  it('seats a walk-in with its size and the suggested table', async () => {
    const calls = serveEvening(
      () => [party({})],
      ({ path }) => (path === `${service}SeatWalkIn` ? [200, {}] : undefined),
    );
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Walk-in' }));
    const dialog = await screen.findByRole('dialog', { name: 'Walk-in' });
    await user().click(within(dialog).getByRole('button', { name: '2' }));
    await user().click(within(dialog).getByRole('button', { name: /^Table 2/ }));
    await waitFor(() => expect(stepsIn(calls, 'SeatWalkIn')).toHaveLength(1));
    expect(stepsIn(calls, 'SeatWalkIn')[0]).toMatchObject({
      restaurantId: 'olive',
      partySize: 2,
      tableNumbers: ['2'],
    });
  });

  it('says what could not be done, in the words of the service', async () => {
    serveEvening(
      () => [party({})],
      ({ path }) =>
        path === `${service}TakeStep`
          ? [400, { code: 'failed_precondition', message: 'Sam marked this party as a no-show at 7:20 PM.' }]
          : undefined,
    );
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Arrived: Anna Rossi' }));
    expect(await screen.findByText(/Sam marked this party as a no-show at 7:20 PM\./)).toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByText(/Sam marked/)).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Expected' })).toHaveTextContent('Anna Rossi');
  });

  it('keeps a step while the service is down and sends it once it is back', async () => {
    let isDown = true;
    const calls = serveEvening(
      () => [party({ stage: isDown ? 'STAGE_BOOKED' : 'STAGE_ARRIVED' })],
      ({ path }) => {
        if (path !== `${service}TakeStep`) return undefined;
        return isDown ? [503, { code: 'unavailable', message: 'Not now' }] : [200, {}];
      },
    );
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Arrived: Anna Rossi' }));
    expect(await screen.findByRole('region', { name: 'Waiting' })).toHaveTextContent('Anna Rossi');
    await waitFor(() => expect(stepsIn(calls, 'TakeStep').length).toBeGreaterThan(0));
    isDown = false;
    await act(async () => jest.advanceTimersByTime(3_000));
    await waitFor(() => expect(localStorage.getItem('tablewell:evening-changes')).toBe('[]'));
    const ids = stepsIn(calls, 'TakeStep').map(({ stepId }) => stepId);
    expect(new Set(ids).size).toBe(1);
  });

  it('does not send in one person’s name what another one did', async () => {
    const change = { kind: 'step', partyId: 'anna', step: 'arrive', tables: [] };
    const left = {
      id: 'left',
      restaurantId: 'olive',
      userId: 'sam',
      date: '2026-11-20',
      at: 0,
      baseVersion: 3,
    };
    localStorage.setItem('tablewell:evening-changes', JSON.stringify([{ ...left, change }]));
    localStorage.setItem('user', JSON.stringify({ id: 'ada', email: 'ada@olive.example' }));
    const calls = serveEvening(() => [party({})]);
    renderAt('/dashboard?tab=tonight');
    expect(await screen.findByText(/It was made by another person/)).toBeInTheDocument();
    expect(stepsIn(calls, 'TakeStep')).toEqual([]);
  });

  it('opens a booking with n and books with the time that was chosen', async () => {
    const starts = [
      { localMinute: 1140, period: 'Dinner', refusedBy: 'no-tables-available', refusal: 'No table is free.' },
      { localMinute: 1170, period: 'Dinner', parties: 2, covers: 7 },
    ];
    const calls = serveEvening(
      () => [],
      ({ path }) => {
        if (path === `${service}ListStarts`) return [200, { starts }];
        return path === `${service}BookParty`
          ? [200, { party: party({ id: 'new', name: 'Dora', localMinute: 1170 }) }]
          : undefined;
      },
    );
    renderAt('/dashboard?tab=tonight');
    await screen.findByText('No parties on this day');
    await user().keyboard('n');
    await user().type(await screen.findByLabelText(/^Name or phone/), 'Dora');
    await user().click(await screen.findByRole('radio', { name: '7:30 PM, 2 parties, 7 covers' }));
    await user().click(screen.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(stepsIn(calls, 'BookParty')).toHaveLength(1));
    expect(stepsIn(calls, 'BookParty')[0]).toMatchObject({
      restaurantId: 'olive',
      name: 'Dora',
      partySize: 2,
      when: { local: '2026-11-20T19:30' },
    });
    expect(await screen.findByText('Booked: Dora, 2, 7:30 PM')).toBeInTheDocument();
  });
});
