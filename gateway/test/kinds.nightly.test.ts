import { party, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
}
interface Operation {
  readonly requestBody?: { content: Record<string, { schema: Schema; example: Record<string, unknown> }> };
}
interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, Schema> };
}

/** Values by their type, without whole numbers written as text, which are accepted as numbers. */
const samples: readonly (readonly [kind: string, value: unknown])[] = [
  ['string', 'a word'],
  ['string', '1.5'],
  ['string', 'true'],
  ['string', ''],
  ['number', 42.5],
  ['number', 0],
  ['boolean', true],
  ['null', null],
  ['array', ['a']],
  ['array', [5]],
  ['array', []],
  ['object', {}],
];

const callsOfOneGateway = 300;

/** A field of a body with the types that it accepts. */
interface Place {
  readonly path: readonly (string | number)[];
  readonly kinds: ReadonlySet<string>;
}

function placesOf(document: Document, schema: Schema, value: unknown, path: Place['path'] = []): Place[] {
  const shapes = shapesOf(document, schema);
  if (shapes.some((shape) => shape.type === undefined)) return [];
  const kinds = new Set(shapes.map(({ type }) => (type === 'integer' ? 'number' : String(type))));
  const own: Place[] = path.length > 0 ? [{ path, kinds }] : [];
  const inner = shapes.flatMap((shape) => {
    if (shape.type === 'array' && shape.items) {
      const [first] = Array.isArray(value) ? (value as unknown[]) : [];
      return first === undefined ? [] : placesOf(document, shape.items, first, [...path, 0]);
    }
    const values = (value ?? {}) as Record<string, unknown>;
    const named = Object.entries(shape.properties ?? {}).flatMap(([name, each]) =>
      placesOf(document, each, values[name], [...path, name]),
    );
    const [any] = Object.values(shape.patternProperties ?? {});
    const listed = any
      ? Object.entries(values).flatMap(([name, each]) => placesOf(document, any, each, [...path, name]))
      : [];
    return [...named, ...listed];
  });
  return [...own, ...inner];
}

function shapesOf(document: Document, schema: Schema): Schema[] {
  const name = schema.$ref?.split('/').pop();
  if (name) return shapesOf(document, document.components.schemas[name] as Schema);
  if (schema.anyOf) return schema.anyOf.flatMap((each) => shapesOf(document, each));
  return [schema.const !== undefined && !schema.type ? { ...schema, type: typeof schema.const } : schema];
}

function replaced(body: unknown, [head, ...rest]: Place['path'], value: unknown): unknown {
  if (head === undefined) return value;
  const copy = (Array.isArray(body) ? [...(body as unknown[])] : { ...(body as object) }) as Record<
    string | number,
    unknown
  >;
  copy[head] = replaced(copy[head] ?? {}, rest, value);
  return copy;
}

const nameOf = (path: Place['path']): string =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : index > 0 ? `.${part}` : part))
    .join('');

test('a value of another type than the document’s is refused with its field, anywhere in a body', async () => {
  const document = (await gateway.app.inject('/api/openapi.json')).json<Document>();
  const wrong: object[] = [];
  let [tried, gateways] = [0, 0];
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, { requestBody }] of Object.entries(operations)) {
      const json = requestBody?.content['application/json'];
      if (!json) continue;
      const url = path.replace(/\{\w+\}/g, 'r1');
      // After its burst a tenant is slowed down to ten calls a second: another gateway does not know it yet.
      if (tried >= (gateways + 1) * callsOfOneGateway) {
        await gateway.stop();
        gateway = await startGateway();
        gateways += 1;
      }
      const send = async (payload: object) =>
        gateway.app.inject({
          method: method.toUpperCase() as 'POST',
          url,
          headers: { authorization: 'Bearer access-s1', 'content-type': 'application/json' },
          payload: JSON.stringify(payload),
        });
      for (const { path: place, kinds } of placesOf(document, json.schema, json.example)) {
        for (const [, value] of samples.filter(([kind]) => !kinds.has(kind))) {
          tried += 1;
          const answer = await send(replaced(json.example, place, value) as object);
          const { details = [] } = answer.json<{ details?: { field: string }[] }>();
          const isNamed = details.some(({ field }) => field === nameOf(place));
          if (answer.statusCode !== 400 || !isNamed)
            wrong.push({
              at: `${method} ${path}`,
              field: nameOf(place),
              value,
              status: answer.statusCode,
              details,
            });
        }
      }
      for (const body of [[json.example], [], 'text', 5, true]) {
        const answer = await send(body as object);
        if (answer.statusCode !== 400)
          wrong.push({ at: `${method} ${path}`, body, status: answer.statusCode });
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(400);
});

test.each([
  ['2', 201],
  ['２', 201],
  ['2.0', 400],
  [' 2', 400],
  ['', 400],
  ['two', 400],
  ['0x2', 400],
  [2, 201],
])('a whole number written as text is read as that number, and nothing else: %j', async (guests, status) => {
  expect((await gateway.book({ ...party, guests })).statusCode).toBe(status);
});

test.each(['2', '２', '٢'])('a number in a query is text, and is read as a number: %s', async (page) => {
  const url = `/api/guests/r1?page=${encodeURIComponent(page)}`;
  await gateway.app.inject({ url, headers: { authorization: 'Bearer access-s1' } });
  expect(gateway.guestRequests.at(-1)).toMatchObject({ page: 2 });
});
