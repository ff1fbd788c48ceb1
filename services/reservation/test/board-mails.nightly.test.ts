import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { as, eventually, fixedClock, publishedEvents } from '@tablewell/chassis/testing';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { type Board, PieceKind, PiecePeriod } from '@tablewell/proto/reservation/v1/board_service_pb';
import { bookingAt, outcomeOf, startReservations } from './harness';

// The weekly mails of boards: to whom, when, once by two processes, and what they tell.

const clock = fixedClock('2026-11-19T12:00:00Z');
let running: Awaited<ReturnType<typeof startReservations>>;
beforeAll(async () => (running = await startReservations(clock, 2)));
afterAll(() => running?.stop());
beforeEach(() => clock.set('2026-11-19T12:00:00Z'));

const monday = '2026-11-23T06:00:00Z';
const enterprise = { effectivePlan: PlanId.ENTERPRISE, monthlyReservations: 0, analytics: true };
let made = 0;

/** Two restaurants in Rome of an owner on Enterprise: a manager works in both, a host in the first. */
async function group() {
  const first = `mails-${(made += 1)}`;
  const [second, ownerId] = [`${first}-second`, `owner-${first}`];
  await running.publishRestaurant(first, { name: 'Vesuvio' });
  await running.publishRestaurant(second, { ownerId, name: 'Etna' }, 'none');
  await running.publishPlan(first, enterprise);
  const [manager, host] = [`manager-${first}`, `host-${first}`];
  await running.publishPerson(ownerId, [first, second]);
  await running.publishPerson(manager, [first, second]);
  await running.publishPerson(host, [first]);
  const by = (userId: string, role: Role) =>
    as({ userId, memberships: [first, second].map((restaurantId) => ({ restaurantId, role })) });
  const owner = by(ownerId, Role.OWNER);
  await eventually(async () => {
    const { people, requiredPlan } = await running.boards.listBoards({ restaurantId: second }, owner);
    expect([people.length, requiredPlan]).toEqual([3, '']);
  });
  return { first, second, ownerId, manager, host, owner, asManager: by(manager, Role.MANAGER) };
}
type Group = Awaited<ReturnType<typeof group>>;

const { LAST_7_DAYS, UNSPECIFIED } = PiecePeriod;
const save = async ({ first, second, owner }: Group, recipientIds: string[], more: object = {}) => {
  const piece = { kind: PieceKind.IN_SHORT, period: LAST_7_DAYS, compared: true };
  const pieces = [
    { ...piece, id: 'a', restaurantId: first },
    { ...piece, id: 'b', restaurantId: second, kind: PieceKind.COVERS, compared: false },
    { id: 'c', restaurantId: '', kind: PieceKind.RESTAURANTS, period: UNSPECIFIED },
  ];
  const given = { restaurantId: first, name: 'Week', weekly: true, recipientIds, pieces, ...more };
  return (await running.boards.saveBoard(given, owner)).board as Board;
};
const mailsOf = async (board: Board) =>
  (await publishedEvents(running.bus, events.boardSummarized)).filter(({ boardId }) => boardId === board.id);

test('on Monday morning the figures of the week are published once, for each recipient those of their restaurants', async () => {
  const all = await group();
  const { first, second, ownerId, host, owner } = all;
  await running.apis[0]?.book(bookingAt(first, '2026-11-19T19:00', { partySize: 2 }), owner);
  await running.apis[0]?.book(bookingAt(second, '2026-11-22T19:00', { partySize: 2 }), owner);
  const board = await save(all, [ownerId, host]);
  clock.set('2026-11-23T05:59:00Z');
  clock.set(monday);
  await eventually(async () => expect(await mailsOf(board)).toHaveLength(1));
  const [mail] = await mailsOf(board);
  expect(mail).toMatchObject({
    ...{ name: 'Week', restaurantId: first, isTest: false },
    pieces: [
      {
        ...{ kind: PieceKind.IN_SHORT, restaurantName: 'Vesuvio', from: '2026-11-16', until: '2026-11-22' },
        rows: [{ label: '', values: [2, 1, 0, 1, 0, 0] }],
      },
      { restaurantName: 'Etna', rows: [{ label: 'Dinner', values: [1, 2, 0] }], before: [] },
      { kind: PieceKind.RESTAURANTS, restaurantName: '', from: '2026-11-22', until: '2026-11-22' },
    ],
  });
  const recipients = new Map(mail?.recipients.map(({ userId, pieces }) => [userId, pieces]));
  expect(recipients).toEqual(
    new Map([
      [ownerId, [0, 1, 2]],
      [host, [0]],
    ]),
  );
  // The next one is that of the next week, however often the jobs of two processes run.
  clock.set('2026-11-29T23:00:00Z');
  const later = await save(all, [ownerId], { name: 'Later' });
  clock.set('2026-11-30T06:00:00Z');
  await eventually(async () => expect(await mailsOf(later)).toHaveLength(1));
  await eventually(async () => expect(await mailsOf(board)).toHaveLength(2));
});

