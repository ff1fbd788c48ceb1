import { Role } from '@tablewell/chassis/access';
import { as, eventually, fixedClock } from '@tablewell/chassis/testing';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { type Board, PieceKind, PiecePeriod } from '@tablewell/proto/reservation/v1/board_service_pb';
import { outcomeOf, startReservations } from './harness';

// Boards of reports: who sees and changes them, under which plan, and what ends with restaurants.

let running: Awaited<ReturnType<typeof startReservations>>;
beforeAll(async () => (running = await startReservations(fixedClock('2026-11-20T12:00:00Z'))));
afterAll(() => running?.stop());

const enterprise = { effectivePlan: PlanId.ENTERPRISE, monthlyReservations: 0, analytics: true };
const { LAST_28_DAYS, NEXT_28_DAYS, UNSPECIFIED } = PiecePeriod;
let made = 0;

/** Two restaurants of an owner on Enterprise. */
async function group() {
  const first = `boards-${(made += 1)}`;
  const second = `${first}-second`;
  const ownerId = `owner-${first}`;
  await running.publishRestaurant(first);
  await running.publishRestaurant(second, { ownerId }, 'none');
  await running.publishPlan(first, enterprise);
  const person = (userId: string, role: Role, ids = [first, second]) =>
    as({ userId, memberships: ids.map((restaurantId) => ({ restaurantId, role })) });
  const owner = person(ownerId, Role.OWNER);
  await eventually(async () =>
    expect((await running.boards.listBoards({ restaurantId: second }, owner)).requiredPlan).toBe(''),
  );
  const manager = (userId: string, ids?: string[]) => person(userId, Role.MANAGER, ids);
  return { first, second, owner, manager, host: person('host', Role.HOST) };
}
type By = ReturnType<typeof as>;

const piece = (id: string, restaurantId: string, more: object = {}) => ({
  ...{ id, kind: PieceKind.COVERS, restaurantId, period: LAST_28_DAYS, compared: true, wide: true },
  ...more,
});
const save = async (restaurantId: string, by: By, more: object = {}): Promise<Board> => {
  const given = { restaurantId, name: 'Monday', pieces: [piece('a', restaurantId)], ...more };
  return (await running.boards.saveBoard(given, by)).board as Board;
};
const namesSeen = async (restaurantId: string, by: By) =>
  (await running.boards.listBoards({ restaurantId }, by)).boards.map(({ name }) => name);

test('a board is stored with its pieces in their order, and is the same at each restaurant of the owner', async () => {
  const { first, second, owner } = await group();
  const pieces = [
    piece('b', second, { kind: PieceKind.WAITS, compared: false, wide: false }),
    piece('a', first, { kind: PieceKind.COVERS, period: NEXT_28_DAYS, compared: false }),
    piece('c', '', { kind: PieceKind.RESTAURANTS, period: UNSPECIFIED, compared: false }),
  ];
  const board = await save(first, owner, { pieces, name: ' My week ' });
  expect(board).toMatchObject({ name: 'My week', version: 1n, isOwn: true, mayChange: true, pieces });
  const changed = { boardId: board.id, baseVersion: 1n, pieces: [...pieces].reverse(), name: 'My week' };
  expect(await save(second, owner, changed)).toMatchObject({ version: 2n });
  const { boards } = await running.boards.listBoards({ restaurantId: second }, owner);
  expect(boards).toMatchObject([{ name: 'My week', version: 2n, pieces: [...pieces].reverse() }]);
  for (const again of [1, 2]) {
    await running.boards.removeBoard({ restaurantId: first, boardId: board.id }, owner);
    expect([again, await namesSeen(first, owner)]).toEqual([again, []]);
  }
});

test('others see a board only while it is shared, and its maker and the owner change it', async () => {
  const { first, owner, manager, host } = await group();
  const [maker, other] = [manager('maker'), manager('other')];
  const own = await save(first, maker, { name: 'Private' });
  const shared = await save(first, maker, { name: 'Shared', shared: true });
  expect(await namesSeen(first, maker)).toEqual(['Private', 'Shared']);
  for (const by of [owner, other]) expect(await namesSeen(first, by)).toEqual(['Shared']);
  const change = (by: By, board: Board, more: object = {}) =>
    outcomeOf(save(first, by, { boardId: board.id, baseVersion: board.version, shared: true, ...more }));
  expect(await change(owner, own)).toMatchObject({ kind: 'not-found' });
  expect(await change(other, shared)).toMatchObject({ kind: 'forbidden', code: 'not-your-board' });
  expect(
    await outcomeOf(running.boards.removeBoard({ restaurantId: first, boardId: shared.id }, other)),
  ).toMatchObject({ kind: 'forbidden' });
  // It would be gone for the owner.
  expect(await change(owner, shared, { shared: false })).toMatchObject({ code: 'not-your-board' });
  expect(await change(owner, shared, { name: 'Ours' })).toMatchObject({ code: 'accepted' });
  expect(await namesSeen(first, other)).toEqual(['Ours']);
  expect(await outcomeOf(running.boards.listBoards({ restaurantId: first }, host))).toMatchObject({
    kind: 'forbidden',
  });
  const stranger = as({ userId: 'x', memberships: [{ restaurantId: 'another', role: Role.OWNER }] });
  expect(await change(stranger, shared)).toMatchObject({ kind: 'not-found' });
});

