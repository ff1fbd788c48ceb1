import { queryOptions } from '@tanstack/react-query';

/** The roles in the contracts. */
export const roles = { owner: 1, manager: 2, host: 3 } as const;
export type RoleName = keyof typeof roles;

const nameOf = (role: number): RoleName =>
  (Object.keys(roles) as RoleName[]).find((name) => roles[name] === role) ?? 'host';

/** What an owner can withhold from a manager or a host, in the contracts. */
export const permissions = { export: 1, contacts: 2 } as const;
export type PermissionName = keyof typeof permissions;
export const permissionNames = Object.keys(permissions) as PermissionName[];

const namesOf = (withheld: readonly number[]): PermissionName[] =>
  permissionNames.filter((name) => withheld.includes(permissions[name]));

/** A member of staff, or an invited person. */
export interface Person {
  /** The id of the user, or of the invitation. */
  id: string;
  name: string;
  email: string;
  role: RoleName;
  isInvited: boolean;
  /** Invited to all restaurants of the owner. */
  isToAll: boolean;
  withheld: readonly PermissionName[];
}

/** Who works at a restaurant, and the plan that the owner lacks to withhold permissions; empty: none. */
export interface Team {
  people: readonly Person[];
  requiredPlan: string;
  /** The owner has several restaurants, to all of which people can be invited. */
  hasGroup: boolean;
}

const rpc = async () => (await import('../../../lib/rpc')).staff();

/** Everybody who works at a restaurant, then the invited people; for its owner. */
export const listStaff = (restaurantId: string) =>
  queryOptions({
    queryKey: ['staff', restaurantId],
    queryFn: async ({ signal }): Promise<Team> => {
      const answer = await (await rpc()).listStaff({ restaurantId }, { signal });
      const { members, invitations, requiredPlan, hasGroup } = answer;
      const people: Person[] = members.map(({ userId, firstName, lastName, email, role, withheld }) => ({
        id: userId,
        name: `${firstName} ${lastName}`.trim(),
        email,
        role: nameOf(role),
        isInvited: false,
        isToAll: false,
        withheld: namesOf(withheld),
      }));
      const invited: Person[] = invitations.map(({ id, email, role, withheld, inAllRestaurants }) => ({
        id,
        name: '',
        email,
        role: nameOf(role),
        isInvited: true,
        isToAll: inAllRestaurants,
        withheld: namesOf(withheld),
      }));
      return { people: [...people, ...invited], requiredPlan, hasGroup };
    },
    // A missing permission is final: a retry would only repeat the refusal.
    retry: false,
  });

export const inviteStaff = async ({
  isToAll,
  ...ask
}: {
  restaurantId: string;
  email: string;
  role: RoleName;
  withheld: readonly PermissionName[];
  isToAll: boolean;
}): Promise<void> => {
  const given = { role: roles[ask.role], withheld: numbersOf(ask.withheld), inAllRestaurants: isToAll };
  await (await rpc()).inviteStaff({ ...ask, ...given });
};

const numbersOf = (withheld: readonly PermissionName[]) => withheld.map((name) => permissions[name]);

/** Replaces what is withheld from a member. */
export const setPermissions = async ({
  withheld,
  ...ask
}: {
  restaurantId: string;
  userId: string;
  withheld: readonly PermissionName[];
}): Promise<void> => {
  await (await rpc()).setPermissions({ ...ask, withheld: numbersOf(withheld) });
};

export const changeRole = async (ask: {
  restaurantId: string;
  userId: string;
  role: RoleName;
}): Promise<void> => {
  await (await rpc()).changeRole({ ...ask, role: roles[ask.role] });
};

/** Removes the member, or the invitation. */
export const removePerson = async (restaurantId: string, { id, isInvited }: Person): Promise<void> => {
  if (isInvited) await (await rpc()).withdrawInvitation({ restaurantId, invitationId: id });
  else await (await rpc()).removeStaff({ restaurantId, userId: id });
};
