/**
 * A JSON Schema as our documents have them. Keywords that only describe are not compared.
 * @typedef {{ [keyword: string]: any }} Schema
 */

/**
 * Both sides of a comparison: the schemas of produced and of consumed values, each with the document of its `$ref`s.
 * @typedef {object} Sides
 * @property {Schema} givenIn
 * @property {Schema} takenIn
 */

/** @param {Schema} schema @param {Schema} document @returns {Schema} */
function resolve(schema, document) {
  let at = schema;
  while (typeof at.$ref === 'string') {
    const named = at.$ref
      .slice(2)
      .split('/')
      .reduce((/** @type {Schema} */ part, key) => part?.[key], document);
    if (!named) throw new Error(`${at.$ref} is nowhere`);
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

/** Bounds, and which of two is the narrower. @type {Record<string, (taken: number, given: number) => boolean>} */
const bounds = {
  minimum: (taken, given) => taken > given,
  exclusiveMinimum: (taken, given) => taken > given,
  minLength: (taken, given) => taken > given,
  minItems: (taken, given) => taken > given,
  minProperties: (taken, given) => taken > given,
  maximum: (taken, given) => taken < given,
  exclusiveMaximum: (taken, given) => taken < given,
  maxLength: (taken, given) => taken < given,
  maxItems: (taken, given) => taken < given,
  maxProperties: (taken, given) => taken < given,
};

/**
 * Values that one schema allows and the other does not, each as a place and a reason. Empty: every produced value is
 * accepted.
 * @param {Schema} given @param {Schema} taken @param {Sides} sides @param {string} [at] @param {string[]} [seen]
 * @returns {string[]}
 */
export function misfits(given, taken, sides, at = '', seen = []) {
  const pair = given.$ref && taken.$ref ? `${given.$ref} ${taken.$ref}` : undefined;
  if (pair && seen.includes(pair)) return [];
  const [one, other] = [resolve(given, sides.givenIn), resolve(taken, sides.takenIn)];
  const inside = pair ? [...seen, pair] : seen;
  const again = (/** @type {Schema} */ a, /** @type {Schema} */ b, where = at) =>
    misfits(a, b, sides, where, inside);

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
    ...leafMisfits(one, other, at),
    ...objectMisfits(one, other, at, again),
    ...listMisfits(one, other, at, again),
  ];
}

/** @param {Schema} given @param {Schema} taken @param {string} at @returns {string[]} */
function leafMisfits(given, taken, at) {
  /** @type {string[]} */
  const found = [];
  const report = (/** @type {string} */ what) => found.push(`${at || 'the whole'} ${what}`);
  const [types, accepted] = [typesOf(given), typesOf(taken)];
  if (accepted) {
    const strange = (types ?? ['anything']).filter(
      (type) => !accepted.includes(type) && !(type === 'integer' && accepted.includes('number')),
    );
    if (strange.length > 0) report(`may be ${strange.join(' or ')}, where ${accepted.join(' or ')} is taken`);
  }
  const [values, known] = [valuesOf(given), valuesOf(taken)];
  if (known) {
    const strange = values?.filter((value) => !known.includes(value));
    if (!strange) report(`may be anything, where only ${known.join(', ')} is taken`);
    else if (strange.length > 0) report(`may be ${strange.join(', ')}, which is not taken`);
  }
  for (const [keyword, isNarrower] of Object.entries(bounds)) {
    if (taken[keyword] === undefined || values) continue;
    if (given[keyword] === undefined || isNarrower(taken[keyword], given[keyword]))
      report(`may go past ${keyword} ${taken[keyword]}`);
  }
  for (const keyword of ['pattern', 'format']) {
    if (taken[keyword] !== undefined && taken[keyword] !== given[keyword] && !values)
      report(`may not have the ${keyword} ${taken[keyword]}`);
  }
  return found;
}

/** @typedef {(given: Schema, taken: Schema, at?: string) => string[]} Again */

/** @param {Schema} given @param {Schema} taken @param {string} at @param {Again} again @returns {string[]} */
function objectMisfits(given, taken, at, again) {
  const [own, known] = [given.properties ?? {}, taken.properties ?? {}];
  const path = (/** @type {string} */ name) => (at ? `${at}.${name}` : name);
  const missing = (taken.required ?? [])
    .filter(
      (/** @type {string} */ name) =>
        !(given.required ?? []).includes(name) && (given.properties || given.type === 'object'),
    )
    .map((/** @type {string} */ name) => `${path(name)} may be missing`);
  const strange = Object.entries(own).flatMap(([name, schema]) => {
    if (name in known) return again(schema, known[name], path(name));
    if (taken.additionalProperties === false) return [`${path(name)} is not known`];
    return [];
  });
  const rest =
    typeof given.additionalProperties === 'object' && typeof taken.additionalProperties === 'object'
      ? again(given.additionalProperties, taken.additionalProperties, path('*'))
      : [];
  return [...missing, ...strange, ...rest];
}

/** @param {Schema} given @param {Schema} taken @param {string} at @param {Again} again @returns {string[]} */
function listMisfits(given, taken, at, again) {
  return given.items && taken.items ? again(given.items, taken.items, `${at}[]`) : [];
}

/**
 * Fields that one schema names and the other does not, at any depth: a value without them fits all the same, and
 * callers that used them break.
 * @param {Schema} before @param {Schema} now @param {{ before: Schema, now: Schema }} documents
 * @param {string} [at] @param {string[]} [seen]
 * @returns {string[]}
 */
export function goneFields(before, now, documents, at = '', seen = []) {
  const names = refsOf(before);
  if (names !== '' && seen.includes(names)) return [];
  const inside = [...seen, names];
  const [old, current] = [fieldsOf(before, documents.before), fieldsOf(now, documents.now)];
  return Object.entries(old).flatMap(([name, schema]) => {
    const path = at ? `${at}.${name}` : name;
    const there = current[name];
    return there ? goneFields(schema, there, documents, path, inside) : [path];
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
