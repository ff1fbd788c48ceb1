import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { browserZone } from '@tablewell/api-client';
import { playEvent, renderAt, serve } from '../../../testing/render-dashboard';
import { restaurant } from '../../../testing/restaurant';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../../testing/render-dashboard').fakeSocket,
}));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  HTMLElement.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const steps = async () => within(await screen.findByRole('region', { name: 'First steps' }));
const bookings = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    reservation_time: new Date().toISOString(),
  }));
/** A restaurant that has set its own hours; everything else has its defaults. */
const serveWith = (more: Parameters<typeof restaurant>[0] = {}, reservations: object[] = []) =>
  serve(({ path, method, body }) => {
    if (method === 'PATCH')
      return [200, restaurant({ timezone: browserZone(), ...more, ...(body as object) })];
    if (path.endsWith('/info')) return [200, restaurant({ timezone: browserZone(), ...more })];
    if (path.endsWith('/table-availability'))
      return [200, { tableAvailability: more?.tableAvailability ?? {} }];
    return path.endsWith('/by-date') ? [200, reservations] : undefined;
  });

describe('the first steps of a new owner', () => {
  it('are ticked by the server’s state, and link to the tabs where the rest is done', async () => {
    serveWith();
    const { container } = renderAt('/dashboard');
    const list = await steps();
    expect(list.getByText('3 of 9 done')).toBeInTheDocument();
    expect(list.getByRole('link', { name: 'Done: Set your opening hours' })).toBeInTheDocument();
    expect(list.getByRole('link', { name: 'Done: Check the time zone' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(list.getByRole('link', { name: 'Count your tables' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument();
  });

  it.each([
    ['Set your opening hours', 'region', 'Operating periods'],
    ['Count your tables', 'region', 'Table availability'],
    ['Check the time zone', 'combobox', 'Time zone'],
    ['Set the turn time', 'spinbutton', 'Turn time (minutes)'],
    ['Add your phone number', 'textbox', 'Phone number'],
  ])('lead to the very field, with the focus: %s', async (step, role, name) => {
    serveWith({ phoneNumber: '' });
    renderAt('/dashboard');
    await userEvent.click((await steps()).getByRole('link', { name: new RegExp(step) }));
    await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());
  });

  it('count the tables of a floor plan in service', async () => {
    serve(({ path }) => {
      if (path.endsWith('/table-availability')) return [200, { tableAvailability: { FourTop: 2 } }];
      if (path.endsWith('/info'))
        return [200, restaurant({ timezone: browserZone(), tableAvailability: {} })];
      return path.endsWith('/by-date') ? [200, []] : undefined;
    });
    renderAt('/dashboard');
    expect((await steps()).getByRole('link', { name: 'Done: Count your tables' })).toBeInTheDocument();
  });

  describe('have one for the floor plan', () => {
    const listLayouts = '/rpc/tablewell.restaurant.v1.LayoutService/ListLayouts';
    const table = { id: 'a', type: 'two-top', x: 0, y: 0, tableNumber: '1' };
    const serveFloor = (tables: object[], plan: object = {}) =>
      serve(({ path }) => {
        if (path === '/api/auth/trial-status')
          return [200, { subscriptionType: 'premium', isSubscribed: true, isInTrial: false, ...plan }];
        if (path === listLayouts)
          return [200, { layouts: [{ id: 'main', name: 'Main', version: '1', fixedComponents: tables }] }];
        return path.endsWith('/by-date') ? [200, []] : undefined;
      });
    const ofFloorPlan = (name = 'Draw your floor plan') => ({ name });

    it('which leads to its tab', async () => {
      serveFloor([]);
      renderAt('/dashboard');
      await userEvent.click((await steps()).getByRole('link', ofFloorPlan()));
      expect(screen.getByTestId('address')).toHaveTextContent('/dashboard?tab=floor-plan');
    });

    it('which is done once a table is drawn', async () => {
      serveFloor([table]);
      renderAt('/dashboard');
      expect(
        (await steps()).getByRole('link', ofFloorPlan('Done: Draw your floor plan')),
      ).toBeInTheDocument();
    });

    it('which is done for an owner who stays with the counts', async () => {
      serveFloor([]);
      renderAt('/dashboard');
      const list = await steps();
      await userEvent.click(list.getByRole('button', { name: 'Draw your floor plan: looks good' }));
      expect(list.getByRole('link', ofFloorPlan('Done: Draw your floor plan'))).toBeInTheDocument();
    });

    it('only if the subscription includes it', async () => {
      const calls = serveFloor([], { subscriptionType: 'basic' });
      renderAt('/dashboard');
      const list = await steps();
      expect(list.getByText(/of 8 done$/)).toBeInTheDocument();
      expect(list.queryByRole('link', ofFloorPlan())).not.toBeInTheDocument();
      expect(calls.filter(({ path }) => path === listLayouts)).toEqual([]);
    });
  });

  it('accept a default when the owner confirms it', async () => {
    serveWith();
    renderAt('/dashboard');
    const list = await steps();
    await userEvent.click(list.getByRole('button', { name: 'Set the turn time: looks good' }));
    expect(list.getByText('4 of 9 done')).toBeInTheDocument();
  });

  it('tick the test booking when it arrives', async () => {
    serveWith();
    renderAt('/dashboard');
    const list = await steps();
    const [created] = bookings(1);
    act(() => playEvent({ type: 'created', restaurantId: 'olive', reservation: { id: 'n', ...created } }));
    expect(await list.findByRole('link', { name: 'Done: Make a test booking' })).toBeInTheDocument();
    act(() => playEvent({ type: 'deleted', restaurantId: 'olive', reservation: { id: 'r0' } }));
    expect(list.getByRole('link', { name: 'Done: Make a test booking' })).toBeInTheDocument();
  });

  it('tick sharing once the link was copied', async () => {
    serveWith();
    const user = userEvent.setup();
    renderAt('/dashboard?tab=share-link');
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    expect((await steps()).getByRole('link', { name: 'Done: Share your booking link' })).toBeInTheDocument();
  });

  it('tick what was saved in the settings, even if unchanged', async () => {
    serveWith({ seatingMinutes: 120 });
    renderAt('/dashboard?tab=settings');
    const turnTime = await screen.findByLabelText('Turn time (minutes)');
    await userEvent.clear(turnTime);
    await userEvent.type(turnTime, '90');
    await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
    await screen.findByText('Settings saved successfully!');
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    expect((await steps()).getByRole('link', { name: 'Done: Set the turn time' })).toBeInTheDocument();
  });

  it('stay hidden once dismissed', async () => {
    serveWith();
    const { unmount } = renderAt('/dashboard');
    await userEvent.click((await steps()).getByRole('button', { name: 'Hide these steps' }));
    expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
    unmount();
    renderAt('/dashboard');
    await screen.findByRole('region', { name: 'This Month' });
    await screen.findByText('Cancel Rate');
    expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
  });

  it('disappear when the last one is done', async () => {
    localStorage.setItem('tablewell:first-steps:olive', '{"done":["share","booking-page","floor-plan"]}');
    serveWith({ tableAvailability: { FourTop: 4 } }, bookings(1));
    renderAt('/dashboard');
    await userEvent.click((await steps()).getByRole('button', { name: 'Set the turn time: looks good' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument(),
    );
  });

  it('are not shown for a restaurant in operation', async () => {
    serveWith({ tableAvailability: { FourTop: 4 } }, bookings(12));
    renderAt('/dashboard');
    await screen.findByText('Cancel Rate');
    expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
  });
});
