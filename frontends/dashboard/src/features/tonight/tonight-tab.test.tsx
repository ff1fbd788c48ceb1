import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { dropItem, keptItem } from '@tablewell/api-client';
import { playPartyEvent, renderAt, serve } from '../../testing/render-dashboard';
import type { Call } from '../../testing/render-dashboard';
import { restaurant } from '../../testing/restaurant';

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

/** Answers for an evening whose parties can change between two loads. */
function serveEvening(
  parties: () => object[],
  reply: (call: Call) => [number, unknown] | Promise<[number, unknown]> | undefined = () => undefined,
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

test('a request is listed separately with its answers, and takes no step', async () => {
  const request = { state: 'REQUEST_STATE_PENDING', expiresAt: seven, holdsTable: true };
  const calls = serveEvening(() => [
    party({ stage: 'STAGE_REQUESTED', request }),
    party({ id: 'bo', name: 'Bo Carter', tableNumbers: ['2'] }),
  ]);
  const { container } = renderAt('/dashboard?tab=tonight');
  const requests = await screen.findByRole('region', { name: 'Requests' });
  expect(requests).toHaveTextContent('7:00 PM · answer by 7:00 PM');
  expect(screen.queryByRole('button', { name: 'Arrived: Anna Rossi' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Arrived: Bo Carter' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await user().click(within(requests).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/AcceptRequest'))).toBe(true));
});

const dinerFields = {
  email: 'anna@example.com',
  occasion: 'birthday',
  dietary: { needs: ['vegan', 'nut-allergy'], words: '' },
  messages: [{ id: 'm1', words: 'We bring a dog', sentAt: '2026-11-20T17:30:00Z' }],
};

describe('the details of a diner', () => {
  it('is on the card and in the dialog of the party', async () => {
    serveEvening(() => [party(dinerFields)]);
    const { container } = renderAt('/dashboard?tab=tonight');
    const row = await screen.findByRole('button', {
      name: /^Anna Rossi, party of 2, 7:00 PM, Allergy: Nut allergy, .*Vegan/,
    });
    expect(row).toHaveTextContent('Nut allergyVegan · Birthday · “We bring a dog”');
    await user().click(row);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('link', { name: 'anna@example.com' })).toBeInTheDocument();
    expect(dialog.getByText('We bring a dog')).toHaveTextContent('Nov 20, 6:30 PM');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('includes the area that it asked for, and the one where a host has put it instead', async () => {
    serveEvening(() => [party({ area: 'Terrace', tableNumbers: ['1'] })]);
    const { container } = renderAt('/dashboard?tab=tonight');
    const row = await screen.findByRole('button', { name: /^Anna Rossi, .*Asked for: Terrace/ });
    expect(row).toHaveTextContent('Asked for: Terrace');
    await user().click(row);
    expect(screen.getByRole('dialog')).toHaveTextContent(
      /Asked for\s*Terrace · its table is elsewhere: table 1/,
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is shown as soon as it is reported: the party comes late', async () => {
    let late = {};
    serveEvening(() => [party(late)]);
    renderAt('/dashboard?tab=tonight');
    const row = await screen.findByRole('button', { name: /^Anna Rossi/ });
    expect(row).not.toHaveTextContent('late');
    late = { version: '4', late: { minutes: 20, saidAt: '2026-11-20T18:00:00Z' } };
    await act(async () =>
      playPartyEvent({
        type: 'updated',
        restaurantId: 'olive',
        id: 'anna',
        version: 4,
        localDate: '2026-11-20',
      }),
    );
    await waitFor(() => expect(row).toHaveTextContent('running late, about 7:20 PM'));
  });

  it('moves the hint that a party is late to the announced time', async () => {
    serveEvening(() => [
      party({ late: { minutes: 20, saidAt: '2026-11-20T17:50:00Z' } }),
      party({ id: 'ben', name: 'Ben Carter', tableNumbers: ['2'] }),
    ]);
    jest.setSystemTime(new Date('2026-11-20T18:15:00Z'));
    renderAt('/dashboard?tab=tonight');
    expect(await screen.findByRole('button', { name: /^Ben Carter/ })).toHaveTextContent('15 min late');
    expect(screen.getByRole('button', { name: /^Anna Rossi/ })).toHaveTextContent(
      'running late, about 7:20 PM',
    );
    await act(async () => jest.advanceTimersByTimeAsync(12 * 60_000));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Anna Rossi/ })).toHaveTextContent(
        '27 min late · said about 7:20 PM',
      ),
    );
  });
});

