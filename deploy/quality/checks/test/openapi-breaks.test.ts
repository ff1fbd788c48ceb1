import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requiredOfServices, openapiBreaks } from '../breaking/openapi.mjs';

type Json = Record<string, unknown>;

const released = JSON.parse(readFileSync(join(__dirname, '..', 'openapi-baseline.json'), 'utf8')) as Json;

/** An OpenAPI document with one call. */
function apiWith(more: { body?: Json; answer?: Json; operation?: Json; components?: Json } = {}): Json {
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
  const grown = apiWith({
    body: body({ name: { type: 'string', maxLength: 80 }, notes: { type: 'string' } }, []),
    ...thing({ id, status: { enum: ['open'] }, count, parts, more: { type: 'string' } }, [
      'id',
      'status',
      'more',
    ]),
  });
  expect(openapiBreaks(apiWith(), grown)).toEqual([]);
});

test('a session that a call may have, and need not, breaks nobody', () => {
  expect(
    openapiBreaks(apiWith(), apiWith({ operation: { security: [{}, { key: ['things:read'] }] } })),
  ).toEqual([]);
});

test.each<[string, Json, string]>([
  ['a call that was removed', { ...apiWith(), paths: {} }, 'was removed'],
  ['a session', apiWith({ operation: { security: [{ bearer: [] }] } }), 'now requires a session'],
  [
    'a parameter that was removed',
    apiWith({ operation: { parameters: [] } }),
    'the query zone parameter was removed',
  ],
  [
    'a parameter that is required',
    apiWith({
      operation: { parameters: [{ in: 'query', name: 'zone', required: true, schema: { type: 'string' } }] },
    }),
    'now requires the query zone parameter',
  ],
  [
    'a field that is required',
    apiWith({ body: body({ name, age: count }, ['name', 'age']) }),
    'request body: age may be missing',
  ],
  ['a field that was removed', apiWith({ body: body({}) }), 'request body: name was removed'],
  [
    'a shorter text',
    apiWith({ body: body({ name: { type: 'string', maxLength: 20 } }) }),
    'name may violate maxLength 20',
  ],
  [
    'another type',
    apiWith({ body: body({ name: { type: 'integer' } }) }),
    'name may be string, but only integer is accepted',
  ],
  ['another status', apiWith({ operation: { responses: { 200: {} } } }), 'no longer responds with 201'],
  ['a response field that was removed', apiWith(thing({ id, status, parts })), 'response: count was removed'],
  [
    'a response field that may be missing',
    apiWith(thing({ id, status, count, parts }, ['id'])),
    'response: status may be missing',
  ],
  [
    'a value that callers do not know',
    apiWith(thing({ id, status: { enum: ['open', 'closed', 'lost'] }, count, parts })),
    'status may be lost, which is not accepted',
  ],
  [
    'a null where none was',
    apiWith(thing({ id: { anyOf: [{ type: 'string' }, { type: 'null' }] }, status, count, parts })),
    'id may be null, but only string is accepted',
  ],
])('%s is described in words', (_what, now, problem) => {
  expect(openapiBreaks(apiWith(), now)).toEqual([expect.stringContaining(problem)]);
});

test('what today’s pages require of services is reported, so that services are deployed first', () => {
  const now = apiWith(
    thing({ id, status, count, parts, more: { type: 'string' } }, ['id', 'status', 'more']),
  );
  expect(requiredOfServices(apiWith(), now)).toEqual(['POST /api/things: response: more may be missing']);
  expect(requiredOfServices(now, apiWith())).toEqual([]);
});
