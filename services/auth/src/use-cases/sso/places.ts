import { Refusal } from '@tablewell/chassis/refusal';
import { ownedBy } from '../../domain/group-role';
import { domainOf, provenDomain, type SsoConnection, type SsoOrigin } from '../../domain/sso';
import type { Membership, User } from '../../domain/user';
import type { Ports } from '../../ports';

type Parts = Pick<Ports, 'users' | 'entitlements' | 'ssoConnections' | 'ssoDomains'>;

const ownsAny = ({ memberships }: Pick<User, 'memberships'>): boolean =>
  memberships.some(({ role }) => role === 'owner');

/** Whether a person owns restaurants of their own beside those of an owner: their account is then more than the provider's (SSO-5). */
export const ownsElsewhere = (user: User, ownerId: string): boolean => user.id !== ownerId && ownsAny(user);

/** Whether an owner's plan includes single sign-on (SSO-1). */
export const includesSso = async ({ entitlements }: Pick<Ports, 'entitlements'>, ownerId: string) =>
  (await entitlements.find(ownerId))?.apiKeys ?? false;

/** A person's places at restaurants of an owner. */
export async function placesAt(
  { users }: Pick<Ports, 'users'>,
  user: User,
  ownerId: string,
): Promise<readonly Membership[]> {
  const owner = user.id === ownerId ? user : await users.find(ownerId);
  const owned = new Set(owner ? ownedBy(owner) : []);
  return user.memberships.filter(({ restaurantId, role }) =>
    user.id === ownerId ? role === 'owner' || owned.has(restaurantId) : owned.has(restaurantId),
  );
}

/** The connection that an owner requires for a person's places; undefined if the person signs in as they like (SSO-6). */
export async function requirementFor(parts: Parts, user: User): Promise<SsoConnection | undefined> {
  const ownerId = await parts.ssoDomains.ownerOf(domainOf(user.email));
  if (ownerId === undefined || ownerId === user.id) return undefined;
  const connection = await parts.ssoConnections.find(ownerId);
  if (connection?.state !== 'required' || !provenDomain(connection, user.email)) return undefined;
  return (await includesSso(parts, ownerId)) ? connection : undefined;
}

/** Refuses a person who has no place but those whose owner requires the identity provider (SSO-6). */
export async function refuseWithoutProvider(parts: Parts, user: User): Promise<Refusal | undefined> {
  if (await placesOf(parts, user, null)) return undefined;
  const message = 'Your company requires its own sign-in. Please choose “Sign in with your company”.';
  return new Refusal('forbidden', 'sso-required', message);
}

/**
 * The places that a session opens. One by an identity provider opens the restaurants of its owner alone (SSO-5); another one does not
 * open those whose owner requires the provider (SSO-6). Undefined if it opens nothing any more.
 */
export async function placesOf(
  parts: Parts,
  user: User,
  sso: SsoOrigin | null,
): Promise<readonly Membership[] | undefined> {
  if (sso) {
    const connection = await parts.ssoConnections.find(sso.ownerId);
    const isOn = connection && connection.state !== 'off' && connection.issuer === sso.issuer;
    if (!isOn || ownsElsewhere(user, sso.ownerId)) return undefined;
    const places = await placesAt(parts, user, sso.ownerId);
    return places.length > 0 ? places : undefined;
  }
  const requirement = await requirementFor(parts, user);
  if (!requirement) return user.memberships;
  const closed = await placesAt(parts, user, requirement.ownerId);
  if (closed.length === 0) return user.memberships;
  const open = user.memberships.filter((place) => !closed.includes(place));
  return open.length > 0 ? open : undefined;
}

/** Forgets who a person without a place is at the owner's provider: who is invited again may be somebody else there (SSO-4). */
export async function forgetIfGone(
  parts: Pick<Ports, 'users' | 'ssoIdentities'>,
  ownerId: string,
  userId: string,
): Promise<void> {
  const user = await parts.users.find(userId);
  if (!user || (await placesAt(parts, user, ownerId)).length === 0)
    await parts.ssoIdentities.remove(ownerId, userId);
}
