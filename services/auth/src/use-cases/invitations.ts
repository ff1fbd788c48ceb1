import { sanitize } from '@tablewell/shared/text';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { joinProblems } from '../domain/account-rules';
import { ownedBy } from '../domain/group-role';
import { type Invitation, isMadeSince } from '../domain/invitation';
import { isProven, type Membership, newUser, type User } from '../domain/user';
import { withheldAtAny, withholding } from '../domain/withheld';
import type { Ports } from '../ports';
import { giveGroupRole } from './group-people';
import { changeMembership, withMembership } from './memberships';
import { releaseUnproven } from './release';
import { endSessions } from './sessions';
import { placesAt } from './sso/places';

const badInvitation = () =>
  invalid([{ field: 'token', message: 'This invitation is invalid or has expired.' }], 'bad-token');

/** The invitation of a valid link; holding the link proves the address. */
export function getInvitation(ports: Ports) {
  return async (token: string): Promise<{ invitation: Invitation; hasAccount: boolean } | Refusal> => {
    const invitation = await ports.invitations.peek(ports.crypto.hashSecret(token), ports.clock());
    if (!invitation) return badInvitation();
    const user = await ports.users.findByEmail(invitation.email);
    // An unverified account may be another person's, so name and password are requested again.
    return { invitation, hasAccount: user !== undefined && isProven(user) };
  };
}

/** Accepts an invitation, once. */
export function acceptInvitation(ports: Ports) {
  return async (request: {
    token: string;
    firstName: string;
    lastName: string;
    password: string;
  }): Promise<Invitation | Refusal> => {
    const offered = await getInvitation(ports)(request.token);
    if (isRefusal(offered)) return offered;
    const person = {
      firstName: sanitize(request.firstName),
      lastName: sanitize(request.lastName),
      password: request.password,
      email: offered.invitation.email,
    };
    const problems = offered.hasAccount ? [] : joinProblems(person);
    if (problems.length > 0) return invalid(problems);
    const passwordHash = offered.hasAccount ? undefined : await ports.crypto.hashPassword(person.password);
    const link = ports.crypto.hashSecret(request.token);
    const invitation = await ports.invitations.beginAccepting(link, ports.clock());
    if (!invitation) return badInvitation();
    const joining = { ...person, passwordHash: passwordHash ?? null, link };
    const refused = await joinByInvitation(ports, invitation, joining);
    // Otherwise the account has recorded the link, now or earlier: one that stays open has no second effect.
    if (refused?.code !== 'busy') await ports.invitations.close(link).catch(() => undefined);
    return refused ?? invitation;
  };
}

/** Accepts an open invitation for a person whose address somebody else than its link has proved (SSO-4). */
export async function acceptOpen(
  ports: Ports,
  { email }: Pick<Invitation, 'email'>,
  { hash, ...name }: Pick<User, 'firstName' | 'lastName'> & { readonly hash: string },
): Promise<Refusal | undefined> {
  const invitation = await ports.invitations.beginAccepting(hash, ports.clock());
  if (invitation?.email !== email) return badInvitation();
  const person = { ...name, passwordHash: null, link: hash };
  const refused = await joinByInvitation(ports, invitation, person);
  if (refused?.code !== 'busy') await ports.invitations.close(hash).catch(() => undefined);
  return refused;
}

/** Gives a person the place of an invitation, and the role in all restaurants of the owner if it is to all (GROUP-10). */
async function joinByInvitation(
  ports: Ports,
  invitation: Invitation,
  person: Joining,
): Promise<Refusal | undefined> {
  const refused = await joinOrCreateAccount(ports, invitation, person);
  if (!invitation.isToAll) return refused;
  const { restaurantId, email, role } = invitation;
  const joined = await ports.users.findByEmail(email);
  // An acceptance that ended after the first place is completed by the next one.
  if (!joined || (refused && !joined.usedLinks.includes(person.link))) return refused ?? badInvitation();
  const given = await giveGroupRole(ports, joined.id, role, async () => {
    const owner = await ports.users.ownerAt(restaurantId);
    return owner ? { ownerId: owner.id, restaurantIds: ownedBy(owner) } : badInvitation();
  });
  return isRefusal(given) ? given : undefined;
}

