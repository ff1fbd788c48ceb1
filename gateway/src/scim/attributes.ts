import { ScimError } from './errors';
import { userSchema } from './schemas';

/** The parameters with which a caller chooses attributes of the answer (RFC 7644, section 3.9). */
export interface Chosen {
  readonly attributes?: string | undefined;
  readonly excludedAttributes?: string | undefined;
}

export type Plain = Readonly<Record<string, unknown>>;
export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const longestList = 1_000;
/** Returned whatever a caller chooses. */
const always = ['schemas', 'id'];
/** The attributes of a user that are stored, by their names in lower case: names have no case. */
const kept = new Map(
  ['active', 'userName', 'externalId', 'name', 'name.givenName', 'name.familyName'].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

/** The name of an attribute in lower case, without the schema of users in front of it. */
function plainName(text: string): string {
  const name = text.trim().toLowerCase();
  const prefix = `${userSchema.toLowerCase()}:`;
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}

/** The name of a stored attribute as the schema spells it; undefined for another one. */
export const keptName = (text: string): string | undefined => kept.get(plainName(text));

/** The stored attributes of a body. Others that providers send, such as departments, are left out: they must not hold up a removal (SSO-10). */
export function keptIn(body: Plain, parent = ''): Record<string, unknown> {
  const known = Object.entries(body).flatMap(([given, value]): [string, unknown][] => {
    const name = keptName(`${parent}${plainName(given)}`);
    if (!name) return [];
    return [[name.slice(parent.length), name === 'name' && isPlain(value) ? keptIn(value, 'name.') : value]];
  });
  return Object.fromEntries(known);
}

/** A user with the attributes that the caller chose, or without those that the caller does not want. */
export function choose(user: Plain, { attributes, excludedAttributes }: Chosen): Plain {
  const wanted = namesIn(attributes);
  const unwanted = namesIn(excludedAttributes);
  if (wanted.length > 0) return withParts(user, (path) => path.some((name) => wanted.includes(name)));
  if (unwanted.length === 0) return user;
  return withParts(user, (path) => !path.some((name) => unwanted.includes(name)));
}

function namesIn(list: string | undefined): readonly string[] {
  if (!list) return [];
  if (list.length > longestList)
    throw new ScimError(400, 'The list of attributes is too long.', 'invalidValue');
  return list.split(',').map(plainName);
}

/** `isChosen` gets the names of a part and of the attribute that it is a part of. */
function withParts(user: Plain, isChosen: (path: readonly string[]) => boolean): Plain {
  const part = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => part(name, each));
    if (!isPlain(value)) return isChosen([name]) ? value : undefined;
    const parts = Object.entries(value).filter(([sub]) => isChosen([name, `${name}.${sub.toLowerCase()}`]));
    return parts.length > 0 ? Object.fromEntries(parts) : undefined;
  };
  const entries = Object.entries(user).flatMap(([name, value]): [string, unknown][] => {
    const left = always.includes(name) ? value : part(name.toLowerCase(), value);
    const isEmpty = left === undefined || (Array.isArray(left) && left.every((each) => each === undefined));
    return isEmpty ? [] : [[name, left]];
  });
  return Object.fromEntries(entries);
}
