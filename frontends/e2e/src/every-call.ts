import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Api, daysAhead, makeOwner, type Owner } from './api';
import { expiredTwin, tamperedTwins } from './forged-tokens';
import type { startJourney } from './journey';
import { hire } from './staff';
import { type Caller, mayCall, mayCallRpc, type Row } from './who-may-call';

// Calls to every documented route, and to every method of every service, by every kind of caller. The routes come from
// the OpenAPI document and the methods from the proto files, so that none can be forgotten.

interface Operation {
  readonly requestBody?: { content: Record<string, { example?: unknown }> };
}

let mine: Owner;
let hostId: string;
let as: Record<Caller, Api>;
let operations: Record<string, Operation>;
const ids: Record<string, string> = {};
let things = 0;

/** The restaurant's owner, and everything that can be called. */
export interface EveryCall {
  readonly api: Api;
  /** The owner of the restaurant that all calls concern. */
  readonly owner: Owner;
  readonly operations: Readonly<Record<string, Operation>>;
  readonly methods: readonly string[];
}

/** Makes the callers and the restaurant, on a product that no other file uses meanwhile: these callers use up limits. */
export async function prepareCallers(journey: ReturnType<typeof startJourney>): Promise<EveryCall> {
  const { api } = journey;
  mine = await makeOwner(api);
  const theirs = await makeOwner(api);
  const { email, password, token } = mine;
  const gone = await api.call<{ token: string }>('POST', '/api/signin', { email, password });
  const ended = api.as(gone.body.token);
  await ended.call('POST', '/api/logout');
  const host = await hire(mine, 'host');
  const manager = await hire(mine, 'manager');
  as = {
    nobody: api,
    diner: api,
    stranger: theirs.api,
    ended,
    expired: api.as(expiredTwin(token, journey.product.dataDir)),
    tampered: api.as(Object.values(tamperedTwins(token))[0] ?? ''),
    host: host.api,
    manager: manager.api,
    owner: mine.api,
  };
  const staff = await mine.api.call<{ members: { userId: string; email: string }[] }>(
    'POST',
    '/rpc/tablewell.auth.v1.StaffService/ListStaff',
    { restaurantId: mine.restaurantId },
  );
  hostId = staff.body.members.find((member) => member.email === host.email)?.userId ?? '';
  ids['id'] = ids['restaurantId'] = mine.restaurantId;

  const { paths } = (
    await api.call<{ paths: Record<string, Record<string, Operation>> }>('GET', '/api/openapi.json')
  ).body;
  operations = Object.fromEntries(
    Object.entries(paths).flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  );
  return { api, owner: mine, operations, methods: await everyMethod() };
}

interface Service {
  readonly kind?: string;
  readonly typeName: string;
  readonly methods: readonly { readonly name: string }[];
}

/** The methods of every service in the contracts, whether the gateway offers them or not. */
async function everyMethod(): Promise<string[]> {
  const folder = join(__dirname, '..', '..', '..', 'proto', 'gen', 'src', 'tablewell');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('_service_pb.ts'),
  );
  const services = await Promise.all(
    files.map(async (file) => Object.values((await import(join(folder, file))) as Record<string, Service>)),
  );
  return services
    .flat()
    .filter(({ kind }) => kind === 'service')
    .flatMap((service) => service.methods.map(({ name }) => `${service.typeName}/${name}`));
}

/** Each test's calls find an untouched reservation, guest and layout. */
export async function freshThings(): Promise<void> {
  things += 1;
  const { restaurantId } = mine;
  const make = async (path: string, body: object) => {
    const made = await mine.api.call<{ id?: string }>('POST', path, body);
    return made.body.id ?? 'gone';
  };
  await mine.api.call('DELETE', `/api/reservations/${ids['reservationId']}`);
  ids['reservationId'] = await make(`/api/reservations/${restaurantId}`, booking());
  const waiting = await mine.api.call<{ party?: { id?: string } }>(
    'POST',
    '/rpc/tablewell.reservation.v1.WaitlistService/JoinWaitlist',
    { restaurantId, name: 'Table Test', partySize: 2, stepId: `entry-${things}` },
  );
  ids['entryId'] = waiting.body.party?.id ?? 'gone';
  ids['guestId'] = await make(`/api/guests/${restaurantId}`, { name: `Somebody ${things}` });
  ids['layoutId'] = await make(`/api/restaurant/${restaurantId}/layout`, { name: `Terrace ${things}` });
}

