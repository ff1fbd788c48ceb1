import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { normalizeEmail, usableName } from '../../domain/account-rules';
import { ownedBy } from '../../domain/group-role';
import { provenDomain, type SsoConnection } from '../../domain/sso';
import { isProven, type User } from '../../domain/user';
import type { Ports } from '../../ports';
import type { ProviderPerson } from '../../sso-ports';
import { acceptOpen } from '../invitations';
import { ownsElsewhere, placesAt } from './places';

/**
 * The account of a person at a provider: known by issuer and subject, never by the address (SSO-4). It has to have a place at a restaurant
 * of the connection's owner, and none of its own elsewhere.
 */
export async function accountOf(
  ports: Ports,
  connection: SsoConnection,
  person: ProviderPerson,
): Promise<User | Refusal> {
  const { ownerId, issuer } = connection;
  const { subject } = person;
  if (subject === '') return noPlace();
  const identity = await ports.ssoIdentities.find({ ownerId, issuer, subject });
  const known = identity && (await ports.users.find(identity.userId));
  const user = known ?? (await accountByAddress(ports, connection, person));
  if (isRefusal(user)) return user;
  if (ownsElsewhere(user, ownerId)) return ownsRestaurants();
  const places = await placesAt(ports, user, ownerId);
  if (places.length === 0) return noPlace();
  if (known) return known;
  // An address may have been given to somebody else: the account stays with the person who had it first.
  const others = await ports.ssoIdentities.findByUser(ownerId, user.id);
  if (others.some((other) => other.subject !== subject)) return linkedOtherwise();
  const linkedAt = ports.clock();
  const isLinked = await ports.ssoIdentities.insert({ ownerId, issuer, subject, userId: user.id, linkedAt });
  // A concurrent sign-in linked the same person, or the provider says the same subject of two people.
  return isLinked ? user : accountOf(ports, connection, person);
}

/**
 * The account to link at the first sign-in: of an address that the provider has verified, in a domain that this owner has proven. The
 * person works for the owner, or is invited, and thereby accepts.
 */
async function accountByAddress(
  ports: Ports,
  connection: SsoConnection,
  person: ProviderPerson,
): Promise<User | Refusal> {
  const email = normalizeEmail(person.email);
  if (email === '' || !person.isVerified) return unverified();
  if (!provenDomain(connection, email)) return otherDomain();
  const owner = await ports.users.find(connection.ownerId);
  const restaurantIds = owner ? ownedBy(owner) : [];
  const user = await ports.users.findByEmail(email);
  // The password of an account that nobody has proved may be another person's.
  if (user && isProven(user) && (await placesAt(ports, user, connection.ownerId)).length > 0) return user;
  const invitations = await ports.invitations.openTo(email, restaurantIds, ports.clock());
  const name = { firstName: usableName(person.firstName), lastName: usableName(person.lastName) };
  for (const { invitation, hash } of invitations) {
    const refused = await acceptOpen(ports, invitation, { hash, ...name });
    if (refused && refused.code !== 'bad-token') return refused;
  }
  const joined = invitations.length > 0 ? await ports.users.findByEmail(email) : undefined;
  return joined ?? noPlace();
}

const unverified = () =>
  new Refusal(
    'forbidden',
    'sso-unverified',
    'Your company’s sign-in does not say that your email address is verified. Please ask its administrator.',
  );

const otherDomain = () =>
  new Refusal(
    'forbidden',
    'sso-other-domain',
    'Your email address there is not one of your company’s domains. Please ask its administrator.',
  );

const noPlace = () =>
  new Refusal(
    'forbidden',
    'sso-no-place',
    'You work in none of the restaurants that sign in this way. Please ask the owner to invite you.',
  );

const linkedOtherwise = () =>
  new Refusal(
    'forbidden',
    'sso-linked-otherwise',
    'This account belongs to somebody who signed in with this address before. Please ask the owner to remove and invite you again.',
  );

const ownsRestaurants = () =>
  new Refusal(
    'forbidden',
    'sso-owns-restaurants',
    'You own restaurants of your own with this account. Please sign in with your password, or ask to be invited by another address.',
  );