test('of two changes of the same version one is refused, and changes nothing', async () => {
  const { first, owner } = await group();
  const board = await save(first, owner);
  const changes = ['One', 'Other'].map((name) =>
    outcomeOf(save(first, owner, { boardId: board.id, baseVersion: 1n, name })),
  );
  const codes = (await Promise.all(changes)).map(({ code }) => code).sort();
  expect(codes).toEqual(['accepted', 'board-changed']);
  const { boards } = await running.boards.listBoards({ restaurantId: first }, owner);
  expect(boards.map(({ version }) => version)).toEqual([2n]);
});

test('problems name the field, and a refused board is not stored', async () => {
  const { first, owner, manager } = await group();
  const other = await group();
  const alone = manager('alone', [first]);
  const fieldOf = async (more: object, by = owner) => {
    const { fields } = (await outcomeOf(save(first, by, more))) as { fields?: { field: string }[] };
    return fields?.map(({ field }) => field);
  };
  expect(await fieldOf({ name: ' ' })).toEqual(['name']);
  expect(await fieldOf({ name: 'x'.repeat(61) })).toEqual(['name']);
  const many = Array.from({ length: 25 }, (_, index) => piece(`p${index}`, first));
  expect(await fieldOf({ pieces: many })).toEqual(['pieces']);
  expect(await fieldOf({ pieces: [piece('a', first), piece('a', first)] })).toEqual(['pieces']);
  for (const wrong of [
    ...[{ kind: PieceKind.UNSPECIFIED }, { period: UNSPECIFIED }, { period: NEXT_28_DAYS }],
    ...[{ kind: PieceKind.FORECAST }, { restaurantId: '' }, { restaurantId: other.first }, { id: '' }],
    { kind: PieceKind.RESTAURANTS, period: UNSPECIFIED, compared: false },
  ])
    expect([wrong, await fieldOf({ pieces: [piece('z', first), piece('a', first, wrong)] })]).toEqual([
      wrong,
      ['pieces[1]'],
    ]);
  // A person who does not work there gets no figures of it.
  expect(await fieldOf({ pieces: [piece('a', `${first}-second`)] }, alone)).toEqual(['pieces[0]']);
  expect(await namesSeen(first, owner)).toEqual([]);
});

test('a piece that the owner added stays when its maker, who does not work there, changes the board', async () => {
  const { first, second, owner, manager } = await group();
  const maker = manager('maker', [first]);
  const board = await save(first, maker, { shared: true });
  const pieces = [piece('a', first), piece('b', second)];
  const of = { boardId: board.id, shared: true, pieces };
  await save(first, owner, { ...of, baseVersion: 1n });
  expect(await save(first, maker, { ...of, baseVersion: 2n, name: 'Mine' })).toMatchObject({ pieces });
});

test('a person has at most 20 boards, also when they are made at the same time', async () => {
  const { first, owner, manager } = await group();
  const all = await Promise.all(
    Array.from({ length: 22 }, (_, index) => outcomeOf(save(first, owner, { name: `Board ${index}` }))),
  );
  expect(all.filter(({ code }) => code === 'accepted')).toHaveLength(20);
  expect(all.filter(({ code }) => code === 'too-many-boards')).toHaveLength(2);
  expect(await namesSeen(first, owner)).toHaveLength(20);
  expect(await save(first, manager('another'))).toMatchObject({ version: 1n });
});

test('another plan has no boards, and they are there again with Enterprise', async () => {
  const { first, owner } = await group();
  await save(first, owner);
  const premium = { ...enterprise, effectivePlan: PlanId.PREMIUM };
  await running.publishPlan(first, premium);
  const listed = () => running.boards.listBoards({ restaurantId: first }, owner);
  await eventually(async () =>
    expect(await listed()).toMatchObject({ boards: [], requiredPlan: 'enterprise' }),
  );
  expect(await outcomeOf(save(first, owner))).toMatchObject({
    ...{ code: 'plan-required', requiredPlan: 'enterprise' },
  });
  await running.publishPlan(first, enterprise);
  await eventually(async () => expect((await listed()).boards).toHaveLength(1));
});

test('a restaurant for tests has boards of its own under any plan', async () => {
  const id = `boards-test-${(made += 1)}`;
  await running.publishRestaurant(id, { isTest: true, ownerId: 'owner-boards-1' }, 'none');
  const owner = as({ userId: 'owner-boards-1', memberships: [{ restaurantId: id, role: Role.OWNER }] });
  await eventually(async () => expect(await outcomeOf(save(id, owner))).toMatchObject({ code: 'accepted' }));
  expect(await namesSeen(id, owner)).toEqual(['Monday']);
});

test('pieces end with their restaurant, and boards with the last one', async () => {
  const { first, second, owner } = await group();
  await save(first, owner, { pieces: [piece('a', second), piece('b', first)] });
  await running.deleteRestaurant(second);
  await eventually(async () => {
    const { boards } = await running.boards.listBoards({ restaurantId: first }, owner);
    expect(boards).toMatchObject([{ version: 2n, pieces: [{ id: 'b' }] }]);
  });
  const stored = () => running.connection.collection('boards').countDocuments({ space: `owner-${first}` });
  expect(await stored()).toBe(1);
  await running.deleteRestaurant(first);
  await eventually(async () => expect(await stored()).toBe(0));
});
