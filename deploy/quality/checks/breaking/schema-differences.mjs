/**
 * A JSON Schema of an OpenAPI document. Keywords that only describe, such as `description`, are not compared.
 * @typedef {{ [keyword: string]: any }} Schema
 */

/**
 * Both sides of a comparison: the schemas of produced and of consumed values, each with the document of its `$ref`s.
 * @typedef {object} Sides
 * @property {Schema} producedIn
 * @property {Schema} acceptedIn
 */

/** @param {Schema} schema @param {Schema} document @returns {Schema} */
function resolve(schema, document) {
  let at = schema;
  while (typeof at.$ref === 'string') {
    const named = at.$ref
      .slice(2)
      .split('/')
      .reduce((/** @type {Schema} */ part, key) => part?.[key], document);
    if (!named) throw new Error(`${at.$ref} does not exist in its document`);
    at = named;
  }
  return at;
}

/** @param {Schema} schema @returns {string[] | undefined} */
const typesOf = ({ type, enum: values, const: only }) => {
  if (type !== undefined) return [type].flat();
  const known = values ?? (only === undefined ? undefined : [only]);
  return known?.map((/** @type {unknown} */ value) => (value === null ? 'null' : typeof value));
};
/** @param {Schema} schema @returns {unknown[] | undefined} */
const valuesOf = ({ enum: values, const: only }) => values ?? (only === undefined ? undefined : [only]);

/** Bounds, and which of two is the narrower. @type {Record<string, (accepted: number, produced: number) => boolean>} */
const bounds = {
  minimum: (accepted, produced) => accepted > produced,
  exclusiveMinimum: (accepted, produced) => accepted > produced,
  minLength: (accepted, produced) => accepted > produced,
  minItems: (accepted, produced) => accepted > produced,
  minProperties: (accepted, produced) => accepted > produced,
  maximum: (accepted, produced) => accepted < produced,
  exclusiveMaximum: (accepted, produced) => accepted < produced,
  maxLength: (accepted, produced) => accepted < produced,
  maxItems: (accepted, produced) => accepted < produced,
  maxProperties: (accepted, produced) => accepted < produced,
};

/**
 * The produced values that are not accepted, each as a path and a reason, such as `items[].status may be lost, which is
 * not accepted`. Empty: every produced value is accepted.
 * @param {Schema} produced @param {Schema} accepted @param {Sides} sides @param {string} [at] @param {string[]} [seen]
 * @returns {string[]}
 */
export function differences(produced, accepted, sides, at = '', seen = []) {
  const pair = produced.$ref && accepted.$ref ? `${produced.$ref} ${accepted.$ref}` : undefined;
  if (pair && seen.includes(pair)) return [];
  const [one, other] = [resolve(produced, sides.producedIn), resolve(accepted, sides.acceptedIn)];
  const inside = pair ? [...seen, pair] : seen;
  const again = (/** @type {Schema} */ a, /** @type {Schema} */ b, where = at) =>
    differences(a, b, sides, where, inside);

  const alternatives = one.anyOf ?? one.oneOf;
  if (alternatives)
    return [...new Set(alternatives.flatMap((/** @type {Schema} */ each) => again(each, other)))];
  const choices = other.anyOf ?? other.oneOf;
  if (choices) {
    const tries = choices.map((/** @type {Schema} */ each) => again(one, each));
    // The nearest choice gives the best explanation.
    return tries.reduce((/** @type {string[]} */ best, /** @type {string[]} */ next) =>
      next.length < best.length ? next : best,
    );
  }
  return [
    ...valueDifferences(one, other, at),
    ...fieldDifferences(one, other, at, again),
    ...itemDifferences(one, other, at, again),
  ];
}

