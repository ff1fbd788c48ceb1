import fc from 'fast-check';
import type { Operation, Parameter, Schema } from './document';

/** The caller: without a session, with a forged token, another restaurant's owner, or the owner. */
export const identities = ['nobody', 'forger', 'stranger', 'owner'] as const;
export type Identity = (typeof identities)[number];

/** A generated request; `{id}` and the like are replaced by the lane that sends it. */
export interface Drawn {
  readonly operation: Operation;
  readonly identity: Identity;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** As sent over the wire; undefined for no body. */
  readonly body: string | undefined;
  readonly contentType: string;
}

/** A placeholder for an id that exists in the lane. */
export const ownId = '\u0000own';

export const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '‮txet',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '=HYPERLINK("http://evil.example")',
    "'; DROP TABLE guests; --",
    '{"$gt":""}',
    '$where',
    '__proto__',
    '%00%0a%0d',
    '.*(a+)+$',
    '9'.repeat(400),
    'x'.repeat(10_000),
    '2026-02-30',
    '2026-11-21T25:61',
    '2026-03-29T02:30',
    '-1',
    'NaN',
    '1e309',
  ),
);

const operators = fc.constantFrom<unknown>(
  { $gt: '' },
  { $ne: null },
  { $where: 'sleep(1000)' },
  { $regex: '.*' },
  ['$in', []],
  { constructor: { prototype: { isAdmin: true } } },
  JSON.parse('{"__proto__":{"role":"owner"}}'),
);

export const anything = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: operators },
  { weight: 2, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null)) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 5 }).map((json) => JSON.parse(json) as unknown) },
);

/** A value of a schema, or nearly: each part of it is sometimes something else. */
function valueOf(schema: Schema | undefined, depth = 0): fc.Arbitrary<unknown> {
  if (!schema || depth > 5) return anything;
  const wrong = { weight: 1, arbitrary: anything };
  const right = (arbitrary: fc.Arbitrary<unknown>) => fc.oneof({ weight: 4, arbitrary }, wrong);
  if (schema.enum) return right(fc.constantFrom(...schema.enum));
  if (schema.const !== undefined) return right(fc.constant(schema.const));
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valueOf(each, depth + 1)));
  switch (schema.type) {
    case 'string':
      return right(text);
    case 'integer':
    case 'number':
      return right(fc.oneof(fc.integer(), fc.constantFrom(0, -1, 2 ** 31, 2 ** 53, 1.5)));
    case 'boolean':
      return right(fc.boolean());
    case 'array':
      return right(fc.array(valueOf(schema.items, depth + 1), { maxLength: 4 }));
    case 'object':
      return right(objectOf(schema, depth));
    default:
      return anything;
  }
}

function objectOf({ properties = {} }: Schema, depth: number): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, valueOf(of, depth + 1)])),
    { requiredKeys: [] },
  );
  const foreign = fc.dictionary(
    fc.constantFrom(
      'ownerId',
      'role',
      'id',
      '_id',
      'restaurantId',
      'isVerified',
      'version',
      '$set',
      'status',
    ),
    anything,
    { maxKeys: 2 },
  );
  return fc.tuple(known, foreign).map(([inner, outer]) => ({ ...outer, ...inner }));
}

/** Mostly a body that the schema allows; sometimes the document's own example with one change, or invalid JSON. */
function bodyOf({ body, example }: Operation): fc.Arbitrary<string | undefined> {
  if (!body && example === undefined) return fc.constantFrom(undefined, undefined, '{}', '[]');
  const changed =
    typeof example === 'object' && example !== null && !Array.isArray(example)
      ? fc
          .tuple(fc.constantFrom(...Object.keys(example), 'ownerId'), anything)
          .map(([name, value]) => ({ ...example, [name]: value }))
      : anything;
  return fc.oneof(
    { weight: 5, arbitrary: valueOf(body).map((value) => JSON.stringify(value)) },
    { weight: 3, arbitrary: changed.map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(undefined, '', '{', '[[[[', 'null', '"text"', '{"a":1}}', '\u0000'),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(nested(500), nested(20_000), `{"name":"${'x'.repeat(3_000_000)}"}`),
    },
    { weight: 1, arbitrary: listOf(body) },
  );
}

/** A list of the body, or the body itself, with far more items than anything documented. */
export function listOf(body: Schema | undefined): fc.Arbitrary<string> {
  const names = Object.keys(body?.properties ?? { name: {} });
  return fc
    .tuple(
      fc.constantFrom(...names),
      fc.constantFrom(1_001, 20_000, 400_000),
      fc.constantFrom('1', '{}', '"x"', '[[]]'),
    )
    .map(([name, count, item]) => `{"${name}":[${`${item},`.repeat(count)}${item}]}`);
}

export const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const partOf = ({ name }: Parameter): fc.Arbitrary<string> =>
  name === 'token'
    ? text
    : fc.oneof({ weight: 3, arbitrary: fc.constant(ownId) }, { weight: 1, arbitrary: text });

const headers = fc.record(
  {
    'idempotency-key': fc.string({ maxLength: 300 }).filter((value) => /^[\x21-\x7e]*$/.test(value)),
    'x-timezone': fc.constantFrom('Europe/Rome', 'Nowhere/None', '../../etc', ''),
    // Bodies are not decompressed, regardless of the encoding that they declare.
    'content-encoding': fc.constantFrom('gzip', 'br', 'identity', 'gzip, gzip'),
    'x-forwarded-host': fc.constant('evil.example'),
    'x-http-method-override': fc.constant('DELETE'),
    origin: fc.constant('https://evil.example'),
  },
  { requiredKeys: [] },
);

/** Keys that were not drawn are absent, which the types cannot express. */
const present = (record: fc.Arbitrary<object>) => record as fc.Arbitrary<Readonly<Record<string, string>>>;

/** Any request for which the document is a model. */
export function drawn(operations: readonly Operation[]): fc.Arbitrary<Drawn> {
  return fc.constantFrom(...operations).chain((operation) => {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
    const named = (parameters: readonly Parameter[], of: (parameter: Parameter) => fc.Arbitrary<string>) =>
      Object.fromEntries(parameters.map((parameter) => [parameter.name, of(parameter)]));
    return fc.record({
      operation: fc.constant(operation),
      identity: fc.constantFrom(...identities),
      path: fc.record(named(inPath, partOf)),
      query: present(
        fc.record(
          named(inQuery, () => text),
          { requiredKeys: [] },
        ),
      ),
      headers: present(headers),
      body: operation.method === 'GET' ? fc.constant(undefined) : bodyOf(operation),
      contentType: fc.oneof(
        { weight: 9, arbitrary: fc.constant('application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            'text/plain',
            'application/xml',
            'multipart/form-data',
            'application/json; charset=x',
          ),
        },
      ),
    });
  });
}
