import type { WithheldPermission } from '@tablewell/chassis/access';
import type { OutboxEntry } from '@tablewell/chassis/outbox';
import type { LookUpTexts } from '@tablewell/chassis/network';
import type {
  ScimPerson,
  SsoAttempt,
  SsoConnection,
  SsoIdentity,
  SsoPurpose,
  SsoTrialResult,
} from './domain/sso';

/** Connections of owners to identity providers. Events are written with the change. */
export interface SsoConnections {
  find(ownerId: string): Promise<SsoConnection | undefined>;
  /** The connections of a client at a provider; several owners may have the same one. */
  findByClient(issuer: string, clientId: string): Promise<SsoConnection[]>;
  findByToken(hash: string): Promise<SsoConnection | undefined>;
  /** False if the owner has one. */
  insert(connection: SsoConnection, events: readonly OutboxEntry[]): Promise<boolean>;
  /** Replaces it; false if it was changed since it was read with this mark. */
  replace(connection: SsoConnection, before: string, events: readonly OutboxEntry[]): Promise<boolean>;
  remove(ownerId: string, at: Date, events: readonly OutboxEntry[]): Promise<void>;
  /** No effect if the connection was changed since it was read. */
  noteTokenUse(connection: SsoConnection, tokenId: string, at: Date): Promise<void>;
}

/** Proven domains; each belongs to one owner. */
export interface SsoDomains {
  ownerOf(domain: string): Promise<string | undefined>;
  /** False if another owner has it. */
  claim(domain: string, ownerId: string): Promise<boolean>;
  release(domain: string, ownerId: string): Promise<void>;
  releaseAll(ownerId: string): Promise<void>;
}

/** Sign-ins that wait for the provider's answer, by the hash of what the browser keeps. */
export interface SsoAttempts {
  insert(hash: string, attempt: SsoAttempt): Promise<void>;
  /** Removes and returns it; undefined if it is unknown, was taken, or has expired. One for another purpose stays as it is. */
  take(hash: string, purpose: SsoPurpose, now: Date): Promise<SsoAttempt | undefined>;
  remove(hash: string): Promise<void>;
  /** Records a logout token; false if it was recorded before. */
  useLogoutToken(hash: string, until: Date): Promise<boolean>;
}

/** The last trial of each owner: an owner has one at a time. */
export interface SsoTrials {
  /** Records the attempt of a trial that has begun, in place of the last trial. Returns that one's attempt, if it has not ended. */
  begin(ownerId: string, attempt: string, until: Date): Promise<string | undefined>;
  /** No effect if the owner has begun another trial since. */
  finish(ownerId: string, attempt: string, result: SsoTrialResult, until: Date): Promise<void>;
  /** What the last trial found; undefined if it has not ended, or ended too long ago. */
  find(ownerId: string, now: Date): Promise<SsoTrialResult | undefined>;
  remove(ownerId: string): Promise<void>;
}

/** People at providers, and their accounts. */
export interface SsoIdentities {
  find(key: Pick<SsoIdentity, 'ownerId' | 'issuer' | 'subject'>): Promise<SsoIdentity | undefined>;
  findByUser(ownerId: string, userId: string): Promise<SsoIdentity[]>;
  /** False if there is one of this person. */
  insert(identity: SsoIdentity): Promise<boolean>;
  remove(ownerId: string, userId: string): Promise<void>;
  removeAll(ownerId: string): Promise<void>;
}

/** People whom providers added by SCIM. */
export interface ScimPeople {
  find(ownerId: string, id: string): Promise<ScimPerson | undefined>;
  /** By address, by the provider's own id, or all of an owner; `skip` of them are left out. */
  list(
    ownerId: string,
    query: {
      readonly userName: string;
      readonly externalId: string;
      readonly skip: number;
      readonly limit: number;
    },
  ): Promise<{ readonly people: readonly ScimPerson[]; readonly total: number }>;
  count(ownerId: string): Promise<number>;
  /** False if the owner has one with this address. */
  insert(person: ScimPerson): Promise<boolean>;
  /** False if it was changed or removed since it was stored at `before`. */
  replace(person: ScimPerson, before: Date): Promise<boolean>;
  remove(ownerId: string, id: string): Promise<void>;
  removeAll(ownerId: string): Promise<void>;
}

