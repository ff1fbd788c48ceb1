import { PersonalPermission, Role } from '@tablewell/chassis/access';
import { allStoredText, as, eventually, refusalOf } from '@tablewell/chassis/testing';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { host, today } from './evening-harness';
import { type FloorEvening, startFloorEvening, table } from './floor-harness';
import { outcomeOf } from './harness';

let running: FloorEvening;
beforeAll(async () => (running = await startFloorEvening()));
afterAll(() => running?.stop());
/** A person of each test's own. */
let maker = '';
let tests = 0;
beforeEach(() => {
  running.clock.set(`${today}T18:00:00Z`);
  maker = `Kim ${(tests += 1)}`;
});

const house = {
  tables: [table('1', 4, { area: 'Dining Room' }), table('2', 4, { area: 'Terrace' }), table('3', 4)],
};
const manager = (restaurantId: string) =>
  as({ userId: maker, name: 'Kim', memberships: [{ restaurantId, role: Role.MANAGER }] });
const make = (restaurantId: string, more: object = {}) =>
  running.calendarFeeds.createCalendarFeed({ restaurantId, name: 'Kitchen', ...more }, manager(restaurantId));
const feedsOf = (restaurantId: string) =>
  running.calendarFeeds.listCalendarFeeds({ restaurantId }, manager(restaurantId));
async function read(secret: string): Promise<string> {
  const { file } = await running.calendarFeeds.readCalendarFeed({ secret, host: 'tables.example' });
  return new TextDecoder().decode(file).replaceAll('\r\n ', '');
}
const titles = (text: string) => [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title);

test('a calendar shows size, time and table of each party, and nothing that says who comes', async () => {
  const id = await running.openWithPlan(house);
  const details = { name: 'Ada Lovelace', notes: 'by the window', phoneNumber: '+12025550171' };
  const reservation = await running.book(id, '20:00', { ...details, email: 'ada@example.com' });
  const { secret } = await make(id);
  const text = await read(secret);
  expect(text).toContain('X-WR-CALNAME:Trattoria\r\n');
  expect(text).toContain(`UID:party-${reservation}@`);
  expect(text).toContain('DTSTART:20261120T190000Z\r\nDTEND:20261120T203000Z');
  expect(titles(text)).toEqual(['2 guests']);
  expect(text).toMatch(/DESCRIPTION:Table \d/);
  for (const said of ['Ada', 'window', '2025550171', 'ada@']) expect(text).not.toContain(said);
});

test('with names it shows them, and nothing else of a guest', async () => {
  const id = await running.openWithPlan(house);
  await running.book(id, '20:00', { name: 'Ada O’Neil', notes: 'by the window' });
  const text = await read((await make(id, { showsNames: true })).secret);
  expect(titles(text)).toEqual(['2 guests\\, Ada O’Neil']);
  expect(text).not.toContain('window');
});

test('is made by nobody from whom the owner has withheld export', async () => {
  const id = await running.openWithPlan(house);
  const withheld = [PersonalPermission.EXPORT];
  const limited = as({
    userId: 'limited',
    memberships: [{ restaurantId: id, role: Role.MANAGER, withheld }],
  });
  const made = running.calendarFeeds.createCalendarFeed({ restaurantId: id, name: 'Mine' }, limited);
  expect(await refusalOf(made)).toMatchObject({ kind: 'forbidden', code: 'role-too-low' });
});

test('a calendar of an area has the parties at its tables', async () => {
  const id = await running.openWithPlan(house);
  await running.book(id, '20:00', { name: 'Ada' });
  await running.book(id, '20:00', { name: 'Grace' });
  await running.book(id, '20:00', { name: 'Joan' });
  const tables = await running.tablesOf(id);
  const atTerrace = Object.keys(tables).filter((name) => tables[name] === '2');
  expect((await feedsOf(id)).areas).toEqual(['Dining Room', 'Terrace']);
  const text = await read((await make(id, { area: ' terrace ', showsNames: true })).secret);
  expect(titles(text)).toEqual(atTerrace.map((name) => `2 guests\\, ${name}`));
  expect(text).toContain('X-WR-CALNAME:Trattoria\\, Terrace');
});