async function joinAs(
  ports: Ports,
  user: User,
  { restaurantId, role, withheld = [] }: Pick<Invitation, 'restaurantId' | 'role' | 'withheld'>,
  link: string,
): Promise<Refusal | undefined> {
  const target = { userId: user.id, restaurantId, link };
  const owner = await ports.users.ownerAt(restaurantId);
  const joined = await changeMembership(ports, target, (now) => {
    if (now.usedLinks.includes(link)) return badInvitation();
    // If the person joined meanwhile in another way, what is withheld at any restaurant of the owner is withheld here
    // too.
    const already = withheldAtAny(now, owner?.id ?? '', [restaurantId, ...(owner ? ownedBy(owner) : [])]);
    const all = [...new Set([...withheld, ...already])];
    return withMembership(now.memberships, withholding<Membership>({ restaurantId, role }, all));
  });
  return isRefusal(joined) ? joined : undefined;
}

/**
 * Makes a person a member. If the person once left restaurants of this owner, the permissions that were withheld then
 * are withheld again. An invitation that the owner made after that replaces them: only what it withholds is withheld
 * (ROLE-6).
 */
export async function joinOrCreateAccount(
  ports: Ports,
  invitation: Offer & Partial<Pick<Invitation, 'expiresAt'>>,
  person: Joining,
): Promise<Refusal | undefined> {
  const { restaurantId, email, role, withheld = [], expiresAt } = invitation;
  const owner = await ports.users.ownerAt(restaurantId);
  const former = owner && (await ports.formerLimits.find({ ownerId: owner.id, email }));
  if (!former) return join(ports, invitation, person);
  const known = await ports.users.findByEmail(email);
  const worksThere = known && (await placesAt(ports, known, former.ownerId)).length > 0;
  const isNewer = expiresAt && isMadeSince({ expiresAt }, former.keptAt);
  const all = isNewer ? withheld : [...new Set([...withheld, ...former.withheld])];
  const refused = await join(ports, { restaurantId, email, role, withheld: all }, person);
  // A person who still works at another restaurant of the owner has not come back to the one that they left, so its
  // record stays.
  if (!refused && !worksThere) await ports.formerLimits.remove(former);
  return refused;
}

type Offer = Pick<Invitation, 'restaurantId' | 'role' | 'email' | 'withheld'>;
type Joining = Pick<User, 'firstName' | 'lastName' | 'passwordHash'> & { readonly link: string };

/**
 * Adds the membership to the person's verified account, or to a new one. An unverified account of the address is
 * released first, because its maker never proved to own the address. The link is recorded by the same write, so that of
 * concurrent calls one succeeds.
 */
async function join(ports: Ports, invitation: Offer, person: Joining): Promise<Refusal | undefined> {
  const { restaurantId, role, email, withheld = [] } = invitation;
  const { firstName, lastName, passwordHash, link } = person;
  const known = await ports.users.findByEmail(email);
  // The owner of the address has concurrently verified the account or created one.
  if (known && isProven(known)) return joinAs(ports, known, invitation, link);
  // Its password may be another person's: that of the invitation's reader replaces it.
  if (known?.isVerified) {
    const change = { passwordHash, unproven: null };
    const own = await ports.users.update(known.id, change, [
      ports.eventFactory.verified({ ...known, ...change }),
    ]);
    if (own) await endSessions(ports, own, 'address-claimed');
    return own ? joinAs(ports, own, invitation, link) : join(ports, invitation, person);
  }
  if (known && !(await releaseUnproven(ports, known))) return join(ports, invitation, person);
  const user = newUser({
    id: ports.newId(),
    email,
    firstName,
    lastName,
    passwordHash,
    isVerified: true,
    memberships: [withholding<Membership>({ restaurantId, role }, withheld)],
    usedLinks: [link],
    createdAt: ports.clock(),
  });
  const events = [
    ports.eventFactory.verified(user),
    ports.eventFactory.membershipChanged(user, restaurantId),
  ];
  return (await ports.users.insert(user, events)) ? undefined : join(ports, invitation, person);
}
