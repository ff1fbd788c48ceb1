import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { ownedBy } from '../../domain/group-role';
import type { ScimPerson, SsoConnection } from '../../domain/sso';
import { isProven } from '../../domain/user';
import type { Ports } from '../../ports';
import { giveGroupRole, leaveGroup } from '../group-people';
import { joinOrCreateAccount } from '../invitations';
import { endSessions } from '../sessions';
import { placesAt } from './places';

const noRestaurant = () =>
  new Refusal('conflict', 'no-restaurant', 'The owner has no restaurant in which a user could work.');

const ownerStays = () =>
  new Refusal('conflict', 'owner-stays', 'The owner of the restaurants cannot be removed by the provider.');

/**
 * Makes a person a member of all restaurants of the owner; a person who works at one of them already keeps their role
 * and permissions. The owner has proven the domain of the address, so an account whose address nobody has proven is
 * handed to the person, as with an invitation. The connection's default permissions are withheld from a new member,
 * together with what was withheld from the person when they last left (SSO-13, ROLE-6). Returns the account's id.
 */
export async function givePlace(
  ports: Ports,
  { ownerId, defaultRole: role, defaultWithheld: withheld }: SsoConnection,
  person: Pick<ScimPerson, 'userName' | 'givenName' | 'familyName'>,
): Promise<string | Refusal> {
  const { userName: email, givenName, familyName } = person;
  const owner = await ports.users.find(ownerId);
  const restaurantIds = owner ? ownedBy(owner) : [];
  const [first] = restaurantIds;
  if (first === undefined) return noRestaurant();
  const known = await ports.users.findByEmail(email);
  if (known && isProven(known) && (await placesAt(ports, known, ownerId)).length > 0) return known.id;
  const name = { firstName: givenName, lastName: familyName, passwordHash: null };
  const link = `scim ${ports.newId()}`;
  const place = { restaurantId: first, email, role, withheld };
  const refused = await joinOrCreateAccount(ports, place, { ...name, link });
  if (refused) return refused;
  const joined = await ports.users.findByEmail(email);
  if (!joined) return noRestaurant();
  const given = await giveGroupRole(ports, joined.id, role, async () => ({ ownerId, restaurantIds }));
  return isRefusal(given) ? given : joined.id;
}

/**
 * Removes a person from all restaurants of the owner, withdraws their open invitations there, and ends their sessions.
 * Returns the account's id.
 */
export async function dropPlaces(
  ports: Ports,
  ownerId: string,
  { userName: email, userId }: Pick<ScimPerson, 'userName' | 'userId'>,
): Promise<string | Refusal> {
  const owner = await ports.users.find(ownerId);
  const restaurantIds = owner ? ownedBy(owner) : [];
  const now = ports.clock();
  for (const { invitation } of await ports.invitations.openTo(email, restaurantIds, now))
    await ports.invitations.remove(
      invitation.restaurantId,
      invitation.id,
      now,
      ports.eventFactory.invitationWithdrawn,
    );
  const user = userId === '' ? await ports.users.findByEmail(email) : await ports.users.find(userId);
  if (!user) return userId;
  if (user.id === ownerId) return ownerStays();
  if ((await placesAt(ports, user, ownerId)).length > 0) {
    const left = await leaveGroup(ports, user.id, async () => {
      const now = await ports.users.find(ownerId);
      return { ownerId, restaurantIds: now ? ownedBy(now) : [] };
    });
    if (isRefusal(left)) return left;
  }
  await ports.ssoIdentities.remove(ownerId, user.id);
  await endSessions(ports, user, 'sso-removed');
  return user.id;
}
