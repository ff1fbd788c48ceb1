import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeSession } from '@tablewell/api-client';
import {
  changedMeanwhile,
  component,
  playLayoutEvent,
  layout,
  openPanel,
  savedAs,
  sent,
  serve,
} from './testing/render-panel';

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

describe('the unsaved changes of a layout', () => {
  it('asks to save before it switches, then saves and switches', async () => {
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

  it('leaves no draft behind when the user switches without saving', async () => {
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

  it('merges what another user saved meanwhile, without asking', async () => {
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

  it('asks about a table that both users changed, by its number, and keeps all other changes of both', async () => {
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

  it('can undo what was saved, and saves that with its own version', async () => {
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

  it('keeps unsaved changes across a reload', async () => {
    serve();
    await edit();
    await press('Bar Chair');
    document.body.replaceChildren();
    await act(() => new Promise((done) => setTimeout(done, 400)));
    await openPanel();
    await press('Continue editing');
    expect(screen.getByText('Tables (3)')).toBeInTheDocument();
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  });

  it('offers a draft only to the user who made it', async () => {
    const signIn = (id: string) => storeSession({ token: 't', user: { id, email: `${id}@olive.example` } });
    signIn('ada');
    serve();
    await edit();
    await press('Bar Chair');
    document.body.replaceChildren();
    await act(() => new Promise((done) => setTimeout(done, 400)));
    signIn('ben');
    const { unmount } = await openPanel();
    expect(screen.queryByText('You have unsaved changes to this layout')).not.toBeInTheDocument();
    unmount();
    signIn('ada');
    await openPanel();
    expect(screen.getByText('You have unsaved changes to this layout')).toBeInTheDocument();
  });
});

describe('a save by another user', () => {
  const saved = { type: 'saved', restaurantId: 'olive', id: 'main', version: 4, by: 'Anna' } as const;
  const movedTable = component('a', '1', { x: 90 });
  const second = component('b', '2', { type: 'two-top', x: 300 });
  /** An open editor, and a save by Anna that is announced by the live socket. */
  async function openWhileAnnaSaves(fixedComponents: object[]) {
    let stored = layout();
    const calls = serve((call) => {
      if (call.rpc === 'ListLayouts') return [200, { layouts: [stored] }];
      return call.rpc === 'SaveLayout' ? [200, savedAs(call)] : undefined;
    });
    await edit();
    const playEvent = () => {
      stored = layout({ version: '4', fixedComponents });
      act(() => playLayoutEvent(saved));
    };
    return { calls, playEvent };
  }
  const positionOf = async (table: RegExp) => {
    await userEvent.click(screen.getByRole('button', { name: table, expanded: false }));
    return screen.getByLabelText('From the left');
  };

  it('is shown at once, with the user’s name', async () => {
    const { playEvent } = await openWhileAnnaSaves([movedTable, second]);
    playEvent();
    expect(await screen.findByText('Anna saved this plan.')).toBeInTheDocument();
    expect(await positionOf(/^Table 1/)).toHaveValue(90);
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('is merged with unsaved changes, which are saved on the new version', async () => {
    const { calls, playEvent } = await openWhileAnnaSaves([movedTable, second]);
    await press('Bar Chair');
    playEvent();
    expect(await screen.findByText('Anna saved this plan. Your own changes are kept.')).toBeInTheDocument();
    expect(screen.getByText('Tables (3)')).toBeInTheDocument();
    await press('Save Layout');
    await screen.findByRole('button', { name: 'Edit' });
    expect(sent(calls, 'SaveLayout')).toMatchObject([
      { baseVersion: '4', fixedComponents: [{ id: 'a', x: 90 }, { id: 'b' }, { type: 'one-top-circle' }] },
    ]);
  });

  it('waits for the save if both users changed the same table', async () => {
    const { playEvent } = await openWhileAnnaSaves([component('a', '1'), component('b', '2', { x: 700 })]);
    await userEvent.click(screen.getByRole('button', { name: /^Table 2/, expanded: false }));
    await press('Rotate right');
    playEvent();
    expect(await screen.findByText(/^Anna saved this plan. You both changed some of it/)).toBeInTheDocument();
    expect(screen.getByLabelText('From the left')).toHaveValue(300);
  });

  it('is not announced to the user who saved', async () => {
    const { playEvent } = await openWhileAnnaSaves([component('a', '1'), second]);
    await press('Bar Chair');
    await press('Save Layout');
    await screen.findByRole('button', { name: 'Edit' });
    playEvent();
    await screen.findByText('Tables (3)');
    expect(screen.queryByText(/saved this plan/)).not.toBeInTheDocument();
  });
});
