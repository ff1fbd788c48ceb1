import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { component, evening, layout, openPanel, sent, serve } from './testing/render-panel';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('./testing/render-panel').fakeSocket,
}));

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

describe('the layouts of a restaurant', () => {
  it('creates a layout only with a name, and opens it for editing', async () => {
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

  it('makes the counts in Settings follow the plan with one click', async () => {
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

  it('adds the tables that guests can book to an empty plan with one press', async () => {
    const settings = { FourTop: { count: 2, capacity: 4 }, TwoTop: 1 };
    const calls = serve((call) => {
      if (call.rpc === 'ListLayouts') return [200, { layouts: [layout({ fixedComponents: [] })] }];
      if (call.rpc === 'GetEvening') return [200, evening([], { layoutId: '' })];
      return call.path.endsWith('/table-availability') ? [200, { tableAvailability: settings }] : undefined;
    });
    await openPanel();
    const put = await screen.findByRole('button', { name: 'Put my tables on the plan' });
    const canvas = screen.getByRole('group', { name: 'Canvas' });
    // The instructions come before the empty canvas, which fills a screen.
    for (const first of [put, screen.getByText(/There are no tables on this layout yet/)])
      expect(first.compareDocumentPosition(canvas)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(put);
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
    // The properties of a table are copied with it.
    expect(screen.getByRole('button', { name: 'Table 1, 4-Top Rectangle, 1–6' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Table 1 4-Top Rectangle · Bar/ })).toBeInTheDocument();
  });
});