test('a change keeps its entry with a higher sequence, and a canceled party stays as such', async () => {
  const id = await running.openWithPlan(house);
  const reservation = await running.book(id, '20:00');
  const { secret } = await make(id);
  const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1] ?? 0);
  const before = await read(secret);
  await running.take(id, reservation, Step.CONFIRM);
  const after = await read(secret);
  expect(sequence(after)).toBeGreaterThan(sequence(before));
  await running.api.cancelReservation({ id: reservation }, host(id));
  expect(await read(secret)).toMatch(/SUMMARY:2 guests[\s\S]*STATUS:CANCELLED/);
});

test('it has the week that has passed and the four weeks ahead, on the restaurant’s service days', async () => {
  const id = await running.openWithPlan(house);
  const bookOn = async (date: string, name: string) => {
    running.clock.set(`${date < today ? date : today}T08:00:00Z`);
    const when = { time: { case: 'local' as const, value: `${date}T20:00` } };
    const booking = { restaurantId: id, name, partySize: 2, when, originalReferer: 'direct' };
    await running.api.book({ ...booking, phoneNumber: '', notes: '', idempotencyKey: '' }, host(id));
  };
  await bookOn('2026-11-11', 'Too old');
  await bookOn('2026-11-12', 'A week ago');
  await bookOn('2026-12-17', 'In four weeks');
  await bookOn('2026-12-18', 'Too far');
  // It is half past midnight: the evening of the 19th is not over.
  running.clock.set('2026-11-19T23:30:00Z');
  const text = await read((await make(id, { showsNames: true })).secret);
  expect(titles(text)).toEqual(['2 guests\\, A week ago', '2 guests\\, In four weeks']);
});

test('its secret is stored nowhere, and read only as long as the calendar is there', async () => {
  const id = await running.openWithPlan(house);
  const { secret, feed } = await make(id);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await allStoredText(running.connection)).not.toContain(secret);
  expect((await feedsOf(id)).feeds).toMatchObject([{ name: 'Kitchen' }]);
  expect((await feedsOf(id)).feeds[0]?.lastReadAt).toBeUndefined();
  await read(secret);
  expect((await feedsOf(id)).feeds[0]?.lastReadAt).toBeDefined();
  const end = () =>
    running.calendarFeeds.endCalendarFeed({ restaurantId: id, feedId: feed?.id ?? '' }, manager(id));
  await end();
  await end();
  expect(await outcomeOf(read(secret))).toMatchObject({ code: 'not-found' });
  expect(await outcomeOf(read('nonsense'))).toMatchObject({ code: 'not-found' });
  expect((await feedsOf(id)).feeds).toEqual([]);
});

test('a bad calendar is refused with the field’s name, and hosts and strangers may make, see and end none', async () => {
  const id = await running.openWithPlan(house);
  const { feed, secret } = await make(id);
  for (const [more, field] of [
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ name: 'see evil.example/x' }, 'name'],
    [{ area: 'Roof' }, 'area'],
  ] as const)
    expect(await outcomeOf(make(id, more))).toMatchObject({ fields: [{ field }] });
  for (const by of [host(id), manager('another'), undefined]) {
    const request = { restaurantId: id, name: 'Bar', feedId: feed?.id ?? '' };
    const codes = await Promise.all([
      outcomeOf(running.calendarFeeds.createCalendarFeed(request, by)),
      outcomeOf(running.calendarFeeds.listCalendarFeeds(request, by)),
      outcomeOf(running.calendarFeeds.endCalendarFeed(request, by)),
    ]);
    expect(codes.map(({ code }) => code)).not.toContain('accepted');
  }
  expect((await feedsOf(id)).feeds).toHaveLength(1);
  expect(await read(secret)).toContain('BEGIN:VCALENDAR');
});

