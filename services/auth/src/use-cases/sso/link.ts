import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { usableName } from '../../domain/account-rules';
import type { SsoConnection } from '../../domain/sso';
import type { User } from '../../domain/user';
import type { Ports } from '../../ports';
import type { ProviderPerson } from '../../sso-ports';
import { acceptOpen } from '../invitations';
import { type Candidate, candidateFor, refuseAccount } from './candidate';
import { noPlace } from './link-refusals';

/**
 * The account of a person at a provider, which is linked at the first sign-in (SSO-4). The rules are those of {@link candidateFor} and
 * {@link refuseAccount}.
 */
export async function accountOf(
  ports: Ports,
  connection: SsoConnection,
  person: ProviderPerson,
): Promise<User | Refusal> {
  const { ownerId, issuer } = connection;
  const { subject } = person;
  const candidate = await candidateFor(ports, connection, person);
  if (isRefusal(candidate)) return candidate;
  const user = await joined(ports, candidate, person);
  if (isRefusal(user)) return user;
  const refused = await refuseAccount(ports, connection, { user, person, invited: [] });
  if (refused) return refused;
  if (candidate.isLinked) return user;
  const linkedAt = ports.clock();
  const isLinked = await ports.ssoIdentities.insert({ ownerId, issuer, subject, userId: user.id, linkedAt });
  // A concurrent sign-in linked the same person, or the provider says the same subject of two people.
  return isLinked ? user : accountOf(ports, connection, person);
}

/** The candidate's account, once it has accepted what it is invited to. */
async function joined(
  ports: Ports,
  { user, email, invitations }: Candidate,
  person: ProviderPerson,
): Promise<User | Refusal> {
  if (invitations.length === 0) return user ?? noPlace();
  const name = { firstName: usableName(person.firstName), lastName: usableName(person.lastName) };
  for (const { invitation, hash } of invitations) {
    const refused = await acceptOpen(ports, invitation, { hash, ...name });
    if (refused && refused.code !== 'bad-token') return refused;
  }
  return (await ports.users.findByEmail(email)) ?? noPlace();
}
