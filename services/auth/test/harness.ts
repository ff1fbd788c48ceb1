import type { Message } from '@bufbuild/protobuf';
import type { Client } from '@connectrpc/connect';
import type { Actor, Role } from '@tablewell/chassis/access';
import { type EventBus, events, type EventType } from '@tablewell/chassis/events';
import { connectMongo } from '@tablewell/chassis/mongo';
import { outboxEntry } from '@tablewell/chassis/outbox';
import {
  as,
  connectTestBus,
  eventually,
  publishedEvents,
  publishEntry,
  type FixedClock,
  startBackbone,
  startTestService,
} from '@tablewell/chassis/testing';
import { AccessRulesService } from '@tablewell/proto/auth/v1/access_rules_service_pb';
import { ApiKeyService } from '@tablewell/proto/auth/v1/api_key_service_pb';
import { AuthService } from '@tablewell/proto/auth/v1/auth_service_pb';
import { DeviceService } from '@tablewell/proto/auth/v1/device_service_pb';
import { GroupPeopleService } from '@tablewell/proto/auth/v1/group_people_service_pb';
import { PasskeyService, PasskeySignInService } from '@tablewell/proto/auth/v1/passkey_service_pb';
import { ScimService } from '@tablewell/proto/auth/v1/scim_service_pb';
import { SecondFactorService } from '@tablewell/proto/auth/v1/second_factor_service_pb';
import { SharedTabletService } from '@tablewell/proto/auth/v1/shared_tablet_service_pb';
import { SsoService } from '@tablewell/proto/auth/v1/sso_service_pb';
import { SsoSignInService } from '@tablewell/proto/auth/v1/sso_sign_in_service_pb';
import { StaffService } from '@tablewell/proto/auth/v1/staff_service_pb';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { exportJWK, generateKeyPair } from 'jose';
import type { Connection } from 'mongoose';
import { buildAuth } from '../src/app';
import type { SsoSettings } from '../src/app-sso';

/** An invited person, with a valid password. */
export const person = { firstName: 'Bo', lastName: 'Host', password: 'Tables4all' };

const strangersGoogle = {
  jwksUrl: 'http://127.0.0.1:1/keys',
  issuer: 'https://accounts.google.com',
  clientId: 'c',
};

/** Where the pages are. */
export const origin = 'https://tablewell.example';

type Mail = Message & { token: string };

/** The service on a real store and broker. */
export interface AuthHarness {
  readonly auth: Client<typeof AuthService>;
  readonly devices: Client<typeof DeviceService>;
  readonly secondFactor: Client<typeof SecondFactorService>;
  readonly passkeys: Client<typeof PasskeyService>;
  readonly passkeySignIn: Client<typeof PasskeySignInService>;
  readonly staff: Client<typeof StaffService>;
  readonly groupPeople: Client<typeof GroupPeopleService>;
  readonly apiKeys: Client<typeof ApiKeyService>;
  readonly accessRules: Client<typeof AccessRulesService>;
  readonly tablets: Client<typeof SharedTabletService>;
  readonly sso: Client<typeof SsoService>;
  readonly ssoSignIn: Client<typeof SsoSignInService>;
  readonly scim: Client<typeof ScimService>;
  readonly bus: EventBus;
  /** A connection to the service's own database. */
  readonly connection: Connection;
  /** The latest event of a kind, once it matches: events are published after the response that caused them. */
  latest<M extends Message>(type: EventType<M>, expected: object): Promise<M>;
  /** The token of the latest mail of a kind to an address, once it is one that no earlier call returned. */
  nextLink<M extends Mail>(type: EventType<M>, email: string): Promise<string>;
  /** The user of a session. */
  actorOf(sessionId: string | undefined): Promise<Actor>;
  /** A verified owner with a restaurant of their own. */
  newOwner(): Promise<Actor>;
  /** Announces the plan of an owner, and waits until the service knows it. */
  publishPlan(owner: Actor, plan: PlanId): Promise<void>;
  /** A user who signed up with an address and did not verify it. */
  newUnverifiedOwner(email: string): Promise<Actor>;
  /** The token of the latest invitation to an address, as `nextLink` gives it. */
  nextInvitation(email: string, restaurantId: string): Promise<string>;
  /** A signed-in member who accepted the owner's invitation to their first restaurant. */
  newMember(owner: Actor, email: string, role: Role): Promise<Actor>;
  stop(): Promise<void>;
}