test('a restaurant has at most twenty, however many are made at once', async () => {
  const id = await running.openWithPlan(house);
  const outcomes = await Promise.all(Array.from({ length: 24 }, () => outcomeOf(make(id))));
  expect(outcomes.filter(({ code }) => code === 'accepted')).toHaveLength(20);
  expect(outcomes.filter(({ code }) => code === 'too-many-feeds')).toHaveLength(4);
  const { feeds } = await feedsOf(id);
  expect(feeds).toHaveLength(20);
  await running.calendarFeeds.endCalendarFeed({ restaurantId: id, feedId: feeds[7]?.id ?? '' }, manager(id));
  expect(await outcomeOf(make(id))).toMatchObject({ code: 'accepted' });
});

test('calendars of one restaurant that are read at once are all answered, and say the same', async () => {
  const id = await running.openWithPlan(house);
  await running.book(id, '20:00');
  const made = await Promise.all(Array.from({ length: 20 }, () => make(id)));
  const files = await Promise.all(
    [...made, ...made].map(({ secret }) =>
      running.calendarFeeds.readCalendarFeed({ secret, host: 'tables.example' }),
    ),
  );
  expect(new Set(files.map(({ tag }) => tag)).size).toBe(1);
  expect(files).toHaveLength(40);
});

test('calendars are deleted with their restaurant', async () => {
  const id = await running.openWithPlan(house);
  const { secret } = await make(id);
  await running.deleteRestaurant(id);
  const stored = running.connection.collection('calendar_feeds');
  await eventually(async () => expect(await stored.countDocuments({ restaurantId: id })).toBe(0));
  expect(await outcomeOf(read(secret))).toMatchObject({ code: 'not-found' });
});

const isRead = async (secret: string) => (await outcomeOf(read(secret))).code === 'accepted';

describe('a calendar whose maker', () => {
  const kim = (restaurantId: string, role: Role, more: object = {}) => ({
    ...{ restaurantId, role },
    ...more,
  });
  const change = (...memberships: ReturnType<typeof kim>[]) => running.publishMemberships(maker, memberships);
  test.each([
    ['is dismissed', () => []],
    ['becomes a host', (id: string) => [kim(id, Role.HOST)]],
    [
      'may export no more',
      (id: string) => [kim(id, Role.MANAGER, { withheld: [PersonalPermission.EXPORT] })],
    ],
  ])('%s ends at once, and those of others and of other restaurants go on', async (_what, after) => {
    const [id, other] = [await running.openWithPlan(house), await running.openWithPlan(house)];
    const known = await make(id);
    const elsewhere = await make(other);
    const lead = as({ userId: 'Lea', memberships: [{ restaurantId: id, role: Role.MANAGER }] });
    const ofLea = await running.calendarFeeds.createCalendarFeed({ restaurantId: id, name: 'Bar' }, lead);
    await change(...after(id), kim(other, Role.MANAGER));
    await eventually(async () => expect(await isRead(known.secret)).toBe(false));
    expect([await isRead(elsewhere.secret), await isRead(ofLea.secret)]).toEqual([true, true]);
    const { feeds } = await running.calendarFeeds.listCalendarFeeds({ restaurantId: id }, lead);
    expect(feeds.map(({ name, endedAt }) => [name, endedAt !== undefined])).toEqual([
      ['Kitchen', true],
      ['Bar', false],
    ]);
  });
});

test('a calendar that somebody made after coming back outlasts the late news of an earlier dismissal', async () => {
  const id = await running.openWithPlan(house);
  const before = await make(id);
  running.clock.set(`${today}T20:00:00Z`);
  await running.publishPerson(maker, [id]);
  const after = await make(id, { name: 'Bar' });
  running.clock.set(`${today}T19:00:00Z`);
  await running.publishMemberships(maker, []);
  await eventually(async () => expect(await isRead(before.secret)).toBe(false));
  expect(await isRead(after.secret)).toBe(true);
});

