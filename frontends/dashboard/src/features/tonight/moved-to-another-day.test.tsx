import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { playPartyEvent, renderAt, serve } from '../../testing/render-dashboard';
import type { Call } from '../../testing/render-dashboard';
import { inTheEvening, party, service, tables, user } from '../../testing/served-evening';
import { outdated } from '../../testing/served-form';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

const tonight = '2026-11-20';
const nextDay = '2026-11-21';

const moved = party({
  ...{ version: '5', localDate: nextDay, localMinute: 1200 },
  ...{ startsAt: '2026-11-21T19:00:00Z', heldFrom: '2026-11-21T19:00:00Z' },
  heldUntil: '2026-11-21T20:30:00Z',
});

/** The party as it is now; undefined: it was deleted. */
let now: ReturnType<typeof party> | undefined;

function serveParty() {
  return serve(({ path, body }) => {
    if (path === '/api/reservations/single/anna')
      return now
        ? [200, { id: 'anna', reservation_time: now.startsAt, status: 'active' }]
        : [404, { error: 'Reservation not found', message: 'Reservation not found' }];
    if (path === `${service}ChangeParty`) {
      const { baseVersion } = body as { baseVersion: string };
      return baseVersion === now?.version
        ? [200, { party: now }]
        : outdated('This party was changed in the meantime: Sat, Nov 21, 20:00.');
    }
    if (path !== `${service}GetEvening`) return undefined;
    const { localDate = '' } = body as { localDate?: string };
    const shown = localDate || tonight;
    const evening = { restaurantId: 'olive', timezone: 'Europe/Rome', seatingMinutes: 90 };
    const parties = now?.localDate === shown ? [now] : [];
    return [200, { evening: { ...evening, localDate: shown, tables, parties } }];
  });
}
const changesIn = (calls: readonly Call[]) =>
  calls.filter(({ path }) => path === `${service}ChangeParty`).map(({ body }) => body as object);

/** A colleague changes the party: the other screens hear of it. */
function becomes(later: typeof now): void {
  now = later;
  act(() =>
    playPartyEvent({ type: 'stepped', restaurantId: 'olive', id: 'anna', version: 5, localDate: tonight }),
  );
}

async function openCard() {
  await user().click(await screen.findByRole('button', { name: /^Anna Rossi, party of 2/ }));
  return within(screen.getByRole('dialog', { name: 'Anna Rossi, 2' }));
}
const isOffTonight = () =>
  waitFor(() =>
    expect(
      screen.queryByRole('button', { name: /^Anna Rossi, party of 2/, hidden: true }),
    ).not.toBeInTheDocument(),
  );

inTheEvening();
beforeEach(() => {
  now = party({});
});

describe('a party that a colleague moves to another day', () => {
  const words = 'Anna Rossi, 2, was moved to Sat, Nov 21, 8:00 PM.';

  it('keeps what is typed in its form, says where it is, and takes the change there', async () => {
    const calls = serveParty();
    const { container } = renderAt('/dashboard?tab=tonight');
    const card = await openCard();
    await user().click(card.getByRole('button', { name: 'Edit' }));
    await user().type(card.getByRole('textbox', { name: /^Notes/ }), 'High chair');
    becomes(moved);
    await isOffTonight();
    expect(await card.findByText(words)).toBeVisible();
    expect(card.getByRole('textbox', { name: /^Notes/ })).toHaveValue('High chair');
    expect(await axe(container)).toHaveNoViolations();
    await user().click(card.getByRole('button', { name: 'Save' }));
    expect(await card.findByText(/The form shows it, with your own changes kept/)).toBeVisible();
    await waitFor(() => expect(card.getByLabelText(/^Time/)).toHaveValue('20:00'));
    await user().click(card.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changesIn(calls)).toHaveLength(2));
    expect(changesIn(calls)[1]).toMatchObject({
      ...{ baseVersion: '5', notes: 'High chair', when: { local: '2026-11-21T20:00' } },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is not closed without a word in its card, nor while a table is chosen for it', async () => {
    serveParty();
    renderAt('/dashboard?tab=tonight');
    const card = await openCard();
    becomes(moved);
    expect(await card.findByText(words)).toBeVisible();
    expect(card.queryByRole('button', { name: 'Arrived' })).not.toBeInTheDocument();
    await user().click(card.getByRole('button', { name: 'Close' }));
    becomes(party({ version: '6' }));
    const again = await openCard();
    await user().click(again.getByRole('button', { name: 'Move…' }));
    const choice = within(screen.getByRole('dialog', { name: 'Move Anna Rossi, 2' }));
    becomes({ ...moved, version: '7' });
    expect(await choice.findByText(words)).toBeVisible();
    expect(choice.queryByRole('list', { name: 'Tables' })).not.toBeInTheDocument();
  });

  it('is said to be deleted if it is', async () => {
    serveParty();
    renderAt('/dashboard?tab=tonight');
    const card = await openCard();
    becomes(undefined);
    expect(await card.findByText('Anna Rossi, 2, was deleted.')).toBeVisible();
  });
});

it('a form on Tonight shows what a colleague changed, and keeps what was typed', async () => {
  const calls = serveParty();
  renderAt('/dashboard?tab=tonight');
  const card = await openCard();
  await user().click(card.getByRole('button', { name: 'Edit' }));
  await user().type(card.getByRole('textbox', { name: /^Notes/ }), 'High chair');
  becomes(party({ version: '5', partySize: 3 }));
  await user().click(card.getByRole('button', { name: 'Save' }));
  expect(await card.findByText(/The form shows it, with your own changes kept/)).toBeVisible();
  await waitFor(() => expect(card.getByLabelText('Guests')).toHaveValue(3));
  await user().click(card.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changesIn(calls)).toHaveLength(2));
  expect(changesIn(calls)[1]).toMatchObject({ baseVersion: '5', partySize: 3, notes: 'High chair' });
});
