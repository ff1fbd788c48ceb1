import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { playPartyEvent, renderAt } from '../../testing/render-dashboard';
import { restaurant } from '../../testing/restaurant';
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

  it('recognizes a returning guest of the group in the list and in the card', async () => {
    const guests = [
      { guestId: 'g1', groupVisits: 12 },
      { guestId: 'g2', visits: 3 },
    ];
    serveEvening(
      () => [
        party({ phoneNumber: '+12025550143' }),
        party({ id: 'ben', name: 'Ben Carter', tableNumbers: ['2'], phoneNumber: '+12025550144' }),
      ],
      ({ path }) =>
        path.endsWith('GuestService/RecognizeGuests')
          ? [200, { guests, groupName: 'Casa Rossi' }]
          : undefined,
    );
    renderAt('/dashboard?tab=tonight');
    const row = await screen.findByRole('button', {
      name: /^Anna Rossi, party of 2, 7:00 PM, first visit, 12 visits in Casa Rossi/,
    });
    expect(within(row).getByTitle('12 visits in Casa Rossi')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Ben Carter, party of 2/ })).not.toHaveAccessibleName(/Casa/);
    await user().click(row);
    expect(screen.getByRole('dialog')).toHaveTextContent('First visit, 12 visits in Casa Rossi');
  });
});
