import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';

export type GroupFigures = components['schemas']['GroupFigures'];
export type GroupPerson = components['schemas']['GroupPerson'];

/** Who works in the restaurants of a group, for its owner. */
export const peopleOf = (id: string) =>
  queryOptions({
    queryKey: ['groups', id, 'people'],
    queryFn: ({ signal }) => answer(api.GET('/api/group/{id}/people', { params: { path: { id } }, signal })),
  });

/** The roles that an owner gives, in the contracts. */
const roles = { manager: 2, host: 3 } as const;
export type GivenRole = keyof typeof roles;

const rpc = async () => (await import('../../../lib/rpc')).groupPeople();

/** Gives somebody who works in one of the owner's restaurants a role in all of them. */
export const setGroupRole = async ({ id: userId, role }: { id: string; role: GivenRole }): Promise<void> => {
  await (await rpc()).setGroupRole({ userId, role: roles[role] });
};

/** What an owner can withhold from a person, in the contracts. */
const permissions = { export: 1, contacts: 2 } as const;
export type PermissionName = keyof typeof permissions;
export const permissionNames = Object.keys(permissions) as PermissionName[];

/** Replaces what is withheld from somebody at all of the owner's restaurants, and at those that they get later (ROLE-6). */
export const setGroupPermissions = async (
  { id: userId }: Pick<GroupPerson, 'id'>,
  withheld: readonly PermissionName[],
): Promise<void> => {
  await (await rpc()).setGroupPermissions({ userId, withheld: withheld.map((name) => permissions[name]) });
};

export const removeFromGroup = async ({ id: userId }: Pick<GroupPerson, 'id'>): Promise<void> => {
  await (await rpc()).removeFromGroup({ userId });
};
