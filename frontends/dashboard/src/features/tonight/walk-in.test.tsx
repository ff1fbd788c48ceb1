import { screen, waitFor, within } from '@testing-library/react';
import { renderAt } from '../../testing/render-dashboard';
import { inTheEvening, party, serveEvening, service, stepsIn, user } from '../../testing/served-evening';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

inTheEvening();

describe('Tonight', () => {
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
