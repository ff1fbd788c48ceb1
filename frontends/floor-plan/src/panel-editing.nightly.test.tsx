import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { component, layout, openPanel, sent, serve } from './testing/render-panel';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('./testing/render-panel').fakeSocket,
}));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const edit = async () => {
  const view = await openPanel();
  await press('Edit');
  return view;
};
const selectAll = async () => {
  await userEvent.click(screen.getByLabelText('Select Table 1'));
  await userEvent.click(screen.getByLabelText('Select Table 2'));
};
const properties = () => within(screen.getByRole('region', { name: 'Booking of the selected tables' }));
const type = async (label: string, text: string) => {
  const field = properties().getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
};
const save = async () => {
  await press('Save Layout');
  await screen.findByRole('button', { name: 'Edit' });
};

describe('the properties of tables', () => {
  it('are set for many at once, and saved', async () => {
    const calls = serve();
    const { container } = await edit();
    await selectAll();
    expect(properties().getByLabelText('Largest party')).toHaveAttribute('placeholder', 'Differs');
    await type('Area', 'Terrace');
    await userEvent.selectOptions(properties().getByLabelText('Booked by'), 'Walk-ins only');
    await type('Priority', '7');
    expect(screen.getByRole('button', { name: 'Table 1, 4-Top Rectangle, walk-ins' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await save();
    expect(sent(calls, 'SaveLayout')[0]?.['fixedComponents']).toMatchObject([
      { id: 'a', area: 'Terrace', audience: 'TABLE_AUDIENCE_WALK_INS', priority: 7 },
      { id: 'b', area: 'Terrace', audience: 'TABLE_AUDIENCE_WALK_INS', priority: 7 },
    ]);
  });

  it('keep the smallest party below the largest', async () => {
    const calls = serve();
    await edit();
    await userEvent.click(screen.getByLabelText('Select Table 2'));
    expect(properties().getByLabelText('Largest party')).toHaveValue(2);
    await type('Smallest party', '3');
    expect(properties().getByLabelText('Largest party')).toHaveValue(3);
    await press('Undo');
    expect(properties().getByLabelText('Largest party')).toHaveValue(2);
    await type('Largest party', '4');
    await save();
    expect(sent(calls, 'SaveLayout')[0]?.['fixedComponents']).toMatchObject([{}, { largestParty: 4 }]);
  });

  it('suggest the areas that are used', async () => {
    serve(({ rpc }) =>
      rpc === 'ListLayouts'
        ? [200, { layouts: [layout({ fixedComponents: [component('a', '1', { area: 'Bar' })] })] }]
        : undefined,
    );
    await edit();
    await userEvent.click(screen.getByLabelText('Select Table 1'));
    expect(properties().getByLabelText('Area')).toHaveValue('Bar');
    expect(document.querySelector('datalist option')).toHaveValue('Bar');
  });
});

describe('combinations', () => {
  it('are made of the selected tables, changed and removed, and saved', async () => {
    const calls = serve();
    await edit();
    expect(screen.getByRole('button', { name: 'Combine' })).toBeDisabled();
    await selectAll();
    await press('Combine');
    const section = () => within(screen.getByRole('region', { name: 'Combinations (1)' }));
    expect(section().getByLabelText('Smallest')).toHaveValue(5);
    expect(section().getByLabelText('Largest')).toHaveValue(6);
    await userEvent.clear(section().getByLabelText('Largest'));
    await userEvent.type(section().getByLabelText('Largest'), '8{Enter}');
    expect(screen.getByRole('button', { name: 'Combine' })).toBeDisabled();
    expect(screen.getByText(/combined already/)).toBeInTheDocument();
    await save();
    expect(sent(calls, 'SaveLayout')[0]?.['details']).toMatchObject({
      combinations: [{ componentIds: ['a', 'b'], smallestParty: 5, largestParty: 8 }],
    });
    await press('Edit');
    await press('Separate 1 + 2');
    expect(screen.queryByRole('region', { name: /^Combinations/ })).not.toBeInTheDocument();
    await press('Undo');
    expect(screen.getByRole('region', { name: 'Combinations (1)' })).toBeInTheDocument();
  });

  it('are suggested for neighbors', async () => {
    const near = [component('a', '1'), component('b', '2', { x: 190 }), component('c', '3', { x: 900 })];
    serve(({ rpc }) =>
      rpc === 'ListLayouts' ? [200, { layouts: [layout({ fixedComponents: near })] }] : undefined,
    );
    await edit();
    await press('Combine 1 + 2');
    expect(screen.getByRole('region', { name: 'Combinations (1)' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Combine \d/ })).not.toBeInTheDocument();
  });
});

describe('the background', () => {
  it('is added, named and saved, and offers its name to the tables within', async () => {
    const calls = serve();
    const { container } = await edit();
    await press('Background');
    await press('Area');
    await userEvent.type(screen.getByLabelText('Label'), 'Terrace{Enter}');
    await userEvent.clear(screen.getByLabelText('Width'));
    await userEvent.type(screen.getByLabelText('Width'), '1200{Enter}');
    await userEvent.clear(screen.getByLabelText('Height'));
    await userEvent.type(screen.getByLabelText('Height'), '1200{Enter}');
    expect(await axe(container)).toHaveNoViolations();
    await press('Set their area to Terrace');
    await save();
    const [body] = sent(calls, 'SaveLayout');
    expect(body?.['details']).toMatchObject({
      background: [{ kind: 'BACKGROUND_KIND_AREA', label: 'Terrace', width: 1200, height: 1200 }],
    });
    expect(body?.['fixedComponents']).toMatchObject([{ area: 'Terrace' }, { area: 'Terrace' }]);
    await press('Edit');
    await press('Background');
    await userEvent.click(screen.getByRole('button', { name: 'Area Terrace' }));
    await press('Delete area');
    expect(screen.getByText('Background (0)')).toBeInTheDocument();
  });
});

describe('layouts', () => {
  it('are duplicated under a name', async () => {
    const calls = serve(({ rpc }) =>
      rpc === 'DuplicateLayout'
        ? [200, { layout: layout({ id: 'copy', name: 'Winter', version: '1' }) }]
        : undefined,
    );
    await openPanel();
    await press('Duplicate Layout');
    const name = screen.getByLabelText('Layout name');
    expect(name).toHaveValue('Copy of Main Floor');
    await userEvent.clear(name);
    expect(screen.getByRole('button', { name: 'Duplicate' })).toBeDisabled();
    await userEvent.type(name, 'Winter{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Winter' })).toBeInTheDocument();
    expect(sent(calls, 'DuplicateLayout')).toEqual([
      { restaurantId: 'olive', layoutId: 'main', name: 'Winter' },
    ]);
  });

  it('are renamed', async () => {
    serve(({ rpc }) =>
      rpc === 'RenameLayout' ? [200, { layout: layout({ name: 'Hall', version: '4' }) }] : undefined,
    );
    await openPanel();
    await press('Rename Layout');
    await userEvent.clear(screen.getByLabelText('Layout name'));
    await userEvent.type(screen.getByLabelText('Layout name'), 'Hall{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Hall' })).toBeInTheDocument();
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });
});

