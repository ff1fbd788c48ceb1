import type { Clock } from '@tablewell/chassis/clock';
import type { RequestOrigin } from '@tablewell/chassis/context';
import type { IdSource } from '@tablewell/chassis/ids';
import type { OutboxEntry } from '@tablewell/chassis/outbox';
import type { AccessRules } from './domain/access-rules';
import type { ApiKey } from './domain/api-key';
import type { Invitation } from './domain/invitation';
import type { NewCredential, Passkey, PasskeyChallenge, PasskeyUse } from './domain/passkey';
import type { Pin } from './domain/pin';
import type { Session, SessionEnd } from './domain/session';
import type { SharedTablet } from './domain/shared-tablet';
import type { Challenge, SecondFactor } from './domain/second-factor';
import type { SsoOrigin } from './domain/sso';
import type { LinkKind, User } from './domain/user';
import type { SsoPorts } from './sso-ports';

/** Accounts. Events are written with the change. */
export interface Users {
  find(id: string): Promise<User | undefined>;
  findByEmail(email: string): Promise<User | undefined>;
  /** False if the address is taken. */
  insert(user: User, events: readonly OutboxEntry[]): Promise<boolean>;
  /**
   * Changes these fields, and the generation if the password is new; returns the changed user. `link` is the hash of the
   * link that is used for it, and is recorded; undefined if it was used before.
   */
  update(
    id: string,
    change: Partial<Pick<User, 'isVerified' | 'passwordHash' | 'unproven'>>,
    events: readonly OutboxEntry[],
    link?: string,
  ): Promise<User | undefined>;
  /** Replaces what the user may access, and records a link; false if it was changed since the user was read. */
  changeAccess(
    user: User,
    access: Pick<User, 'memberships' | 'groupRoles'>,
    events: readonly OutboxEntry[],
    link?: string,
  ): Promise<boolean>;
  /** Replaces the second factor; false if it or the password was changed since the user was read. */
  changeSecondFactor(
    user: User,
    after: SecondFactor | null,
    events: readonly OutboxEntry[],
  ): Promise<boolean>;
  /**
   * Clears address, names, password and memberships of an account whose maker has not proved to own the address; false
   * if that was proved concurrently.
   */
  release(user: User, email: string, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Publishes events without a change, to send a mail. */
  appendEvents(id: string, events: readonly OutboxEntry[]): Promise<void>;
  membersOf(restaurantId: string): Promise<User[]>;
  /** The owner of a restaurant. */
  ownerAt(restaurantId: string): Promise<User | undefined>;
  /** The members of several restaurants, each once, by mail address. */
  membersOfAny(restaurantIds: readonly string[], max: number): Promise<User[]>;
  /** The people who have a role in all restaurants of an owner. */
  inGroupOf(ownerId: string): Promise<User[]>;
}

/** Sessions. */
export interface Sessions {
  find(id: string): Promise<Session | undefined>;
  insert(session: Session, events: readonly OutboxEntry[]): Promise<void>;
  /** Writes if the current token is still `before`; false after a concurrent rotation. */
  rotate(session: Session, before: string): Promise<boolean>;
  /** Writes when the current tokens were first used; no effect after a rotation. */
  recordUse(session: Session, at: Date): Promise<void>;
  /** Writes when a person last used it. */
  recordActivity(id: string, at: Date): Promise<void>;
  /** A user's active sessions. */
  listAlive(userId: string, now: Date): Promise<Session[]>;
  /** Active sessions that an owner's identity provider opened: of a person, of a session there, or all. */
  listBySso(origin: Pick<SsoOrigin, 'ownerId'> & Partial<SsoOrigin>, now: Date): Promise<Session[]>;
  /** Active sessions that are shared tablets of a restaurant, the latest last. */
  listTablets(restaurantId: string, now: Date): Promise<Session[]>;
  /** Makes an ordinary session a shared tablet with its event; false if it has ended, or is one. */
  startTablet(id: string, tablet: SharedTablet, event: OutboxEntry): Promise<boolean>;
  /** Replaces a tablet with its event; false if it was changed since it was read with this mark. */
  changeTablet(
    id: string,
    before: string,
    after: SharedTablet,
    events: readonly OutboxEntry[],
  ): Promise<boolean>;
  /** Ends the session of a tablet, with its events; false as above. */
  endTablet(id: string, before: string, at: Date, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Ends a session with its event; no effect on an ended one. */
  end(id: string, at: Date, event: OutboxEntry): Promise<void>;
  /** Ends all of a user's sessions, each with its event. */
  endAll(userId: string, at: Date, toEvent: (id: string) => OutboxEntry): Promise<void>;
}

/** Single-use mail links. Tokens are stored as hashes. */
export interface Links {
  insert(link: { hash: string; kind: LinkKind; userId: string; expiresAt: Date }): Promise<void>;
  /** The user of a valid link. */
  peek(kind: LinkKind, hash: string, now: Date): Promise<string | undefined>;
  /** Lets a link of an earlier call expire later. */
  keep(hash: string, until: Date): Promise<void>;
  /** Removes a used link. */
  remove(hash: string): Promise<void>;
  /** Removes all links of a user. */
  removeAll(userId: string): Promise<void>;
}

/** Sign-ins that wait for the code of their second step. Tokens are stored as hashes. */
export interface Challenges {
  insert(hash: string, challenge: Challenge): Promise<void>;
  /** Counts a try, and returns the challenge after it; undefined if it is unknown, or has ended. */
  takeTry(hash: string, now: Date): Promise<Challenge | undefined>;
  /** Ends a challenge; false if another call did. */
  end(hash: string): Promise<boolean>;
}

/** Counts of wrong codes and passwords. */
export interface WrongTries {
  /** Counts one, and returns how many there are then. The key names the day. */
  count(key: string, now: Date): Promise<number>;
  /** Takes one back, because it was right. */
  giveBack(key: string): Promise<void>;
}

/** PINs for shared tablets. Those that were removed are found by nobody. Events are written with the change. */
export interface Pins {
  find(restaurantId: string, userId: string): Promise<Pin | undefined>;
  findByHash(restaurantId: string, hash: string): Promise<Pin | undefined>;
  list(restaurantId: string): Promise<Pin[]>;
  /**
   * The hashes of all retired PINs of a person there, including the present one if it is retired. They are kept for
   * seven days after the person removed their PIN.
   */
  retiredHashes(restaurantId: string, userId: string): Promise<readonly string[]>;
  /** Sets or replaces a person's PIN; false if somebody else has the same one there. A retired one stays known as such. */
  put(pin: Pin, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Stores the hash by another key; false if the PIN was replaced. */
  rehash(pin: Pin, hash: string): Promise<boolean>;
  /** False if it was retired or replaced. */
  retire(pin: Pin, at: Date, events: readonly OutboxEntry[]): Promise<boolean>;
  /** False if it was replaced or removed. */
  remove(pin: Pin, at: Date, events: readonly OutboxEntry[]): Promise<boolean>;
}

/** The slow hash of a PIN at a restaurant, by a key of the service's own. */
export type PinHash = (restaurantId: string, digits: string) => Promise<string>;

/** The codes of authenticator apps (RFC 6238), and recovery codes. */
export interface Codes {
  /** A secret for an app, in base 32. */
  newSecret(): string;
  /** The address that an app scans. */
  uriOf(secret: string, email: string): string;
  /** The period of 30 seconds that a code is of: the present one, or one beside it; undefined for a wrong code. */
  periodOf(secret: string, digits: string, now: Date): number | undefined;
  /** 120 random bits in base 32. */
  newRecoveryCode(): string;
  /** Encrypts what is stored or given away, with the service's own key. */
  seal(text: string): string;
  /** Undefined if it was not sealed with that key. */
  unseal(sealed: string): string | undefined;
}

/** Passkeys. Those that were removed are found by nobody. */
export interface Passkeys {
  /** The passkeys of a user, the oldest first. */
  list(userId: string): Promise<Passkey[]>;
  /** By the hash of the authenticator's id of it. */
  findByCredential(hash: string): Promise<Passkey | undefined>;
  isAlive(id: string): Promise<boolean>;
  /** Inserts a passkey with its event, unless its user has as many as they may (ACCOUNT-23), or it is known. */
  insert(
    passkey: Passkey,
    hash: string,
    events: readonly OutboxEntry[],
  ): Promise<'inserted' | 'known' | 'too-many'>;
  /** Undefined if the user has no such passkey. */
  rename(userId: string, id: string, name: string): Promise<Passkey | undefined>;
  /** Records a sign-in; false if there was another one since the passkey was read, or if it was removed. */
  noteUse(passkey: Passkey, use: PasskeyUse, at: Date): Promise<boolean>;
  /** Removes a passkey with its event; false if another call did. */
  end(passkey: Passkey, at: Date, events: readonly OutboxEntry[]): Promise<boolean>;
}

/** Challenges of passkeys. They are stored as hashes. */
export interface PasskeyChallenges {
  insert(hash: string, challenge: PasskeyChallenge): Promise<void>;
  /** Removes a challenge and returns it; undefined if it is unknown, was used, or has ended. */
  take(hash: string, now: Date): Promise<PasskeyChallenge | undefined>;
}

/** What browsers and authenticators say about passkeys (WebAuthn), in JSON. */
export interface WebAuthn {
  /** The host name that passkeys are bound to; undefined if browsers make none for the address of the pages. */
  readonly rpId: string | undefined;
  /** What a browser makes a passkey from. `known` are the user's passkeys: their authenticators make no second one. */
  registrationOptions(
    user: Pick<User, 'id' | 'email' | 'firstName' | 'lastName'>,
    known: readonly Passkey[],
    challenge: string,
  ): Promise<string>;
  /** What a response says about itself, unverified; undefined if it is none. */
  read(responseJson: string): { readonly credentialId: string; readonly challenge: string } | undefined;
  /** Undefined unless it was made for this challenge at this origin, and its user was verified. */
  verifyRegistration(responseJson: string, challenge: string): Promise<NewCredential | undefined>;
  /** The same, and signed with the passkey for its user. Does not compare the counter. */
  verifySignIn(responseJson: string, challenge: string, passkey: Passkey): Promise<PasskeyUse | undefined>;
}

/** Open invitations. Tokens are stored as hashes. */
export interface Invitations {
  list(restaurantId: string, now: Date): Promise<Invitation[]>;
  /** Inserts the invitation with its event, and closes an open one to the same address. */
  put(
    invitation: Invitation,
    link: { hash: string; toEvent: (invitation: Invitation) => OutboxEntry },
  ): Promise<Invitation>;
  peek(hash: string, now: Date): Promise<Invitation | undefined>;
  /** The invitation of a valid link, which cannot be withdrawn for the next minute. */
  beginAccepting(hash: string, now: Date): Promise<Invitation | undefined>;
  /** Closes an accepted invitation. */
  close(hash: string): Promise<void>;
  /** Withdraws an open invitation with its event; undefined if it is not open, or being accepted. */
  remove(
    restaurantId: string,
    id: string,
    now: Date,
    toEvent: (invitation: Invitation) => OutboxEntry,
  ): Promise<Invitation | undefined>;
  removeAll(restaurantId: string): Promise<void>;
  /** The open ones of an address at any of these restaurants, with the hashes of their links. */
  openTo(
    email: string,
    restaurantIds: readonly string[],
    now: Date,
  ): Promise<{ readonly invitation: Invitation; readonly hash: string }[]>;
}

/** API keys. They are stored by their hashes. */
export interface ApiKeys {
  /** The keys of a restaurant that are alive, the oldest first. */
  list(restaurantId: string): Promise<ApiKey[]>;
  /** The key with this hash, if it is alive. */
  find(hash: string): Promise<ApiKey | undefined>;
  /** Inserts a key with its event, unless the restaurant has as many as it may (KEY-2). */
  insert(
    key: ApiKey,
    hash: string,
    events: readonly OutboxEntry[],
  ): Promise<'inserted' | 'two-of-name' | 'too-many'>;
  /** Ends a key with its event; no effect on an ended one, or one of another restaurant. */
  end(restaurantId: string, id: string, at: Date, toEvent: (key: ApiKey) => OutboxEntry): Promise<void>;
  /** No effect if another use was recorded since the key was read. */
  noteUse(key: ApiKey, at: Date): Promise<void>;
}

/** The part of an owner's entitlements that this service needs. */
export interface Entitlements {
  /** Programs may call `/api` with keys. */
  readonly apiKeys: boolean;
  /** When the plan began to include what this service has for Enterprise; null without it, and if that is not known. */
  readonly includedSince: Date | null;
}

/** Read copies of owners' entitlements. Undefined before the first event. */
export interface EntitlementsStore {
  find(ownerId: string): Promise<Entitlements | undefined>;
  /** Keeps the highest version. */
  put(ownerId: string, version: number, entitlements: Entitlements): Promise<void>;
}

/** Rules of owners for the sessions of their people. Events are written with the change. */
export interface AccessRulesStore {
  find(ownerId: string): Promise<AccessRules | undefined>;
  /** The rules of the owners of these restaurants. */
  listFor(restaurantIds: readonly string[]): Promise<AccessRules[]>;
  /** False if the owner has some. */
  insert(rules: AccessRules, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Replaces them; false if they were changed since they were read with this mark. */
  replace(rules: AccessRules, before: string, events: readonly OutboxEntry[]): Promise<boolean>;
}

/** Randomness, keys and slow hashes. */
export interface Crypto {
  hashPassword(password: string): Promise<string>;
  /** Takes the same time without a hash, so that timing does not reveal accounts. */
  verifyPassword(hash: string | undefined, password: string): Promise<boolean>;
  /** 256 random bits as base64url. */
  newSecret(): string;
  /** A one-way hash for high-entropy secrets. */
  hashSecret(secret: string): string;
  seal(text: string, secret: string): string;
  unseal(sealed: string, secret: string): string;
  /** A signed access token and its expiry. */
  signAccess(
    claims: { userId: string; sessionId: string; refreshId: string },
    now: Date,
  ): Promise<{ token: string; expiresAt: Date }>;
}

/** The claims of a valid Google ID token. */
export interface GoogleProfile {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** Verifies a Google ID token. Undefined for an invalid one; `unreachable` while Google's keys cannot be fetched. */
export type VerifyGoogle = (idToken: string) => Promise<GoogleProfile | 'unreachable' | undefined>;

/** A change of how a user signs in, which is mailed to them (ACCOUNT-22, ACCOUNT-23). */
export type SecurityChange =
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  /** The password was right, and a sign-in ended with wrong codes. */
  | 'codes-refused'
  | 'passkey-added'
  | 'passkey-removed'
  /** Its counter went backwards (ACCOUNT-26). */
  | 'passkey-refused'
  /** Changes of an owner's connection to an identity provider, and of the rules for sessions. */
  | SsoChange
  | AccessChange;

/** A change of an owner's rules for the sessions of their people (ACCOUNT-29 to ACCOUNT-32). */
export type AccessChange = 'access-sessions' | 'access-addresses' | 'access-lifted' | 'access-resumed';

/** A change of an owner's connection to an identity provider (SSO-1). */
export type SsoChange =
  | 'sso-changed'
  | 'sso-optional'
  | 'sso-required'
  | 'sso-off'
  | 'sso-removed'
  | 'sso-domain-proven'
  | 'sso-domain-removed'
  | 'scim-token-created'
  | 'scim-token-ended';

/** A change of a shared tablet (TABLET-1). */
export type TabletChange = 'started' | 'ended' | 'turn' | 'pins-refused';
/** A change of a person's PIN (TABLET-2). */
export type PinChange = 'set' | 'removed' | 'retired';

/** Creates outbox entries for the events of accounts. */
export interface EventFactory {
  signedUp(user: User, restaurant: { id: string; name: string; timezone: string }): OutboxEntry;
  verified(user: User): OutboxEntry;
  released(user: User): OutboxEntry;
  verificationRequested(user: User, token: string, expiresAt: Date): OutboxEntry;
  passwordResetRequested(user: User, token: string, expiresAt: Date): OutboxEntry;
  staffInvited(invitation: Invitation, token: string): OutboxEntry;
  invitationWithdrawn(invitation: Invitation): OutboxEntry;
  /** `user` is the user after the change; `withholds` says that it is about what is withheld. */
  membershipChanged(user: User, restaurantId: string, withholds?: boolean): OutboxEntry;
  /** `user` is the user after the change; `passkeyName` that of the passkey that it is about. */
  securityChanged(user: User, change: SecurityChange, passkeyName?: string): OutboxEntry;
  sessionStarted(user: User, sessionId: string): OutboxEntry;
  sessionEnded(user: User, sessionId: string, reason: SessionEnd): OutboxEntry;
  tabletChanged(session: Pick<Session, 'id'>, tablet: SharedTablet, change: TabletChange): OutboxEntry;
  /** `user` is whose PIN it is. */
  pinChanged(user: User, restaurantId: string, change: PinChange): OutboxEntry;
  apiKeyCreated(key: ApiKey): OutboxEntry;
  apiKeyEnded(key: ApiKey): OutboxEntry;
}

/** The dependencies of the use cases. */
export interface Ports extends SsoPorts {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly links: Links;
  readonly invitations: Invitations;
  readonly apiKeys: ApiKeys;
  readonly entitlements: EntitlementsStore;
  readonly accessRules: AccessRulesStore;
  readonly crypto: Crypto;
  readonly challenges: Challenges;
  readonly wrongTries: WrongTries;
  readonly pins: Pins;
  /** By each of the service's keys; the first one is for what is stored from now on. */
  readonly pinHashes: readonly [PinHash, ...PinHash[]];
  readonly codes: Codes;
  readonly passkeys: Passkeys;
  readonly passkeyChallenges: PasskeyChallenges;
  readonly webAuthn: WebAuthn;
  readonly verifyGoogle: VerifyGoogle;
  readonly eventFactory: EventFactory;
  /** The client of the current request. */
  readonly callerOrigin: () => RequestOrigin;
  /** The network that an address belongs to. */
  readonly networkOf: (address: string) => string;
  readonly clock: Clock;
  readonly newId: IdSource;
}
