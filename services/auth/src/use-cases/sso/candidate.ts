import type { Refusal } from '@tablewell/chassis/refusal';
import { normalizeEmail } from '../../domain/account-rules';
import { ownedBy } from '../../domain/group-role';
import type { Invitation } from '../../domain/invitation';
import { provenDomain, type SsoConnection } from '../../domain/sso';
import { isProven, type User } from '../../domain/user';
import type { Ports } from '../../ports';
import type { ProviderPerson } from '../../sso-ports';
import { linkedOtherwise, noPlace, otherDomain, ownsRestaurants, unverified } from './link-refusals';
import { ownsElsewhere, placesAt } from './places';

/** The account or invitation of a person at a provider, before a sign-in changes anything. */
export interface Candidate {
  /** Undefined: the account is made when the invitations are accepted. */
  readonly user: User | undefined;
  /** Whether an earlier sign-in linked the account. */
  readonly isLinked: boolean;
  /** The address, normalized. */
  readonly email: string;
  /** What a sign-in accepts. */
  readonly invitations: readonly { readonly invitation: Invitation; readonly hash: string }[];
}

/**
 * Finds the account of a person at a provider: the one that was linked by issuer and subject, otherwise the one with
 * the address that the provider has verified, in a domain that this owner has proven. The person has to work for the
 * owner, or to be invited (SSO-4). It changes nothing, so that a trial can say what a sign-in would do (SSO-12).
 */
export async function candidateFor(
  ports: Ports,
  connection: SsoConnection,
  person: ProviderPerson,
): Promise<Candidate | Refusal> {
  const { ownerId, issuer } = connection;
  const { subject } = person;
  if (subject === '') return noPlace();
  const email = normalizeEmail(person.email);
  const identity = await ports.ssoIdentities.find({ ownerId, issuer, subject });
  const linked = identity && (await ports.users.find(identity.userId));
  if (linked) return { user: linked, isLinked: true, email, invitations: [] };
  if (email === '' || !person.isVerified) return unverified();
  if (!provenDomain(connection, email)) return otherDomain();
  const user = await ports.users.findByEmail(email);
  // The password of an account that nobody has proved may be another person's.
  if (user && isProven(user) && (await placesAt(ports, user, ownerId)).length > 0)
    return { user, isLinked: false, email, invitations: [] };
  const owner = await ports.users.find(ownerId);
  const invitations = await ports.invitations.openTo(email, owner ? ownedBy(owner) : [], ports.clock());
  return invitations.length > 0 ? { user, isLinked: false, email, invitations } : noPlace();
}

/**
 * Refuses an account that owns restaurants elsewhere, has no place at the owner's, nor an invitation (`invited`), or belongs to another
 * person at the provider (SSO-4, SSO-5).
 */
export async function refuseAccount(
  ports: Ports,
  { ownerId, issuer }: SsoConnection,
  { user, person: { subject }, invited }: { user: User; person: ProviderPerson; invited: readonly unknown[] },
): Promise<Refusal | undefined> {
  if (ownsElsewhere(user, ownerId)) return ownsRestaurants();
  if (invited.length === 0 && (await placesAt(ports, user, ownerId)).length === 0) return noPlace();
  // An address may have been given to somebody else: the account stays with the person who had it first.
  const others = await ports.ssoIdentities.findByUser(ownerId, user.id);
  const own = others.some((each) => each.subject === subject && each.issuer === issuer);
  return !own && others.some((other) => other.subject !== subject) ? linkedOtherwise() : undefined;
}
