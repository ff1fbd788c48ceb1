import { type Actor, apiKeys, type KeyMode, type PersonalPermission, Role } from '@tablewell/chassis/access';
import { newId } from '@tablewell/chassis/ids';
import { type Timestamp } from '@bufbuild/protobuf/wkt';
import { connectMongo, ensureIndexes } from '@tablewell/chassis/mongo';
import { Readiness } from '@tablewell/chassis/ops';
import { invalid } from '@tablewell/chassis/refusal';
import { startTestStore, testLogger } from '@tablewell/chassis/testing';
import type { GetSessionRequest } from '@tablewell/proto/auth/v1/auth_service_pb';
import { type SaveLayoutRequest } from '@tablewell/proto/restaurant/v1/layout_service_pb';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import { buildGateway } from '../src/app';
import type { GatewayParts } from '../src/parts';
import { captchaFailed, captchaUnavailable } from '../src/api/captcha';
import { rememberedRequests } from '../src/api/remembered-requests';
import { createLimits } from '../src/api/rate-limits';
import { PublicDays } from '../src/resources/reservations/public-days';
import { PublicTimes } from '../src/resources/reservations/public-times';
import { ApiKeys } from '../src/session/api-keys';
import { Sessions } from '../src/session/sessions';
import { newProfileCalls, type ProfileCalls } from './profile-stub';
import { servicesOf } from './service-stubs';
import { mara, type ScimPerson } from './sso-stub';

export const origin = 'https://tablewell.example';
/** A diner's booking request. */
export const party = {
  name: 'Ada',
  guests: 2,
  reservation_time: '2026-11-21T19:00',
  recaptchaToken: 'person',
};

/** An API key as the auth service knows it. */
interface StubbedKey {
  readonly id: string;
  readonly restaurantId: string;
  readonly scopes: string[];
  readonly addresses: string[];
  readonly requiredPlan: string;
}

/** A gateway with a real store and stubbed services; the decisions of the services are covered by their own tests. */
export interface TestGateway extends ProfileCalls, ScimPerson {
  readonly app: FastifyInstance;
  readonly connection: Connection;
  readonly readiness: Readiness;
  /** Runs within a booking before it is made; a test that sets it resets it. */
  duringBooking: () => Promise<unknown>;
  /** Answers the webhook of an SMS; a test that sets it resets it. */
  onSms: (fields: Readonly<Record<string, string>>) => Promise<string>;
  /** Runs during the call to the captcha's provider; a test that sets it resets it. */
  duringCaptcha: () => Promise<unknown>;
  /** Bookings that were made. */
  booked: number;
  /** Calls forwarded from `/rpc`, with the user in whose name they were made. */
  readonly rpcCalls: string[];
  /** Requests to the guest service, newest first. */
  readonly guestRequests: object[];
  /** Requests for reports, newest first. */
  readonly reportRequests: object[];
  readonly activityRequests: object[];
  /** Requests for the figures of several restaurants, newest first. */
  readonly figureRequests: object[];
  /** Requests about webhooks, newest first. */
  readonly webhookRequests: object[];
  /** The versions that the reservation service was requested to wait for, newest first. */
  readonly awaited: object[];
  readonly savedLayouts: SaveLayoutRequest[];
  /** Requests about availability rules, the latest first. */
  readonly rulesRequests: object[];
  /** The time limits of calls forwarded from `/rpc`, newest first; undefined: the usual one. */
  readonly timeLimits: (number | undefined)[];
  /** The API keys that are alive, by their hashes. */
  readonly apiKeys: Map<string, StubbedKey>;
  /** Makes a key of the restaurant `r1`; returns it. */
  addKey(more?: Partial<StubbedKey>, mode?: KeyMode): string;
  /** The number of refresh requests. */
  refreshes: number;
  /** Replaces the delay of a sign-in. */
  pause: (ms: number) => Promise<unknown>;
  /** Accounts for which a mail was requested. */
  readonly mails: string[];
  /** Called with each session that is signed out. */
  onSignOut: (sessionId: string) => void;
  /** The caller's role at the restaurant; owner by default. */
  role: Role;
  /** What is withheld from the caller at the restaurant; nothing by default. */
  withheld: PersonalPermission[];
  /** What the owners of the caller's places say about sessions; nothing by default. */
  sessionRules: {
    addressRules?: { addresses: string[]; restaurantIds: string[] }[];
    notesActivity?: boolean;
    closesAt?: Timestamp;
    /** The session is that of this shared tablet. */
    tablet?: { id: string; name: string; restaurantId: string; idleMinutes: number; setBy: string };
  };
  /** What the auth service was asked about sessions. */
  readonly sessionQueries: GetSessionRequest[];
  /** In whose name guests were last listed. */
  lastActor: Actor | undefined;
  /** Places of the caller beside that at `r1`. */
  otherPlaces: { restaurantId: string; role: Role }[];
  /** What differs in the account of the caller, whose address is verified by its own maker. */
  account: { isVerified?: boolean; makerUnknown?: boolean };
  book(
    payload: object,
    headers?: Record<string, string>,
  ): Promise<Awaited<ReturnType<FastifyInstance['inject']>>>;
  stop(): Promise<void>;
}