export async function startAuth(
  given: { clock?: FixedClock; google?: typeof strangersGoogle; sso?: Partial<SsoSettings> } = {},
): Promise<AuthHarness> {
  const { google = strangersGoogle, sso = {}, ...options } = given;
  const backbone = await startBackbone();
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const signingKey = { ...(await exportJWK(privateKey)), kid: 'k1' };
  const settings = {
    ...{ origin, signingKey, secondFactorKeys: ['of the tests of auth'], google },
    sso: { publicOrigin: 'https://tables.example', isLocal: false, dnsServers: [], ...sso },
  };
  const service = await startTestService('auth', backbone, buildAuth(settings), options);
  const bus = await connectTestBus(backbone.nats.url);
  const connection = await connectMongo({ url: backbone.store.url, database: 'tablewell_auth' });
  let owners = 0;
  let plans = 0;
  const returnedTokens = new Set<string>();
  const nextToken = <M extends Mail>(type: EventType<M>, expected: object) =>
    eventually(async () => {
      const { token } = await running.latest(type, expected);
      expect(returnedTokens).not.toContain(token);
      returnedTokens.add(token);
      return token;
    });
  const running: AuthHarness = {
    auth: service.client(AuthService),
    devices: service.client(DeviceService),
    secondFactor: service.client(SecondFactorService),
    passkeys: service.client(PasskeyService),
    passkeySignIn: service.client(PasskeySignInService),
    staff: service.client(StaffService),
    groupPeople: service.client(GroupPeopleService),
    apiKeys: service.client(ApiKeyService),
    accessRules: service.client(AccessRulesService),
    tablets: service.client(SharedTabletService),
    sso: service.client(SsoService),
    ssoSignIn: service.client(SsoSignInService),
    scim: service.client(ScimService),
    bus,
    connection,
    latest: (type, expected) =>
      eventually(async () => {
        const event = (await publishedEvents(bus, type)).at(-1);
        expect(event).toMatchObject(expected);
        return event!;
      }),
    nextLink: (type, email) => nextToken(type, { user: { email } }),
    async actorOf(sessionId = '') {
      const { actor } = await running.auth.getSession({ sessionId });
      if (!actor) throw new Error('no session');
      return actor;
    },
    async newOwner() {
      owners += 1;
      const owner = await running.newUnverifiedOwner(`owner${owners}@example.com`);
      // Verifies as the link of their mail would; several owners are created at once, and only the latest mail can be
      // read here.
      const users = connection.collection<{ _id: string }>('users');
      await users.updateOne({ _id: owner.userId }, { $set: { isVerified: true, unproven: null } });
      return owner;
    },
    async publishPlan(owner, effectivePlan) {
      const { userId: ownerId, memberships } = owner;
      plans += 1;
      const made = { id: `plan-${plans}`, at: new Date() };
      const changed = { ownerId, version: BigInt(plans), entitlements: { effectivePlan } };
      await publishEntry(bus, outboxEntry(events.entitlementsChanged, changed, made));
      const restaurantId = memberships[0]?.restaurantId ?? '';
      await eventually(async () => {
        const { requiredPlan } = await running.apiKeys.listApiKeys({ restaurantId }, as(owner));
        expect(requiredPlan === '').toBe(effectivePlan === PlanId.ENTERPRISE);
      });
    },
    async newUnverifiedOwner(email) {
      const form = { email, password: person.password, firstName: 'Ada', lastName: 'Lovelace' };
      const made = await running.auth.signUp({ ...form, restaurantName: 'Trattoria' });
      return running.actorOf(made.tokens?.sessionId);
    },
    nextInvitation: (email, restaurantId) => nextToken(events.staffInvited, { email, restaurantId }),
    async newMember(owner, email, role) {
      const restaurantId = owner.memberships[0]?.restaurantId ?? '';
      await running.staff.inviteStaff({ restaurantId, email, role }, as(owner));
      const token = await running.nextInvitation(email, restaurantId);
      await running.staff.acceptInvitation({ token, ...person });
      const { tokens } = await running.auth.signIn({ email, password: person.password });
      return running.actorOf(tokens?.sessionId);
    },
    async stop() {
      await bus.close();
      await connection.close();
      await service.stop();
      await backbone.stop();
    },
  };
  return running;
}
