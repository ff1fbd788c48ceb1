import { timestampDate } from '@bufbuild/protobuf/wkt';
import { queryOptions } from '@tanstack/react-query';
import type { Sso as Message } from '@tablewell/proto/auth/v1/sso_pb';

/** Who signs in through the provider, in the order of the contract. */
export const states = ['off', 'optional', 'required'] as const;
export type State = (typeof states)[number];

/** The roles in the order of the contract. */
const roles = { manager: 2, host: 3 } as const;
export type Role = keyof typeof roles;

/** What can be withheld from single people (ROLE-6), in the order of the contract. */
const permissions = { export: 1, contacts: 2 } as const;
export type PermissionName = keyof typeof permissions;
export const permissionNames = Object.keys(permissions) as PermissionName[];

/** A domain of mail addresses, and the record that proves it. */
export interface SsoDomain {
  name: string;
  recordName: string;
  recordValue: string;
  isProven: boolean;
}

/** A token for SCIM; the token itself is shown once. */
export interface ScimToken {
  id: string;
  ending: string;
  /** Undefined: never. */
  lastUsed: Date | undefined;
}

/** A value of the provider's claim, and the role that it gives. */
export interface RoleRule {
  value: string;
  role: Role;
}

/** A connection to an identity provider. */
export interface SsoConnection {
  issuer: string;
  clientId: string;
  role: Role;
  /** What is withheld from people whom the provider adds. */
  withheld: readonly PermissionName[];
  /** Empty: roles are given here only. */
  roleClaim: string;
  roleRules: readonly RoleRule[];
  state: State;
  isTested: boolean;
  domains: SsoDomain[];
  tokens: ScimToken[];
}

/** What the owner sees. */
export interface Sso {
  /** Undefined: there is none. */
  connection: SsoConnection | undefined;
  isIncluded: boolean;
  redirectUri: string;
  logoutUri: string;
  scimUri: string;
}

/** What the owner enters about a provider. */
export interface ConnectionDraft {
  issuer: string;
  clientId: string;
  /** Empty: the one of before. */
  clientSecret: string;
  role: Role;
  withheld: readonly PermissionName[];
}

const rpc = async () => (await import('../../../lib/rpc')).sso();

export const readSso = (restaurantId: string) =>
  queryOptions({
    queryKey: ['sso', restaurantId],
    queryFn: async ({ signal }) => toSso((await (await rpc()).getSso({ restaurantId }, { signal })).sso),
  });

export const putConnection = async (
  restaurantId: string,
  { role, withheld, ...draft }: ConnectionDraft,
): Promise<Sso> => {
  const forNewPeople = {
    defaultRole: roles[role],
    defaultWithheld: withheld.map((name) => permissions[name]),
  };
  return toSso((await (await rpc()).putSsoConnection({ restaurantId, ...draft, ...forNewPeople })).sso);
};

export const removeConnection = async (restaurantId: string): Promise<Sso> =>
  toSso((await (await rpc()).removeSsoConnection({ restaurantId })).sso);

export const addDomain = async (restaurantId: string, domain: string): Promise<Sso> =>
  toSso((await (await rpc()).addSsoDomain({ restaurantId, domain })).sso);

export const checkDomain = async (restaurantId: string, domain: string): Promise<Sso> =>
  toSso((await (await rpc()).checkSsoDomain({ restaurantId, domain })).sso);

export const removeDomain = async (restaurantId: string, domain: string): Promise<Sso> =>
  toSso((await (await rpc()).removeSsoDomain({ restaurantId, domain })).sso);

export const testConnection = async (restaurantId: string): Promise<Sso> =>
  toSso((await (await rpc()).testSsoConnection({ restaurantId })).sso);

export const setState = async (restaurantId: string, state: State): Promise<Sso> =>
  toSso((await (await rpc()).setSsoState({ restaurantId, state: states.indexOf(state) + 1 })).sso);

export const setRoles = async (
  restaurantId: string,
  { claim, rules }: { claim: string; rules: readonly RoleRule[] },
): Promise<Sso> => {
  const given = rules.map(({ value, role }) => ({ value, role: roles[role] }));
  return toSso((await (await rpc()).setSsoRoles({ restaurantId, claim, rules: given })).sso);
};

/** Makes a token; returns it as well, and it is not shown again. */
export async function createToken(restaurantId: string): Promise<{ sso: Sso; token: string }> {
  const { sso, token } = await (await rpc()).createScimToken({ restaurantId });
  return { sso: toSso(sso), token };
}

export const endToken = async (restaurantId: string, tokenId: string): Promise<Sso> =>
  toSso((await (await rpc()).endScimToken({ restaurantId, tokenId })).sso);

const roleOf = (role: number): Role => (role === roles.manager ? 'manager' : 'host');

function toSso(message: Message | undefined): Sso {
  const { connection, requiredPlan = '', redirectUri = '', logoutUri = '', scimUri = '' } = message ?? {};
  return {
    ...{ isIncluded: requiredPlan === '', redirectUri, logoutUri, scimUri },
    connection: connection && {
      ...{ issuer: connection.issuer, clientId: connection.clientId },
      role: roleOf(connection.defaultRole),
      roleClaim: connection.roleClaim,
      roleRules: connection.roleRules.map(({ value, role }) => ({ value, role: roleOf(role) })),
      withheld: permissionNames.filter((name) => {
        const numbers: readonly number[] = connection.defaultWithheld;
        return numbers.includes(permissions[name]);
      }),
      state: states[Number(connection.state) - 1] ?? 'off',
      isTested: connection.testedAt !== undefined,
      domains: connection.domains.map(({ name, recordName, recordValue, isProven }) => ({
        ...{ name, recordName, recordValue, isProven },
      })),
      tokens: connection.tokens.map(({ id, ending, lastUsedAt }) => ({
        ...{ id, ending, lastUsed: lastUsedAt && timestampDate(lastUsedAt) },
      })),
    },
  };
}