function booking() {
  // Open before and after the calls of the table have changed the settings, which leave few tables for each hour.
  const reservation_time = `${openDay()}T${17 + (things % 5)}:00`;
  return { name: 'Table Test', guests: 2, reservation_time, recaptchaToken: 'sandbox-pass' };
}

/**
 * The first day, from three days ahead, that is not a Sunday or Monday, on which the example of the settings closes.
 */
function openDay(): string {
  const days = [3, 4, 5].map(daysAhead);
  return days.find((day) => new Date(`${day}T12:00Z`).getUTCDay() > 1) ?? '';
}

/** A minute of the night, in which no other call books. */
function blockDraft() {
  return { localDates: [openDay()], fromMinute: 120, untilMinute: 121 };
}

/** The document's example of a body. */
const exampleOf = (route: string): unknown =>
  operations[route]?.requestBody?.content['application/json']?.example;

/**
 * Bodies that a route accepts from every permitted caller; for the other routes the document's examples are sufficient.
 */
const bodies: Record<string, () => unknown> = {
  'POST /api/reservations/{restaurantId}': booking,
  'POST /api/waitlist/{restaurantId}': () => ({
    ...{ name: 'Table Test', phoneNumber: '+12025550143', guests: 2, recaptchaToken: 'sandbox-pass' },
  }),
  'POST /api/restaurant/public/{restaurantId}/holds': () => {
    const { reservation_time, guests } = booking();
    const [date, time] = reservation_time.split('T');
    return { date, time, guests };
  },
  'PUT /api/reservations/update/{reservationId}': () => ({ notes: 'changed' }),
  'PUT /api/restaurant/{id}/layout/{layoutId}': () => ({ fixedComponents: [] }),
  'POST /api/payment/create-portal-session': () => ({ return_url: '/dashboard' }),
  'POST /api/signup': () => ({
    ...(exampleOf('POST /api/signup') as object),
    // Files of journeys share the product.
    email: (ids['email'] = `${randomUUID()}@example.com`),
  }),
  // The address that has just signed up, which is not verified.
  'POST /api/signin': () => ({ ...(exampleOf('POST /api/signin') as object), email: ids['email'] }),
  // Mails to one address are counted, regardless of the caller.
  'POST /api/auth/send-verification': () => ({ email: `nobody${(things += 1)}@example.com` }),
  'POST /api/auth/forgot-password': () => ({ email: `nobody${(things += 1)}@example.com` }),
};

const ownText = () => ({
  kind: 'reservation-booked',
  language: 'en',
  text: '{{ restaurant }} {{ link }}',
});

const webhook = () => ({
  ...{ name: 'Partner', url: 'https://partner.example/', kinds: ['reservation.booked'], on: true },
});

