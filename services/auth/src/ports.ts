import type { Clock, IdSource, OutboxEntry, RequestOrigin } from '@tablewell/chassis';
import type { Invitation } from './domain/invitation';
import type { Session, SessionEnd } from './domain/session';
import type { LinkKind, Membership, User } from './domain/user';

/** The accounts. Writes carry their events. */
export interface Users {
  find(id: string): Promise<User | undefined>;
  findByEmail(email: string): Promise<User | undefined>;
  /** False: the address is taken. */
  insert(user: User, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Changes these fields, a new password with its generation; answers the user after it. */
  update(
    id: string,
    change: Partial<Pick<User, 'isVerified' | 'passwordHash' | 'unproven'>>,
    events: readonly OutboxEntry[],
  ): Promise<User | undefined>;
  /** Changes the places of the user as read; false when others changed them meanwhile. */
  place(user: User, memberships: readonly Membership[], events: readonly OutboxEntry[]): Promise<boolean>;
  /** Takes address, names, password and places from an account that is still unverified; false when it no longer is. */
  release(user: User, email: string, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Adds events alone: a mail is due. */
  tell(id: string, events: readonly OutboxEntry[]): Promise<void>;
  membersOf(restaurantId: string): Promise<User[]>;
}

/** The sign-ins. */
export interface Sessions {
  find(id: string): Promise<Session | undefined>;
  insert(session: Session, events: readonly OutboxEntry[]): Promise<void>;
  /** Writes if the current token is still `before`; false when another rotation came first. */
  rotate(session: Session, before: string): Promise<boolean>;
  /** A user's that have not ended. */
  listAlive(userId: string, now: Date): Promise<Session[]>;
  /** Ends one and tells; one that has ended stays as it is. */
  end(id: string, at: Date, told: OutboxEntry): Promise<void>;
  /** Ends all of a user's and tells of each. */
  endAll(userId: string, at: Date, tell: (id: string) => OutboxEntry): Promise<void>;
}

/** The links in mails: each used once. Tokens are kept as hashes. */
export interface Links {
  insert(link: { hash: string; kind: LinkKind; userId: string; expiresAt: Date }): Promise<void>;
  /** The user of a link that is still good. */
  peek(kind: LinkKind, hash: string, now: Date): Promise<string | undefined>;
  /** Uses it up: answers its user to one caller only. */
  take(kind: LinkKind, hash: string, now: Date): Promise<string | undefined>;
  /** All of a user's. */
  removeAll(userId: string): Promise<void>;
}

/** The invitations that are open. Tokens are kept as hashes. */
export interface Invitations {
  list(restaurantId: string, now: Date): Promise<Invitation[]>;
  /** Takes the place of an open one to the same address, and tells. */
  put(
    invitation: Invitation,
    link: { hash: string; told: (made: Invitation) => OutboxEntry },
  ): Promise<Invitation>;
  peek(hash: string, now: Date): Promise<Invitation | undefined>;
  /** Uses it up: answers it to one caller only. */
  take(hash: string, now: Date): Promise<Invitation | undefined>;
  /** Takes an open one back and tells; undefined when none is open under that id. */
  remove(
    restaurantId: string,
    id: string,
    tell: (invitation: Invitation) => OutboxEntry,
  ): Promise<Invitation | undefined>;
  removeAll(restaurantId: string): Promise<void>;
}

/** Everything that needs randomness, keys or much time. */
export interface Crypto {
  hashPassword(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (`hash` undefined). */
  verifyPassword(hash: string | undefined, password: string): Promise<boolean>;
  /** 256 random bits as base64url. */
  newSecret(): string;
  /** One way, for high-entropy secrets. */
  hashSecret(secret: string): string;
  seal(text: string, secret: string): string;
  unseal(sealed: string, secret: string): string;
  /** A signed access token and when it runs out. */
  signAccess(
    claims: { userId: string; sessionId: string },
    now: Date,
  ): Promise<{ token: string; expiresAt: Date }>;
}

/** What a good Google ID token says. */
export interface GoogleProfile {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** Google as an issuer. Undefined for a token that is not good; throws when the issuer cannot be reached. */
export type VerifyGoogle = (idToken: string) => Promise<GoogleProfile | undefined>;

/** The events of accounts, ready for the outbox. */
export interface Facts {
  signedUp(user: User, restaurant: { id: string; name: string; timezone: string }): OutboxEntry;
  verified(user: User): OutboxEntry;
  released(user: User): OutboxEntry;
  verificationRequested(user: User, token: string, expiresAt: Date): OutboxEntry;
  passwordResetRequested(user: User, token: string, expiresAt: Date): OutboxEntry;
  staffInvited(invitation: Invitation, token: string): OutboxEntry;
  invitationWithdrawn(invitation: Invitation): OutboxEntry;
  /** The user as they are after the change of their place at a restaurant. */
  membershipChanged(user: User, restaurantId: string): OutboxEntry;
  sessionStarted(user: User, sessionId: string): OutboxEntry;
  sessionEnded(user: User, sessionId: string, reason: SessionEnd): OutboxEntry;
}

/** Everything the use cases reach the world through. */
export interface Ports {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly links: Links;
  readonly invitations: Invitations;
  readonly crypto: Crypto;
  readonly verifyGoogle: VerifyGoogle;
  readonly facts: Facts;
  /** Where the request being served came from. */
  readonly callerOrigin: () => RequestOrigin;
  /** The network that an address belongs to. */
  readonly networkOf: (address: string) => string;
  readonly clock: Clock;
  readonly newId: IdSource;
}
