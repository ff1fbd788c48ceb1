import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { updateReservations } from '@tablewell/api-client/queries';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { connected, hear, layout, openPanel, serve } from './testing/render-panel';

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
const soon = (minutes: number, more: object = {}) => ({
  id: 'r1',
  name: 'Anna Rossi',
  guests: 4,
  status: 'active',
  reservation_time: new Date(Date.now() + minutes * 60_000).toISOString(),
  assignedTableType: 'FourTop',
  ...more,
});

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
    let reservations = [soon(-10), soon(30, { id: 'r2', name: 'Ben', assignedTableType: 'TwoTop' })];
    serve(({ path }) => (path.endsWith('/by-date') ? [200, reservations] : undefined));
    await openPanel();
    const first = await screen.findByRole('button', { name: 'Table 1, 4-Top Rectangle: Occupied' });
    expect(screen.getByRole('button', { name: 'Table 2, 2-Top Rectangle: Reserved' })).toBeInTheDocument();
    reservations = [];
    act(() => hear({ type: 'canceled', restaurantId: 'other', reservation: { id: 'r1' } }));
    await new Promise((done) => setTimeout(done, 250));
    expect(first).toHaveAccessibleName('Table 1, 4-Top Rectangle: Occupied');
    act(() => hear({ type: 'canceled', restaurantId: 'olive', reservation: { id: 'r1' } }));
    await waitFor(() => expect(first).toHaveAccessibleName('Table 1, 4-Top Rectangle: Available'));
  });

  it('reads who sits where anew once the line is open: what happened before was not sent', async () => {
    let reservations: object[] = [];
    serve(({ path }) => (path.endsWith('/by-date') ? [200, reservations] : undefined));
    await openPanel();
    const first = await screen.findByRole('button', { name: 'Table 1, 4-Top Rectangle: Available' });
    reservations = [soon(-10)];
    act(() => connected());
    await waitFor(() => expect(first).toHaveAccessibleName('Table 1, 4-Top Rectangle: Occupied'));
  });

  it('uses the data of a dashboard around it, which keeps it up to date', async () => {
    const calls = serve();
    openSocket.mockClear();
    const outer = new QueryClient();
    await openPanel({}, outer);
    const first = await screen.findByRole('button', { name: 'Table 1, 4-Top Rectangle: Available' });
    const loaded = calls.length;
    act(() =>
      updateReservations(outer, { type: 'created', restaurantId: 'olive', reservation: soon(-10) }, 'UTC'),
    );
    await waitFor(() => expect(first).toHaveAccessibleName('Table 1, 4-Top Rectangle: Occupied'));
    expect(calls).toHaveLength(loaded);
    expect(openSocket).not.toHaveBeenCalled();
  });

  it('says nothing of tables whose reservations are not known', async () => {
    serve(({ path }) => (path.endsWith('/by-date') ? [404, { error: 'No' }] : undefined));
    await openPanel();
    expect(await screen.findByText('Who sits where is not known just now')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Table 1, 4-Top Rectangle' })).toBeInTheDocument();
  });

  it('adds a table with the next number and saves with the version, which ends editing', async () => {
    const calls = serve(({ method, body }) =>
      method === 'PUT' ? [200, layout({ ...(body as object), version: 4 })] : undefined,
    );
    await edit();
    expect(screen.getByLabelText('Layout')).toBeDisabled();
    await press('Bar Chair');
    await press('Save Layout');
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeInTheDocument();
    const { body } = calls.find(({ method }) => method === 'PUT') ?? {};
    expect(body).toMatchObject({ version: 3 });
    expect((body as { fixedComponents: unknown[] }).fixedComponents[2]).toMatchObject({
      type: 'one-top-circle',
      position: { x: 50, y: 50 },
      rotation: 0,
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
    const calls = serve(({ method, path }) =>
      method === 'POST' && path.endsWith('/layout')
        ? [201, layout({ id: 'roof', name: 'Roof', version: 1, fixedComponents: [] })]
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
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Roof' });
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
    const calls = serve(({ method, body }) =>
      method === 'PUT' ? [200, layout({ ...(body as object), version: 4 })] : undefined,
    );
    await edit();
    await press('Bar Chair');
    await press('View');
    await userEvent.selectOptions(screen.getByLabelText('Layout'), 'Patio');
    expect(await screen.findByText('Save changes to current layout before switching?')).toBeInTheDocument();
    await answerDialog('Save and switch');
    expect(await screen.findByRole('heading', { level: 2, name: 'Patio' })).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    expect(Object.keys(localStorage).filter((key) => key.includes('Draft'))).toEqual([]);
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

  it('overwrites only the version that it asked about', async () => {
    let stored = 4;
    const calls = serve(({ method, path, body }) => {
      if (path.endsWith('/layouts')) return [200, [layout({ version: stored })]];
      if (method !== 'PUT') return undefined;
      const { version } = body as { version?: number };
      return version === stored
        ? [200, layout({ ...(body as object), version: stored + 1 })]
        : [409, { error: 'Changed' }];
    });
    stored = 3;
    await edit();
    await press('Bar Chair');
    stored = 4;
    await press('Save Layout');
    const dialog = await screen.findByRole('alertdialog');
    // A third person saves while the question is open.
    stored = 5;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Overwrite with mine' }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    await waitFor(() =>
      expect(
        within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Overwrite with mine' }),
      ).toBeEnabled(),
    );
    await answerDialog('Overwrite with mine');
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeInTheDocument();
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toMatchObject([{ version: 3 }, { version: 4 }, { version: 5 }]);
  });

  it('asks again when one goes back from their version to one’s own and saves', async () => {
    let theirs = layout();
    const calls = serve(({ method, path }) => {
      if (method === 'PUT') return [409, { error: 'Changed' }];
      return path.endsWith('/layouts') ? [200, [theirs]] : undefined;
    });
    await edit();
    await press('Bar Chair');
    theirs = layout({ version: 4, fixedComponents: [] });
    await press('Save Layout');
    await answerDialog('Load theirs');
    await press('Undo');
    await press('Save Layout');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('changed by someone else');
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toMatchObject([{ version: 3 }, { version: 3 }]);
  });

  it('draws a layout whose answer has no version, once', async () => {
    serve(({ path }) =>
      path.endsWith('/layouts') ? [200, [{ ...layout(), version: undefined }]] : undefined,
    );
    await openPanel();
    expect(screen.getByText('Tables (2)')).toBeInTheDocument();
  });

  it('loads what others saved, and can take that back', async () => {
    let theirs = layout();
    serve(({ method, path }) => {
      if (method === 'PUT') return [409, { error: 'Changed' }];
      return path.endsWith('/layouts') ? [200, [theirs]] : undefined;
    });
    await edit();
    await press('Bar Chair');
    theirs = layout({ version: 4, fixedComponents: [] });
    await press('Save Layout');
    await answerDialog('Load theirs');
    expect(await screen.findByText('Tables (0)')).toBeInTheDocument();
    await press('Undo');
    expect(screen.getByText('Tables (3)')).toBeInTheDocument();
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
    serve(({ method }) =>
      method === 'PUT' ? [402, { error: 'Premium', requiredPlan: 'premium' }] : undefined,
    );
    await edit();
    await press('Bar Chair');
    await press('Save Layout');
    expect(await screen.findByText('Custom floor plans are part of the Premium plan')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save Layout' })).not.toBeInTheDocument();
  });

  it('makes the counts in Settings follow the plan on one click', async () => {
    const settings = { FourTop: { count: 5, capacity: 4 }, TwoTop: 1 };
    const calls = serve(({ method, path, body }) => {
      if (method === 'PATCH') return [200, body];
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
    const calls = serve(({ method, path, body }) => {
      if (method === 'PUT') return [200, { ...layout(), ...(body as object) }];
      if (path.endsWith('/layouts')) return [200, [layout({ fixedComponents: [] })]];
      return path.endsWith('/table-availability') ? [200, { tableAvailability: settings }] : undefined;
    });
    await openPanel();
    await userEvent.click(await screen.findByRole('button', { name: 'Put my tables on the plan' }));
    await press('Save Layout');
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
    const { fixedComponents } = calls.find(({ method }) => method === 'PUT')?.body as {
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
    serve(({ path }) => (path.endsWith('/layouts') ? [200, [layout(), other]] : undefined));
    await edit();
    await userEvent.keyboard('{Control>}a{/Control}');
    await press('Copy');
    await press('View');
    await userEvent.selectOptions(screen.getByLabelText('Layout'), 'Terrace');
    await press('Edit');
    await press('Paste');
    expect(await screen.findByText('2 selected')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Table 1, 4-Top Rectangle' })).toBeInTheDocument();
  });

  it('shows another restaurant within a second of its being stored', async () => {
    const calls = serve();
    await openPanel();
    localStorage.setItem('currentRestaurant', JSON.stringify({ id: 'harbour' }));
    await waitFor(
      () => expect(calls.some(({ path }) => path === '/api/restaurant/harbour/layouts')).toBe(true),
      { timeout: 2_500 },
    );
  });
});
