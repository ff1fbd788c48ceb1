import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { PersonalPermission } from '@tablewell/chassis/access';
import { type EventType, events } from '@tablewell/chassis/events';
import { silentLogger } from '@tablewell/chassis/ops';
import { eventually } from '@tablewell/chassis/testing';
import { SecurityChange } from '@tablewell/proto/auth/v1/user_events_pb';
import { GuestSchema } from '@tablewell/proto/guest/v1/guest_pb';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { ReservationSteppedSchema } from '@tablewell/proto/reservation/v1/reservation_events_pb';
import { ReservationSchema, ReservationStatus, Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import type { Server as SocketServer } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { LiveHub } from '../src/live/hub';
import { SocketBounds } from '../src/live/socket-bounds';
import type { Session } from '../src/session/sessions';

const session = {
  user: { id: 'u1' },
  actor: {
    ...{ userId: 'u1', sessionId: 's1', closed: [] },
    memberships: [{ restaurantId: 'r1', withheld: [] }],
  },
} as unknown as Session;
const keys = { forget: jest.fn(), markAllStale: jest.fn() };
const sessions = {
  get: jest.fn<Promise<Session | undefined>, [string]>(),
  forget: jest.fn(),
  forgetUser: jest.fn(),
  forgetPlaces: jest.fn(),
  markAllStale: jest.fn(),
};
const times = { forget: jest.fn(), forgetAll: jest.fn() };
const versions = { take: jest.fn(async () => true), startAnew: jest.fn() };

/** Each connection names its own network. */
const networkOf = ({ url = '' }: IncomingMessage): string => /from=(\w+)/.exec(url)?.[1] ?? 'home';

let http: Server;
let hub: LiveHub;
let page: Socket;
let connections: number;
let refusals: string[];
/** Of all connections. */
let address = '203.0.113.7';

beforeEach(async () => {
  sessions.get.mockReset().mockResolvedValue(session);
  http = createServer();
  hub = new LiveHub(http, {
    verify: async () => ({ sessionId: 's1' }) as never,
    sessions: sessions as never,
    keys,
    times,
    versions,
    bounds: new SocketBounds({ perUser: 3, handshakes: 6, networkOf }),
    addressOf: () => address,
    logger: silentLogger,
    origin: 'http://localhost',
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  connections = 0;
  refusals = [];
});

afterEach(async () => {
  page?.close();
  await hub.close();
});

/** A page as a socket.io client: it reconnects automatically unless the server disconnects it. */
function open(): void {
  page = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
    auth: { token: 't' },
    transports: ['websocket'],
    reconnectionDelay: 20,
    reconnectionDelayMax: 50,
  });
  page.on('connect', () => (connections += 1));
  page.on('connect_error', ({ message }) => refusals.push(message));
}

test('after a gap in the events, pages reconnect by themselves and cached state is dropped', async () => {
  open();
  await eventually(() => expect(connections).toBe(1));
  hub.resync();
  await eventually(() => expect(connections).toBe(2));
  expect(sessions.markAllStale).toHaveBeenCalled();
  expect(times.forgetAll).toHaveBeenCalled();
  expect(versions.startAnew).toHaveBeenCalled();
});

test('while auth is unavailable, a page reconnects until its session is known', async () => {
  sessions.get.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  open();
  await eventually(() => expect(connections).toBe(1));
  expect(sessions.get).toHaveBeenCalledTimes(3);
});

test('a page with an ended session is refused, and does not retry', async () => {
  sessions.get.mockResolvedValue(undefined);
  open();
  await eventually(() => expect(refusals).toEqual(['Please sign in.']));
  expect(page.active).toBe(false);
});

test('a page gets the latest state of a reservation, and no older one', async () => {
  const heard: string[] = [];
  open();
  page.on('reservationUpdate', ({ type, reservation }: { type: string; reservation: { id: string } }) =>
    heard.push(`${reservation.id} ${type}`),
  );
  await eventually(() => expect(connections).toBe(1));
  const at = new Date('2026-12-01T18:00:00Z');
  const news = async (type: EventType, id: string) => {
    const reservation = create(ReservationSchema, {
      id,
      restaurantId: 'r1',
      status: ReservationStatus.ACTIVE,
      startsAt: timestampFromDate(new Date('2026-12-01T19:00:00Z')),
    });
    const handler = hub.handlers().find((each) => each.type.name === type.name);
    await handler?.handle({ reservation } as never, { at } as never);
    return reservation;
  };
  await news(events.reservationCanceled, 'one');
  versions.take.mockResolvedValueOnce(false);
  const older = await news(events.reservationBooked, 'one');
  expect(versions.take).toHaveBeenLastCalledWith({ reservation: older, at, isDeleted: false });
  const gone = await news(events.reservationDeleted, 'other');
  expect(versions.take).toHaveBeenLastCalledWith({ reservation: gone, at, isDeleted: true });
  await eventually(() => expect(heard).toContain('other deleted'));
  expect(heard).toEqual(['one canceled', 'other deleted']);
});

test('a request is created once, and updated or canceled by its answer', async () => {
  const heard: string[] = [];
  open();
  page.on('reservationUpdate', ({ type }: { type: string }) => heard.push(type));
  await eventually(() => expect(connections).toBe(1));
  const reservation = { id: 'one', restaurantId: 'r1' };
  const handle = (type: EventType, more: object = {}) =>
    hub
      .handlers()
      .find((each) => each.type.name === type.name)
      ?.handle(
        { reservation: create(ReservationSchema, reservation), ...more } as never,
        {
          at: new Date(),
        } as never,
      );
  await handle(events.reservationRequested);
  await handle(events.reservationRequested, { previous: create(ReservationSchema, reservation) });
  await handle(events.reservationAccepted);
  await handle(events.reservationDeclined);
  await handle(events.reservationExpired);
  await eventually(() => expect(heard).toEqual(['created', 'updated', 'updated', 'canceled', 'canceled']));
});

test('a step is sent with its party, and only a new walk-in is a new reservation, too', async () => {
  const heard: unknown[] = [];
  open();
  page.on('reservationUpdate', ({ type }: { type: string }) => heard.push(['reservation', type]));
  page.on('partyUpdate', ({ type, id, version, localDate, party }: Record<string, unknown>) =>
    heard.push([type, id, version, localDate, party]),
  );
  await eventually(() => expect(connections).toBe(1));
  const step = (id: string, more: object) => {
    const stepped = create(ReservationSteppedSchema, {
      reservation: { id, restaurantId: 'r1', version: 3n, localDate: '2026-12-01' },
      party: { id, stage: Stage.SEATED },
      step: Step.SEAT,
      ...more,
    });
    const handler = hub.handlers().find(({ type }) => type.name === events.reservationStepped.name);
    return handler?.handle(stepped, { at: new Date() } as never);
  };
  await step('one', { previousStage: Stage.ARRIVED });
  await step('walk-in', {});
  await eventually(() => expect(heard).toHaveLength(3));
  expect(heard).toEqual([
    ['stepped', 'one', 3, '2026-12-01', { id: 'one', stage: 'STAGE_SEATED' }],
    ['reservation', 'created'],
    ['stepped', 'walk-in', 3, '2026-12-01', { id: 'walk-in', stage: 'STAGE_SEATED' }],
  ]);
});

test.each([
  ['changed sections', events.sectionsSet.name],
  ['a changed shift note', events.shiftNoteSet.name],
])('%s are announced to the members of the restaurant', async (_what, event) => {
  const heard: unknown[] = [];
  open();
  page.on('eveningUpdate', (update: unknown) => heard.push(update));
  await eventually(() => expect(connections).toBe(1));
  const handler = hub.handlers().find(({ type }) => type.name === event);
  for (const restaurantId of ['other', 'r1'])
    await handler?.handle({ restaurantId, localDate: '2026-12-01' } as never, { at: new Date() } as never);
  await eventually(() => expect(heard).toEqual([{ restaurantId: 'r1', localDate: '2026-12-01' }]));
});

test('a saved floor plan is announced to the members of the restaurant, with who saved it', async () => {
  const heard: unknown[] = [];
  open();
  page.on('layoutUpdate', (update: unknown) => heard.push(update));
  await eventually(() => expect(connections).toBe(1));
  const handler = hub.handlers().find(({ type }) => type.name === events.layoutSaved.name);
  const by = { kind: 'member', userId: 'u1', name: 'Anna', email: 'anna@olive.example' };
  for (const restaurantId of ['other', 'r1'])
    await handler?.handle({ restaurantId, layoutId: 'main', version: 4n } as never, { by } as never);
  const update = { type: 'saved', restaurantId: 'r1', id: 'main', version: 4, by: 'Anna' };
  await eventually(() => expect(heard).toEqual([update]));
});

test('paused online bookings are announced to the members of the restaurant', async () => {
  const heard: unknown[] = [];
  open();
  page.on('eveningUpdate', (update: unknown) => heard.push(update));
  await eventually(() => expect(connections).toBe(1));
  const handler = hub.handlers().find(({ type }) => type.name === events.onlinePauseSet.name);
  for (const restaurantId of ['other', 'r1'])
    await handler?.handle({ restaurantId, localDate: '2026-12-01' } as never, { at: new Date() } as never);
  await eventually(() => expect(heard).toEqual([{ restaurantId: 'r1', localDate: '2026-12-01' }]));
});

test('a block of tables is announced for each of its dates', async () => {
  const heard: unknown[] = [];
  open();
  page.on('eveningUpdate', (update: unknown) => heard.push(update));
  await eventually(() => expect(connections).toBe(1));
  const handler = hub.handlers().find(({ type }) => type.name === events.blockSet.name);
  const localDates = ['2026-12-01', '2026-12-02'];
  for (const restaurantId of ['other', 'r1'])
    await handler?.handle({ restaurantId, localDates } as never, { at: new Date() } as never);
  await eventually(() =>
    expect(heard).toEqual(localDates.map((localDate) => ({ restaurantId: 'r1', localDate }))),
  );
});

test('a reply, and that it was read, is announced to the members of the restaurant, without its text', async () => {
  const heard: unknown[] = [];
  open();
  page.on('replyUpdate', (update: unknown) => heard.push(update));
  await eventually(() => expect(connections).toBe(1));
  for (const type of [events.replyReceived, events.replyRead]) {
    const handler = hub.handlers().find((each) => each.type.name === type.name);
    for (const restaurantId of ['other', 'r1'])
      await handler?.handle(
        { restaurantId, reservationId: 'one', replyId: 'SM1' } as never,
        { at: new Date() } as never,
      );
  }
  const update = { restaurantId: 'r1', reservationId: 'one' };
  await eventually(() => expect(heard).toEqual([update, update]));
});

test('a deleted guest does not reappear by a redelivered event', async () => {
  const heard: string[] = [];
  open();
  page.on(
    'guestUpdate',
    ({ type, guest, guestId }: { type: string; guest?: { id: string }; guestId?: string }) =>
      heard.push(`${guest?.id ?? guestId} ${type}`),
  );
  await eventually(() => expect(connections).toBe(1));
  const handlers = hub.handlers();
  const news = (type: EventType, payload: object) =>
    handlers
      .find((each) => each.type.name === type.name)
      ?.handle(payload as never, { at: new Date() } as never);
  const [ada, grace] = ['ada', 'grace'].map((id) =>
    create(GuestSchema, { id, restaurantId: 'r1', name: id }),
  );
  await news(events.guestCreated, { guest: ada });
  await news(events.guestDeleted, { restaurantId: 'r1', guestId: 'ada' });
  await news(events.guestCreated, { guest: ada });
  await news(events.guestsImported, { created: [ada, grace] });
  await eventually(() => expect(heard).toContain('grace created'));
  expect(heard).toEqual(['ada created', 'ada deleted', 'grace created']);
});

/** Opens a connection and sends no handshake. */
const silent = (network: string): Promise<number> =>
  fetch(
    `http://127.0.0.1:${(http.address() as AddressInfo).port}/socket.io/?EIO=4&transport=polling&from=${network}`,
  ).then(({ status }) => status);

describe('rules of owners for sessions', () => {
  const rule = (addresses: string[]) => ({ addressRules: [{ addresses, restaurantIds: ['r1'] }] });
  const places = (...ids: string[]) =>
    ({ ...session.actor, memberships: ids.map((restaurantId) => ({ restaurantId })) }) as Session['actor'];
  /** How many pages get the updates of a restaurant. */
  const inRoom = (id: string) =>
    (hub as unknown as { io: SocketServer }).io.sockets.adapter.rooms.get(`restaurant:${id}`)?.size;
  const tell = (change: SecurityChange) =>
    hub
      .handlers()
      .find(({ type }) => type.name === events.userSecurityChanged.name)
      ?.handle({ change, restaurantIds: ['r1'] } as never, { at: new Date() } as never);

  afterEach(() => (address = '203.0.113.7'));

  test('a page is refused where no restaurant is open to its address', async () => {
    sessions.get.mockResolvedValue({ ...session, ...rule(['198.51.100.0/24']) });
    open();
    await eventually(() => expect(refusals).toHaveLength(1));
    expect(connections).toBe(0);
  });

  test('a page gets the updates of the restaurants that are open to its address only', async () => {
    sessions.get.mockResolvedValue({ ...session, actor: places('r1', 'r2'), ...rule(['198.51.100.0/24']) });
    open();
    await eventually(() => expect(connections).toBe(1));
    expect([inRoom('r1'), inRoom('r2')]).toEqual([undefined, 1]);
  });

  test('an open page is cut off when the list changes, and refused if it lacks its address then', async () => {
    open();
    await eventually(() => expect(connections).toBe(1));
    await tell(SecurityChange.PASSKEY_ADDED);
    expect(inRoom('r1')).toBe(1);
    sessions.get.mockResolvedValue({ ...session, ...rule(['198.51.100.0/24']) });
    await tell(SecurityChange.ADDRESSES_CHANGED);
    await eventually(() => expect(refusals).toHaveLength(1));
    expect(sessions.forgetPlaces).toHaveBeenCalledWith(['r1']);
    expect(connections).toBe(1);
  });

  test('an open page is told when limits hold again, and asks anew whether it reports activity', async () => {
    open();
    await eventually(() => expect(connections).toBe(1));
    await tell(SecurityChange.SESSION_LIMITS_RESUMED);
    await eventually(() => expect(connections).toBe(2));
    expect(sessions.forgetPlaces).toHaveBeenCalledWith(['r1']);
  });

  test('an open page is cut off when its session reaches the limit, and stays open after activity', async () => {
    const soon = () => new Date(Date.now() - 1_000);
    sessions.get.mockResolvedValueOnce({ ...session, closesAt: soon() });
    sessions.get.mockResolvedValueOnce({ ...session, closesAt: soon() });
    sessions.get.mockResolvedValue(undefined);
    open();
    await eventually(() => expect(sessions.get.mock.calls.length).toBeGreaterThanOrEqual(4));
    await eventually(() => expect(refusals).toHaveLength(1));
    expect(connections).toBe(1);
  });

  test('a new place is shown as far as the session opens it', async () => {
    open();
    await eventually(() => expect(connections).toBe(1));
    sessions.get.mockResolvedValue({
      ...session,
      actor: places('r1', 'r2', 'r3'),
      addressRules: [{ addresses: ['198.51.100.7'], restaurantIds: ['r2'] }],
    });
    const handler = hub.handlers().find(({ type }) => type.name === events.membershipChanged.name);
    await handler?.handle({ userId: 'u1', memberships: [] } as never, { at: new Date() } as never);
    expect([inRoom('r1'), inRoom('r2'), inRoom('r3')]).toEqual([1, undefined, 1]);
  });
});

test('connections of one network without a handshake do not block other networks', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 8; index++) statuses.push(await silent('crowd'));
  expect(statuses).toEqual([200, 200, 200, 200, 403, 403, 403, 403]);
  open();
  await eventually(() => expect(connections).toBe(1));
});

