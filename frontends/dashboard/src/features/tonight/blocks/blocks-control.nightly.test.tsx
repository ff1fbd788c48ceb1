import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../../testing/render-dashboard';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../../testing/render-dashboard').fakeSocket,
}));

// 7 PM in Rome.
const seven = '2026-11-20T18:00:00Z';
const service = '/rpc/tablewell.reservation.v1.EveningService/';
const tables = [
  { number: '4', tableType: 'TwoTop', seats: 2, area: 'Terrace' },
  { number: '5', tableType: 'TwoTop', seats: 2 },
];
const anna = {
  reservationId: 'p1',
  name: 'Anna Rossi',
  partySize: 2,
  startsAt: '2026-11-20T19:00:00Z',
  localDate: '2026-11-20',
  localMinute: 1200,
  tableNumbers: ['4'],
};

/** An evening whose blocks reflect the calls. */
function serveEvening(given: { parties?: object[]; refusal?: string; blocks?: object[] } = {}) {
  let blocks = given.blocks ?? [];
  return serve(({ path, body }) => {
    if (path === `${service}ReviewBlock`)
      return [200, { parties: given.parties ?? [], total: given.parties?.length ?? 0 }];
    if (path === `${service}BlockTables`) {
      if (given.refusal) return [409, { code: 'already_exists', message: given.refusal }];
      const { block } = body as { block: { tableNumbers?: string[]; reason?: string } };
      const until = '2026-11-21T04:00:00Z';
      const made = { id: 'call:2026-11-20', localDates: ['2026-11-20'], from: seven, until, by: 'Sam Host' };
      blocks = [{ ...made, tableNumbers: block.tableNumbers ?? [], reason: block.reason ?? '' }];
      return [200, { blocks }];
    }
    if (path === `${service}LiftBlock`) {
      blocks = [];
      return [200, { localDates: ['2026-11-20'] }];
    }
    if (path !== `${service}GetEvening`) return undefined;
    const evening = { restaurantId: 'olive', localDate: '2026-11-20', timezone: 'Europe/Rome' };
    return [200, { evening: { ...evening, seatingMinutes: 90, tables, blocks } }];
  });
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(seven), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  jest.restoreAllMocks();
});
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const tile = (name: RegExp) => screen.findByRole('button', { name });

describe('Blocking tables', () => {
  it('starts at a table, shows the parties there, and shows the block until it is lifted', async () => {
    const calls = serveEvening({ parties: [{ ...anna, movesTo: ['5'] }] });
    const { container } = renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Floor' }));
    await user().click(await tile(/^Table 4/));
    await user().click(await screen.findByRole('button', { name: 'Block…' }));
    const form = await screen.findByRole('dialog', { name: 'Block tables' });
    expect(await within(form).findAllByText('1 reservation is at these tables then')).toHaveLength(2);
    expect(within(form).getByText('moves to table 5')).toBeInTheDocument();
    await user().type(within(form).getByLabelText(/^Reason/), 'Leaking roof');
    expect(await axe(container)).toHaveNoViolations();
    await user().click(within(form).getByRole('button', { name: 'Block' }));
    expect(await tile(/^Table 4, 2 seats, Blocked, until 5:00 AM · Leaking roof/)).toBeInTheDocument();
    const blockCalls = calls.filter(({ path }) => path === `${service}BlockTables`);
    expect(blockCalls.map(({ body }) => body)).toMatchObject([
      { moveParties: true, block: { tableNumbers: ['4'], fromMinute: 1140, untilMinute: 1740 } },
    ]);

    await user().click(await screen.findByRole('button', { name: '1 block' }));
    await user().click(await screen.findByRole('button', { name: 'Lift: table 4' }));
    expect(await screen.findByText('Nothing is blocked')).toBeInTheDocument();
    expect(await tile(/^Table 4, 2 seats, Available/)).toBeInTheDocument();
  });

  it('leaves parties at their tables on demand', async () => {
    const calls = serveEvening({ parties: [{ ...anna, movesTo: ['5'] }] });
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Floor' }));
    await user().click(await screen.findByRole('button', { name: 'Blocks…' }));
    const form = await screen.findByRole('dialog', { name: 'Block tables' });
    await user().click(within(form).getByRole('button', { name: 'Everything' }));
    await user().click(await within(form).findByRole('button', { name: 'Leave them' }));
    expect(within(form).getByText('stays, marked')).toBeInTheDocument();
    await user().click(within(form).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(calls.some(({ path }) => path === `${service}BlockTables`)).toBe(true));
    const blockCall = calls.find(({ path }) => path === `${service}BlockTables`);
    expect(blockCall?.body).toMatchObject({ block: { localDates: ['2026-11-20'] } });
    expect(blockCall?.body).not.toHaveProperty('moveParties');
  });

  it('asks for the tables at the field, and shows why the block could not be made', async () => {
    serveEvening({ refusal: 'A day can have at most 50 blocks.' });
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: 'Floor' }));
    await user().click(await screen.findByRole('button', { name: 'Blocks…' }));
    const form = await screen.findByRole('dialog', { name: 'Block tables' });
    await user().click(within(form).getByRole('button', { name: 'Block' }));
    expect(within(form).getByText('Choose the tables.')).toBeInTheDocument();
    const four = within(form).getByRole('button', { name: /^Table 4/ });
    await waitFor(() => expect(four).toHaveFocus());
    await user().click(four);
    await user().click(within(form).getByRole('button', { name: 'Block' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent('A day can have at most 50 blocks.');
  });

  it('shows until when everything is blocked', async () => {
    const block = { id: 'b:1', localDates: ['2026-11-20'], from: seven, until: '2026-11-20T21:00:00Z' };
    serveEvening({ blocks: [{ ...block, everything: true, reason: 'Wedding', by: 'Sam Host' }] });
    renderAt('/dashboard?tab=tonight');
    expect(await screen.findByText('The whole restaurant is blocked until 10:00 PM')).toBeInTheDocument();
    expect(screen.getByText('Wedding')).toBeInTheDocument();
  });
});