/** The fields of a method's request, in addition to the restaurant and the guest. */
const requestFields: Record<string, () => object> = {
  InviteStaff: () => ({ email: `new${(things += 1)}@example.com`, role: 'ROLE_HOST' }),
  WithdrawInvitation: () => ({ invitationId: 'unknown' }),
  ChangeRole: () => ({ userId: hostId, role: 'ROLE_HOST' }),
  // Nothing, which needs no plan.
  SetPermissions: () => ({ userId: hostId, withheld: [] }),
  RemoveStaff: () => ({ userId: 'unknown' }),
  GetInvitation: () => ({ token: 'nonsense' }),
  AcceptInvitation: () => ({ token: 'nonsense' }),
  SetGroupRole: () => ({ userId: 'unknown', role: 'ROLE_HOST' }),
  SetGroupPermissions: () => ({ userId: 'unknown', withheld: [] }),
  RemoveFromGroup: () => ({ userId: 'unknown' }),
  GetGroup: () => ({ id: 'unknown' }),
  RenameGroup: () => ({ id: 'unknown', name: 'Two tables' }),
  PreviewCopy: () => ({ fromId: mine.restaurantId, toId: mine.restaurantId }),
  PreviewCopiedTemplates: () => ({ fromId: mine.restaurantId, toId: mine.restaurantId }),
  CopySettings: () => ({ fromId: mine.restaurantId, toId: mine.restaurantId }),
  CountGroup: () => ({ restaurantIds: [mine.restaurantId] }),
  SearchGroup: () => ({ restaurantIds: [mine.restaurantId], text: 'Table Test' }),
  SignOutDevice: () => ({ id: 'unknown' }),
  ListTemplates: () => ({ language: 'en' }),
  PreviewTemplate: ownText,
  PutTemplate: ownText,
  SendTemplateTest: ownText,
  CreateCalendarFeed: () => ({ name: 'Kitchen' }),
  EndCalendarFeed: () => ({ feedId: 'unknown' }),
  ReplaceCalendarFeedAddress: () => ({ feedId: 'unknown' }),
  SaveBoard: () => ({ name: 'Monday' }),
  RemoveBoard: () => ({ boardId: 'unknown' }),
  LeaveBoard: () => ({ boardId: 'unknown' }),
  CreateApiKey: () => ({ name: 'Website', scopes: ['guests:read'] }),
  EndApiKey: () => ({ keyId: 'unknown' }),
  CreateWebhook: () => webhook(),
  UpdateWebhook: () => ({ ...webhook(), endpointId: 'unknown' }),
  RotateWebhookSecret: () => ({ endpointId: 'unknown' }),
  RemoveWebhook: () => ({ endpointId: 'unknown' }),
  SendWebhookTest: () => ({ endpointId: 'unknown' }),
  ListWebhookDeliveries: () => ({ endpointId: 'unknown' }),
  GetWebhookDelivery: () => ({ deliveryId: 'unknown' }),
  ResendWebhookDelivery: () => ({ deliveryId: 'unknown' }),
  ResendWebhookDeliveries: () => ({
    ...{ endpointId: 'unknown', from: `${daysAhead(0)}T00:00:00Z`, until: `${daysAhead(1)}T00:00:00Z` },
  }),
  PutSnippets: () => ({ texts: ['See you soon!'] }),
  JoinWaitlist: () => ({ name: 'Ada', partySize: 2, stepId: `waitlist-${(things += 1)}` }),
  QuoteWait: () => ({ partySize: 2 }),
  GetWaitFigures: () => ({ from: daysAhead(0), until: daysAhead(3) }),
  SeatWalkIn: () => ({ partySize: 2, outOfTurn: true, stepId: `walk-in-${(things += 1)}` }),
  MoveParty: () => ({ reservationId: ids['reservationId'], stepId: `move-${ids['reservationId']}` }),
  SwapParties: () => ({
    ...{ reservationId: ids['reservationId'], otherReservationId: 'unknown' },
    stepId: `swap-${ids['reservationId']}`,
  }),
  ListTables: () => ({ partySize: 2, startsAt: `${openDay()}T19:00:00Z` }),
  BookParty: () => ({ ...form(), stepId: `booking-${(things += 1)}` }),
  ChangeParty: () => ({ ...form(), reservationId: ids['reservationId'], stepId: `change-${(things += 1)}` }),
  ListParties: () => ({ localDates: [openDay()] }),
  ListStarts: () => ({ localDate: openDay(), partySize: 2 }),
  SetSections: () => ({ localDate: openDay(), sections: [{ server: 'Kim' }] }),
  SetShiftNote: () => ({ localDate: openDay(), text: 'No oysters tonight' }),
  PauseOnlineBookings: () => ({ minutes: 30, stepId: `pause-${(things += 1)}` }),
  ResumeOnlineBookings: () => ({ stepId: `resume-${(things += 1)}` }),
  ReviewBlock: () => ({ block: blockDraft() }),
  BlockTables: () => ({ block: blockDraft(), stepId: `block-${(things += 1)}` }),
  LiftBlock: () => ({ blockId: `block-0:${openDay()}` }),
  ExplainStarts: () => ({ localDate: openDay(), partySize: 2 }),
  SimulateChange: () => ({ week: 4 }),
  GetDemand: () => ({ from: daysAhead(0), until: daysAhead(3) }),
  GetReports: () => ({ from: daysAhead(0), until: daysAhead(3) }),
  ListHolidays: () => ({ year: Number(daysAhead(3).slice(0, 4)) }),
  PutAvailabilityRules: () => ({ rules: { pauseMinutes: 5 } }),
  PutRulesDraft: () => ({ rules: { pauseMinutes: 5 }, name: 'Winter' }),
  PutProfile: () => ({ profile: { about: 'Pasta, made daily' } }),
  AcceptRequest: () => ({ reservationId: ids['reservationId'], stepId: `accept-${(things += 1)}` }),
  DeclineRequest: () => ({ reservationId: ids['reservationId'], stepId: `decline-${(things += 1)}` }),
  TakeStep: () => ({
    reservationId: ids['reservationId'],
    step: 'STEP_CONFIRM',
    stepId: `confirm-${ids['reservationId']}`,
  }),
  UndoStep: () => ({ reservationId: ids['reservationId'], stepId: `confirm-${ids['reservationId']}` }),
  CreateLayout: () => ({ name: 'Garden' }),
  DuplicateLayout: () => ({ layoutId: ids['layoutId'], name: 'Copy' }),
  RenameLayout: () => ({ layoutId: ids['layoutId'], name: `Patio ${(things += 1)}` }),
  SaveLayout: () => ({ layoutId: ids['layoutId'], details: {} }),
  PutLayoutInService: () => ({ layoutId: '' }),
  DeleteLayout: () => ({ layoutId: ids['layoutId'] }),
  ListDailyCounts: () => ({ startDate: daysAhead(0), endDate: daysAhead(7) }),
};

