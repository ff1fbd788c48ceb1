import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { choose, chooseTexts, open, onTheGroupTab } from '../../testing/group-tab';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

onTheGroupTab();
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
});

describe('copying settings', () => {
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
