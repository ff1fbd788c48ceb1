import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { choose, chooseTexts, open, onTheGroupTab } from '../../testing/group-tab';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

onTheGroupTab();

describe('the page of all restaurants', () => {
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
  it('copies the other texts where one was changed meanwhile, and says so', async () => {
    const { callsTo } = await chooseTexts({ isChanged: true });
    await userEvent.click(screen.getByRole('button', { name: 'Copy to 1 restaurant' }));
    expect(await screen.findByText(/changed by someone else meanwhile/)).toBeVisible();
    expect(callsTo('PutTemplate')).toHaveLength(2);
    expect(screen.queryByText('The settings are copied')).not.toBeInTheDocument();
  });

  it('is not offered for a choice that was not looked at', async () => {
    await choose();
    await userEvent.click(screen.getByLabelText('Availability rules'));
    expect(screen.queryByRole('button', { name: 'Copy to 1 restaurant' })).not.toBeInTheDocument();
  });
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
