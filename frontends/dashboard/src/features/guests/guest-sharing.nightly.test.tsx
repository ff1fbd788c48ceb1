import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../testing/render-dashboard';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const anna = { id: 'anna', name: 'Anna Rossi', phoneNumber: '+14155552671', visits: 3, lastVisit: null };
const shared = {
  ...{ groupName: 'Casa Rossi', textVersion: '2026-11', agreed: true, groupVisits: 12 },
  tags: [{ name: 'VIP', shared: true }, { name: 'Argues' }],
  record: {
    given: {
      at: '2026-11-02T12:00:00Z',
      textVersion: '2026-11',
      groupName: 'Casa Rossi',
      reservationId: 'r',
    },
  },
  elsewhere: [
    {
      ...{ restaurantId: 'nord', restaurantName: 'Osteria Nord', visits: 9, noShows: 1 },
      lastVisit: '2026-10-03T18:00:00Z',
    },
  ],
  tagsElsewhere: ['Window seat'],
  dietaryElsewhere: { needs: ['nut-allergy'], words: 'No sesame' },
};

/** The details of Anna, of whom the service says this; and the bodies that were sent. */
async function open(guest: object) {
  const calls = serve(({ method, path }) => {
    if (method === 'GET' && path === '/api/guests/olive') return [200, { guests: [anna], total: 1 }];
    return path.includes('GuestSharingService/') ? [200, { guest }] : undefined;
  });
  const view = renderAt('/dashboard?tab=guests');
  await userEvent.click(await screen.findByRole('button', { name: 'Anna Rossi' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Anna Rossi' }));
  const sent = (method: string) =>
    calls.filter(({ path }) => path.endsWith(`/${method}`)).map(({ body }) => body);
  return { ...view, dialog, sent };
}

it('shows what the other restaurants of the group share of a guest, and who agreed to what', async () => {
  const { container, dialog, sent } = await open(shared);
  const elsewhere = within(await dialog.findByRole('region', { name: 'At other restaurants of Casa Rossi' }));
  for (const text of [
    '12 visits in all restaurants that share theirs',
    '9 visits, last on Oct 3, 2026, 1 no-show',
    'Nut allergy; No sesame',
    'Window seat',
    /^Agreed on Nov 2, 2026 with a booking .*text 2026-11, Casa Rossi/,
  ])
    expect(elsewhere.getByText(text)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(elsewhere.getByRole('button', { name: 'Guest ends it' }));
  await waitFor(() => expect(sent('RecordSharing')).toEqual([{ restaurantId: 'olive', guestId: 'anna' }]));
});

it('gives the text to read to a guest before their consent is recorded', async () => {
  const { dialog, sent } = await open({ groupName: 'Casa Rossi', textVersion: '2026-11' });
  expect(await dialog.findByText(/“Let the restaurants of Casa Rossi share my visits/)).toBeVisible();
  expect(dialog.getByText('Has not agreed to sharing')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Guest agrees' }));
  await waitFor(() =>
    expect(sent('RecordSharing')).toEqual([{ restaurantId: 'olive', guestId: 'anna', agreed: true }]),
  );
});

it('shows nothing of other restaurants to who may not see it, and no section where none is shared', async () => {
  const { dialog, unmount } = await open({ groupName: 'Casa Rossi', withheld: true });
  expect(await dialog.findByText('Your access does not include what other restaurants know.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Guest agrees' })).not.toBeInTheDocument();
  unmount();
  const { dialog: alone } = await open({});
  expect(await alone.findByText('No tags yet.')).toBeVisible();
  expect(alone.queryByRole('region', { name: /^At other restaurants/ })).not.toBeInTheDocument();
  expect(alone.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('adds and removes tags, shared ones only where the host says so', async () => {
  const { dialog, sent } = await open(shared);
  await userEvent.type(await dialog.findByLabelText('New tag'), ' Corner table ');
  await userEvent.click(dialog.getByRole('button', { name: 'Add tag' }));
  const [vip, argues] = [{ name: 'VIP', shared: true }, { name: 'Argues' }];
  await waitFor(() =>
    expect(sent('SetTags')).toMatchObject([{ tags: [vip, argues, { name: 'Corner table' }] }]),
  );
  await userEvent.type(dialog.getByLabelText('New tag'), 'Regular');
  await userEvent.click(
    dialog.getByRole('checkbox', { name: 'Also for the other restaurants of Casa Rossi' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Add tag' }));
  await waitFor(() =>
    expect(sent('SetTags')[1]).toMatchObject({ tags: [vip, argues, { name: 'Regular', shared: true }] }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Remove the tag VIP' }));
  await waitFor(() => expect(sent('SetTags')[2]).toMatchObject({ tags: [argues] }));
});

it('says that a guest has not agreed whose consent was given under another name or ended elsewhere', async () => {
  const { dialog } = await open({ ...shared, agreed: false });
  expect(await dialog.findByText('Has not agreed to sharing')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Guest agrees' })).toBeVisible();
});
