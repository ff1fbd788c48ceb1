import SCIMMY from 'scimmy';
import { ScimError } from './errors';
import type { Plain } from './attributes';

const { Types } = SCIMMY;
const longestFilter = 400;
/** A text as JSON writes it (RFC 7644, section 3.4.2.2). */
const jsonText = /"(?:[^"\\]|\\.)*"/gs;

/** What users are looked for by; empty: not by this. */
export interface Wanted {
  readonly userName: string;
  readonly externalId: string;
}

/** The attributes by which users are found: a user has the one address that is the userName. */
const soughtBy = new Map<string, keyof Wanted>([
  ['userName'.toLowerCase(), 'userName'],
  ['emails', 'userName'],
  ['emails.value', 'userName'],
  ['externalId'.toLowerCase(), 'externalId'],
]);

const unsupported = () =>
  new ScimError(
    400,
    'Only the filters userName eq "…", externalId eq "…" and emails.value eq "…" are supported.',
    'invalidFilter',
  );

/** Reads a filter: those with which providers look a user up before they add one (SSO-10). */
export function wantedBy(filter: string | undefined): Wanted {
  const anybody = { userName: '', externalId: '' };
  if (filter === undefined || filter.trim() === '') return anybody;
  if (filter.length > longestFilter) throw new ScimError(400, 'The filter is too long.', 'invalidFilter');
  const text = filter
    .trim()
    .replace(/^urn:ietf:params:scim:schemas:core:2\.0:User:/i, '')
    .replace(/^emails\[type eq "work"\]\.value/i, 'emails.value');
  const { grammar, texts } = withoutTexts(text);
  const [only, ...others] = parsed(grammar);
  const [name = '', comparison] = flat(only);
  const sought = soughtBy.get(name.toLowerCase());
  const [comparator, place] = Array.isArray(comparison) ? (comparison as unknown[]) : [];
  const value = typeof place === 'string' ? texts[Number(place)] : undefined;
  const isSupported = comparator === 'eq' && value !== undefined && others.length === 0;
  if (!sought || !isSupported) throw unsupported();
  // Nobody is found by what is empty; without a filter everybody is.
  return { ...anybody, [sought]: value === '' ? ' ' : value };
}

/**
 * The filter with the place of each text instead of it, and the texts. The library knows no escapes, ends a text at an escaped quote, and
 * makes dates of texts that look like one.
 */
function withoutTexts(filter: string): { grammar: string; texts: readonly string[] } {
  const texts: string[] = [];
  const grammar = filter.replace(jsonText, (literal) => `"${texts.push(unescaped(literal)) - 1}"`);
  return { grammar, texts };
}

function unescaped(literal: string): string {
  try {
    return JSON.parse(literal) as string;
  } catch {
    throw new ScimError(400, 'A text in a filter must be a JSON string.', 'invalidFilter');
  }
}

function parsed(text: string): Plain[] {
  try {
    return [...new Types.Filter(text)] as Plain[];
  } catch {
    throw unsupported();
  }
}

/** The only comparison of a filter, with the path of its attribute; none if there are several. */
function flat(filter: Plain | undefined, parent = ''): [string?, unknown?] {
  const [entry, ...more] = Object.entries(filter ?? {});
  if (!entry || more.length > 0) return [];
  const [name, value] = entry;
  return Array.isArray(value) ? [`${parent}${name}`, value] : flat(value as Plain, `${parent}${name}.`);
}
