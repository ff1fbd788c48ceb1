import { withheldNumbers } from '@tablewell/chassis/access';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { SsoState } from '@tablewell/proto/auth/v1/sso_pb';
import { proofRecordOf } from '@tablewell/restaurant-rules/own-name/host';
import type { ScimPerson, SsoConnection, SsoState as State, SsoTrialResult } from '../domain/sso';
import type { SsoPorts } from '../sso-ports';
import type { SsoView } from '../use-cases/sso/connection';
import { roleMessage, toMembershipMessage } from './mapping';

const states: Record<State, SsoState> = {
  off: SsoState.OFF,
  optional: SsoState.OPTIONAL,
  required: SsoState.REQUIRED,
};

/** Undefined for an unspecified state. */
export const stateName = (state: SsoState): State | undefined =>
  (Object.keys(states) as State[]).find((name) => states[name] === state);

const instant = <Name extends string>(name: Name, at: Date | null) =>
  at ? { [name]: timestampFromDate(at) } : {};

/** What the owner sees: neither the client's secret nor the hashes of tokens. */
export function toSsoMessage(
  { connection, requiredPlan }: SsoView,
  { redirect, logout, scim }: SsoPorts['ssoUris'],
) {
  return {
    ...(connection ? { connection: toConnectionMessage(connection) } : {}),
    ...{ requiredPlan, redirectUri: redirect, logoutUri: logout, scimUri: scim },
  };
}

function toConnectionMessage({
  issuer,
  clientId,
  domains,
  state,
  defaultRole,
  defaultWithheld,
  roleClaim,
  roleRules,
  testedAt,
  tokens,
}: SsoConnection) {
  return {
    ...{ issuer, clientId, state: states[state], defaultRole: roleMessage(defaultRole) },
    defaultWithheld: withheldNumbers(defaultWithheld),
    roleClaim,
    roleRules: roleRules.map(({ value, role }) => ({ value, role: roleMessage(role) })),
    ...instant('testedAt', testedAt),
    domains: domains.map(({ name, token, provenAt }) => ({
      ...{ name, recordName: proofRecordOf(name), recordValue: token, isProven: provenAt !== null },
    })),
    tokens: tokens.map(({ id, ending, createdAt, lastUsedAt }) => ({
      ...{ id, ending, createdAt: timestampFromDate(createdAt) },
      ...instant('lastUsedAt', lastUsedAt),
    })),
  };
}

export function toScimMessage(person: ScimPerson) {
  const { id, userName, externalId, givenName, familyName, isActive, createdAt, updatedAt } = person;
  return {
    ...{ id, userName, externalId, givenName, familyName, active: isActive },
    ...{ createdAt: timestampFromDate(createdAt), updatedAt: timestampFromDate(updatedAt) },
  };
}

export function toTrialMessage({ finishedAt, person, claimedRole, roleValues, ...found }: SsoTrialResult) {
  return {
    ...found,
    roleValues: [...roleValues],
    ...(claimedRole ? { claimedRole: roleMessage(claimedRole) } : {}),
    finishedAt: timestampFromDate(finishedAt),
    ...(person ? { person: { ...person, places: person.places.map(toMembershipMessage) } } : {}),
  };
}
