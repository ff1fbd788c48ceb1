import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { Call } from '../../../testing/render-dashboard';
import { renderAt, serve } from '../../../testing/render-dashboard';
import { fieldRefusal, rpcRefusal } from '../../../testing/rpc-refusal';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../../testing/render-dashboard').fakeSocket,
}));

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 20, 12).getTime());
});
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const reports = {
  covers: [{ date: '2026-11-18', period: 'Dinner', parties: 30, covers: 76, walkIns: 4 }],
  attendance: [{ date: '2026-11-18', booked: 50, noShows: 3, canceled: 7, canceledLate: 4 }],
};
const piece = (id: string, kind: string, more: object = {}) => ({
  ...{ id, kind: `PIECE_KIND_${kind}`, restaurantId: 'olive', period: 'PIECE_PERIOD_LAST_28_DAYS' },
  ...{ compared: false, wide: true, ...more },
});
const week = {
  ...{ id: 'b1', name: 'My week', shared: true, version: '4', isOwn: true, mayChange: true },
  pieces: [
    piece('p1', 'IN_SHORT', { compared: true }),
    piece('p2', 'COVERS', { restaurantId: 'harbour', period: 'PIECE_PERIOD_LAST_7_DAYS', wide: false }),
    piece('p3', 'NO_SHOWS', { wide: false }),
  ],
};

/** Serves boards and figures; `saved` answers a save. */
const serveBoards = (
  boards: readonly object[],
  { saved, requiredPlan = '' }: { saved?: (call: Call) => [number, object]; requiredPlan?: string } = {},
) =>
  serve((call) => {
    const { path } = call;
    if (path.endsWith('/ListBoards')) return [200, { boards, requiredPlan }];
    if (path.endsWith('/GetReports')) return [200, reports];
    if (path.endsWith('/SaveBoard')) return saved?.(call);
    return undefined;
  });
const bodyOf = (calls: readonly Call[], method: string) =>
  calls.find(({ path }) => path.endsWith(`/${method}`))?.body;
const shown = () =>
  screen
    .getAllByRole('region')
    .map((card) => card.getAttribute('aria-label'))
    .filter((label) => label?.includes(', place '));
const arrange = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Arrange' }));
};

test('a board shows its pieces with their restaurants and days, and is accessible', async () => {
  const calls = serveBoards([week]);
  const { container } = renderAt('/dashboard?tab=reports');
  await userEvent.click(await screen.findByRole('button', { name: 'Own dashboards' }));
  expect(await screen.findByRole('heading', { name: 'My week' })).toBeInTheDocument();
  expect(screen.getByText('Shared with owners and managers')).toBeInTheDocument();
  expect(await screen.findByText('76 covers in 30 parties.')).toBeInTheDocument();
  expect(screen.getByText('Harbour Grill · Nov 13, 2026 to Nov 19, 2026')).toBeInTheDocument();
  expect(
    screen.getByText('3 of 50 reservations were no-shows (6%), and 4 were canceled late.'),
  ).toBeVisible();
  const read = calls.filter(({ path }) => path.endsWith('/GetReports')).map(({ body }) => body);
  expect(read).toContainEqual({ restaurantId: 'harbour', from: '2026-11-13', until: '2026-11-19' });
  expect(await axe(container)).toHaveNoViolations();
});

