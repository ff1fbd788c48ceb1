import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { playPartyEvent, renderAt, serve } from '../../testing/render-dashboard';
import type { Call } from '../../testing/render-dashboard';
import { rpcRefusal } from '../../testing/rpc-refusal';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

const service = '/rpc/tablewell.reservation.v1.RequestService/';
// 7 PM in Rome.
const seven = '2026-11-20T18:00:00Z';
const requestOf = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  partySize: 4,
  phoneNumber: '+14155552671',
  notes: '',
  startsAt: seven,
  request: { state: 'REQUEST_STATE_PENDING', expiresAt: '2026-11-20T15:00:00Z', holdsTable: true },
  ...more,
});

/** A restaurant whose requests reflect the answers. */
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
  it('are shown with their number and two buttons each, and accepted by one tap', async () => {
    const { calls } = serveRequests([requestOf('a', 'Anna Rossi'), requestOf('b', 'Ben Carter')]);
    const { container } = renderAt('/dashboard?tab=reservations');
    expect(await screen.findByRole('heading', { name: 'Requests 2 not yet confirmed' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(within(await row('Anna Rossi')).getByRole('button', { name: 'Accept' }));
    const heading = await screen.findByRole('heading', { name: 'Requests 1 not yet confirmed' });
    expect(answersIn(calls, 'AcceptRequest')).toMatchObject([{ reservationId: 'a' }]);
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('Accepted: Anna Rossi, 4. The guest has been notified.')).toBeVisible();
  });

  it('are five at first, and all on demand', async () => {
    serveRequests(Array.from({ length: 7 }, (_, index) => requestOf(`r${index}`, `Guest ${index}`)));
    renderAt('/dashboard?tab=reservations');
    await screen.findByRole('heading', { name: 'Requests 7 not yet confirmed' });
    expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 7' }));
    expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(7);
  });

  it('are declined with a message to the guest', async () => {
    const { calls } = serveRequests([requestOf('a', 'Anna Rossi')]);
    const { container } = renderAt('/dashboard?tab=reservations');
    await userEvent.click(within(await row('Anna Rossi')).getByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline this request?' });
    await userEvent.type(within(dialog).getByLabelText(/Message to the guest/), 'A private party.');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Requests' })).not.toBeInTheDocument());
    expect(answersIn(calls, 'DeclineRequest')).toMatchObject([
      { reservationId: 'a', words: 'A private party.' },
    ]);
  });

  it('are accepted without a table on demand, with a reason', async () => {
    const request = { state: 'REQUEST_STATE_PENDING', expiresAt: seven };
    const { calls } = serveRequests([requestOf('a', 'Anna Rossi', { request })], ({ path, body }) => {
      if (path !== `${service}AcceptRequest` || (body as { override?: boolean }).override) return undefined;
      return rpcRefusal(409, 'aborted', 'no-tables-available', 'No table is free.');
    });
    const { container } = renderAt('/dashboard?tab=reservations');
    expect(await screen.findByText(/no table held/)).toBeVisible();
    await userEvent.click(within(await row('Anna Rossi')).getByRole('button', { name: 'Accept' }));
    const dialog = await screen.findByRole('dialog', { name: 'Accept anyway?' });
    await within(dialog).findByRole('alert');
    expect(dialog).toHaveTextContent('No table is free. Anna Rossi, party of 4, will have no table');
    const accept = within(dialog).getByRole('button', { name: 'Accept anyway' });
    await userEvent.click(accept);
    expect(within(dialog).getByText('Please enter a reason.')).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Regulars');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(accept);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Requests' })).not.toBeInTheDocument());
    expect(answersIn(calls, 'AcceptRequest')[1]).toMatchObject({ override: true, reason: 'Regulars' });
  });

  describe('with a choice of tables', () => {
    const table = (number: string, seats: number, area = 'Hall') => ({
      ...{ number, tableType: 'FourTop', seats, area },
    });
    const other = {
      ...{ id: 'kim', name: 'Kim Lee', partySize: 4, stage: 'STAGE_BOOKED', tableNumbers: ['5'] },
      ...{ startsAt: seven, heldFrom: seven, heldUntil: '2026-11-20T19:30:00Z' },
    };
    const evening = {
      localDate: '2026-11-20',
      timezone: 'Europe/London',
      seatingMinutes: 90,
      tables: [table('1', 2), table('4', 4), table('5', 4), table('6', 4, 'Terrace')],
      parties: [other],
    };
    const serveChoice = (
      reply: (call: Call) => [number, unknown] | undefined = () => undefined,
      parties: object[] = [],
    ) =>
      serveRequests([requestOf('a', 'Anna Rossi')], (call) =>
        call.path.endsWith('/GetEvening')
          ? [200, { evening: { ...evening, parties: [...evening.parties, ...parties] } }]
          : reply(call),
      );
    async function choose() {
      await userEvent.click(within(await row('Anna Rossi')).getByRole('button', { name: 'Table…' }));
      const dialog = await screen.findByRole('dialog', { name: 'Accept this request?' });
      await within(dialog).findByRole('list', { name: 'Tables' });
      return dialog;
    }
    const buttonsOf = (dialog: HTMLElement) =>
      within(within(dialog).getByRole('list', { name: 'Tables' })).getAllByRole('button');

    it('are accepted with the suggested table, which is offered first, or with others', async () => {
      const { calls } = serveChoice();
      const { container } = renderAt('/dashboard?tab=reservations');
      const dialog = await choose();
      const [first] = buttonsOf(dialog);
      expect(dialog).toHaveTextContent('Anna Rossi, party of 4, Fri, Nov 20, 6:00 PM.');
      expect(first).toHaveAccessibleName(/^Table 4 ?4 seats · Hall ?Free$/);
      expect(first).toHaveAttribute('aria-pressed', 'true');
      expect(
        within(dialog).getByRole('button', {
          name: /^Table 5 ?4 seats · Hall ?Kim Lee, 4 has it at 6:00 PM\.$/,
        }),
      ).toBeVisible();
      expect(await axe(container)).toHaveNoViolations();
      await userEvent.click(within(dialog).getByRole('button', { name: /^Table 6.*Free$/ }));
      expect(first).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
      await waitFor(() => expect(answersIn(calls, 'AcceptRequest')).toHaveLength(1));
      expect(answersIn(calls, 'AcceptRequest')[0]).toMatchObject({ reservationId: 'a', tableNumbers: ['6'] });
    });

    it('keep the table that they hold, which is offered first', async () => {
      const own = { ...other, id: 'a', name: 'Anna Rossi', stage: 'STAGE_REQUESTED', tableNumbers: ['6'] };
      const { calls } = serveChoice(undefined, [own]);
      renderAt('/dashboard?tab=reservations');
      const dialog = await choose();
      expect(buttonsOf(dialog)[0]).toHaveAccessibleName(/^Table 6 ?4 seats · Terrace ?Free$/);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
      await waitFor(() => expect(answersIn(calls, 'AcceptRequest')).toHaveLength(1));
      expect(answersIn(calls, 'AcceptRequest')[0]).not.toHaveProperty('tableNumbers');
    });

    it('are accepted at a taken table with a reason, which is asked for before', async () => {
      const { calls } = serveChoice();
      renderAt('/dashboard?tab=reservations');
      const dialog = await choose();
      await userEvent.click(within(dialog).getByRole('button', { name: /^Table 5.*has it/ }));
      const accept = within(dialog).getByRole('button', { name: 'Accept anyway' });
      await userEvent.click(accept);
      expect(within(dialog).getByText('Please enter a reason.')).toBeVisible();
      await userEvent.type(within(dialog).getByLabelText('Reason'), 'Friends');
      await userEvent.click(accept);
      await waitFor(() => expect(answersIn(calls, 'AcceptRequest')).toHaveLength(1));
      expect(answersIn(calls, 'AcceptRequest')[0]).toMatchObject({
        ...{ tableNumbers: ['5'], override: true, reason: 'Friends' },
      });
    });

    it('are accepted with a reason at a table that was taken meanwhile', async () => {
      const { calls } = serveChoice(({ path, body }) => {
        if (path !== `${service}AcceptRequest` || (body as { override?: boolean }).override) return undefined;
        return rpcRefusal(409, 'aborted', 'table-taken', 'Table 4 is taken.');
      });
      renderAt('/dashboard?tab=reservations');
      const dialog = await choose();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
      expect(await within(dialog).findByText('Table 4 is taken.')).toBeVisible();
      await userEvent.type(within(dialog).getByLabelText('Reason'), 'Friends');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Accept anyway' }));
      await waitFor(() => expect(answersIn(calls, 'AcceptRequest')).toHaveLength(2));
      expect(answersIn(calls, 'AcceptRequest')[1]).toMatchObject({ tableNumbers: ['4'], reason: 'Friends' });
    });

    it('say that tables pushed together are in two areas', async () => {
      const { calls } = serveChoice();
      renderAt('/dashboard?tab=reservations');
      const dialog = await choose();
      await userEvent.click(within(dialog).getByText('Other tables, pushed together'));
      await userEvent.click(within(dialog).getByRole('button', { name: 'Table 6, 4 seats, Terrace' }));
      expect(within(dialog).getByText('These tables do not stand together: Hall, Terrace.')).toBeVisible();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
      await waitFor(() => expect(answersIn(calls, 'AcceptRequest')).toHaveLength(1));
      expect(answersIn(calls, 'AcceptRequest')[0]).toMatchObject({ tableNumbers: ['4', '6'] });
    });
  });

  it('appear while the page is open', async () => {
    const { state } = serveRequests([]);
    renderAt('/dashboard?tab=reservations');
    await screen.findByText('No reservations found');
    state.requests = [requestOf('a', 'Anna Rossi')];
    act(() =>
      playPartyEvent({
        type: 'created',
        restaurantId: 'olive',
        id: 'a',
        version: 1,
        localDate: '2026-11-21',
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Requests 1 not yet confirmed' })).toBeVisible();
  });
});
