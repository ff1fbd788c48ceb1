import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { browserZone } from '@tablewell/api-client';
import { renderAt, serve } from '../../testing/render-dashboard';
import { restaurant } from '../../testing/restaurant';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const figures = {
  parties: 12,
  covers: 31,
  seated: 4,
  seatedCovers: 9,
  waiting: 2,
  noShows: 1,
  openRequests: 3,
};
const none = { parties: 0, covers: 0, seated: 0, seatedCovers: 0, waiting: 0, noShows: 0, openRequests: 0 };
const listed = [
  { id: 'harbour', name: 'Harbour Grill', timezone: 'UTC', date: '2026-11-20', ...none },
  { id: 'olive', name: 'Olive', timezone: 'UTC', date: '2026-11-20', ...figures },
];
const overview = { id: 'g1', name: 'Rossi', total: figures, restaurants: listed };
const people = [
  {
    ...{ id: 'u1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Rossi', groupRole: null },
    restaurants: listed.map(({ id, name }) => ({ id, name, role: 'owner' })),
  },
  {
    ...{ id: 'u2', email: 'bo@example.com', firstName: 'Bo', lastName: 'Host', groupRole: null },
    restaurants: [{ id: 'olive', name: 'Olive', role: 'host' }],
  },
  {
    ...{ id: 'u3', email: 'cy@example.com', firstName: '', lastName: '', groupRole: 'manager' },
    restaurants: listed.map(({ id, name }) => ({
      ...{ id, name, role: 'manager' },
      withheld: id === 'olive' ? ['contacts'] : [],
    })),
  },
];
const hit = {
  ...{ id: 'reservation-1', restaurantId: 'harbour', name: 'Zoe Quinlan', partySize: 4 },
  ...{ phoneNumber: '+12125550101', localDate: '2026-11-21', localMinute: 1_200 },
  status: 'RESERVATION_STATUS_CANCELED',
};

const restaurantMessage = (more: object) => ({
  ...{ id: 'harbour', version: '4', seatingMinutes: 90, autoConfirm: true },
  operatingPeriods: [{ id: 'p', name: 'Dinner', opensAt: 1_080, closesAt: 1_320, intervalMinutes: 30 }],
  ...more,
});
const preview = {
  ...{ changed: ['seatingMinutes', 'waitlist'], rulesLeftOut: 1, fromVersion: '7' },
  ...{ before: restaurantMessage({}), after: restaurantMessage({ seatingMinutes: 120 }) },
};
const copiedTexts = [
  { kind: 'reminder', language: 'fr', after: 'See you soon, {{ answers }} {{ link }}', baseVersion: '3' },
  { kind: 'reservation-booked', language: 'en', before: 'Ciao', after: '', baseVersion: '1' },
  { kind: 'staff-answer', language: 'en', after: '{{ text }}', problem: 'The text has no restaurant.' },
];
const unfit = {
  reservation: { ...hit, startsAt: '2026-11-21T20:00:00Z' },
  reasons: [{ explanation: 'Too long' }],
};

const changedMeanwhile = {
  message: 'This text was changed by someone else meanwhile.',
  code: 'template-changed',
};

