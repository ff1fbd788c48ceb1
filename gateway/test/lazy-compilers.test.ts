import { lazySerializers, lazyValidators } from '../src/api/lazy-compilers';

const thing = {
  $id: 'Thing',
  type: 'object',
  properties: { id: { type: 'string' }, count: { type: 'integer' } },
};
const route = (schema: object) => ({ method: 'GET', url: '/api/things', httpStatus: '200', schema });

test('an answer has exactly the fields of its schema, whichever route of that shape is called first', () => {
  const compile = lazySerializers()({ Thing: thing }, {});
  const one = compile(route({ $ref: 'Thing#', description: 'One.' }));
  const other = compile(route({ $ref: 'Thing#', description: 'Another.' }));
  const many = compile(route({ type: 'array', items: { $ref: 'Thing#' } }));
  const answer = { id: 'a', count: 2, secret: 'x' };
  expect([one(answer), other(answer), many([answer])]).toEqual([
    '{"id":"a","count":2}',
    '{"id":"a","count":2}',
    '[{"id":"a","count":2}]',
  ]);
});

test('schemas that differ in descriptions only share a compiled function, others do not', () => {
  const compile = lazySerializers()({}, {});
  const text = compile(route({ type: 'object', properties: { a: { type: 'string' } } }));
  const number = compile(route({ type: 'object', properties: { a: { type: 'integer' } } }));
  expect([text({ a: 1 }), number({ a: 1 })]).toEqual(['{"a":"1"}', '{"a":1}']);
});

test('a request is validated against its own route’s schema, and reports its errors every time', () => {
  const compile = lazyValidators()({ Thing: thing }, { customOptions: {} });
  const part = (schema: object) => ({ method: 'POST', url: '/api/things', httpPart: 'body', schema });
  const one = compile(part({ $ref: 'Thing#', description: 'One.' }));
  const other = compile(part({ $ref: 'Thing#', description: 'Another.' }));
  const text = compile(part({ type: 'string' }));
  expect([one({ id: 'a', count: 2 }), one.errors]).toEqual([true, null]);
  expect(one({ count: 'many' })).toBe(false);
  expect(one.errors).toMatchObject([{ instancePath: '/count', keyword: 'type' }]);
  expect([other({ count: 2 }), other.errors, one({ count: 2 }), one.errors]).toEqual([
    true,
    null,
    true,
    null,
  ]);
  expect([text({}), text('a')]).toEqual([false, true]);
});