describe('new tables', () => {
  it('are reported if they are at one point, and put side by side', async () => {
    serve();
    await edit();
    await press('Bar Chair');
    await press('Bar Chair');
    await press('Bar Chair');
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    expect(screen.getByText(/^4 tables are stacked/)).toBeInTheDocument();
    await press('Put them side by side');
    expect(screen.queryByText(/are stacked/)).not.toBeInTheDocument();
  });

  it('are dragged from the palette to their position, and the click that ends a drag adds none', async () => {
    serve();
    await edit();
    Object.assign(SVGElement.prototype, { getScreenCTM: () => null });
    const canvas = screen.getByRole('group', { name: 'Canvas, being edited' });
    document.elementFromPoint = () => canvas;
    const kind = screen.getByRole('button', { name: 'Bar Chair' });
    fireEvent.pointerDown(kind, { button: 0, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(kind, { clientX: 200, clientY: 150 });
    fireEvent.pointerMove(kind, { clientX: 402, clientY: 298 });
    fireEvent.pointerUp(kind, { clientX: 402, clientY: 298 });
    fireEvent.click(kind);
    expect(screen.getByText('Tables (3)')).toBeInTheDocument();
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    fireEvent.click(kind);
    expect(screen.getByText('Tables (4)')).toBeInTheDocument();
  });
});