describe('a party that comes late or in parts', () => {
  it('is not late within the grace time of the owner', async () => {
    serveEvening(
      () => [party({})],
      ({ path }) => (path === '/api/restaurant' ? [200, [restaurant({ lateAfterMinutes: 15 })]] : undefined),
    );
    jest.setSystemTime(new Date('2026-11-20T18:10:00Z'));
    renderAt('/dashboard?tab=tonight');
    const row = await screen.findByRole('button', { name: /^Anna Rossi/ });
    expect(row).not.toHaveTextContent('late');
    await act(async () => jest.advanceTimersByTimeAsync(6 * 60_000));
    await waitFor(() => expect(row).toHaveTextContent('16 min late'));
  });

  it('is noted in the card with one tap: when it comes, and how many are here', async () => {
    const stages: Record<string, string> = { STEP_ARRIVE: 'STAGE_ARRIVED', STEP_SEAT: 'STAGE_SEATED' };
    let now: { version: number } = { version: 3 };
    const calls = serveEvening(
      () => [party({ partySize: 4, ...now })],
      ({ path, body }) => {
        if (path !== `${service}TakeStep`) return undefined;
        const { step, peopleHere } = body as { step: string; peopleHere?: number };
        const late = { late: { minutes: 20, saidAt: seven } };
        const after = step === 'STEP_LATE' ? late : { stage: stages[step], peopleHere };
        now = { version: now.version + 1, ...after };
        return [200, { party: party(now) }];
      },
    );
    const { container } = renderAt('/dashboard?tab=tonight');
    const row = () => screen.getByRole('button', { name: /^Anna Rossi/ });
    await user().click(await screen.findByRole('button', { name: /^Anna Rossi/ }));
    const coming = within(screen.getByRole('group', { name: 'Comes in' }));
    expect(await axe(container)).toHaveNoViolations();
    await user().click(coming.getByRole('button', { name: '20 min' }));
    await waitFor(() => expect(row()).toHaveTextContent('running late, about 7:20 PM'));
    await user().click(row());
    await user().click(
      within(screen.getByRole('group', { name: 'Here' })).getByRole('button', { name: '2' }),
    );
    await waitFor(() => expect(row()).toHaveTextContent('2 of 4 here'));
    await user().click(screen.getByRole('button', { name: 'Seat: Anna Rossi' }));
    await screen.findByRole('button', { name: 'Finish: Anna Rossi' });
    expect(row()).toHaveTextContent('2 of 4 here');
    await user().click(screen.getByRole('button', { name: 'All here: Anna Rossi' }));
    await waitFor(() => expect(row()).not.toHaveTextContent('2 of 4 here'));
    await waitFor(() =>
      expect(
        stepsIn(calls, 'TakeStep').map(({ step, minutes, peopleHere }) => [step, minutes ?? peopleHere]),
      ).toEqual([
        ['STEP_LATE', 20],
        ['STEP_ARRIVE', 2],
        ['STEP_SEAT', 2],
        ['STEP_SEAT', undefined],
      ]),
    );
  });
});

