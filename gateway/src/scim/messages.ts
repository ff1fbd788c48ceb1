import type { ScimUser } from '@tablewell/proto/auth/v1/scim_service_pb';
import SCIMMY from 'scimmy';
import { iso } from '../resources/mapping';
import { isPlain, keptIn, keptName, type Plain } from './attributes';
import { ScimError } from './errors';
import { listSchema, userSchema } from './schemas';

const { Messages, Schemas } = SCIMMY;
export const usersPath = '/scim/v2/Users';
const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const maxOperations = 50;
const operations = /^(add|remove|replace)$/i;

/** The attributes that are read from the body of a SCIM user. */
export interface UserDraft {
  readonly userName: string;
  readonly externalId: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly active: boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Microsoft Entra sends “False” as a text. */
const asBoolean = (value: unknown): unknown =>
  typeof value === 'string' && /^(true|false)$/i.test(value) ? value.toLowerCase() === 'true' : value;

/** Runs the library, whose errors have SCIM's keywords. */
async function checked<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
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
export function toUser(user: ScimUser, origin: string): Plain {
  const { id, userName, externalId, givenName, familyName, active } = user;
  const name = { ...(givenName ? { givenName } : {}), ...(familyName ? { familyName } : {}) };
  return {
    schemas: [userSchema],
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
export const toList = (users: readonly object[], total: number, startIndex: number) => ({
  schemas: [listSchema],
  ...{ totalResults: total, startIndex, itemsPerPage: users.length, Resources: users },
});

/** The user of a POST, or of a PUT, which leaves an inactive one inactive if it does not say otherwise. */
export async function readUser(body: unknown, wasActive = true): Promise<UserDraft> {
  if (!isPlain(body)) throw new ScimError(400, 'The body must be a user.', 'invalidSyntax');
  const { active = wasActive, ...given } = keptIn(body);
  const user = { schemas: [userSchema], ...given, active: asBoolean(active) };
  return draftOf(await checked(() => new Schemas.User(user, 'in') as unknown as Plain), wasActive);
}

/** The user after the operations of a PATCH. */
export async function patchUser(user: ScimUser, body: unknown): Promise<UserDraft> {
  if (!isPlain(body) || !Array.isArray(body['Operations']))
    throw new ScimError(400, 'The body must have Operations.', 'invalidSyntax');
  if (body['Operations'].length > maxOperations)
    throw new ScimError(400, `A PATCH has at most ${maxOperations} operations.`, 'tooMany');
  const known = (body['Operations'] as unknown[]).flatMap(operationsOf);
  if (known.length === 0) return user;
  const { id, userName, externalId, givenName, familyName, active } = user;
  const before = { id, userName, externalId, active, name: { givenName, familyName } };
  // Undefined if nothing differs.
  const after = await checked(async () => {
    const resource = new Schemas.User(before, 'out');
    const message = { schemas: [patchSchema], Operations: known };
    return (await new Messages.PatchOp(message as never).apply(resource)) as unknown as Plain | undefined;
  });
  return after ? draftOf(after, active) : user;
}

/** The parts of a PATCH operation that are about stored attributes, in the form that the library knows. */
function operationsOf(operation: unknown): object[] {
  if (!isPlain(operation)) throw new ScimError(400, 'An operation must be an object.', 'invalidSyntax');
  const { op, path, value } = operation;
  if (typeof op !== 'string' || !operations.test(op))
    throw new ScimError(400, 'An operation must be add, remove or replace.', 'invalidSyntax');
  const about = (name: string | undefined, given: unknown): object[] => {
    if (!name) return [];
    if (given === undefined) return [{ op, path: name }];
    const known = name === 'name' && isPlain(given) ? keptIn(given, 'name.') : given;
    return [{ op, path: name, value: name === 'active' ? asBoolean(known) : known }];
  };
  if (typeof path === 'string') return about(keptName(path), value);
  if (!isPlain(value)) throw new ScimError(400, 'An operation without path must have a value.', 'noTarget');
  return Object.entries(value).flatMap(([name, each]) => about(keptName(name), each));
}

/** `wasActive` holds if nothing is said about it (SSO-10). */
function draftOf(user: Plain, wasActive: boolean): UserDraft {
  const name = isPlain(user['name']) ? user['name'] : {};
  return {
    userName: textOf(user['userName']),
    externalId: textOf(user['externalId']),
    givenName: textOf(name['givenName']),
    familyName: textOf(name['familyName']),
    active: typeof user['active'] === 'boolean' ? user['active'] : wasActive,
  };
}
