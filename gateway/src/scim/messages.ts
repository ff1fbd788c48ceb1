import type { ScimUser } from '@tablewell/proto/auth/v1/scim_service_pb';
import SCIMMY from 'scimmy';
import { iso } from '../resources/mapping';
import { ScimError } from './errors';

const { Messages, Schemas, Types } = SCIMMY;
export const usersPath = '/scim/v2/Users';
const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const longestFilter = 400;
const maxOperations = 50;
/** The attributes of a user that are stored. Others that providers send, such as departments, are ignored, and a PATCH with them is not refused. */
const kept = /^(active|userName|externalId|name|name\.(givenName|familyName))$/i;

/** The attributes that are read from the body of a SCIM user. */
export interface UserDraft {
  readonly userName: string;
  readonly externalId: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly active: boolean;
}

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Microsoft Entra sends “False” as a text. */
const asBoolean = (value: unknown): unknown =>
  typeof value === 'string' && /^(true|false)$/i.test(value) ? value.toLowerCase() === 'true' : value;

/** Runs the library, whose errors have SCIM's keywords. */
function checked<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toScimError(error);
  }
}

function toScimError(error: unknown): ScimError {
  const {
    status = 400,
    scimType = 'invalidValue',
    message,
  } = error as {
    status?: number;
    scimType?: string;
    message: string;
  };
  return new ScimError(status, message, scimType);
}

/** A user as SCIM shows it. */
export function toUser(user: ScimUser, origin: string) {
  const { id, userName, externalId, givenName, familyName, active } = user;
  const name = { ...(givenName ? { givenName } : {}), ...(familyName ? { familyName } : {}) };
  return {
    schemas: [Schemas.User.definition.id],
    ...{ id, userName, active },
    ...(externalId ? { externalId } : {}),
    ...(givenName || familyName ? { name } : {}),
    emails: [{ value: userName, primary: true }],
    meta: {
      resourceType: 'User',
      created: iso(user.createdAt),
      lastModified: iso(user.updatedAt),
      location: `${origin}${usersPath}/${id}`,
    },
  };
}

/** A page of users. */
export const toList = (users: readonly ScimUser[], total: number, startIndex: number, origin: string) => ({
  schemas: [listSchema],
  ...{ totalResults: total, startIndex, itemsPerPage: users.length },
  Resources: users.map((user) => toUser(user, origin)),
});

/** The user of a POST or PUT. */
export function readUser(body: unknown): UserDraft {
  if (!isPlain(body)) throw new ScimError(400, 'The body must be a user.', 'invalidSyntax');
  const active = body['active'] === undefined ? true : asBoolean(body['active']);
  return draftOf(checked(() => new Schemas.User({ ...body, active }, 'in')) as unknown as Plain);
}

/** The user after the operations of a PATCH. */
export async function patchUser(user: ScimUser, body: unknown): Promise<UserDraft> {
  if (!isPlain(body) || !Array.isArray(body['Operations']))
    throw new ScimError(400, 'The body must have Operations.', 'invalidSyntax');
  if (body['Operations'].length > maxOperations)
    throw new ScimError(400, `A PATCH has at most ${maxOperations} operations.`, 'tooMany');
  const operations = (body['Operations'] as unknown[]).flatMap(operationOf);
  if (operations.length === 0) return user;
  const { id, userName, externalId, givenName, familyName, active } = user;
  const before = { id, userName, externalId, active, name: { givenName, familyName } };
  // Undefined if nothing differs.
  const after = await checkedLater(async () => {
    const resource = new Schemas.User(before, 'out');
    const message = { schemas: [patchSchema], Operations: operations };
    return (await new Messages.PatchOp(message as never).apply(resource)) as unknown as Plain | undefined;
  });
  return after ? draftOf(after) : user;
}

async function checkedLater<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toScimError(error);
  }
}

/** A PATCH operation on stored attributes, in the form that the library knows; none for an operation on others. */
function operationOf(operation: unknown): object[] {
  if (!isPlain(operation)) throw new ScimError(400, 'An operation must be an object.', 'invalidSyntax');
  const { op, path, value } = operation;
  if (typeof path === 'string')
    return kept.test(path) ? [{ op, path, ...(value === undefined ? {} : { value: asBoolean(value) }) }] : [];
  if (!isPlain(value)) throw new ScimError(400, 'An operation without path must have a value.', 'noTarget');
  const fields = Object.entries(value).filter(([name]) => kept.test(name));
  const known = Object.fromEntries(fields.map(([name, each]) => [name, asBoolean(each)]));
  return fields.length === 0 ? [] : [{ op, value: known }];
}

function draftOf(user: Plain): UserDraft {
  const name = isPlain(user['name']) ? user['name'] : {};
  return {
    userName: textOf(user['userName']),
    externalId: textOf(user['externalId']),
    givenName: textOf(name['givenName']),
    familyName: textOf(name['familyName']),
    active: user['active'] !== false,
  };
}

/** The address of a filter `userName eq "…"`, which is the one that providers need; empty without a filter. */
export function userNameOf(filter: string | undefined): string {
  if (filter === undefined || filter.trim() === '') return '';
  if (filter.length > longestFilter) throw new ScimError(400, 'The filter is too long.', 'invalidFilter');
  const [only, ...others] = checked(() => [...new Types.Filter(filter)]) as Plain[];
  const [attribute, ...more] = Object.keys(only ?? {});
  const [comparator, value] = attribute && Array.isArray(only?.[attribute]) ? only[attribute] : [];
  const isSupported =
    attribute?.toLowerCase() === 'username' && comparator === 'eq' && typeof value === 'string';
  if (!isSupported || others.length > 0 || more.length > 0)
    throw new ScimError(400, 'Only the filter userName eq "…" is supported.', 'invalidFilter');
  return value;
}

/** What this service provider can do. */
export const serviceProviderConfig = (origin: string, maxResults: number) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'The token that the owner made in the settings',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${origin}/scim/v2/ServiceProviderConfig` },
});