describe('after a dismissal', () => {
  /** A calendar whose maker was dismissed a second later, and has a call under way another second later. */
  async function dismissedMaker(after: (id: string) => object[] = () => []) {
    const id = await running.openWithPlan(house);
    const { feed, secret } = await make(id, { name: 'Before' });
    running.clock.set(`${today}T18:00:01Z`);
    await running.publishMemberships(maker, after(id));
    await eventually(async () => expect(await isRead(secret)).toBe(false));
    running.clock.set(`${today}T18:00:02Z`);
    return { id, feedId: feed?.id ?? '' };
  }

  test.each([
    ['a dismissed person', () => []],
    ['a new host', (restaurantId: string) => [{ restaurantId, role: Role.HOST }]],
    [
      'a person who may export no more',
      (restaurantId: string) => [{ restaurantId, role: Role.MANAGER, withheld: [PersonalPermission.EXPORT] }],
    ],
  ])('%s, whose call was admitted before, makes no calendar and no address', async (_who, after) => {
    const { id, feedId } = await dismissedMaker(after);
    const replace = running.calendarFeeds.replaceCalendarFeedAddress(
      { restaurantId: id, feedId },
      manager(id),
    );
    for (const late of [make(id, { name: 'Late' }), replace])
      expect(await refusalOf(late)).toMatchObject({ kind: 'conflict', code: 'access-changed' });
    const { feeds } = await feedsOf(id);
    expect(feeds.map(({ name, endedAt }) => [name, endedAt !== undefined])).toEqual([['Before', true]]);
  });

  test.each([
    ['by a clock that is some seconds behind', '17:59:50'],
    ['and its news came minutes late', '17:55:00'],
  ])('a calendar that was made after it, %s, ends', async (_why, dismissedAt) => {
    const id = await running.openWithPlan(house);
    const { secret } = await make(id);
    running.clock.set(`${today}T${dismissedAt}Z`);
    await running.publishMemberships(maker, []);
    await eventually(async () => expect((await feedsOf(id)).feeds[0]?.endedAt).toBeDefined());
    expect(await isRead(secret)).toBe(false);
  });
});

test('another address is shown once, to whoever makes it, and the calendar goes on under it alone', async () => {
  const id = await running.openWithPlan(house);
  const { feed, secret } = await make(id, { showsNames: true });
  await running.publishMemberships(maker, []);
  await eventually(async () => expect(await isRead(secret)).toBe(false));
  const lea = as({ userId: 'Lea', memberships: [{ restaurantId: id, role: Role.MANAGER }] });
  const replace = (feedId = feed?.id ?? '', by = lea) =>
    running.calendarFeeds.replaceCalendarFeedAddress({ restaurantId: id, feedId }, by);
  const replaced = await replace();
  expect(replaced.feed).toMatchObject({ id: feed?.id, name: 'Kitchen', showsNames: true, madeBy: 'Lea' });
  expect(replaced.feed?.endedAt).toBeUndefined();
  expect([await isRead(replaced.secret), await isRead(secret)]).toEqual([true, false]);
  expect(await allStoredText(running.connection)).not.toContain(replaced.secret);
  const again = await replace();
  expect([await isRead(replaced.secret), await isRead(again.secret)]).toEqual([false, true]);
  expect(await refusalOf(replace('unknown'))).toMatchObject({ kind: 'not-found' });
  const limited = { restaurantId: id, role: Role.MANAGER, withheld: [PersonalPermission.EXPORT] };
  for (const by of [host(id), as({ userId: 'limited', memberships: [limited] })])
    expect(await refusalOf(replace(feed?.id, by))).toMatchObject({ kind: 'forbidden' });
});