test('sockets with a session do not count as handshakes, and are limited per user', async () => {
  const pages: Socket[] = [];
  for (let index = 0; index < 3; index++) {
    open();
    pages.push(page);
    await eventually(() => expect(connections).toBe(index + 1));
  }
  open();
  await eventually(() => expect(refusals).toEqual(['Too many pages are open.']));
  expect(await silent('home')).toBe(200);
  pages.forEach((each) => each.close());
});

describe('a page of somebody who does not see contacts', () => {
  const phoneNumber = '+39 06 5550 1234';
  const email = 'ada@example.com';
  const withheld = [PersonalPermission.CONTACTS];
  const blind = { ...session, actor: { ...session.actor, memberships: [{ restaurantId: 'r1', withheld }] } };
  const handlerOf = (type: EventType) => hub.handlers().find((each) => each.type.name === type.name);
  const at = new Date('2026-12-01T18:00:00Z');

  const listen = (): unknown[] => {
    const heard: unknown[] = [];
    page.onAny((event: string, payload: unknown) => heard.push([event, payload]));
    return heard;
  };
  const sendAll = async () => {
    const of = { id: 'p1', restaurantId: 'r1', name: 'Ada', phoneNumber, email };
    const startsAt = timestampFromDate(at);
    const reservation = create(ReservationSchema, { ...of, startsAt, marketingConsent: { email } });
    const booked = { reservation } as never;
    await handlerOf(events.reservationBooked)?.handle(booked, { at } as never);
    const stepped = create(ReservationSteppedSchema, { reservation, party: of, previousStage: Stage.BOOKED });
    await handlerOf(events.reservationStepped)?.handle(stepped as never, { at } as never);
    const guest = create(GuestSchema, { ...of, id: 'g1', marketingConsent: { email, givenAt: startsAt } });
    await handlerOf(events.guestCreated)?.handle({ guest } as never, { at } as never);
  };

  test.each([
    ['masked', blind, false],
    ['whole, as nothing is withheld', session, true],
  ])('has in every event what may be seen: %s', async (_, who, sees) => {
    sessions.get.mockResolvedValue(who as unknown as Session);
    open();
    const heard = listen();
    await eventually(() => expect(connections).toBe(1));
    await sendAll();
    await eventually(() => expect(heard).toHaveLength(4));
    const text = JSON.stringify(heard);
    for (const contact of ['5550', email]) expect([contact, text.includes(contact)]).toEqual([contact, sees]);
    expect(text).toContain('Ada');
  });

  test('reconnects at once when they are withheld, and hears no more of them', async () => {
    open();
    await eventually(() => expect(connections).toBe(1));
    sessions.get.mockResolvedValue(blind as unknown as Session);
    const change = { userId: 'u1', memberships: blind.actor.memberships };
    await handlerOf(events.membershipChanged)?.handle(change as never, { at } as never);
    const heard = listen();
    await eventually(() => expect(connections).toBe(2));
    await sendAll();
    await eventually(() => expect(heard).toHaveLength(4));
    expect(JSON.stringify(heard)).not.toContain('5550');
    // A change of something else does not.
    await handlerOf(events.membershipChanged)?.handle(change as never, { at } as never);
    await sendAll();
    await eventually(() => expect(heard).toHaveLength(8));
    expect(connections).toBe(2);
  });
});

test('a page of a shared tablet connects anew for the next person, and follows who set it up', async () => {
  const tablet = { setBy: 'u9' };
  sessions.get.mockResolvedValue({ ...session, tablet } as never);
  open();
  await eventually(() => expect(connections).toBe(1));
  const next = { ...session, tablet, actor: { ...session.actor, userId: 'u2' } };
  sessions.get.mockResolvedValue(next as never);
  const handle = async (type: EventType, payload: object) => {
    const handler = hub.handlers().find((each) => each.type.name === type.name);
    await handler?.handle(payload as never, { at: new Date() } as never);
  };
  await handle(events.sharedTabletChanged, { sessionId: 's1' });
  expect(sessions.forget).toHaveBeenCalledWith('s1');
  await eventually(() => expect(connections).toBe(2));
  sessions.get.mockResolvedValue(undefined);
  await handle(events.membershipChanged, { userId: 'u9' });
  await eventually(() => expect(refusals).toContain('Please sign in.'));
});
