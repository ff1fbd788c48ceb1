import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { component, evening, layout, openPanel, sent, serve } from './testing/render-panel';
import type { Call } from './testing/render-panel';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('./testing/render-panel').fakeSocket,
}));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toReview = {
  reservations: [
    {
      reservation: { id: 'r9', name: 'Grace Hopper', partySize: 8, startsAt: '2026-11-27T19:00:00Z' },
      reasons: ['REVIEW_REASON_NO_TABLE'],
    },
    { reservation: { id: 'r8', name: 'Closed Day' }, reasons: ['REVIEW_REASON_CLOSED_DAY'] },
  ],
};

const startsPreview = {
  ...{ reservations: [], truncated: false, partySizes: [2, 4, 6], complete: true },
  days: [{ date: '2026-11-27', before: [8, 8, 4], after: [6, 8, 2] }],
};

/** A restaurant that books by counts until it switches. */
function serveSwitch(reply: (call: Call) => [number, unknown] | undefined = () => undefined) {
  let booked = '';
  return serve((call) => {
    const known = reply(call);
    if (known) return known;
    if (call.rpc === 'PutLayoutInService') {
      booked = (call.body as { layoutId?: string }).layoutId ?? '';
      return [200, {}];
    }
    if (call.rpc === 'ListLayouts') return [200, { layouts: [layout({ inService: booked === 'main' })] }];
    if (call.rpc === 'GetEvening') return [200, evening([], { layoutId: booked })];
    if (call.rpc === 'ListReservationsToReview') return [200, toReview];
    if (call.rpc === 'PreviewChange') return [200, startsPreview];
    if (call.path.endsWith('/info'))
      return [200, { timezone: 'UTC', seatingMinutes: 90, tableAvailability: { FourTop: 3, TwoTop: 1 } }];
    return undefined;
  });
}

describe('which tables are booked', () => {
  it('shows differences and reservations that would have no table, and switches to the floor plan', async () => {
    const calls = serveSwitch();
    const { container } = await openPanel();
    expect(screen.getByText('Guests are booked by the table counts in Settings.')).toBeInTheDocument();
    await press('Book by this floor plan');
    const dialog = screen.getByRole('dialog', { name: 'Book by this floor plan' });
    expect(await within(dialog).findByText('1 reservation would have no table')).toBeInTheDocument();
    expect(within(dialog).getByText(/^Grace Hopper, party of 8, Fri, Nov 27, 7:00 PM/)).toBeInTheDocument();
    expect(within(dialog).queryByText(/Closed Day/)).not.toBeInTheDocument();
    const rows = within(dialog)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'TablesCounts, nowFloor plan, then',
      '2-Top Rectangle11',
      '4-Top Rectangle31',
      'Seats146',
    ]);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Book by this floor plan' }));
    expect(await screen.findByText('Guests are booked at the tables of this layout.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: /^Main Floor/ })).toHaveTextContent('In service');
    expect(sent(calls, 'PutLayoutInService')).toEqual([{ restaurantId: 'olive', layoutId: 'main' }]);
    expect(sent(calls, 'ListReservationsToReview')[0]).toEqual({
      restaurantId: 'olive',
      draft: {
        floor: {
          tables: [
            {
              number: '1',
              type: 'FourTop',
              smallestParty: 1,
              largestParty: 4,
              audience: 'TABLE_AUDIENCE_EVERYONE',
            },
            {
              number: '2',
              type: 'TwoTop',
              smallestParty: 1,
              largestParty: 2,
              audience: 'TABLE_AUDIENCE_EVERYONE',
            },
          ],
        },
      },
    });
  });

  it('shows the starts that are offered before and after, and can switch without them', async () => {
    let fails = false;
    const calls = serveSwitch(({ rpc }) =>
      rpc === 'PreviewChange' && fails
        ? [400, { code: 'invalid_argument', message: 'Something is wrong.' }]
        : undefined,
    );
    await openPanel();
    await press('Book by this floor plan');
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText('2 fewer starts')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('offered to a party of 2 in the next day: 8 now, 6 after the change');
    expect(await axe(dialog)).toHaveNoViolations();
    expect(sent(calls, 'PreviewChange')).toMatchObject([
      {
        draft: {
          floor: { tables: [{ number: '1', audience: 'TABLE_AUDIENCE_EVERYONE' }, { number: '2' }] },
        },
      },
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    fails = true;
    await press('Book by this floor plan');
    await within(screen.getByRole('dialog')).findByText('The offered starts cannot be compared right now.');
    const button = within(screen.getByRole('dialog')).getByRole('button', {
      name: 'Book by this floor plan',
    });
    expect(button).toBeEnabled();
  });

  it('returns to counts in the same way', async () => {
    const calls = serveSwitch();
    await openPanel();
    await press('Book by this floor plan');
    const dialog = () => screen.getByRole('dialog');
    await within(dialog()).findByText('1 reservation would have no table');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Book by this floor plan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Book by counts' }));
    await within(dialog()).findByText('1 reservation would have no table');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Book by counts' }));
    await screen.findByText('Guests are booked by the table counts in Settings.');
    expect(sent(calls, 'ListReservationsToReview').at(-1)).toMatchObject({
      draft: { tableTypes: { items: [{ key: 'FourTop', count: 3, capacity: 4 }, { key: 'TwoTop' }] } },
    });
    expect(sent(calls, 'PutLayoutInService').at(-1)).toEqual({ restaurantId: 'olive' });
  });

  it('names the problems that keep the floor plan from being booked', async () => {
    const twice = [component('a', '1'), component('b', '1'), component('c', '')];
    serveSwitch(({ rpc }) =>
      rpc === 'ListLayouts' ? [200, { layouts: [layout({ fixedComponents: twice })] }] : undefined,
    );
    await openPanel();
    await press('Book by this floor plan');
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText('This has to be fixed first')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('A table has no number. More than one table has the number 1.');
    await waitFor(() => expect(within(dialog).getByRole('table')).toBeInTheDocument());
    expect(within(dialog).getByRole('button', { name: 'Book by this floor plan' })).toBeDisabled();
  });

  it('shows why the service refuses, and changes nothing', async () => {
    serveSwitch(({ rpc }) =>
      rpc === 'PutLayoutInService' ? [400, { code: 'invalid_argument', message: 'Not now' }] : undefined,
    );
    await openPanel();
    await press('Book by this floor plan');
    const dialog = screen.getByRole('dialog');
    await within(dialog).findByText('1 reservation would have no table');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Book by this floor plan' }));
    expect(await within(dialog).findByText('Nothing was changed')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Not now');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Guests are booked by the table counts in Settings.')).toBeInTheDocument();
  });

  it('cannot be changed by hosts', async () => {
    serveSwitch();
    await openPanel({ mayEdit: false });
    expect(screen.getByText('Guests are booked by the table counts in Settings.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Book by this floor plan' })).not.toBeInTheDocument();
  });
});
