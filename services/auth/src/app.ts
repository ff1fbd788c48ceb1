import { clientNetwork } from '@tablewell/chassis/access';
import { currentOrigin } from '@tablewell/chassis/context';
import { events, on } from '@tablewell/chassis/events';
import { newId } from '@tablewell/chassis/ids';
import { orThrowRefusal } from '@tablewell/chassis/rpc';
import type { ServiceKit, ServiceParts } from '@tablewell/chassis/service';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import type { JWK } from 'jose';
import { createCrypto, publicJwks } from './adapters/crypto/crypto';
import { createCodes } from './adapters/crypto/codes';
import { createGoogleVerifier } from './adapters/crypto/google';
import { createPinHashes } from './adapters/crypto/pins';
import { createWebAuthn } from './adapters/crypto/web-authn';
import { createEventFactory } from './adapters/events/event-factory';
import { accessRulesCollection, MongoAccessRules } from './adapters/mongo/access-rules';
import { apiKeyCollection, MongoApiKeys } from './adapters/mongo/api-keys';
import { MongoChallenges } from './adapters/mongo/challenges';
import { MongoEntitlements } from './adapters/mongo/entitlements';
import { MongoInvitations } from './adapters/mongo/invitations';
import { MongoLinks } from './adapters/mongo/links';
import { MongoPasskeyChallenges } from './adapters/mongo/passkey-challenges';
import { MongoPasskeys, passkeyCollection } from './adapters/mongo/passkeys';
import { MongoPins, pinCollection } from './adapters/mongo/pins';
import { MongoSessions } from './adapters/mongo/sessions';
import { MongoUsers } from './adapters/mongo/users';
import { MongoWrongTries } from './adapters/mongo/wrong-tries';
import { accessRulesService } from './adapters/rpc/access-rules-service';
import { apiKeyService } from './adapters/rpc/api-key-service';
import { authService } from './adapters/rpc/auth-service';
import { deviceService } from './adapters/rpc/device-service';
import { groupPeopleService } from './adapters/rpc/group-people-service';
import { passkeyService, passkeySignInService } from './adapters/rpc/passkey-service';
import { secondFactorService } from './adapters/rpc/second-factor-service';
import { sharedTabletService } from './adapters/rpc/shared-tablet-service';
import { staffService } from './adapters/rpc/staff-service';
import { followOwner, followPlan } from './use-cases/access-rules/rules';
import { endKeysOf } from './use-cases/api-keys';
import { grantToGroup } from './use-cases/group-people';
import { dropRestaurant, grantMembership } from './use-cases/memberships';
import { buildSso, type SsoSettings } from './app-sso';
import { ssoCollection } from './adapters/mongo/sso-connections';

interface AuthSettings {
  /** The origin of the pages where people sign in. Passkeys are bound to its host name. */
  readonly origin: string;
  /** Private Ed25519 JWK that signs access tokens. */
  readonly signingKey: JWK;
  /** Encrypts the stored secrets of authenticator apps, and is part of the hashes of PINs; behind a comma, keys that did before it. */
  readonly secondFactorKeys: readonly string[];
  readonly google: { readonly jwksUrl: string; readonly issuer: string; readonly clientId: string };
  readonly sso: SsoSettings;
}

/** Builds the auth service. */
export function buildAuth(settings: AuthSettings) {
  return async (kit: ServiceKit): Promise<ServiceParts> => {
    const { connection, enqueueEvents, clock } = kit;
    const sso = buildSso(kit, settings.sso);
    const ports = {
      ...sso.ports,
      users: new MongoUsers(connection, enqueueEvents),
      sessions: new MongoSessions(connection, enqueueEvents),
      links: new MongoLinks(connection),
      invitations: new MongoInvitations(connection, enqueueEvents),
      apiKeys: new MongoApiKeys(connection, enqueueEvents),
      entitlements: new MongoEntitlements(connection),
      accessRules: new MongoAccessRules(connection, enqueueEvents),
      crypto: await createCrypto(settings.signingKey),
      challenges: new MongoChallenges(connection),
      wrongTries: new MongoWrongTries(connection),
      pins: new MongoPins(connection, enqueueEvents),
      pinHashes: createPinHashes(settings.secondFactorKeys),
      codes: createCodes(settings.secondFactorKeys),
      passkeys: new MongoPasskeys(connection, enqueueEvents),
      passkeyChallenges: new MongoPasskeyChallenges(connection),
      webAuthn: createWebAuthn(settings.origin),
      verifyGoogle: createGoogleVerifier(settings.google),
      eventFactory: createEventFactory(clock, newId),
      callerOrigin: currentOrigin,
      networkOf: clientNetwork,
      clock,
      newId,
    };
    const drop = dropRestaurant(ports);
    const grant = grantMembership(ports);
    const grantToOthers = grantToGroup(ports);
    const endKeys = endKeysOf(ports);
    const follow = followOwner(ports);
    const takePlan = followPlan(ports);
    return {
      implementations: [
        authService(ports),
        deviceService(ports),
        secondFactorService(ports),
        passkeyService(ports),
        passkeySignInService(ports),
        staffService(ports),
        groupPeopleService(ports),
        apiKeyService(ports),
        accessRulesService(ports),
        sharedTabletService(ports),
        ...sso.implementations(ports),
      ],
      handlers: [
        on(events.restaurantCreated, async ({ restaurant }) => {
          if (!restaurant) return;
          const { ownerId, id: restaurantId, isTest } = restaurant;
          const membership = { restaurantId, role: 'owner', ...(isTest ? { isTest } : {}) } as const;
          orThrowRefusal(await grant(ownerId, membership));
          await follow(ownerId);
          // A role in all restaurants of an owner does not include those for tests.
          if (!isTest) await grantToOthers(ownerId, restaurantId);
        }),
        on(events.restaurantDeleted, async ({ id }) => {
          await drop(id);
          await ports.invitations.removeAll(id);
          await endKeys(id);
        }),
        on(events.entitlementsChanged, async ({ ownerId, version, entitlements }) => {
          const apiKeys = entitlements?.effectivePlan === PlanId.ENTERPRISE;
          await takePlan(ownerId, Number(version), apiKeys);
        }),
      ],
      outboxes: [
        ...['users', 'sessions', 'invitations'],
        ...[apiKeyCollection, passkeyCollection, ssoCollection, accessRulesCollection, pinCollection],
      ],
      close: () => sso.close(),
      routes: { '/.well-known/jwks.json': () => publicJwks(settings.signingKey) },
    };
  };
}