test('nobody but people who work there gets it, ten at most, and problems name the field', async () => {
  const all = await group();
  const other = await group();
  const fieldOf = async (recipientIds: string[], more: object = {}) => {
    const { fields } = (await outcomeOf(save(all, recipientIds, more))) as { fields?: { field: string }[] };
    return fields?.map(({ field }) => field);
  };
  expect(await fieldOf([other.manager])).toEqual(['recipientIds']);
  expect(await fieldOf([])).toEqual(['recipientIds']);
  expect(await fieldOf([all.host, all.host])).toEqual(['recipientIds']);
  expect(await fieldOf(Array.from({ length: 11 }, (_, index) => `person-${index}`))).toEqual([
    'recipientIds',
  ]);
  expect(await fieldOf([], { weekly: false })).toBeUndefined();
  const { people } = await running.boards.listBoards({ restaurantId: all.first }, all.asManager);
  expect(people.map(({ email }) => email)).toEqual(['', '', '']);
});

test('who leaves the restaurants gets no mail, and private boards of theirs end', async () => {
  const all = await group();
  const { first, manager, host, asManager, owner } = all;
  const board = await save(all, [manager, host]);
  const own = { restaurantId: first, name: 'Mine' };
  await running.boards.saveBoard(own, asManager);
  await running.publishPerson(manager, []);
  await eventually(async () => {
    const { boards } = await running.boards.listBoards({ restaurantId: first }, owner);
    expect(boards.map(({ recipientIds }) => recipientIds)).toEqual([[host]]);
  });
  const left = running.connection.collection('boards').countDocuments({ makerId: manager });
  expect(await left).toBe(0);
  clock.set(monday);
  await eventually(async () => expect(await mailsOf(board)).toHaveLength(1));
  expect((await mailsOf(board))[0]?.recipients.map(({ userId }) => userId)).toEqual([host]);
});

test('a recipient ends the mails on the board or by the link in a mail, and others go on getting them', async () => {
  const all = await group();
  const { first, ownerId, manager, host, asManager, owner } = all;
  const board = await save(all, [ownerId, manager, host], { shared: true });
  const of = { restaurantId: first, boardId: board.id };
  const seen = async () => (await running.boards.listBoards(of, asManager)).boards[0];
  expect(await seen()).toMatchObject({ weekly: true, mailedToMe: true, recipientIds: [] });
  await running.boards.leaveBoard(of, asManager);
  expect(await seen()).toMatchObject({ mailedToMe: false });
  clock.set(monday);
  await eventually(async () => expect(await mailsOf(board)).toHaveLength(1));
  const token = (await mailsOf(board))[0]?.recipients.find(({ userId }) => userId === host)?.unsubscribeToken;
  for (const given of ['nonsense', token, token])
    await running.boards.unsubscribeFromBoard({ token: given ?? '' });
  const { boards } = await running.boards.listBoards({ restaurantId: first }, owner);
  expect(boards[0]?.recipientIds).toEqual([ownerId]);
  const stored = await running.connection.collection('board_links').find({ boardId: board.id }).toArray();
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('under another plan nothing is mailed, nor what is two days late', async () => {
  const [downgraded, late] = [await group(), await group()];
  const [board, lateBoard] = [await save(downgraded, [downgraded.host]), await save(late, [late.host])];
  await running.publishPlan(downgraded.first, { ...enterprise, effectivePlan: PlanId.PREMIUM });
  const dueAt = async ({ id }: Board) => {
    const stored = await running.connection.collection('boards').findOne({ boardId: id });
    return (stored?.['weekly'] as { nextAt: Date }).nextAt.toISOString();
  };
  clock.set('2026-11-25T06:00:01Z');
  for (const each of [board, lateBoard])
    await eventually(async () => expect(await dueAt(each)).toBe('2026-11-30T06:00:00.000Z'));
  expect([await mailsOf(board), await mailsOf(lateBoard)]).toEqual([[], []]);
});
