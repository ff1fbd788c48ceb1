import { act, screen, waitFor } from '@testing-library/react';
import { dropItem, keptItem } from '@tablewell/api-client';
import { renderAt } from '../../testing/render-dashboard';
import { rpcRefusal } from '../../testing/rpc-refusal';
import { inTheEvening, party, serveEvening, service, stepsIn, user } from '../../testing/served-evening';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

inTheEvening();

describe('Tonight', () => {
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

  it('keeps a step that is made at an address that is not in the owner’s list', async () => {
    const elsewhere = rpcRefusal(403, 'permission_denied', 'address-not-allowed', 'Not from where you are.');
    let isElsewhere = true;
    const calls = serveEvening(
      () => [party({ stage: isElsewhere ? 'STAGE_BOOKED' : 'STAGE_ARRIVED' })],
      ({ path }) => {
        if (path !== `${service}TakeStep`) return undefined;
        return isElsewhere ? elsewhere : [200, {}];
      },
    );
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Arrived: Anna Rossi' }));
    await waitFor(() => expect(stepsIn(calls, 'TakeStep').length).toBeGreaterThan(0));
    expect(await screen.findByRole('region', { name: 'Waiting' })).toHaveTextContent('Anna Rossi');
    isElsewhere = false;
    await act(async () => jest.advanceTimersByTime(3_000));
    await waitFor(() => expect(localStorage.getItem('tablewell:evening-changes')).toBe('[]'));
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

  it('sends a step that waited on a shared tablet as that of who took it, whoever uses the tablet now', async () => {
    const sharedTablet = { id: 'tablet', name: 'Host stand', restaurantId: 'olive', idleMinutes: 5 };
    let turn: string | undefined = 'turn of anna';
    let isDown = true;
    const calls = serveEvening(
      () => [party({ stage: isDown ? 'STAGE_BOOKED' : 'STAGE_ARRIVED' })],
      ({ path }) => {
        if (path === '/api/auth/validate') {
          const user = { id: turn ?? 'tablet', email: '' };
          const tablet = { ...sharedTablet, leftBy: 'password', ...(turn ? { turn } : {}) };
          return [200, { valid: true, user, sharedTablet: tablet }];
        }
        if (path.endsWith('/EndTurn')) turn = undefined;
        if (path !== `${service}TakeStep`) return undefined;
        return isDown ? [503, { code: 'unavailable', message: 'Not now' }] : [200, {}];
      },
    );
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Arrived: Anna Rossi' }));
    await waitFor(() => expect(stepsIn(calls, 'TakeStep').length).toBeGreaterThan(0));
    await user().click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument());
    isDown = false;
    await act(async () => jest.advanceTimersByTime(3_000));
    await waitFor(() => expect(localStorage.getItem('tablewell:evening-changes')).toBe('[]'));
    const sent = calls.filter(({ path }) => path === `${service}TakeStep`);
    expect(new Set(sent.map((call) => call.turn))).toEqual(new Set(['turn of anna']));
    expect(Number(sent[0]?.takenAgo)).toBeLessThan(1_000);
    expect(Number(sent.at(-1)?.takenAgo)).toBeGreaterThanOrEqual(3_000);
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
});