test('a new board is arranged and saved', async () => {
  const saved = ({ body }: Call): [number, object] => [
    200,
    { board: { ...(body as object), id: 'b9', version: '1', isOwn: true, mayChange: true } },
  ];
  const calls = serveBoards([], { saved });
  const { container } = renderAt('/dashboard?tab=reports&board=');
  await userEvent.click(await screen.findByRole('button', { name: 'New dashboard' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please give the dashboard a name')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Name of the dashboard'), 'Monday');
  await userEvent.click(screen.getByLabelText(/^Share it with/));
  await userEvent.click(screen.getByRole('button', { name: 'Add a piece' }));
  const second = within(screen.getByRole('region', { name: 'In short, place 2 of 2' }));
  await userEvent.selectOptions(second.getByLabelText('Shows'), 'Covers of the next two weeks');
  const forecast = within(screen.getByRole('region', { name: 'Covers of the next two weeks, place 2 of 2' }));
  expect(forecast.queryByLabelText('Days')).toBeNull();
  await userEvent.selectOptions(forecast.getByLabelText('Restaurant'), 'Harbour Grill');
  await userEvent.click(forecast.getByLabelText('Full width'));
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Monday' })).toBeInTheDocument();
  expect(bodyOf(calls, 'SaveBoard')).toEqual({
    ...{ restaurantId: 'olive', name: 'Monday', shared: true },
    pieces: [
      {
        ...{ id: expect.any(String), kind: 'PIECE_KIND_IN_SHORT', restaurantId: 'olive' },
        ...{ period: 'PIECE_PERIOD_LAST_28_DAYS', compared: true, wide: true },
      },
      { id: expect.any(String), kind: 'PIECE_KIND_FORECAST', restaurantId: 'harbour' },
    ],
  });
});

test('pieces move by the arrow keys, by buttons and by pointer, and are removed', async () => {
  serveBoards([week]);
  renderAt('/dashboard?tab=reports&board=b1');
  await arrange();
  const handle = screen.getByRole('button', { name: 'Move In short, place 1 of 3' });
  handle.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByText('In short is at place 2 of 3.')).toBeInTheDocument();
  expect(shown()).toEqual([
    ...['Covers and parties, place 1 of 3', 'In short, place 2 of 3'],
    'No-shows and cancellations, place 3 of 3',
  ]);
  expect(screen.getByRole('button', { name: 'Move In short, place 2 of 3' })).toHaveFocus();
  await userEvent.click(
    screen.getByRole('button', { name: 'Move No-shows and cancellations from place 3 to the one before' }),
  );
  expect(shown()).toEqual([
    ...['Covers and parties, place 1 of 3', 'No-shows and cancellations, place 2 of 3'],
    'In short, place 3 of 3',
  ]);
  // Each item lies below the one before it.
  for (const [place, item] of screen
    .getAllByRole('listitem')
    .filter((each) => each.querySelector('section'))
    .entries())
    item.getBoundingClientRect = () => new DOMRect(0, 100 * place, 300, 100);
  const pointer = userEvent.setup();
  await pointer.pointer([
    { keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Move In short, place 3 of 3' }) },
    { coords: { clientX: 10, clientY: 50 }, target: document.body },
    { keys: '[/MouseLeft]' },
  ]);
  expect(shown()[0]).toBe('In short, place 1 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Remove In short from place 1' }));
  expect(shown()).toHaveLength(2);
});

test('a board that somebody else changed meanwhile is not saved, and can be loaded again', async () => {
  const message =
    'Somebody else changed this board meanwhile. Please load it again, and then make your changes.';
  let boards = [week];
  const calls = serve(({ path }) => {
    if (path.endsWith('/ListBoards')) return [200, { boards }];
    if (path.endsWith('/SaveBoard')) return rpcRefusal(409, 'aborted', 'board-changed', message);
    return path.endsWith('/GetReports') ? [200, reports] : undefined;
  });
  renderAt('/dashboard?tab=reports&board=b1');
  await arrange();
  await userEvent.type(screen.getByLabelText('Name of the dashboard'), ' in Rome');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(bodyOf(calls, 'SaveBoard')).toMatchObject({
    boardId: 'b1',
    baseVersion: '4',
    name: 'My week in Rome',
  });
  boards = [{ ...week, name: 'Our week', version: '5' }];
  await userEvent.click(screen.getByRole('button', { name: 'Load it again' }));
  expect(await screen.findByRole('heading', { name: 'Our week' })).toBeInTheDocument();
});

