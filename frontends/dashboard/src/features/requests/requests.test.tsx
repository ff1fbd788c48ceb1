import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { hearParty, renderAt, serve } from '../../testing/render-dashboard';
import type { Call } from '../../testing/render-dashboard';
import { rpcRefusal } from '../../testing/rpc-refusal';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

const service = '/rpc/tablewell.reservation.v1.RequestService/';
// 7 PM in Rome.
const seven = '2026-11-20T18:00:00Z';
const asked = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  partySize: 4,
  phoneNumber: '+14155552671',
  notes: '',
  startsAt: seven,
  request: { state: 'REQUEST_STATE_PENDING', expiresAt: '2026-11-20T15:00:00Z', holdsTable: true },
  ...more,
});

/** A restaurant whose requests follow the answers. */
function serveRequests(
  requests: object[],
  reply: (call: Call) => [number, unknown] | undefined = () => undefined,
) {
  const state = { requests };
  const calls = serve((call) => {
    const known = reply(call);
    if (known) return known;
    const { reservationId } = (call.body ?? {}) as { reservationId?: string };
    if (call.path === `${service}AcceptRequest` || call.path === `${service}DeclineRequest`) {
      state.requests = state.requests.filter((each) => (each as { id: string }).id !== reservationId);
      return [200, { reservation: { id: reservationId } }];
    }
    if (call.path === `${service}ListRequests`)
      return [200, { requests: state.requests, total: state.requests.length }];
    return undefined;
  });
  return { calls, state };
}
const answersIn = (calls: readonly Call[], method: string) =>
  calls.filter(({ path }) => path === service + method).map(({ body }) => body);
const row = async (name: string) => screen.findByRole('group', { name: `Request of ${name}, party of 4` });

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('Requests on the reservations tab', () => {
  it('are counted with two answers each, and accepted by one tap', async () => {
    const { calls } = serveRequests([asked('a', 'Anna Rossi'), asked('b', 'Ben Carter')]);
    const { container } = renderAt('/dashboard?tab=reservations');
    expect(await screen.findByRole('heading', { name: 'Requests 2 not yet confirmed' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(within(await row('Anna Rossi')).getByRole('button', { name: 'Accept' }));
    const heading = await screen.findByRole('heading', { name: 'Requests 1 not yet confirmed' });
    expect(answersIn(calls, 'AcceptRequest')).toMatchObject([{ reservationId: 'a' }]);
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('Accepted: Anna Rossi, 4. The guest is told.')).toBeVisible();
  });

  it('are five at first, and all on demand', async () => {
    serveRequests(Array.from({ length: 7 }, (_, index) => asked(`r${index}`, `Guest ${index}`)));
    renderAt('/dashboard?tab=reservations');
    await screen.findByRole('heading', { name: 'Requests 7 not yet confirmed' });
    expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 7' }));
    expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(7);
  });

  it('are declined with words to the guest', async () => {
    const { calls } = serveRequests([asked('a', 'Anna Rossi')]);
    const { container } = renderAt('/dashboard?tab=reservations');
    await userEvent.click(within(await row('Anna Rossi')).getByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline this request?' });
    await userEvent.type(within(dialog).getByLabelText(/Your words/), 'A private party.');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Requests' })).not.toBeInTheDocument());
    expect(answersIn(calls, 'DeclineRequest')).toMatchObject([
      { reservationId: 'a', words: 'A private party.' },
    ]);
  });

  it('are accepted without a table on demand, with a reason', async () => {
    const request = { state: 'REQUEST_STATE_PENDING', expiresAt: seven };
    const { calls } = serveRequests([asked('a', 'Anna Rossi', { request })], ({ path, body }) => {
      if (path !== `${service}AcceptRequest` || (body as { anyway?: boolean }).anyway) return undefined;
      return rpcRefusal(409, 'aborted', 'no-tables-available', 'No table is free.');
    });
    const { container } = renderAt('/dashboard?tab=reservations');
    expect(await screen.findByText(/no table held/)).toBeVisible();
    await userEvent.click(within(await row('Anna Rossi')).getByRole('button', { name: 'Accept' }));
    const dialog = await screen.findByRole('dialog', { name: 'Accept anyway?' });
    expect(dialog).toHaveTextContent('No table is free. Anna Rossi, party of 4, would have no table');
    const accept = within(dialog).getByRole('button', { name: 'Accept anyway' });
    await userEvent.click(accept);
    expect(within(dialog).getByText('Please say why you accept it anyway.')).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Regulars');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(accept);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Requests' })).not.toBeInTheDocument());
    expect(answersIn(calls, 'AcceptRequest')[1]).toMatchObject({ anyway: true, reason: 'Regulars' });
  });

  it('come while the page is open', async () => {
    const { state } = serveRequests([]);
    renderAt('/dashboard?tab=reservations');
    await screen.findByText('No reservations found');
    state.requests = [asked('a', 'Anna Rossi')];
    act(() =>
      hearParty({ type: 'created', restaurantId: 'olive', id: 'a', version: 1, localDate: '2026-11-21' }),
    );
    expect(await screen.findByRole('heading', { name: 'Requests 1 not yet confirmed' })).toBeVisible();
  });
});
