import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { ownedBy, withRoleAtPlaces } from '../../domain/group-role';
import { claimedRole, readRoleClaim, type RoleClaimDraft } from '../../domain/role-claim';
import type { SsoConnection } from '../../domain/sso';
import type { User } from '../../domain/user';
import type { Ports } from '../../ports';
import type { ProviderPerson } from '../../sso-ports';
import { changeAccess } from '../memberships';
import { byProvider } from './by-provider';
import { changeConnection, ownerOf, payingOwnerOf, type SsoView, viewOf } from './connection';

/** Restaurants at which one write changes the role: each is an event that lists the memberships. */
const changesPerWrite = 50;

/** Sets which claim of the provider gives which role, or ends that (SSO-14). */
export function setRoles(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { restaurantId, ...draft }: RoleClaimDraft & { readonly restaurantId: string },
  ): Promise<SsoView | Refusal> => {
    // Ending it needs no plan.
    const isEnd = draft.claim.trim() === '' && draft.rules.length === 0;
    const owner = await (isEnd ? ownerOf : payingOwnerOf)(ports, actor, restaurantId);
    if (isRefusal(owner)) return owner;
    const read = readRoleClaim(draft);
    if ('problems' in read) return invalid(read.problems);
    const changed = await changeConnection(ports, owner, 'sso-changed', (known) => ({ ...known, ...read }));
    return isRefusal(changed) ? changed : viewOf(ports, owner.id);
  };
}

/**
 * Gives a person who signs in the role that the provider's claim says, at each of the owner's restaurants in which they have a place
 * (SSO-14). It adds no place: that is done by an invitation or by SCIM, so that nobody whom the owner has dismissed comes back.
 * Returns the account as it is then, or a refusal, with which the sign-in ends: nobody works on with a role that was taken from them.
 */
export async function takeClaimedRole(
  ports: Ports,
  connection: SsoConnection,
  person: Pick<ProviderPerson, 'roleValues'>,
  user: User,
): Promise<User | Refusal> {
  const { ownerId } = connection;
  const role = claimedRole(connection, person.roleValues);
  if (!role || user.id === ownerId) return user;
  for (let known = user; ;) {
    // The owner is read for each write: a restaurant that was added in between gave the person their former group role.
    const owner = await ports.users.find(ownerId);
    const owned = owner ? ownedBy(owner) : [];
    const changed = await byProvider(ownerId, () =>
      changeAccess(ports, { userId: user.id }, (stored) =>
        withRoleAtPlaces(stored, { ownerId, role }, owned, changesPerWrite),
      ),
    );
    if (!changed) return known;
    if (isRefusal(changed)) return changed;
    known = changed;
  }
}
