import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { browserZone } from '@tablewell/api-client';
import { setRemotes } from '@tablewell/federation';
import { provideRemote } from '@tablewell/federation/testing';
import { renderAt, serve } from '../testing/render-dashboard';
import { restaurant } from '../testing/restaurant';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../testing/render-dashboard').fakeSocket,
}));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

type Role = NonNullable<ReturnType<typeof restaurant>['role']>;
const guest = { id: 'g1', name: 'Anna Rossi', phoneNumber: '', visits: 1, lastVisit: null };

const openAs = async (role: Role, tab?: string) => {
  const calls = serve(({ path }) => {
    if (path === '/api/restaurant') return [200, [restaurant({ role })]];
    if (path.endsWith('EveningService/GetEvening'))
      return [200, { evening: { localDate: '2026-11-20', timezone: browserZone(), seatingMinutes: 90 } }];
    return path.startsWith('/api/guests/') ? [200, { guests: [guest], total: 1 }] : undefined;
  });
  const view = renderAt(tab ? `/dashboard?tab=${tab}` : '/dashboard');
  await screen.findByRole('tab', { name: 'Reservations' });
  return { ...view, calls };
};
const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

describe('the dashboard of each role', () => {
  it('opens a host’s dashboard at the evening, without what a host may not do', async () => {
    const { container } = await openAs('host');
    expect(tabNames()).toEqual([
      'Tonight',
      'Reservations',
      'Floor Plan',
      'Guests',
      'Overview',
      'Share Link',
      'Settings',
    ]);
    expect(await screen.findByText('No parties on this day')).toBeInTheDocument();
    const selector = screen.getByLabelText('Restaurant');
    expect(within(selector).queryByText('+ Add restaurant')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows a manager everything except what only the owner may do', async () => {
    await openAs('manager');
    expect(tabNames()).not.toContain('Billing');
    expect(tabNames()).toContain('Settings');
  });

  it.each([
    ['owner', ['Export CSV', 'Delete Anna Rossi', 'Data of Anna Rossi'], []],
    ['manager', ['Export CSV', 'Delete Anna Rossi'], ['Data of Anna Rossi']],
    ['host', ['Add Guest'], ['Export CSV', 'Import CSV', 'Delete Anna Rossi', 'Data of Anna Rossi']],
  ] as const)('offers a %s %j among the guests, and not %j', async (role, offered, hidden) => {
    await openAs(role, 'guests');
    await screen.findByText('Anna Rossi');
    for (const name of offered) expect(screen.getByRole('button', { name })).toBeInTheDocument();
    for (const name of hidden) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it.each([
    ['owner', true, true],
    ['manager', true, false],
    ['host', false, false],
  ] as const)('lets a %s change settings: %s, delete the restaurant: %s', async (role, saves, deletes) => {
    await openAs(role, 'settings');
    await screen.findByRole('heading', { name: 'Signed-in devices' });
    expect(screen.queryByLabelText('Restaurant name') !== null).toBe(saves);
    expect(screen.queryByRole('button', { name: 'Delete restaurant' }) !== null).toBe(deletes);
  });

  it('gives a host a read-only floor plan', async () => {
    setRemotes({ 'floor-plan': { entry: 'http://localhost/entry.js' } });
    provideRemote('floor-plan/panel', async () => ({
      Remote: ({ mayEdit }: { mayEdit?: boolean }) => <p>May edit: {String(mayEdit)}</p>,
    }));
    await openAs('host', 'floor-plan');
    expect(await screen.findByText('May edit: false')).toBeInTheDocument();
  });
});