export async function startGateway(
  options: {
    trustProxy?: string[];
    admission?: Partial<GatewayParts['admission']>;
    signUpsWithoutCaptcha?: number;
    publicBookings?: number;
    publicHolds?: number;
    publicKeysHourly?: number;
    uploadsHourly?: number;
    keyCalls?: number;
    pagesUrl?: string;
  } = {},
): Promise<TestGateway> {
  const store = await startTestStore();
  const connection = await connectMongo({ url: store.url, database: 'tablewell_gateway' });
  const idempotency = rememberedRequests(connection);
  const running = {
    ...newProfileCalls(),
    scimUser: mara as ScimPerson['scimUser'],
    booked: 0,
    refreshes: 0,
    pause: async (_ms: number): Promise<unknown> => undefined,
    mails: [] as string[],
    onSignOut: (_sessionId: string): void => undefined,
    role: Role.OWNER,
    withheld: [],
    account: {},
    sessionRules: {},
    otherPlaces: [],
    sessionQueries: [] as GetSessionRequest[],
    lastActor: undefined as Actor | undefined,
    rpcCalls: [] as string[],
    guestRequests: [] as object[],
    reportRequests: [] as object[],
    activityRequests: [] as object[],
    figureRequests: [] as object[],
    webhookRequests: [] as object[],
    awaited: [] as object[],
    savedLayouts: [] as SaveLayoutRequest[],
    rulesRequests: [] as object[],
    apiKeys: new Map<string, StubbedKey>(),
    timeLimits: [] as (number | undefined)[],
    duringBooking: async () => undefined as unknown,
    onSms: async (_fields: Readonly<Record<string, string>>) => '',
    duringCaptcha: async () => undefined as unknown,
  };
  const clients = servicesOf(running);
  const parts: GatewayParts = {
    clients,
    times: new PublicTimes(clients.reservation),
    days: new PublicDays(clients.reservation),
    verify: async (token) =>
      token.startsWith('access-')
        ? { userId: token === 'access-s2' ? 'u2' : 'u1', sessionId: token.slice(7), refreshId: '' }
        : undefined,
    sessions: new Sessions(clients.auth),
    keys: new ApiKeys(clients.apiKey),
    captcha: async (token) => {
      await running.duringCaptcha();
      if (token === 'unchecked') throw captchaUnavailable();
      if (token !== 'person') throw invalid([captchaFailed], 'captcha');
    },
    limits: createLimits(
      connection,
      {
        SIGN_IN_TRIES: 5,
        SIGN_IN_TRIES_BY_NETWORK: 30,
        SIGN_IN_FREE_FAILURES: 10,
        SIGN_UP_TRIES: 50,
        SIGN_UPS_WITHOUT_CAPTCHA: options.signUpsWithoutCaptcha ?? 50,
        MAIL_REQUESTS: 5,
        UNKNOWN_IDS: 3,
        KEY_CALLS: options.keyCalls ?? 100_000,
        UPLOADS_HOURLY: options.uploadsHourly ?? 1_000,
        PUBLIC_HOLDS: options.publicHolds ?? 100_000,
        PUBLIC_KEYS_HOURLY: options.publicKeysHourly ?? 100_000,
        PUBLIC_BOOKINGS: options.publicBookings ?? 100_000,
      },
      { pause: (ms) => running.pause(ms) },
    ),
    idempotency,
    readiness: new Readiness(),
    logger: testLogger('gateway'),
    origin,
    mailSender: '',
    trustProxy: options.trustProxy ?? [],
    bodyLimit: 20_000,
    admission: {
      PUBLIC_AT_ONCE: 300,
      PUBLIC_RUNNING: 60,
      ENTRANCE_AT_ONCE: 500,
      MEMBERS_AT_ONCE: 500,
      PROVIDERS_AT_ONCE: 500,
      WEBHOOKS_AT_ONCE: 500,
      CAPTCHAS_AT_ONCE: 500,
      BODIES_AT_ONCE: 500,
      ...options.admission,
    },
    upstreams: { pagesUrl: options.pagesUrl ?? '', sandboxUrl: '' },
  };
  await ensureIndexes(connection);
  const app = await buildGateway(parts);
  return Object.assign(running, {
    app,
    connection,
    readiness: parts.readiness,
    addKey(more: Partial<StubbedKey> = {}, mode: KeyMode = 'live') {
      const key = apiKeys.make(mode);
      const usual = { id: newId(), restaurantId: 'r1', scopes: ['restaurant:read'] };
      running.apiKeys.set(apiKeys.hash(key), { ...usual, addresses: [], requiredPlan: '', ...more });
      return key;
    },
    book: (payload: object, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: '/api/reservations/r1', payload, headers }),
    async stop() {
      await app.close();
      await connection.close();
      await store.stop();
    },
  });
}