/** The request of a host's form. */
const form = () => ({
  name: 'Table Test',
  partySize: 2,
  when: { local: `${openDay()}T${17 + (things % 5)}:00` },
  override: true,
  reason: 'a regular',
});

async function statusFor(route: string, caller: Caller): Promise<number> {
  const [method = '', path = ''] = route.split(' ');
  // Callers without a link to the restaurant and without a reservation can only guess.
  const isEntry = path.startsWith('/api/waitlist/entries/');
  const idOf = (name: string) =>
    name === 'token'
      ? 'nonsense'
      : caller === 'nobody'
        ? `guess-${name}`
        : ids[isEntry && name === 'id' ? 'entryId' : name];
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => idOf(name) ?? 'unknown');
  const query = /(by-date|availability)$/.test(path)
    ? `?date=${daysAhead(3)}`
    : path.startsWith('/api/reports/')
      ? `?from=${daysAhead(0)}&to=${daysAhead(3)}`
      : path.endsWith('own-domains')
        ? '?domain=book.example.com'
        : '';
  const body =
    method === 'GET' || method === 'DELETE' ? undefined : (bodies[route]?.() ?? exampleOf(route) ?? {});
  return (await as[caller].call(method, filled + query, body)).status;
}

/** The services whose requests name no restaurant, or several. */
const withoutPlace = [
  'DeviceService',
  'SecondFactorService',
  'PasskeyService',
  'BillingService',
  'GroupService',
  'GroupPeopleService',
  'GroupFiguresService',
];

async function rpcStatusFor(name: string, caller: Caller): Promise<number> {
  const [service = '', method = ''] = name.split('/');
  const wantsPlace = !withoutPlace.some((own) => service.endsWith(own));
  const guest = service.endsWith('PrivacyService') ? { guestId: ids['guestId'] } : {};
  const isOpen = method === 'GetInvitation' || method === 'AcceptInvitation';
  const place = wantsPlace && !isOpen ? { restaurantId: mine.restaurantId } : {};
  const body = { ...place, ...guest, ...requestFields[method]?.() };
  return (await as[caller].call('POST', `/rpc/${name}`, body)).status;
}

/** The statuses that a caller got, and the expected ones if they differ. */
async function heardBy(
  caller: Caller,
  table: Readonly<Record<string, Row>>,
  statusOf: (name: string, caller: Caller) => Promise<number>,
) {
  const answers: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const [name, row] of Object.entries(table)) {
    let status = await statusOf(name, caller);
    // A deadline says nothing about permission: a busy machine may need longer to start the thread of a what-if read.
    for (let more = 3; status === 504 && more > 0; more -= 1) status = await statusOf(name, caller);
    answers[name] = status;
    expected[name] = row[caller].includes(status) ? status : row[caller];
  }
  return { answers, expected };
}

const everywhere = 'tablewell.auth.v1.DeviceService/SignOutEverywhere';
const here = 'POST /api/logout';
type Table = Readonly<Record<string, Row>>;
const without = (table: Table, name: string): Table =>
  Object.fromEntries(Object.entries(table).filter(([each]) => each !== name));
const only = (table: Table, name: string): Table => ({ [name]: table[name] as Row });

/** What a caller is answered by the methods under `/rpc`, but the one that ends all sessions. */
export const answersOfMethods = (caller: Caller) =>
  heardBy(caller, without(mayCallRpc, everywhere), rpcStatusFor);

/** What a caller is answered by the routes, but the one that ends the session. */
export const answersOfRoutes = (caller: Caller) => heardBy(caller, without(mayCall, here), statusFor);

/** What a caller is answered on signing out everywhere at once, and here. */
export async function answersOnLeaving(caller: Caller) {
  const left = await heardBy(caller, only(mayCallRpc, everywhere), rpcStatusFor);
  const out = await heardBy(caller, only(mayCall, here), statusFor);
  return {
    answers: { ...left.answers, ...out.answers },
    expected: { ...left.expected, ...out.expected },
  };
}
