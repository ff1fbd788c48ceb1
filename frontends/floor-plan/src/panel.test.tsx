import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { eveningKey } from '@tablewell/api-client/evening';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { storeSession } from '@tablewell/api-client';
import {
  changedMeanwhile,
  component,
  connected,
  evening,
  hear,
  layout,
  openPanel,
  party,
  planRequired,
  savedAs,
  sent,
  serve,
} from './testing/render-panel';

const openSocket = jest.fn(() => jest.requireActual('./testing/render-panel').fakeSocket);
jest.mock('@tablewell/api-client/socket', () => ({ openLiveSocket: () => openSocket() }));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answerDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const edit = async () => {
  await openPanel();
  await press('Edit');
};
describe('the floor plan', () => {
  it('shows the layout with its tables and the legend, and is accessible in both modes', async () => {
    serve();
    const { container } = await openPanel();
    expect(screen.getByRole('heading', { level: 2, name: 'Main Floor' })).toBeInTheDocument();
    for (const word of ['Available', 'Occupied', 'Reserved']) {
      expect(within(screen.getByRole('list', { name: 'Legend' })).getByText(word)).toBeInTheDocument();
    }
    expect(
      await screen.findByRole('button', { name: 'Table 1, 4-Top Rectangle: Available' }),
    ).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await press('Edit');
    act(() => screen.getByRole('button', { name: 'Table 1, 4-Top Rectangle' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows who sits where, and follows changes', async () => {
    let parties = [
      party(-10, { stage: 'STAGE_SEATED' }),
      party(20, { id: 'r2', name: 'Ben', tableNumbers: ['2'] }),
    ];
    serve(({ rpc }) => (rpc === 'GetEvening' ? [200, evening(parties)] : undefined));
    await openPanel();
    const first = await screen.findByRole('button', { name: 'Table 1, 4-Top Rectangle: Occupied' });
    expect(screen.getByRole('button', { name: 'Table 2, 2-Top Rectangle: Reserved' })).toBeInTheDocument();
    parties = [];
    act(() => hear({ type: 'canceled', restaurantId: 'other', reservation: { id: 'r1' } }));
    await new Promise((done) => setTimeout(done, 250));
    expect(first).toHaveAccessibleName('Table 1, 4-Top Rectangle: Occupied');
    act(() => hear({ type: 'canceled', restaurantId: 'olive', reservation: { id: 'r1' } }));
    await waitFor(() => expect(first).toHaveAccessibleName('Table 1, 4-Top Rectangle: Available'));
  });

  it('reads who sits where anew once the line is open: what happened before was not sent', async () => {
    let parties: object[] = [];
    serve(({ rpc }) => (rpc === 'GetEvening' ? [200, evening(parties)] : undefined));
    await openPanel();
    const first = await screen.findByRole('button', { name: 'Table 1, 4-Top Rectangle: Available' });
    parties = [party(-10, { stage: 'STAGE_SEATED' })];
    act(() => connected());
    await waitFor(() => expect(first).toHaveAccessibleName('Table 1, 4-Top Rectangle: Occupied'));
  });

  it('uses the evening of a dashboard around it, which keeps it up to date', async () => {
    let parties: object[] = [];
    const calls = serve(({ rpc }) => (rpc === 'GetEvening' ? [200, evening(parties)] : undefined));
    openSocket.mockClear();
    const outer = new QueryClient();
    await openPanel({}, outer);
    const first = await screen.findByRole('button', { name: 'Table 1, 4-Top Rectangle: Available' });
    const loaded = calls.length;
    parties = [party(-10, { stage: 'STAGE_SEATED' })];
    await act(() => outer.invalidateQueries({ queryKey: eveningKey('olive') }));
    await waitFor(() => expect(first).toHaveAccessibleName('Table 1, 4-Top Rectangle: Occupied'));
    expect(calls.slice(loaded).map(({ rpc }) => rpc)).toEqual(['GetEvening']);
    expect(openSocket).not.toHaveBeenCalled();
  });

  it('says nothing of tables whose parties are not known', async () => {
    serve(({ rpc }) => (rpc === 'GetEvening' ? [404, { code: 'not_found', message: 'No' }] : undefined));
    await openPanel();
    expect(await screen.findByText('Who sits where is not known just now')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Table 1, 4-Top Rectangle' })).toBeInTheDocument();
  });

  it('tells who has a table that is tapped, and who comes next', async () => {
    const parties = [
      party(-10, { stage: 'STAGE_SEATED', notes: 'Nut allergy' }),
      party(100, { id: 'r2', name: 'Ben Carter', partySize: 2 }),
    ];
    serve(({ rpc }) => (rpc === 'GetEvening' ? [200, evening(parties)] : undefined));
    const { container } = await openPanel();
    await userEvent.click(await screen.findByRole('button', { name: /^Table 1 4-Top Rectangle · Occupied/ }));
    const card = screen.getByRole('region', { name: 'Table 1' });
    expect(card).toHaveTextContent(/Occupied.*Anna Rossi, party of 4.*Since .*, until .*Nut allergy/);
    expect(card).toHaveTextContent(/Next: Ben Carter, party of 2, at /);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(within(card).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Table 1' })).not.toBeInTheDocument();
  });

  it('shows the tables as they are planned at a later time', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), advanceTimers: true });
    serve(({ rpc }) => (rpc === 'GetEvening' ? [200, evening([party(360)])] : undefined));
    await openPanel();
    const first = await screen.findByRole('button', { name: 'Table 1, 4-Top Rectangle: Available' });
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '18:30' } });
    fireEvent.blur(screen.getByLabelText('Time'));
    expect(first).toHaveAccessibleName('Table 1, 4-Top Rectangle: Occupied');
    expect(screen.getByText(/^Planned for this time/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: /^Table 1 4-Top/ }));
    expect(screen.getByRole('region', { name: 'Table 1' })).toHaveTextContent(
      'Planned from 6:00 PM to 7:30 PM',
    );
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Now' }));
    expect(first).toHaveAccessibleName('Table 1, 4-Top Rectangle: Available');
    jest.useRealTimers();
  });

  it('names parties whose table is not on this layout', async () => {
    const parties = [party(-10, { stage: 'STAGE_SEATED', tableNumbers: ['9'] })];
    serve(({ rpc }) => (rpc === 'GetEvening' ? [200, evening(parties)] : undefined));
    await openPanel();
    expect(
      await screen.findByText('Without a table on this layout at this time: Anna Rossi, party of 4.'),
    ).toBeInTheDocument();
  });

  it('claims nothing about the tables of a layout that is not in service', async () => {
    const other = layout({ id: 'patio', name: 'Patio', inService: true });
    serve(({ rpc }) => {
      if (rpc === 'ListLayouts') return [200, { layouts: [other, layout()] }];
      return rpc === 'GetEvening' ? [200, evening([], { layoutId: 'patio' })] : undefined;
    });
    await openPanel();
    expect(
      await screen.findByRole('button', { name: 'Table 1, 4-Top Rectangle: Available' }),
    ).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Layout'), 'Main Floor');
    expect(screen.getByText('Guests are booked at the tables of Patio.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Table 1, 4-Top Rectangle' })).toBeInTheDocument();
    await press('Show Patio');
    expect(screen.getByRole('heading', { level: 2, name: /^Patio/ })).toHaveTextContent('In service');
  });

  it('adds a table with the next number and saves with the version, which ends editing', async () => {
    const calls = serve();
    await edit();
    expect(screen.getByLabelText('Layout')).toBeDisabled();
    await press('Bar Chair');
    await press('Save Layout');
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeInTheDocument();
    const [body] = sent(calls, 'SaveLayout');
    expect(body).toMatchObject({ baseVersion: '3', layoutId: 'main', restaurantId: 'olive' });
    expect((body as { fixedComponents: unknown[] }).fixedComponents[2]).toMatchObject({
      type: 'one-top-circle',
      x: 50,
      y: 50,
      tableNumber: '3',
    });
    expect(screen.getByLabelText('Layout')).toBeEnabled();
  });

  it('edits a table by its fields, and keeps a number on Enter', async () => {
    serve();
    await edit();
    await userEvent.click(screen.getByRole('button', { name: /^Table 2/, expanded: false }));
    const number = screen.getByLabelText('Number of table 2');
    await userEvent.clear(number);
    await userEvent.type(number, '12{Enter}');
    expect(screen.getByRole('button', { name: 'Table 12, 2-Top Rectangle' })).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Type'), '6-Top Circle');
    expect(screen.getByRole('button', { name: 'Table 12, 6-Top Circle' })).toBeInTheDocument();
    await press('Delete table 12');
    expect(screen.getByText('Tables (1)')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Table 1/, expanded: false })).toHaveFocus();
    await press('Undo');
    expect(screen.getByText('Tables (2)')).toBeInTheDocument();
  });

  it.each([
    ['Rotation, degrees', '90', 90],
    ['Rotation, degrees', '44', 45],
    ['From the left', '-20', -20],
    ['From the left', '77', 77],
  ])('keeps %s typed as %s', async (label, typed, kept) => {
    serve();
    await edit();
    await userEvent.click(screen.getByRole('button', { name: /^Table 2/, expanded: false }));
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), typed);
    await userEvent.tab();
    expect(screen.getByLabelText(label)).toHaveValue(kept);
  });

  it('keeps a number that is typed on the canvas when the canvas is clicked next', async () => {
    serve();
    await edit();
    await userEvent.click(screen.getByRole('button', { name: /^Table 2/, expanded: false }));
    await press('Rename');
    await userEvent.keyboard('99');
    Object.assign(SVGElement.prototype, { setPointerCapture: () => undefined, getScreenCTM: () => null });
    fireEvent.pointerDown(screen.getByRole('group', { name: 'Canvas, being edited' }));
    expect(screen.getByRole('button', { name: 'Table 99, 2-Top Rectangle' })).toBeInTheDocument();
  });

  it('has one tab stop on the canvas, and arrows that go from table to table', async () => {
    serve();
    await openPanel();
    const tables = within(screen.getByRole('group', { name: 'Canvas' })).getAllByRole('button');
    expect(tables.filter((node) => node.tabIndex === 0)).toHaveLength(1);
    act(() => tables[0]?.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(tables[1]).toHaveFocus();
    expect(tables.filter((node) => node.tabIndex === 0)).toEqual([tables[1]]);
  });

  it('selects by the space bar once, when it is released', async () => {
    serve();
    await openPanel();
    const [first] = within(screen.getByRole('group', { name: 'Canvas' })).getAllByRole('button');
    act(() => first?.focus());
    const user = userEvent.setup();
    await user.keyboard('[Space>5]');
    expect(first).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard('[/Space]');
    expect(first).toHaveAttribute('aria-pressed', 'true');
  });

  it('says what keys did to the selection', async () => {
    serve();
    await edit();
    await userEvent.click(screen.getByRole('button', { name: /^Table 2/, expanded: false }));
    act(() => screen.getByRole('button', { name: /^Table 2, / }).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText(/^Table 2: \d+ from the left, \d+ from the top$/)).toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(screen.getByText('Undone')).toBeInTheDocument();
  });

  it('asks before it clears all', async () => {
    serve();
    await edit();
    await press('Clear All');
    await answerDialog('Cancel');
    expect(screen.getByText('Tables (2)')).toBeInTheDocument();
    await press('Clear All');
    await answerDialog('Clear All');
    expect(screen.getByText('Tables (0)')).toBeInTheDocument();
  });

  it('makes a layout only with a name, and opens it for editing', async () => {
    const calls = serve(({ rpc }) =>
      rpc === 'CreateLayout'
        ? [200, { layout: layout({ id: 'roof', name: 'Roof', version: '1', fixedComponents: [] }) }]
        : undefined,
    );
    await openPanel();
    await press('New Layout');
    const create = screen.getByRole('button', { name: 'Create' });
    expect(create).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Layout name'), '   ');
    expect(create).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Layout name'), 'Roof');
    await userEvent.click(create);
    expect(await screen.findByRole('heading', { level: 2, name: 'Roof' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save Layout' })).toBeInTheDocument();
    expect(sent(calls, 'CreateLayout')).toEqual([{ restaurantId: 'olive', name: 'Roof' }]);
  });

  it('deletes a layout after asking, and not the only one', async () => {
    serve();
    await openPanel();
    await press('Delete Layout');
    await answerDialog('Delete Layout');
    expect(await screen.findByRole('heading', { level: 2, name: 'Patio' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete Layout' })).not.toBeInTheDocument();
  });

  it('asks to save before it switches, saves first and then switches', async () => {
    const calls = serve();
    await edit();
    await press('Bar Chair');
    await press('View');
    await userEvent.selectOptions(screen.getByLabelText('Layout'), 'Patio');
    expect(await screen.findByText('Save changes to current layout before switching?')).toBeInTheDocument();
    await answerDialog('Save and switch');
    expect(await screen.findByRole('heading', { level: 2, name: 'Patio' })).toBeInTheDocument();
    expect(sent(calls, 'SaveLayout')).toHaveLength(1);
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('leaves no draft behind when one switches without saving', async () => {
    serve();
    await edit();
    await press('Bar Chair');
    await press('View');
    await userEvent.selectOptions(screen.getByLabelText('Layout'), 'Patio');
    await answerDialog('Switch without saving');
    await userEvent.selectOptions(screen.getByLabelText('Layout'), 'Main Floor');
    expect(screen.getByText('Tables (2)')).toBeInTheDocument();
    expect(screen.queryByText('You have unsaved changes to this layout')).not.toBeInTheDocument();
  });

  it('merges what another person saved meanwhile, without asking', async () => {
    const theirs = layout({
      version: '4',
      fixedComponents: [component('a', '1', { x: 90 }), component('b', '2', { type: 'two-top', x: 300 })],
    });
    let stored = layout();
    const calls = serve((call) => {
      if (call.rpc === 'ListLayouts') return [200, { layouts: [stored] }];
      if (call.rpc !== 'SaveLayout') return undefined;
      const { baseVersion } = call.body as { baseVersion: string };
      return baseVersion === stored.version ? [200, savedAs(call)] : changedMeanwhile;
    });
    await edit();
    await press('Bar Chair');
    stored = theirs;
    await press('Save Layout');
    expect(await screen.findByText(/^Saved, together with what someone else changed/)).toBeInTheDocument();
    const [, second] = sent(calls, 'SaveLayout');
    expect(second).toMatchObject({ baseVersion: '4' });
    expect((second as { fixedComponents: object[] }).fixedComponents).toMatchObject([
      { id: 'a', x: 90 },
      { id: 'b' },
      { type: 'one-top-circle' },
    ]);
    await press('Edit');
    // Undo reverts the local changes only.
    await press('Undo');
    expect(screen.getByText('Tables (2)')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Table 1/, expanded: false }));
    expect(screen.getByLabelText('From the left')).toHaveValue(90);
  });

  it('asks about a table that both changed, by its number, and keeps everything else of both', async () => {
    let stored = layout();
    const calls = serve((call) => {
      if (call.rpc === 'ListLayouts') return [200, { layouts: [stored] }];
      if (call.rpc !== 'SaveLayout') return undefined;
      const { baseVersion } = call.body as { baseVersion: string };
      return baseVersion === stored.version ? [200, savedAs(call)] : changedMeanwhile;
    });
    await edit();
    await userEvent.click(screen.getByRole('button', { name: /^Table 2/, expanded: false }));
    await press('Rotate right');
    stored = layout({
      version: '4',
      fixedComponents: [
        component('a', '1', { x: 90 }),
        component('b', '2', { type: 'two-top', x: 500 }),
        component('c', '3', { x: 700 }),
      ],
    });
    await press('Save Layout');
    const dialog = await screen.findByRole('alertdialog');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Table 2']);
    // A third person saves while the question is open.
    stored = { ...stored, version: '5' };
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep mine and save' }));
    await screen.findByRole('button', { name: 'Edit' });
    const last = sent(calls, 'SaveLayout').at(-1);
    expect(last).toMatchObject({ baseVersion: '5' });
    expect((last as { fixedComponents: object[] }).fixedComponents).toMatchObject([
      { id: 'a', x: 90 },
      { id: 'b', x: 300, rotation: 15 },
      { id: 'c', x: 700 },
    ]);
  });

  it('can undo what was saved, and saves that on its own version', async () => {
    const calls = serve();
    await edit();
    await press('Bar Chair');
    await press('Save Layout');
    await screen.findByRole('button', { name: 'Edit' });
    await press('Edit');
    await press('Undo');
    expect(screen.getByText('Tables (2)')).toBeInTheDocument();
    await press('Save Layout');
    await screen.findByRole('button', { name: 'Edit' });
    expect(sent(calls, 'SaveLayout').map(({ baseVersion }) => baseVersion)).toEqual(['3', '4']);
    expect(sent(calls, 'SaveLayout')[1]?.['fixedComponents']).toHaveLength(2);
  });

  it('draws a layout whose answer has no version, once', async () => {
    serve(({ rpc }) =>
      rpc === 'ListLayouts' ? [200, { layouts: [{ ...layout(), version: undefined }] }] : undefined,
    );
    await openPanel();
    expect(screen.getByText('Tables (2)')).toBeInTheDocument();
  });

  it('keeps unsaved changes over a reload', async () => {
    serve();
    await edit();
    await press('Bar Chair');
    document.body.replaceChildren();
    await new Promise((done) => setTimeout(done, 400));
    await openPanel();
    await press('Continue editing');
    expect(screen.getByText('Tables (3)')).toBeInTheDocument();
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  });

  it('offers a draft to the person who made it only', async () => {
    const signIn = (id: string) => storeSession({ token: 't', user: { id, email: `${id}@olive.example` } });
    signIn('ada');
    serve();
    await edit();
    await press('Bar Chair');
    document.body.replaceChildren();
    await new Promise((done) => setTimeout(done, 400));
    signIn('ben');
    const { unmount } = await openPanel();
    expect(screen.queryByText('You have unsaved changes to this layout')).not.toBeInTheDocument();
    unmount();
    signIn('ada');
    await openPanel();
    expect(screen.getByText('You have unsaved changes to this layout')).toBeInTheDocument();
  });

  it('is to be looked at on Basic, with the way to more', async () => {
    serve(({ path }) =>
      path.endsWith('/trial-status') ? [200, { subscriptionType: 'basic', isInTrial: false }] : undefined,
    );
    await openPanel();
    expect(await screen.findByText('Custom floor plans are part of the Premium plan')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscription');
  });

  it('is to be looked at by a host, without an offer to upgrade', async () => {
    serve();
    await openPanel({ mayEdit: false });
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.queryByText('Custom floor plans are part of the Premium plan')).not.toBeInTheDocument();
  });

  it('becomes view-only, and keeps what was drawn as a draft, when the server says the plan lacks it', async () => {
    serve(({ rpc }) => (rpc === 'SaveLayout' ? planRequired : undefined));
    await edit();
    await press('Bar Chair');
    await press('Save Layout');
    expect(await screen.findByText('Custom floor plans are part of the Premium plan')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save Layout' })).not.toBeInTheDocument();
  });

  it('makes the counts in Settings follow the plan on one click', async () => {
    const settings = { FourTop: { count: 5, capacity: 4 }, TwoTop: 1 };
    const calls = serve(({ method, path, body, rpc }) => {
      if (method === 'PATCH') return [200, body];
      if (rpc === 'GetEvening') return [200, evening([], { layoutId: '' })];
      return path.endsWith('/table-availability') ? [200, { tableAvailability: settings }] : undefined;
    });
    await openPanel();
    expect(await screen.findByText('4-Top Rectangle: 1 here, 5 in Settings')).toBeInTheDocument();
    await press('Use this layout’s counts');
    await waitFor(() => expect(screen.queryByText(/in Settings$/)).not.toBeInTheDocument());
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      tableAvailability: { FourTop: { count: 1, capacity: 4 }, TwoTop: { count: 1, capacity: 2 } },
    });
  });

  it('puts the tables that guests can book on an empty plan in one press', async () => {
    const settings = { FourTop: { count: 2, capacity: 4 }, TwoTop: 1 };
    const calls = serve((call) => {
      if (call.rpc === 'ListLayouts') return [200, { layouts: [layout({ fixedComponents: [] })] }];
      if (call.rpc === 'GetEvening') return [200, evening([], { layoutId: '' })];
      return call.path.endsWith('/table-availability') ? [200, { tableAvailability: settings }] : undefined;
    });
    await openPanel();
    await userEvent.click(await screen.findByRole('button', { name: 'Put my tables on the plan' }));
    await press('Save Layout');
    await waitFor(() => expect(sent(calls, 'SaveLayout')).toHaveLength(1));
    const { fixedComponents } = sent(calls, 'SaveLayout')[0] as {
      fixedComponents: { type: string; tableNumber: string }[];
    };
    expect(fixedComponents.map(({ type, tableNumber }) => [type, tableNumber])).toEqual([
      ['two-top', '1'],
      ['four-top', '2'],
      ['four-top', '3'],
    ]);
  });

  it('copies tables from one layout and pastes them into another', async () => {
    const other = layout({ id: 'terrace', name: 'Terrace', fixedComponents: [] });
    const main = layout({
      fixedComponents: [
        component('a', '1', { area: 'Bar', largestParty: 6 }),
        component('b', '2', { x: 300 }),
      ],
    });
    serve(({ rpc }) => (rpc === 'ListLayouts' ? [200, { layouts: [main, other] }] : undefined));
    await edit();
    await userEvent.keyboard('{Control>}a{/Control}');
    await press('Copy');
    await press('View');
    await userEvent.selectOptions(screen.getByLabelText('Layout'), 'Terrace');
    await press('Edit');
    await press('Paste');
    expect(await screen.findByText('2 selected')).toBeInTheDocument();
    // The properties of a table go with it.
    expect(screen.getByRole('button', { name: 'Table 1, 4-Top Rectangle, 1–6' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Table 1 4-Top Rectangle · Bar/ })).toBeInTheDocument();
  });

  it('shows another restaurant within a second of its being stored', async () => {
    const calls = serve();
    await openPanel();
    localStorage.setItem('currentRestaurant', JSON.stringify({ id: 'harbour' }));
    await waitFor(
      () => expect(sent(calls, 'ListLayouts').some((body) => body['restaurantId'] === 'harbour')).toBe(true),
      { timeout: 2_500 },
    );
  });
});
