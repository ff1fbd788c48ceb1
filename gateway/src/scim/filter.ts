import { ScimError } from './errors';

/** An external id has 200 characters at most, each of which JSON may write as six. */
const longestFilter = 2_000;
/** A text as JSON writes it (RFC 7644, section 3.4.2.2). */
const jsonText = /"(?:[^"\\]|\\.)*"/gs;
/** One comparison, with the place of its text. */
const comparison = /^(?<attribute>[a-z.]{1,20}) +eq +"(?<place>\d{1,4})"$/i;

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
  const inner = grammar.replace(/^\((.*)\)$/s, '$1').trim();
  const { attribute = '', place = '' } = comparison.exec(inner)?.groups ?? {};
  const sought = soughtBy.get(attribute.toLowerCase());
  const value = texts[Number(place)];
  if (!sought || value === undefined) throw unsupported();
  // Nobody is found by what is empty; without a filter everybody is.
  return { ...anybody, [sought]: value === '' ? ' ' : value };
}

/**
 * The filter with the place of each text instead of it, and the texts. The library's parser is not used: it multiplies out what is in
 * brackets, so that four hundred characters take seconds and gigabytes, knows no escapes, and makes dates of texts that look like one.
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