const open = async ({
  isOwner = true,
  tab = 'group',
  role = 'owner' as 'owner' | 'host',
  all = 2,
  isChanged = false,
  sharing = undefined as object | undefined,
} = {}) => {
  const calls = serve(({ path, body }) => {
    if (path === '/api/restaurant')
      return [
        200,
        [
          restaurant({ id: 'olive', name: 'Olive', role }),
          restaurant({ id: 'harbour', name: 'Harbour Grill', role }),
        ].slice(0, all),
      ];
    if (path === '/api/group') return [200, [{ id: 'g1', name: 'Rossi', isOwner, restaurants: 2 }]];
    if (path === '/api/group/g1/overview') return [200, overview];
    if (path === '/api/group/g1/people') return [200, people];
    if (path.endsWith('GroupService/GetGroup'))
      return [200, { group: { id: 'g1', name: 'Rossi', ...(sharing ? { guestSharing: sharing } : {}) } }];
    if (path.endsWith('/PreviewCopy')) return [200, preview];
    if (isChanged && path.endsWith('/PutTemplate') && JSON.stringify(body).includes('"fr"'))
      return [409, changedMeanwhile];
    if (path.endsWith('/PreviewCopiedTemplates')) return [200, { templates: copiedTexts }];
    if (path.endsWith('/PreviewChange')) return [200, { reservations: [unfit], complete: true }];
    if (path.endsWith('/SearchGroup')) return [200, { reservations: [hit], truncated: true }];
    if (path.endsWith('EveningService/GetEvening'))
      return [200, { evening: { localDate: '2026-11-20', timezone: browserZone(), seatingMinutes: 90 } }];
    return undefined;
  });
  const view = renderAt(`/dashboard?tab=${tab}`);
  await screen.findByRole('tab', { name: 'Reservations' });
  const callsTo = (method: string) => calls.filter(({ path }) => path.endsWith(`/${method}`));
  return { ...view, calls, callsTo };
};
const address = () => screen.getByTestId('address').textContent;
const current = () => (screen.getByLabelText('Restaurant') as HTMLSelectElement).value;

describe('the page of all restaurants', () => {
  it('shows each restaurant in figures and all together, and opens an evening in one tap', async () => {
    const { container } = await open();
    const totals = within(await screen.findByRole('region', { name: 'All together' }));
    expect(totals.getByText('Covers').nextSibling).toHaveTextContent('31');
    const list = within(screen.getByRole('list', { name: 'Restaurants' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Harbour GrillParties0Covers0Seated now0Waiting0No-shows0Open requests0',
      'OliveParties12Covers31Seated now9Waiting2No-shows1Open requests3',
    ]);
    await screen.findByRole('list', { name: 'People of all restaurants' });
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(list.getByRole('button', { name: 'Open the evening of Harbour Grill' }));
    expect(await screen.findByRole('heading', { name: 'Tonight' })).toBeVisible();
    expect([current(), address()]).toEqual(['harbour', '/dashboard?tab=tonight']);
  });

  it('finds a reservation of any of them and shows it where it is', async () => {
    const { callsTo } = await open();
    await userEvent.type(await screen.findByLabelText('Search in all restaurants'), 'zoe');
    const found = within(await screen.findByRole('list', { name: 'Found reservations' }));
    expect(callsTo('SearchGroup').at(-1)?.body).toEqual({
      restaurantIds: ['harbour', 'olive'],
      text: 'zoe',
    });
    expect(screen.getByText(/There may be more/)).toBeVisible();
    const button = found.getByRole('button', { name: /Zoe Quinlan.*Canceled.*Harbour Grill.*4 people/ });
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'Reservations' })).toBeVisible();
    expect([current(), address()]).toEqual(['harbour', '/dashboard?tab=reservations&q=Zoe+Quinlan']);
  });

  it('shows owners their people, gives roles in all restaurants, and removes from all after a question', async () => {
    const { callsTo } = await open();
    const table = within(await screen.findByRole('list', { name: 'People of all restaurants' }));
    expect(table.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ada RossiOwner: Harbour Grill, Olive',
      'Bo HostHost: OliveHost of allManager of allAccessRemove',
      'cy@example.comManager of all restaurantsHost of allAccessRemove',
    ]);
    await userEvent.click(
      table.getByRole('button', { name: 'Make bo@example.com a manager of all restaurants' }),
    );
    expect(callsTo('SetGroupRole')[0]?.body).toEqual({ userId: 'u2', role: 'ROLE_MANAGER' });
    await userEvent.click(table.getByRole('button', { name: 'Remove bo@example.com from all restaurants' }));
    expect(callsTo('RemoveFromGroup')).toEqual([]);
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    expect(await screen.findByText('bo@example.com removed from all restaurants')).toBeVisible();
    expect(callsTo('RemoveFromGroup')[0]?.body).toEqual({ userId: 'u2' });
  });

  it('limits what a person may do in all restaurants at once, and says where it differs', async () => {
    const { callsTo } = await open();
    const table = within(await screen.findByRole('list', { name: 'People of all restaurants' }));
    await userEvent.click(table.getByRole('button', { name: 'Access of cy@example.com in all restaurants' }));
    expect(await screen.findByText(/This differs between your restaurants/)).toBeVisible();
    expect(screen.getByLabelText('See phone numbers and emails')).not.toBeChecked();
    await userEvent.click(screen.getByLabelText('Export and save as files'));
    await userEvent.click(screen.getByRole('button', { name: 'Save for all restaurants' }));
    expect(await screen.findByText('Access of cy@example.com saved for all restaurants')).toBeVisible();
    const withheld = ['PERSONAL_PERMISSION_CONTACTS', 'PERSONAL_PERMISSION_EXPORT'];
    expect(callsTo('SetGroupPermissions')[0]?.body).toEqual({ userId: 'u3', withheld });
  });

  it('shows no people to who does not own them', async () => {
    const { calls } = await open({ isOwner: false, role: 'host' });
    await screen.findByRole('list', { name: 'Restaurants' });
    expect(screen.queryByRole('heading', { name: 'People' })).not.toBeInTheDocument();
    expect(calls.map(({ path }) => path)).not.toContain('/api/group/g1/people');
  });
});

