import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { NotificationRegion } from '@tablewell/ui';
import { ConfirmProvider } from '../../lib/confirm';
import { serve } from '../../testing/serve';
import { roleRefusal } from '../../testing/rpc-refusal';
import { DevicesSection } from '../security/devices-section';
import { StaffSection } from './staff-section';

const show = (section: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConfirmProvider>{section}</ConfirmProvider>
      <NotificationRegion />
    </QueryClientProvider>,
  );

/** The width of the window; a phone's by default. */
const onDesk = () =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as never,
    );

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const members = [
  { userId: 'u1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Rossi', role: 'ROLE_OWNER' },
  { userId: 'u2', email: 'bo@example.com', firstName: 'Bo', lastName: 'Host', role: 'ROLE_HOST' },
];
const invitations = [{ id: 'i1', email: 'cy@example.com', role: 'ROLE_MANAGER' }];
const devices = [
  { id: 's1', address: '203.0.113.7', userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0', isCurrent: true },
  { id: 's2', address: '203.0.113.8', userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' },
];

const open = (section: ReactNode, more: object = {}) => {
  const calls = serve(({ path }) => {
    if (path.endsWith('/ListStaff')) return [200, { members, invitations, ...more }];
    if (path.endsWith('/ListDevices')) return [200, { devices }];
    return undefined;
  });
  const { container } = show(section);
  const callsTo = (method: string) => calls.filter(({ path }) => path.endsWith(`/${method}`));
  return { callsTo, container };
};

describe('staff in the settings', () => {
  it('shows who works here, changes roles, invites and removes', async () => {
    onDesk();
    const { callsTo, container } = open(<StaffSection restaurantId="olive" />);
    const table = within(await screen.findByRole('table', { name: 'Who works here' }));
    expect(
      table.getByRole('row', { name: /Ada Rossi, ada@example.com Owner Everything –/ }),
    ).toBeInTheDocument();
    expect(
      table.getByRole('row', { name: /cy@example.com Invited Manager Everything Withdraw/ }),
    ).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(table.getByRole('button', { name: 'Make bo@example.com a manager' }));
    expect(callsTo('ChangeRole')[0]?.body).toEqual({
      restaurantId: 'olive',
      userId: 'u2',
      role: 'ROLE_MANAGER',
    });
    await userEvent.type(screen.getByLabelText('Email to invite'), 'di@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent to di@example.com')).toBeVisible();
    expect(callsTo('InviteStaff')[0]?.body).toEqual({
      restaurantId: 'olive',
      email: 'di@example.com',
      role: 'ROLE_HOST',
    });
    await userEvent.click(table.getByRole('button', { name: 'Remove bo@example.com' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    expect(await screen.findByText('bo@example.com removed')).toBeVisible();
    expect(callsTo('RemoveStaff')[0]?.body).toEqual({ restaurantId: 'olive', userId: 'u2' });
  });

  it('allows and limits what a person may do beside their role', async () => {
    const limited = [members[0], { ...members[1], withheld: ['PERSONAL_PERMISSION_EXPORT'] }];
    const { callsTo, container } = open(<StaffSection restaurantId="olive" />, { members: limited });
    const people = within(await screen.findByRole('list', { name: 'Who works here' }));
    const access = within(people.getByRole('group', { name: 'Access of bo@example.com' }));
    const box = (name: string) => access.getByRole('checkbox', { name });
    expect([box('Export and save as files'), box('See phone numbers and emails')]).toEqual([
      expect.objectContaining({ checked: false }),
      expect.objectContaining({ checked: true }),
    ]);
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(box('See phone numbers and emails'));
    const ask = { restaurantId: 'olive', userId: 'u2' };
    const [first] = callsTo('SetPermissions');
    expect(first?.body).toEqual({
      ...ask,
      withheld: ['PERSONAL_PERMISSION_EXPORT', 'PERSONAL_PERMISSION_CONTACTS'],
    });
    await waitFor(() => expect(box('Export and save as files')).toBeEnabled());
    await userEvent.click(box('Export and save as files'));
    expect(callsTo('SetPermissions')[1]?.body).toEqual(ask);
    const invited = within(screen.getByRole('group', { name: 'What the invited person may do' }));
    await userEvent.click(invited.getByRole('checkbox', { name: 'Export and save as files' }));
    await userEvent.type(screen.getByLabelText('Email to invite'), 'di@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(callsTo('InviteStaff')).toHaveLength(1));
    expect(callsTo('InviteStaff')[0]?.body).toMatchObject({ withheld: ['PERSONAL_PERMISSION_EXPORT'] });
  });

  it('invites to all restaurants of an owner who has several', async () => {
    const toAll = { ...invitations[0], inAllRestaurants: true };
    const { callsTo } = open(<StaffSection restaurantId="olive" />, { hasGroup: true, invitations: [toAll] });
    expect(await screen.findByText('Invited to all restaurants')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Also at all your other restaurants/ }));
    await userEvent.type(screen.getByLabelText('Email to invite'), 'di@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(callsTo('InviteStaff')).toHaveLength(1));
    expect(callsTo('InviteStaff')[0]?.body).toMatchObject({ inAllRestaurants: true });
  });

  it('without the plan, gives back what is limited, and limits nothing', async () => {
    const limited = [members[0], { ...members[1], withheld: ['PERSONAL_PERMISSION_EXPORT'] }];
    open(<StaffSection restaurantId="olive" />, { members: limited, requiredPlan: 'enterprise' });
    const access = within(await screen.findByRole('group', { name: 'Access of bo@example.com' }));
    expect(access.getByRole('checkbox', { name: 'Export and save as files' })).toBeEnabled();
    expect(access.getByRole('checkbox', { name: 'See phone numbers and emails' })).toBeDisabled();
    expect(screen.getByText(/part of the Enterprise plan/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'What the invited person may do' })).not.toBeInTheDocument();
  });

  it('is not shown to those who may not see it', async () => {
    serve(roleRefusal);
    show(<StaffSection restaurantId="olive" />);
    const title = () => screen.queryByRole('heading', { name: 'Staff' });
    expect(title()).toBeVisible();
    await waitFor(() => expect(title()).not.toBeInTheDocument());
  });
});

describe('signed-in devices in the settings', () => {
  it('are named, and signed out one by one or all at once', async () => {
    const { callsTo } = open(<DevicesSection />);
    const table = within(await screen.findByRole('table', { name: 'Latest use first' }));
    expect(table.getByRole('row', { name: /Firefox on Linux This device 203.0.113.7/ })).toBeInTheDocument();
    await userEvent.click(table.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(callsTo('SignOutDevice')[0]?.body).toEqual({ id: 's2' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    expect(callsTo('SignOutEverywhere')).toHaveLength(1);
  });
});
