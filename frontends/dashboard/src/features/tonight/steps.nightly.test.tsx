import { act, screen, waitFor, within } from '@testing-library/react';
import { playPartyEvent, renderAt } from '../../testing/render-dashboard';
import {
  inTheEvening,
  party,
  serveEvening,
  service,
  seven,
  stepsIn,
  user,
} from '../../testing/served-evening';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

inTheEvening();

describe('Tonight', () => {
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
});
