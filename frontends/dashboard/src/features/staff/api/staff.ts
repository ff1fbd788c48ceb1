import { queryOptions } from '@tanstack/react-query';

/** The roles in the contracts. */
export const roles = { owner: 1, manager: 2, host: 3 } as const;
export type RoleName = keyof typeof roles;

const nameOf = (role: number): RoleName =>
  (Object.keys(roles) as RoleName[]).find((name) => roles[name] === role) ?? 'host';

/** A member of staff, or an invited person. */
export interface Person {
  /** The id of the user, or of the invitation. */
  id: string;
  name: string;
  email: string;
  role: RoleName;
  isInvited: boolean;
}

const rpc = async () => (await import('../../../lib/rpc')).staff();

/** Everybody who works at a restaurant, then the invited people; for its owner. */
export const listStaff = (restaurantId: string) =>
  queryOptions({
    queryKey: ['staff', restaurantId],
    queryFn: async ({ signal }) => {
      const { members, invitations } = await (await rpc()).listStaff({ restaurantId }, { signal });
      const people: Person[] = members.map(({ userId, firstName, lastName, email, role }) => ({
        id: userId,
        name: `${firstName} ${lastName}`.trim(),
        email,
        role: nameOf(role),
        isInvited: false,
      }));
      const invited: Person[] = invitations.map(({ id, email, role }) => ({
        id,
        name: '',
        email,
        role: nameOf(role),
        isInvited: true,
      }));
      return [...people, ...invited];
    },
    // A missing permission is final: a retry would only repeat the refusal.
    retry: false,
  });

export const inviteStaff = async (ask: {
  restaurantId: string;
  email: string;
  role: RoleName;
}): Promise<void> => {
  await (await rpc()).inviteStaff({ ...ask, role: roles[ask.role] });
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