/** A person who has left restaurants of an owner. */
export interface FormerPerson {
  readonly ownerId: string;
  /** Lower-cased and trimmed. */
  readonly email: string;
}

/** What an owner had withheld from a person who has left (ROLE-6). */
export interface FormerLimit extends FormerPerson {
  readonly withheld: readonly WithheldPermission[];
  /** When it was last added to. */
  readonly keptAt: Date;
}

/** What is withheld again from people whom a provider brings back, until they have a place once more. */
export interface FormerLimits {
  find(person: FormerPerson): Promise<FormerLimit | undefined>;
  /** Adds to what is kept of a person. */
  add(person: FormerPerson, withheld: readonly WithheldPermission[], at: Date): Promise<void>;
  /** No effect if it was added to since it was read. */
  remove(limit: FormerLimit): Promise<void>;
  removeAll(ownerId: string): Promise<void>;
}

/** A client of a provider. */
export interface ProviderClient {
  /** The owner of the connection. */
  readonly ownerId: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What a provider says about a person. */
export interface ProviderPerson {
  readonly subject: string;
  /** Empty if the provider does not name its sessions. */
  readonly sid: string;
  /** Empty without one. */
  readonly email: string;
  readonly isVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** The values of the claim that was asked for (SSO-14). */
  readonly roleValues: readonly string[];
}

/** The provider cannot be reached, or what it says is not valid. The text is for the log and the owner. */
export interface ProviderProblem {
  readonly problem: string;
  readonly isUnreachable: boolean;
}

/** The claims of a valid logout token. */
export interface LogoutClaims {
  readonly subject: string;
  readonly sid: string;
  readonly id: string;
}

/** Identity providers, which may be slow, down or hostile. */
export interface IdentityProvider {
  /** Whether it knows the client and its secret. */
  test(client: ProviderClient): Promise<ProviderProblem | undefined>;
  /** Where the browser begins. */
  begin(
    client: ProviderClient,
    request: {
      readonly state: string;
      readonly nonce: string;
      readonly verifier: string;
      /** The address that the provider's page suggests; empty: it asks for one. */
      readonly email: string;
      /** The claim that names roles; empty: none. */
      readonly roleClaim: string;
    },
  ): Promise<string | ProviderProblem>;
  /** Checks the answer of the provider, and gets and checks the ID token. */
  finish(
    client: ProviderClient,
    answer: {
      readonly query: string;
      readonly state: string;
      readonly nonce: string;
      readonly verifier: string;
      readonly roleClaim: string;
    },
  ): Promise<ProviderPerson | ProviderProblem>;
  /** The issuer and audiences that a logout token names; nothing about it is checked. */
  peekLogout(token: string): { readonly issuer: string; readonly audiences: readonly string[] } | undefined;
  readLogout(client: ProviderClient, token: string): Promise<LogoutClaims | ProviderProblem>;
  newVerifier(): string;
}

/** What single sign-on needs of the outside. */
export interface SsoPorts {
  readonly ssoConnections: SsoConnections;
  readonly ssoDomains: SsoDomains;
  readonly ssoAttempts: SsoAttempts;
  readonly ssoTrials: SsoTrials;
  readonly ssoIdentities: SsoIdentities;
  readonly scimPeople: ScimPeople;
  readonly formerLimits: FormerLimits;
  readonly identityProvider: IdentityProvider;
  readonly lookUpTexts: LookUpTexts;
  /** Whether the sandbox may be a provider, and domains under `.example`, which nobody can own, need no record. */
  readonly isSsoLocal: boolean;
  /** The product's own addresses. */
  readonly ssoUris: { readonly redirect: string; readonly logout: string; readonly scim: string };
}