describe('copying settings', () => {
  const choose = async () => {
    const opened = await open();
    await userEvent.click(await screen.findByLabelText('Opening hours'));
    await userEvent.click(screen.getByLabelText('Requests and waitlist'));
    await userEvent.click(within(screen.getByRole('group', { name: 'To' })).getByLabelText('Harbour Grill'));
    await userEvent.click(screen.getByRole('button', { name: 'Show what changes' }));
    const list = within(await screen.findByRole('list', { name: 'What changes' }));
    return { ...opened, list };
  };

  it('shows what changes and which reservations would not fit, and copies exactly that', async () => {
    const { callsTo, list, container } = await choose();
    expect(callsTo('PreviewCopy')[0]?.body).toEqual({
      ...{ fromId: 'olive', toId: 'harbour' },
      parts: ['COPIED_PART_HOURS', 'COPIED_PART_REQUESTS'],
    });
    expect(list.getByText('Turn time').nextSibling).toHaveTextContent('1 h 30 → 2 h 00');
    expect(list.getByText('Waitlist').nextSibling).toHaveTextContent('replaced');
    expect(list.getByText(/1 rule is left out/)).toBeVisible();
    expect(list.getByText(/1 reservation ahead would not fit any more. It stays as it is/)).toBeVisible();
    expect(callsTo('CopySettings')).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Copy to 1 restaurant' }));
    expect(await screen.findByText('The settings are copied')).toBeVisible();
    expect(callsTo('CopySettings')[0]?.body).toMatchObject({ fromVersion: '7', baseVersion: '4' });
    expect(screen.queryByRole('list', { name: 'What changes' })).not.toBeInTheDocument();
  });

  const chooseTexts = async (options = {}) => {
    const opened = await open(options);
    await userEvent.click(await screen.findByLabelText('Texts of messages'));
    await userEvent.click(within(screen.getByRole('group', { name: 'To' })).getByLabelText('Harbour Grill'));
    await userEvent.click(screen.getByRole('button', { name: 'Show what changes' }));
    return { ...opened, list: within(await screen.findByRole('list', { name: 'What changes' })) };
  };

  it('copies the other texts where one was changed meanwhile, and says so', async () => {
    const { callsTo } = await chooseTexts({ isChanged: true });
    await userEvent.click(screen.getByRole('button', { name: 'Copy to 1 restaurant' }));
    expect(await screen.findByText(/changed by someone else meanwhile/)).toBeVisible();
    expect(callsTo('PutTemplate')).toHaveLength(2);
    expect(screen.queryByText('The settings are copied')).not.toBeInTheDocument();
  });

  it('copies texts that differ at the version that was shown, and says which one is left out', async () => {
    const { callsTo, list } = await chooseTexts();
    expect(list.getByText(/^Reminder, /).nextSibling).toHaveTextContent('See you soon');
    expect(list.getByText(/^Left out: The text has no restaurant/)).toBeVisible();
    expect(list.getByText('Tablewell’s text again')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Copy to 1 restaurant' }));
    expect(await screen.findByText('The settings are copied')).toBeVisible();
    expect(callsTo('PreviewCopy')).toEqual([]);
    expect(callsTo('PutTemplate').map(({ body }) => body)).toEqual([
      expect.objectContaining({ restaurantId: 'harbour', language: 'fr', baseVersion: '3' }),
      expect.objectContaining({ restaurantId: 'harbour', kind: 'reservation-booked', baseVersion: '1' }),
    ]);
  });

  it('is not offered for a choice that was not looked at', async () => {
    await choose();
    await userEvent.click(screen.getByLabelText('Availability rules'));
    expect(screen.queryByRole('button', { name: 'Copy to 1 restaurant' })).not.toBeInTheDocument();
  });

  it('is not offered to hosts', async () => {
    await open({ role: 'host', isOwner: false });
    await screen.findByRole('list', { name: 'Restaurants' });
    expect(screen.queryByRole('heading', { name: 'Copy settings' })).not.toBeInTheDocument();
  });
});

it('a single restaurant has neither the tab nor a strip of restaurants', async () => {
  await open({ all: 1, tab: 'tonight' });
  expect(await screen.findByRole('heading', { name: 'Tonight' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'All restaurants' })).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Restaurant of this evening' })).not.toBeInTheDocument();
});

it('on Tonight another restaurant is one tap away, and the screen stays', async () => {
  const { callsTo } = await open({ tab: 'tonight' });
  const strip = within(await screen.findByRole('group', { name: 'Restaurant of this evening' }));
  expect(strip.getByRole('button', { name: 'Olive' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(strip.getByRole('button', { name: 'Harbour Grill' }));
  const now = within(await screen.findByRole('group', { name: 'Restaurant of this evening' }));
  expect(now.getByRole('button', { name: 'Harbour Grill' })).toHaveAttribute('aria-pressed', 'true');
  expect([current(), address()]).toEqual(['harbour', '/dashboard?tab=tonight']);
  expect(callsTo('GetEvening').at(-1)?.body).toMatchObject({ restaurantId: 'harbour' });
});

describe('the sharing of guests', () => {
  const section = async () =>
    within(await screen.findByRole('region', { name: 'Guests shared between restaurants' }));
  const changedAt = '2026-11-02T12:00:00Z';

  it('is off until the owner gives the group a name that guests see', async () => {
    const { callsTo, container } = await open();
    const shown = await section();
    expect(await shown.findByText(/^Off\. No restaurant sees guests/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    const name = shown.getByLabelText(/^Name of the group/);
    expect(name).toHaveValue('Rossi');
    await userEvent.clear(name);
    expect(shown.getByRole('button', { name: 'Share guests who agree' })).toBeDisabled();
    await userEvent.type(name, ' Casa Rossi ');
    await userEvent.click(shown.getByRole('button', { name: 'Share guests who agree' }));
    expect(await screen.findByText('Guests who agree are shared from now on.')).toBeVisible();
    expect(callsTo('SetGuestSharing').map(({ body }) => body)).toEqual([
      { id: 'g1', on: true, name: 'Casa Rossi' },
    ]);
  });

  it('is ended after a question that says what is kept', async () => {
    const { callsTo } = await open({ sharing: { on: true, name: 'Casa Rossi', changedAt } });
    const shown = await section();
    expect(await shown.findByText('On since Nov 2, 2026.')).toBeVisible();
    expect(shown.getByRole('button', { name: 'Save name' })).toBeDisabled();
    await userEvent.click(shown.getByRole('button', { name: 'Stop sharing' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText(/is kept as a record with each guest/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Stop sharing' }));
    expect(await screen.findByText('Guests are no longer shared.')).toBeVisible();
    expect(callsTo('SetGuestSharing').map(({ body }) => body)).toEqual([{ id: 'g1' }]);
  });

  it('is not offered to who does not own the group', async () => {
    await open({ isOwner: false, role: 'host' });
    expect(
      screen.queryByRole('region', { name: 'Guests shared between restaurants' }),
    ).not.toBeInTheDocument();
  });
});