test('a board of others is only read, and a piece of a restaurant of others says so', async () => {
  serveBoards([
    { ...week, isOwn: false, mayChange: false, pieces: [piece('p', 'COVERS', { restaurantId: 'secret' })] },
  ]);
  renderAt('/dashboard?tab=reports&board=b1');
  expect(await screen.findByText('You do not work in the restaurant of this piece.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Arrange' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove My week' })).toBeNull();
});

test('who gets the figures by mail is chosen of those who work there, and may stop it', async () => {
  const people = [
    { userId: 'u1', name: 'Anna Rossi', email: 'anna@olive.example' },
    { userId: 'u2', name: 'Kim Bo' },
  ];
  const calls = serve((call) => {
    const { path } = call;
    if (path.endsWith('/ListBoards')) return [200, { boards: [{ ...week, mailedToMe: true }], people }];
    if (path.endsWith('/GetReports')) return [200, reports];
    if (!path.endsWith('/SaveBoard')) return undefined;
    const { recipientIds = [] } = call.body as { recipientIds?: string[] };
    return recipientIds.length > 0
      ? [200, { board: { ...week, weekly: true, recipientIds } }]
      : fieldRefusal('recipientIds', 'Please choose who gets the mail');
  });
  const { container } = renderAt('/dashboard?tab=reports&board=b1');
  await userEvent.click(await screen.findByRole('button', { name: 'Stop the mails to me' }));
  expect(await screen.findByText('My week is not mailed to you any more')).toBeInTheDocument();
  expect(bodyOf(calls, 'LeaveBoard')).toEqual({ restaurantId: 'olive', boardId: 'b1' });
  await arrange();
  await userEvent.click(screen.getByLabelText('Mail its figures every Monday morning'));
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please choose who gets the mail')).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Anna Rossi, anna@olive.example'));
  await userEvent.click(screen.getByLabelText('Kim Bo'));
  await userEvent.click(screen.getByLabelText('Kim Bo'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('My week saved')).toBeInTheDocument();
  expect(calls.filter(({ path }) => path.endsWith('/SaveBoard')).at(-1)?.body).toMatchObject({
    ...{ weekly: true, recipientIds: ['u1'] },
  });
});

test('a board is removed after a question', async () => {
  const calls = serveBoards([week]);
  renderAt('/dashboard?tab=reports&board=b1');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove My week' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('My week removed')).toBeInTheDocument();
  expect(bodyOf(calls, 'RemoveBoard')).toEqual({ restaurantId: 'olive', boardId: 'b1' });
});

test('a board is printed as tables, with restaurant and days', async () => {
  serveBoards([week]);
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  renderAt('/dashboard?tab=reports&board=b1');
  await screen.findByText('76 covers in 30 parties.');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalled());
  const sheet = document.getElementById('print-sheet');
  expect(sheet?.querySelectorAll('table')).toHaveLength(3);
  expect(sheet).toHaveTextContent('Covers and parties · Harbour Grill · Nov 13, 2026 to Nov 19, 2026');
});

test('another plan reads that Enterprise has boards', async () => {
  serveBoards([], { requiredPlan: 'enterprise' });
  renderAt('/dashboard?tab=reports&board=');
  expect(await screen.findByText('Arrange your own dashboards')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See plans' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New dashboard' })).toBeNull();
});

test('what cannot be read can be tried again', async () => {
  let fails = true;
  serve(({ path }) => {
    if (!path.endsWith('/ListBoards')) return path.endsWith('/GetReports') ? [200, reports] : undefined;
    return fails
      ? rpcRefusal(404, 'not_found', 'not-found', 'Restaurant not found.')
      : [200, { boards: [week] }];
  });
  renderAt('/dashboard?tab=reports&board=b1');
  expect(await screen.findByText('Restaurant not found.')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'My week' })).toBeInTheDocument();
});
