import type { WithheldPermission } from '@tablewell/chassis/access';
import type { Invitation } from './invitation';
import type { RoleClaim } from './role-claim';
import type { Membership } from './user';

/**
 * Who signs in through the provider: nobody, everybody who chooses to, or everybody with an address in a proven domain
 * (SSO-1).
 */
export type SsoState = 'off' | 'optional' | 'required';

/** A domain of mail addresses of an owner's people (SSO-2). */
export interface SsoDomain {
  readonly name: string;
  /** The value of the TXT record that proves it. */
  readonly token: string;
  /** Null until the record was found. */
  readonly provenAt: Date | null;
  /** When the record was last looked up with an answer. */
  readonly checkedAt: Date | null;
  /** Since when a proven domain's record has been missing; null while it is found. */
  readonly missingSince: Date | null;
}

/** A token with which the provider adds and removes people; only its hash is stored. */
export interface ScimToken {
  readonly id: string;
  readonly hash: string;
  /** Its last letters. */
  readonly ending: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** An owner's connection to an identity provider; an owner has one at most. */
export interface SsoConnection extends RoleClaim {
  readonly ownerId: string;
  /** Changes with every write, which lets concurrent ones notice each other. */
  readonly mark: string;
  readonly issuer: string;
  readonly clientId: string;
  /** The client's secret, sealed. */
  readonly secret: string;
  readonly domains: readonly SsoDomain[];
  readonly state: SsoState;
  /** The role of people whom the provider adds. */
  readonly defaultRole: Invitation['role'];
  /** What is withheld from them (SSO-13). */
  readonly defaultWithheld: readonly WithheldPermission[];
  /** When the provider accepted this client; null after a change of it. */
  readonly testedAt: Date | null;
  readonly tokens: readonly ScimToken[];
}

/** What an attempt is for: neither is ever finished as the other (SSO-12). */
export type SsoPurpose = 'sign-in' | 'trial';

/**
 * A sign-in, or a trial of one, that waits for the provider's answer. It is stored under the hash of the secret that
 * the browser keeps.
 */
export interface SsoAttempt {
  readonly purpose: SsoPurpose;
  /** The owner's session that began a trial, and the restaurant at which it was begun. Empty for a sign-in. */
  readonly sessionId: string;
  readonly restaurantId: string;
  readonly ownerId: string;
  /** The provider that was asked; another one must not finish the attempt. */
  readonly issuer: string;
  readonly clientId: string;
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE; sealed. */
  readonly verifier: string;
  readonly expiresAt: Date;
}

/** A person at an owner's provider. The mail address is not part of it, because addresses are given to other people (SSO-4). */
export interface SsoIdentity {
  readonly ownerId: string;
  readonly issuer: string;
  readonly subject: string;
  readonly userId: string;
  readonly linkedAt: Date;
}

/** What a trial of a sign-in found (SSO-12). */
export interface SsoTrialResult {
  readonly finishedAt: Date;
  /** The provider that was asked. */
  readonly issuer: string;
  /** What the provider says of the person; empty if it named nobody. */
  readonly subject: string;
  readonly email: string;
  readonly isVerified: boolean;
  /** Whether this owner has proven the address's domain. */
  readonly isDomainProven: boolean;
  /** The person for whom a sign-in would open a session; null if nobody. */
  readonly person: SsoTrialPerson | null;
  /** The first values of the person's claim of roles, and the role that all of them give; null if they give none (SSO-14). */
  readonly roleValues: readonly string[];
  readonly claimedRole: Invitation['role'] | null;
  /** The code of the refusal that a sign-in would get, and why; empty if it would get none. */
  readonly refusal: string;
  readonly reason: string;
}

/** The account that a sign-in would link. */
export interface SsoTrialPerson {
  /** The account's own address, which may be another one than the provider's once it is linked. */
  readonly email: string;
  /** Empty for an account that the sign-in would make. */
  readonly name: string;
  /** Whether an earlier sign-in linked it. */
  readonly isLinked: boolean;
  /** The role at each restaurant of the owner, open invitations included, which a sign-in accepts. */
  readonly places: readonly Pick<Membership, 'restaurantId' | 'role'>[];
  /** How many of these are invitations. */
  readonly invitations: number;
}

/** How a session was opened through a provider. */
export interface SsoOrigin {
  readonly ownerId: string;
  readonly issuer: string;
  readonly subject: string;
  /** The session at the provider; empty if it has no name. */
  readonly sid: string;
}

/** A person whom a provider added by SCIM (SSO-8). */
export interface ScimPerson {
  readonly id: string;
  readonly ownerId: string;
  readonly userId: string;
  /** The mail address. */
  readonly userName: string;
  readonly externalId: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly isActive: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** How long a sign-in waits for the provider's answer, and how long its session lasts at most (SSO-3, SSO-5). */
export const attemptLifetimeMs = 10 * 60_000;
export const ssoSessionMs = 12 * 3_600_000;
/** How long the result of a trial is kept (SSO-12). */
export const trialKeptMs = 10 * 60_000;

export const maxDomains = 20;
/** The token in use, and the one that replaces it. */
export const maxScimTokens = 2;
/** People whom one provider adds. */
export const maxScimPeople = 2_000;

/** As domains of restaurants (NAME-3): looked up every six hours when they are used, and kept for seven days without their record. */
const checkEveryMs = 6 * 3_600_000;
const keptWithoutProofMs = 7 * 86_400_000;

/** The domain of a mail address; empty if it has none. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** The connection's proof of an address's domain. */
export const provenDomain = ({ domains }: SsoConnection, email: string): SsoDomain | undefined =>
  domains.find(({ name, provenAt }) => provenAt !== null && name === domainOf(email));

/** Whether the record of a proven domain has to be looked up again. */
export const isCheckDue = ({ checkedAt }: SsoDomain, now: Date): boolean =>
  now.getTime() - (checkedAt?.getTime() ?? 0) >= checkEveryMs;

/** The domain after a look-up of its record; `texts` is undefined if no name server answered. */
export function afterLookUp(domain: SsoDomain, texts: readonly string[] | undefined, now: Date): SsoDomain {
  if (!texts) return domain;
  if (texts.includes(domain.token))
    return { ...domain, provenAt: domain.provenAt ?? now, checkedAt: now, missingSince: null };
  const missingSince = domain.provenAt && (domain.missingSince ?? now);
  const isOver = missingSince && now.getTime() - missingSince.getTime() >= keptWithoutProofMs;
  return isOver
    ? { ...domain, provenAt: null, checkedAt: now, missingSince: null }
    : { ...domain, checkedAt: now, missingSince };
}
