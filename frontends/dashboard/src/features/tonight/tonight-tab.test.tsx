import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderAt } from '../../testing/render-dashboard';
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

  it('shows tonight for an address that names no day', async () => {
    const calls = serveEvening(() => []);
    renderAt('/dashboard?tab=tonight&date=2026-99-99');
    expect(await screen.findByRole('heading', { name: 'Tonight' })).toBeInTheDocument();
    expect(calls.filter(({ body }) => JSON.stringify(body)?.includes('2026-99-99'))).toEqual([]);
  });
});