it('gives up the table of a late party with one press, and says why it has none', async () => {
  jest.setSystemTime(new Date('2026-11-20T18:35:00Z'));
  let more: object = { version: 3 };
  const calls = serveEvening(
    () => [party(more)],
    ({ path }) => {
      if (path === '/api/restaurant')
        return [200, [restaurant({ lateAfterMinutes: 15, giveUpLateAfterMinutes: 30 })]];
      if (path !== `${service}TakeStep`) return undefined;
      const given = { id: 'g', step: 'STEP_GIVE_UP_TABLE', takenAt: '2026-11-20T18:35:00Z', by: 'Sam' };
      more = { version: 4, tableNumbers: [], steps: [given] };
      return [200, { party: party(more) }];
    },
  );
  renderAt('/dashboard?tab=tonight');
  const decisions = within(await screen.findByRole('region', { name: 'Needs a decision' }));
  expect(decisions.getByText('Anna Rossi, 2, is 35 min late. Others could have table 1.')).toBeVisible();
  await user().click(decisions.getByRole('button', { name: 'Give up the table: Anna Rossi' }));
  expect(
    await decisions.findByText('Anna Rossi, 2, has no table: 35 min late, given up at 7:35 PM.'),
  ).toBeVisible();
  expect(screen.getByText('1 without a table')).toBeInTheDocument();
  expect(stepsIn(calls, 'TakeStep')).toMatchObject([{ step: 'STEP_GIVE_UP_TABLE' }]);
});

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

  it('applies a step with one tap, immediately and once', async () => {
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

  it('reloads the evening immediately for the changes of others, and for its own step once the service has answered', async () => {
    let answerStep = (): void => undefined;
    const answered = new Promise<[number, unknown]>((resolve) => {
      answerStep = () => resolve([200, { party: party({ version: '4' }) }]);
    });
    const calls = serveEvening(
      () => [party({}), party({ id: 'ben', name: 'Ben Carter' })],
      ({ path }) => (path === `${service}TakeStep` ? answered : undefined),
    );
    const reads = () => stepsIn(calls, 'GetEvening').length;
    const update = { type: 'stepped', restaurantId: 'olive', version: 4, localDate: '2026-11-20' } as const;
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Arrived: Anna Rossi' }));
    await waitFor(() => expect(stepsIn(calls, 'TakeStep')).toHaveLength(1));
    const before = reads();
    act(() => playPartyEvent({ ...update, id: 'anna' }));
    act(() => playPartyEvent({ ...update, id: 'ben' }));
    await waitFor(() => expect(reads()).toBe(before + 1));
    answerStep();
    await waitFor(() => expect(reads()).toBe(before + 2));
    act(() => playPartyEvent({ ...update, id: 'anna' }));
    act(() => playPartyEvent({ ...update, id: 'anna', version: 5 }));
    await waitFor(() => expect(reads()).toBe(before + 3));
  });

  it('shows the step of another host before the evening has been reloaded', async () => {
    let isSlow = false;
    const calls = serveEvening(
      () => [party({})],
      ({ path }) =>
        isSlow && path === `${service}GetEvening` ? new Promise<never>(() => undefined) : undefined,
    );
    renderAt('/dashboard?tab=tonight');
    await screen.findByRole('button', { name: 'Arrived: Anna Rossi' });
    isSlow = true;
    const before = stepsIn(calls, 'GetEvening').length;
    const arrived = party({ stage: 'STAGE_ARRIVED', version: '4' });
    const update = { type: 'stepped', restaurantId: 'olive', id: 'anna', localDate: '2026-11-20' } as const;
    act(() => playPartyEvent({ ...update, version: 4, party: arrived }));
    const waiting = await screen.findByRole('region', { name: 'Waiting' });
    await waitFor(() => expect(waiting).toHaveTextContent('Anna Rossi'));
    await waitFor(() => expect(stepsIn(calls, 'GetEvening')).toHaveLength(before + 1));
  });

  it('loads the evening once for many steps of other hosts', async () => {
    const calls = serveEvening(() => [party({})]);
    renderAt('/dashboard?tab=tonight');
    await screen.findByRole('button', { name: 'Arrived: Anna Rossi' });
    const before = stepsIn(calls, 'GetEvening').length;
    const update = { type: 'stepped', restaurantId: 'olive', localDate: '2026-11-20' } as const;
    act(() => {
      for (const id of ['b', 'c', 'd']) playPartyEvent({ ...update, id, version: 2 });
    });
    await waitFor(() => expect(stepsIn(calls, 'GetEvening')).toHaveLength(before + 1));
    act(() => playPartyEvent({ ...update, id: 'e', version: 2 }));
    await waitFor(() => expect(stepsIn(calls, 'GetEvening')).toHaveLength(before + 2));
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

  it('seats a walk-in until the next party comes, if the host chose a table that is marked so', async () => {
    const atEight = '2026-11-20T19:00:00Z';
    const calls = serveEvening(
      () => [
        party({}),
        party({
          id: 'ben',
          startsAt: atEight,
          heldFrom: atEight,
          heldUntil: '2026-11-20T20:30:00Z',
          tableNumbers: ['2'],
        }),
      ],
      ({ path }) => (path === `${service}SeatWalkIn` ? [200, {}] : undefined),
    );
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Walk-in' }));
    const dialog = await screen.findByRole('dialog', { name: 'Walk-in' });
    await user().click(within(dialog).getByRole('button', { name: '2' }));
    await user().click(within(dialog).getByRole('button', { name: /^Table 2.*until 8:00 PM/ }));
    await waitFor(() => expect(stepsIn(calls, 'SeatWalkIn')).toHaveLength(1));
    const [seated] = stepsIn(calls, 'SeatWalkIn');
    expect(seated).toMatchObject({ tableNumbers: ['2'], until: atEight });
    expect(seated).not.toHaveProperty('override');
  });

  it('shows what failed, with the message of the service', async () => {
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

  it('undoes a step by its message, and a walk-in before its party is known, too', async () => {
    const calls = serveEvening(
      () => [party({})],
      ({ path }) => {
        if (path === `${service}SeatWalkIn`) return [200, { party: party({ id: 'walk-in-1' }) }];
        return path === `${service}TakeStep` || path === `${service}UndoStep` ? [200, {}] : undefined;
      },
    );
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Arrived: Anna Rossi' }));
    await waitFor(() => expect(stepsIn(calls, 'TakeStep')).toHaveLength(1));
    await user().click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stepsIn(calls, 'UndoStep')).toHaveLength(1));
    expect(stepsIn(calls, 'UndoStep')[0]).toMatchObject({
      reservationId: 'anna',
      stepId: stepsIn(calls, 'TakeStep')[0]?.['stepId'],
    });
    await user().click(screen.getByRole('button', { name: 'Walk-in' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user().click(dialog.getByRole('button', { name: '2' }));
    await user().click(dialog.getByRole('button', { name: /^Table 2/ }));
    await user().click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stepsIn(calls, 'UndoStep')).toHaveLength(2));
    expect(stepsIn(calls, 'UndoStep')[1]).toMatchObject({
      reservationId: 'walk-in-1',
      stepId: stepsIn(calls, 'SeatWalkIn')[0]?.['stepId'],
    });
  });

  it('shows the message about the last step only', async () => {
    serveEvening(
      () => [party({}), party({ id: 'ben', name: 'Ben Carter', tableNumbers: ['2'] })],
      ({ path }) => (path === `${service}TakeStep` ? [200, {}] : undefined),
    );
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Arrived: Anna Rossi' }));
    expect(screen.getByText('Anna Rossi has arrived.')).toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: 'Arrived: Ben Carter' }));
    expect(screen.getByText('Ben Carter has arrived.')).toBeInTheDocument();
    expect(screen.queryByText('Anna Rossi has arrived.')).not.toBeInTheDocument();
  });

  it('takes the message of success back when the step is refused, and says who sits there and how to go on', async () => {
    const why = 'Table 1 is taken by Emma (party of 3), who sat down at 18:46.';
    serveEvening(
      () => [
        party({ stage: 'STAGE_ARRIVED' }),
        party({ id: 'emma', name: 'Emma Lind', partySize: 3, stage: 'STAGE_SEATED' }),
      ],
      ({ path }) =>
        path === `${service}TakeStep` ? [400, { code: 'failed_precondition', message: why }] : undefined,
    );
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Seat: Anna Rossi' }));
    expect(await screen.findByText('Not done: Anna Rossi, 2 · Seat')).toBeInTheDocument();
    expect(
      screen.getByText(
        'Table 1 is taken by Emma (party of 3), who sat down at 6:46 PM. Emma Lind, party of 3, sits at table 1.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/^Anna Rossi is seated/)).not.toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: 'Find a table' }));
    expect(await screen.findByRole('dialog', { name: 'A table for Anna Rossi, 2' })).toBeVisible();
  });

  it('says in a refusal what another host has done with the party meanwhile', async () => {
    const takenAt = '2026-11-20T17:39:00Z';
    const steps = [{ id: 's1', step: 'STEP_NO_SHOW', takenAt, by: 'Marco' }];
    serveEvening(
      () => [party({ stage: 'STAGE_NO_SHOW', steps })],
      ({ path }) =>
        path === `${service}TakeStep`
          ? [400, { code: 'failed_precondition', message: 'No other table is free.' }]
          : undefined,
    );
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Done 1' }));
    await user().click(screen.getByRole('button', { name: 'Arrived: Anna Rossi' }));
    expect(await screen.findByText('No other table is free. Marco: No-show at 6:39 PM.')).toBeInTheDocument();
  });

  it('asks before a party is marked as a no-show before its time', async () => {
    jest.setSystemTime(new Date('2026-11-20T17:39:00Z'));
    const calls = serveEvening(
      () => [party({})],
      ({ path }) => (path === `${service}TakeStep` ? [200, {}] : undefined),
    );
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: /^Anna Rossi, party of 2/ }));
    await user().click(screen.getByRole('button', { name: 'No-show' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('This party is expected at 7:00 PM.');
    expect(stepsIn(calls, 'TakeStep')).toEqual([]);
    await user().click(within(question).getByRole('button', { name: 'No-show' }));
    await waitFor(() => expect(stepsIn(calls, 'TakeStep')).toMatchObject([{ step: 'STEP_NO_SHOW' }]));
  });

  it('changes notes, allergies and contact in the card, a walk-in’s too, and returns to the card', async () => {
    let notes = '';
    const calls = serveEvening(
      () => [
        party({
          stage: 'STAGE_SEATED',
          walkIn: true,
          name: 'Walk-in',
          phoneNumber: 'N/A',
          notes,
          pinned: true,
        }),
      ],
      ({ path }) => {
        if (path !== `${service}ChangeParty`) return undefined;
        notes = 'High chair';
        return [200, { party: party({ notes }) }];
      },
    );
    const { container } = renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: /^Walk-in, party of 2/ }));
    const card = within(screen.getByRole('dialog', { name: 'Walk-in, 2' }));
    await user().click(card.getByRole('button', { name: 'Edit' }));
    await user().type(card.getByRole('textbox', { name: /^Notes/ }), 'High chair');
    await user().click(card.getByRole('button', { name: 'Nut allergy' }));
    expect(card.getByLabelText('Guests')).toBeDisabled();
    expect(await axe(container)).toHaveNoViolations();
    await user().click(card.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(card.getByText('High chair').tagName).toBe('P'));
    expect(stepsIn(calls, 'ChangeParty')[0]).toMatchObject({
      reservationId: 'anna',
      baseVersion: '3',
      name: 'Walk-in',
      partySize: 2,
      notes: 'High chair',
      dietary: { needs: ['nut-allergy'] },
      when: { local: '2026-11-20T19:00' },
      tableNumbers: ['1'],
    });
    expect(screen.getByRole('heading', { name: 'Tonight', hidden: true })).toBeInTheDocument();
  });

  it('changes the size and the end of the stay of a party that sits, and says before whom that costs a table', async () => {
    const ben = { startsAt: '2026-11-20T19:30:00Z', heldFrom: '2026-11-20T19:30:00Z' };
    const calls = serveEvening(
      () => [
        party({ stage: 'STAGE_SEATED' }),
        party({ id: 'ben', name: 'Ben Carter', heldUntil: '2026-11-20T21:00:00Z', ...ben }),
      ],
      ({ path }) => (path === `${service}MoveParty` ? [200, {}] : undefined),
    );
    const { container } = renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: /^Anna Rossi, party of 2, 7:00 PM/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/stays until 8:30 PM/)).toBeVisible();
    await user().click(dialog.getByRole('button', { name: 'Size and stay…' }));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
    await user().click(dialog.getByRole('button', { name: '+30 min' }));
    expect(dialog.getByLabelText('Stays until')).toHaveValue('21:00');
    expect(await dialog.findByText('Ben Carter, 2 has it at 8:30 PM.')).toBeVisible();
    await user().clear(dialog.getByLabelText('Guests'));
    await user().type(dialog.getByLabelText('Guests'), '3');
    expect(await dialog.findByText(/Only 2 seats\./)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    const asked = stepsIn(calls, 'ListTables').at(-1);
    expect(asked).toMatchObject({ reservationId: 'anna', partySize: 3, until: '2026-11-20T20:00:00Z' });
    await user().click(dialog.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(stepsIn(calls, 'MoveParty')).toHaveLength(1));
    expect(stepsIn(calls, 'MoveParty')[0]).toMatchObject({
      ...{ reservationId: 'anna', partySize: 3, until: '2026-11-20T20:00:00Z', override: true },
    });
    expect(await screen.findByText('Anna Rossi: 3 guests, until 9:00 PM')).toBeInTheDocument();
  });

  it('proposes a quarter of an hour to a party that sits past its time, rather than a time that has passed', async () => {
    const over = { startsAt: '2026-11-20T16:28:00Z', heldFrom: '2026-11-20T16:28:00Z' };
    const calls = serveEvening(
      () => [party({ ...over, stage: 'STAGE_SEATED', heldUntil: '2026-11-20T17:58:00Z' })],
      ({ path }) => (path === `${service}MoveParty` ? [200, {}] : undefined),
    );
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: /^Anna Rossi, party of 2/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user().click(dialog.getByRole('button', { name: 'Size and stay…' }));
    expect(dialog.getByLabelText('Stays until')).toHaveValue('19:15');
    await user().click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(stepsIn(calls, 'MoveParty')).toMatchObject([{ until: '2026-11-20T18:15:00Z' }]),
    );
  });

  it('keeps a step while the service is down, and sends it once it is back', async () => {
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

  it('applies a step in a browser that denies its storage', async () => {
    const denied = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const calls = serveEvening(() => [party({})]);
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Arrived: Anna Rossi' }));
    await waitFor(() => expect(stepsIn(calls, 'TakeStep')).toHaveLength(1));
    await waitFor(() => expect(keptItem('tablewell:evening-changes')).toBe('[]'));
    denied.mockRestore();
    dropItem('tablewell:evening-changes');
  });

  it('does not send one user’s change in another one’s name', async () => {
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

  it('still sends a user’s change after their token has expired', async () => {
    localStorage.setItem('token', 'expired');
    localStorage.setItem('user', JSON.stringify({ id: 'ada', email: 'ada@olive.example' }));
    // The token is refused, the cookie is valid but the service is down, and then it is back.
    const answers: [number, unknown][] = [
      [401, { code: 'unauthenticated', message: 'Please sign in.' }],
      [503, { code: 'unavailable', message: 'Not now' }],
    ];
    serveEvening(
      () => [party({})],
      ({ path }) => {
        if (path === '/api/auth/validate') return [200, { valid: true, user: { id: 'ada' } }];
        return path === `${service}TakeStep` ? (answers.shift() ?? [200, {}]) : undefined;
      },
    );
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Arrived: Anna Rossi' }));
    await waitFor(() => expect(answers).toEqual([]));
    await screen.findByRole('region', { name: 'Waiting' });
    await act(async () => jest.advanceTimersByTime(3_000));
    await waitFor(() => expect(localStorage.getItem('tablewell:evening-changes')).toBe('[]'));
    expect(screen.queryByText(/It was made by another person/)).not.toBeInTheDocument();
  });

  it('opens a booking with n and books with the chosen time', async () => {
    const starts = [
      { localMinute: 1140, period: 'Dinner', refusedBy: 'no-tables-available', refusal: 'No table is free.' },
      { localMinute: 1170, period: 'Dinner', parties: 2, covers: 7 },
    ];
    const calls = serveEvening(
      () => [],
      ({ path }) => {
        if (path === `${service}ListStarts`) return [200, { starts }];
        return path === `${service}BookParty`
          ? [200, { party: party({ id: 'new', name: 'Dora', startsAt: '2026-11-20T18:30:00Z' }) }]
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

  it('says which party got another table without a step of this device', async () => {
    let tableNumbers = ['1'];
    serveEvening(() => [party({ tableNumbers })]);
    renderAt('/dashboard?tab=tonight');
    await screen.findByRole('button', { name: 'Arrived: Anna Rossi' });
    tableNumbers = ['2'];
    const update = { type: 'stepped', restaurantId: 'olive', id: 'ben', localDate: '2026-11-20' } as const;
    act(() => playPartyEvent({ ...update, version: 4 }));
    const note = await screen.findByText('Anna Rossi: table 1 → 2');
    await user().click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(note).not.toBeInTheDocument();
  });

  it('says whose tables a step took, as the service answers it, even before the evening shows it', async () => {
    const ben = { id: 'ben', name: 'Ben Carter', tableNumbers: ['2'], stage: 'STAGE_ARRIVED' };
    const displaced = [
      {
        ...{ reservationId: 'ben', name: 'Ben Carter', partySize: 2, startsAt: seven },
        ...{ fromTables: ['2'], toTables: [] },
      },
    ];
    let hasAnswered = false;
    serveEvening(
      () => [party({ stage: 'STAGE_ARRIVED' }), party(hasAnswered ? { ...ben, tableNumbers: [] } : ben)],
      ({ path }) => {
        if (path !== `${service}TakeStep`) return undefined;
        hasAnswered = true;
        return [200, { party: party({ stage: 'STAGE_SEATED', version: '4' }), displaced }];
      },
    );
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Seat: Anna Rossi' }));
    const note = await screen.findByText('Ben Carter: table 2 → no table');
    const dismiss = within(note.closest<HTMLElement>('[role=status]') ?? note).getByRole('button');
    await user().click(dismiss);
    // The evening that is loaded again shows the same, which has been said.
    await screen.findByText('1 without a table');
    expect(screen.queryByText('Ben Carter: table 2 → no table')).not.toBeInTheDocument();
  });

  it('marks a first visit, and shows the visits of a known guest in the card, with one call for all parties', async () => {
    const guests = [
      { guestId: 'g1' },
      { guestId: 'g2', visits: 12, noShows: 2, lastVisit: '2026-10-03T18:00:00Z' },
    ];
    const calls = serveEvening(
      () => [
        party({ phoneNumber: '+12025550143' }),
        party({ id: 'ben', name: 'Ben Carter', tableNumbers: ['2'], phoneNumber: '+12025550144' }),
        party({ id: 'cleo', name: 'Cleo Park', tableNumbers: [], stage: 'STAGE_SEATED' }),
      ],
      ({ path }) => (path.endsWith('GuestService/RecognizeGuests') ? [200, { guests }] : undefined),
    );
    renderAt('/dashboard?tab=tonight');
    await screen.findByRole('button', { name: /^Anna Rossi, party of 2, 7:00 PM, first visit/ });
    expect(
      screen.getByRole('button', { name: /^Table 1, .*Anna Rossi, party of 2, first visit/ }),
    ).toBeVisible();
    const asked = calls.filter(({ path }) => path.endsWith('RecognizeGuests'));
    const people = asked.map(({ body }) => (body as { people: { reservationId: string }[] }).people);
    // The visit of this evening is no earlier one, whatever the hour.
    for (const named of people)
      expect(named.map(({ reservationId }) => reservationId)).toEqual(['anna', 'ben']);
    await user().click(screen.getByRole('button', { name: /^Ben Carter, party of 2, 7:00 PM, Booked/ }));
    expect(screen.getByRole('dialog')).toHaveTextContent('12 visits, last on Oct 3, 2026, 2 no-shows');
    const phone = within(screen.getByRole('dialog')).getByRole('link', { name: '(202) 555-0144' });
    expect(phone).toHaveAttribute('href', 'tel:+12025550144');
  });

  it('lets a no-show who comes after all arrive', async () => {
    const calls = serveEvening(
      () => [party({ stage: 'STAGE_NO_SHOW' })],
      ({ path }) => (path === `${service}TakeStep` ? [200, {}] : undefined),
    );
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Done 1' }));
    await user().click(screen.getByRole('button', { name: 'Arrived: Anna Rossi' }));
    await waitFor(() => expect(stepsIn(calls, 'TakeStep')).toMatchObject([{ step: 'STEP_ARRIVE' }]));
  });

  it('names a party without a table first, and gives it the proposed one with one tap', async () => {
    const calls = serveEvening(
      () => [party({ id: 'aida', name: 'Aida Carter' }), party({ tableNumbers: [] })],
      ({ path }) => (path === `${service}MoveParty` ? [200, {}] : undefined),
    );
    const { container } = renderAt('/dashboard?tab=tonight');
    const decisions = await screen.findByRole('region', { name: 'Needs a decision' });
    expect(decisions).toHaveTextContent('Anna Rossi, 2, at 7:00 PM has no table.');
    expect(screen.getByText('1 without a table')).toBeInTheDocument();
    const rows = screen.getAllByRole('button', { name: /party of 2, 7:00 PM/ });
    expect(rows[0]).toHaveAccessibleName(/^Anna Rossi, party of .*no table/);
    expect(await axe(container)).toHaveNoViolations();
    await user().click(within(decisions).getByRole('button', { name: 'Give Anna Rossi table 2' }));
    await waitFor(() =>
      expect(stepsIn(calls, 'MoveParty')).toMatchObject([{ reservationId: 'anna', tableNumbers: ['2'] }]),
    );
    expect(decisions).not.toBeInTheDocument();
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

  it('shows tonight for an address that names no day', async () => {
    const calls = serveEvening(() => []);
    renderAt('/dashboard?tab=tonight&date=2026-99-99');
    expect(await screen.findByRole('heading', { name: 'Tonight' })).toBeInTheDocument();
    expect(calls.filter(({ body }) => JSON.stringify(body)?.includes('2026-99-99'))).toEqual([]);
  });

  it('seats a walk-in with w, but not on another day', async () => {
    serveEvening(() => []);
    renderAt('/dashboard?tab=tonight&date=2026-11-27');
    await screen.findByText('No parties on this day');
    await user().keyboard('w');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: 'Tonight' }));
    await screen.findByRole('button', { name: 'Walk-in' });
    await user().keyboard('w');
    expect(await screen.findByRole('dialog', { name: /^Walk-in/ })).toBeVisible();
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
