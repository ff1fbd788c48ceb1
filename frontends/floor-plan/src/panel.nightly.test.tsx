import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { layout, openPanel, planRequired, sent, serve } from './testing/render-panel';

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

  it('has one tab stop on the canvas, and arrows that move from table to table', async () => {
    serve();
    await openPanel();
    const tables = within(screen.getByRole('group', { name: 'Canvas' })).getAllByRole('button');
    expect(tables.filter((node) => node.tabIndex === 0)).toHaveLength(1);
    act(() => tables[0]?.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(tables[1]).toHaveFocus();
    expect(tables.filter((node) => node.tabIndex === 0)).toEqual([tables[1]]);
  });

  it('selects once by the space bar, when it is released', async () => {
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

  it('announces the effect of keys on the selection', async () => {
    serve();
    await edit();
    await userEvent.click(screen.getByRole('button', { name: /^Table 2/, expanded: false }));
    act(() => screen.getByRole('button', { name: /^Table 2, / }).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText(/^Table 2: \d+ from the left, \d+ from the top$/)).toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(screen.getByText('Undone')).toBeInTheDocument();
  });

  it('asks before it clears everything', async () => {
    serve();
    await edit();
    await press('Clear All');
    await answerDialog('Cancel');
    expect(screen.getByText('Tables (2)')).toBeInTheDocument();
    await press('Clear All');
    await answerDialog('Clear All');
    expect(screen.getByText('Tables (0)')).toBeInTheDocument();
  });

  it('renders a layout without a version once', async () => {
    serve(({ rpc }) =>
      rpc === 'ListLayouts' ? [200, { layouts: [{ ...layout(), version: undefined }] }] : undefined,
    );
    await openPanel();
    expect(screen.getByText('Tables (2)')).toBeInTheDocument();
  });

  it('is view-only on Basic, with a link to the plans', async () => {
    serve(({ path }) =>
      path.endsWith('/trial-status') ? [200, { subscriptionType: 'basic', isInTrial: false }] : undefined,
    );
    await openPanel();
    expect(await screen.findByText('Custom floor plans are part of the Premium plan')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscription');
  });

  it('is view-only for a host, without an offer to upgrade', async () => {
    serve();
    await openPanel({ mayEdit: false });
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.queryByText('Custom floor plans are part of the Premium plan')).not.toBeInTheDocument();
  });

  it('becomes view-only, and keeps the changes as a draft, when the server refuses the plan', async () => {
    serve(({ rpc }) => (rpc === 'SaveLayout' ? planRequired : undefined));
    await edit();
    await press('Bar Chair');
    await press('Save Layout');
    expect(await screen.findByText('Custom floor plans are part of the Premium plan')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save Layout' })).not.toBeInTheDocument();
  });

  it('shows another restaurant within a second after it was stored', async () => {
    const calls = serve();
    await openPanel();
    localStorage.setItem('currentRestaurant', JSON.stringify({ id: 'harbour' }));
    await waitFor(() =>
      expect(sent(calls, 'ListLayouts').some((body) => body['restaurantId'] === 'harbour')).toBe(true),
    );
  });
});