/** @param {Schema} produced @param {Schema} accepted @param {string} at @returns {string[]} */
function valueDifferences(produced, accepted, at) {
  /** @type {string[]} */
  const found = [];
  const report = (/** @type {string} */ what) => found.push(`${at || 'the value'} ${what}`);
  const [types, acceptedTypes] = [typesOf(produced), typesOf(accepted)];
  if (acceptedTypes) {
    const unexpected = (types ?? ['anything']).filter(
      (type) => !acceptedTypes.includes(type) && !(type === 'integer' && acceptedTypes.includes('number')),
    );
    if (unexpected.length > 0)
      report(`may be ${unexpected.join(' or ')}, but only ${acceptedTypes.join(' or ')} is accepted`);
  }
  const [values, known] = [valuesOf(produced), valuesOf(accepted)];
  if (known) {
    const unexpected = values?.filter((value) => !known.includes(value));
    if (!unexpected) report(`may be any value, but only ${known.join(', ')} is accepted`);
    else if (unexpected.length > 0) report(`may be ${unexpected.join(', ')}, which is not accepted`);
  }
  for (const [keyword, isNarrower] of Object.entries(bounds)) {
    if (accepted[keyword] === undefined || values) continue;
    if (produced[keyword] === undefined || isNarrower(accepted[keyword], produced[keyword]))
      report(`may violate ${keyword} ${accepted[keyword]}`);
  }
  for (const keyword of ['pattern', 'format']) {
    if (accepted[keyword] !== undefined && accepted[keyword] !== produced[keyword] && !values)
      report(`may not match the ${keyword} ${accepted[keyword]}`);
  }
  return found;
}

/** @typedef {(produced: Schema, accepted: Schema, at?: string) => string[]} Again */

/** @param {Schema} produced @param {Schema} accepted @param {string} at @param {Again} again @returns {string[]} */
function fieldDifferences(produced, accepted, at, again) {
  const [own, known] = [produced.properties ?? {}, accepted.properties ?? {}];
  const path = (/** @type {string} */ name) => (at ? `${at}.${name}` : name);
  const missing = (accepted.required ?? [])
    .filter(
      (/** @type {string} */ name) =>
        !(produced.required ?? []).includes(name) && (produced.properties || produced.type === 'object'),
    )
    .map((/** @type {string} */ name) => `${path(name)} may be missing`);
  const unexpected = Object.entries(own).flatMap(([name, schema]) => {
    if (name in known) return again(schema, known[name], path(name));
    if (accepted.additionalProperties === false) return [`${path(name)} is an unknown field`];
    return [];
  });
  const rest =
    typeof produced.additionalProperties === 'object' && typeof accepted.additionalProperties === 'object'
      ? again(produced.additionalProperties, accepted.additionalProperties, path('*'))
      : [];
  return [...missing, ...unexpected, ...rest];
}

/** @param {Schema} produced @param {Schema} accepted @param {string} at @param {Again} again @returns {string[]} */
function itemDifferences(produced, accepted, at, again) {
  return produced.items && accepted.items ? again(produced.items, accepted.items, `${at}[]`) : [];
}

/**
 * The paths of fields that the earlier schema names and today's does not. A value without them may still be valid, but
 * callers that use them break.
 * @param {Schema} before @param {Schema} now @param {{ before: Schema, now: Schema }} documents
 * @param {string} [at] @param {string[]} [seen]
 * @returns {string[]}
 */
export function removedFields(before, now, documents, at = '', seen = []) {
  const names = refsOf(before);
  if (names !== '' && seen.includes(names)) return [];
  const inside = [...seen, names];
  const [old, current] = [fieldsOf(before, documents.before), fieldsOf(now, documents.now)];
  return Object.entries(old).flatMap(([name, schema]) => {
    const path = at ? `${at}.${name}` : name;
    const there = current[name];
    return there ? removedFields(schema, there, documents, path, inside) : [path];
  });
}

/** The name of a schema, through lists and choices; empty if it has none. @param {Schema} schema @returns {string} */
function refsOf({ $ref, items, anyOf, oneOf }) {
  if ($ref) return $ref;
  if (items) return refsOf(items);
  return (anyOf ?? oneOf ?? []).map(refsOf).join(' ').trim();
}

/** @param {Schema} schema @param {Schema} document @returns {Record<string, Schema>} */
function fieldsOf(schema, document) {
  const resolved = resolve(schema, document);
  const parts = resolved.anyOf ?? resolved.oneOf ?? (resolved.items ? [resolved.items] : undefined);
  if (parts) return Object.assign({}, ...parts.map((/** @type {Schema} */ part) => fieldsOf(part, document)));
  return resolved.properties ?? {};
}
