import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { neededOfServices, openapiBreaks } from '../breaking/openapi.mjs';

type Json = Record<string, unknown>;

const released = JSON.parse(readFileSync(join(__dirname, '..', 'openapi-baseline.json'), 'utf8')) as Json;

/** A surface of one call. */
function surface(more: { body?: Json; answer?: Json; operation?: Json; components?: Json } = {}): Json {
  const {
    body = { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 50 } } },
    answer = { $ref: '#/components/schemas/Thing' },
  } = more;
  return {
    paths: {
      '/api/things': {
        post: {
          parameters: [{ in: 'query', name: 'zone', schema: { type: 'string' } }],
          requestBody: { required: true, content: { 'application/json': { schema: body } } },
          responses: { 201: { content: { 'application/json': { schema: answer } } }, 400: {} },
          ...more.operation,
        },
      },
    },
    components: {
      schemas: {
        Thing: {
          type: 'object',
          required: ['id', 'status'],
          properties: {
            id: { type: 'string' },
            status: { enum: ['open', 'closed'] },
            count: { type: 'integer' },
            parts: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
          },
        },
        ...more.components,
      },
    },
  };
}
const body = (properties: Json, required: string[] = []): Json => ({ type: 'object', required, properties });
const thing = (properties: Json, required = ['id', 'status']): Json => ({
  components: { Thing: { type: 'object', required, properties } },
});
const name = { type: 'string', maxLength: 50 };
const [id, status, count] = [{ type: 'string' }, { enum: ['open', 'closed'] }, { type: 'integer' }];
const parts = { type: 'array', items: { $ref: '#/components/schemas/Thing' } };

test('the released document is compatible with itself, and with one that only grew', () => {
  expect(openapiBreaks(released, released)).toEqual([]);
  const grown = surface({
    body: body({ name: { type: 'string', maxLength: 80 }, notes: { type: 'string' } }, []),
    ...thing({ id, status: { enum: ['open'] }, count, parts, more: { type: 'string' } }, [
      'id',
      'status',
      'more',
    ]),
  });
  expect(openapiBreaks(surface(), grown)).toEqual([]);
});

test.each<[string, Json, string]>([
  ['a call that is gone', { ...surface(), paths: {} }, 'is gone'],
  ['a session', surface({ operation: { security: [{ bearer: [] }] } }), 'it wants a session now'],
  ['a parameter that is gone', surface({ operation: { parameters: [] } }), 'the query zone is taken no more'],
  [
    'a parameter that is wanted',
    surface({
      operation: { parameters: [{ in: 'query', name: 'zone', required: true, schema: { type: 'string' } }] },
    }),
    'it wants the query zone now',
  ],
  [
    'a field that is wanted',
    surface({ body: body({ name, age: count }, ['name', 'age']) }),
    'in its body, age may be missing',
  ],
  ['a field that is gone', surface({ body: body({}) }), 'in its body, name is taken no more'],
  [
    'a shorter text',
    surface({ body: body({ name: { type: 'string', maxLength: 20 } }) }),
    'name may go past maxLength 20',
  ],
  [
    'another type',
    surface({ body: body({ name: { type: 'integer' } }) }),
    'name may be string, where integer is taken',
  ],
  ['another status', surface({ operation: { responses: { 200: {} } } }), 'it does not answer 201 any more'],
  [
    'an answer’s field that is gone',
    surface(thing({ id, status, parts })),
    'in its answer, count is given no more',
  ],
  [
    'one that may be missing',
    surface(thing({ id, status, count, parts }, ['id'])),
    'in its answer, status may be missing',
  ],
  [
    'a value nobody knew',
    surface(thing({ id, status: { enum: ['open', 'closed', 'lost'] }, count, parts })),
    'status may be lost, which is not taken',
  ],
  [
    'a null where none was',
    surface(thing({ id: { anyOf: [{ type: 'string' }, { type: 'null' }] }, status, count, parts })),
    'id may be null, where string is taken',
  ],
])('%s is described in words', (_what, now, problem) => {
  expect(openapiBreaks(surface(), now)).toEqual([expect.stringContaining(problem)]);
});

test('what today’s pages need of services is reported, so that services are deployed first', () => {
  const now = surface(
    thing({ id, status, count, parts, more: { type: 'string' } }, ['id', 'status', 'more']),
  );
  expect(neededOfServices(surface(), now)).toEqual(['POST /api/things: in its answer, more may be missing']);
  expect(neededOfServices(now, surface())).toEqual([]);
});
