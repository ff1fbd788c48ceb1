import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

test('the documentation page is served with all it needs', async () => {
  const page = await gateway.app.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  const assets = [...page.body.matchAll(/(?:src|href)="(\.\/static\/[^"]+)"/g)].map(
    ([, path]) => `/api/docs/${path?.slice(2)}`,
  );
  expect(assets.length).toBeGreaterThan(3);
  for (const path of assets) expect((await gateway.app.inject(path)).statusCode).toBe(200);
  expect(page.body).not.toMatch(/https?:\/\/(?!localhost)/);
});

test('an unknown file of the documentation page is a 404 like any other', async () => {
  const missing = await gateway.app.inject('/api/docs/static/nothing.js');
  expect(missing.statusCode).toBe(404);
  expect(missing.json()).toMatchObject({ error: 'Not found.' });
});

test('files of the documentation page are not sent again to a browser that has cached them', async () => {
  const path = '/api/docs/static/swagger-ui.css';
  const { etag } = (await gateway.app.inject(path)).headers;
  const again = await gateway.app.inject({ url: path, headers: { 'if-none-match': String(etag) } });
  expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
});

test('every webhook of the document says what it tells, in a body with its kind', async () => {
  const { webhooks, components } = (await gateway.app.inject('/api/openapi.json')).json() as {
    webhooks: Record<
      string,
      {
        post: {
          summary: string;
          parameters: { $ref: string }[];
          requestBody: {
            content: Record<string, { schema: { properties: { type: object; data: { $ref: string } } } }>;
          };
        };
      }
    >;
    components: Record<string, Record<string, unknown>>;
  };
  expect(Object.keys(webhooks)).toContain('reservation.booked');
  const named = <Value>(kind: string, { $ref }: { $ref: string }) => {
    const [, name = ''] = $ref.split(`#/components/${kind}/`);
    return components[kind]?.[name] as Value | undefined;
  };
  for (const [kind, { post }] of Object.entries(webhooks)) {
    expect(post.summary).not.toBe('');
    const parameters = post.parameters.map((each) => named<{ name: string }>('parameters', each)?.name);
    expect(parameters).toEqual([...['webhook-id', 'webhook-timestamp', 'webhook-signature']]);
    const body = post.requestBody.content['application/json']?.schema.properties;
    expect(body?.type).toMatchObject({ const: kind });
    const data = named<object>('schemas', body?.data ?? { $ref: '' });
    expect(data).toMatchObject({ properties: { restaurantId: { type: 'string' } } });
    // Nothing that says who a diner is.
    expect(JSON.stringify(data)).not.toMatch(/"(name|phoneNumber|email|notes|dietary)":/);
  }
});

test('every operation of the document says what it does, what it takes and each error it gives', async () => {
  const { paths } = (await gateway.app.inject('/api/openapi.json')).json() as {
    paths: Record<
      string,
      Record<
        string,
        {
          summary?: string;
          tags?: string[];
          security?: unknown;
          parameters?: { name: string }[];
          requestBody?: { content: Record<string, { example?: unknown }> };
          responses: Record<string, { description: string }>;
        }
      >
    >;
  };
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const { summary, tags, responses, parameters, requestBody, security } = operation;
      const at = `${method} ${path}`;
      expect({ at, summary, tags }).toEqual({ at, summary: expect.any(String), tags: [expect.any(String)] });
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '413', '429', '503']));
      if (security) expect({ at, has401: '401' in responses }).toEqual({ at, has401: true });
      // Calls that begin or end a session take no key; `idempotency.test.ts` has their list.
      if (method === 'post' && parameters?.some(({ name }) => name === 'Idempotency-Key')) {
        expect(Object.keys(responses)).toEqual(expect.arrayContaining(['409', '422']));
      }
      const json = requestBody?.content['application/json'];
      if (json) expect({ at, example: json.example }).toEqual({ at, example: expect.anything() });
    }
  }
});

test('every answer has its media type: files their own, all others and all errors JSON', async () => {
  type Responses = Record<string, { content?: Record<string, unknown> }>;
  const { paths } = (await gateway.app.inject('/api/openapi.json')).json() as {
    paths: Record<string, Record<string, { responses: Responses }>>;
  };
  const others: Record<string, string[]> = {};
  for (const [path, operations] of Object.entries(paths))
    for (const { responses } of Object.values(operations)) {
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      expect({ path, successes: successes.length > 0 }).toEqual({ path, successes: true });
      for (const [status, { content = {} }] of Object.entries(responses)) {
        const types = Object.keys(content);
        if (types.join() !== 'application/json') others[`${status} ${path}`] = types;
      }
    }
  const csv = ['application/json', 'text/csv'];
  const pictures = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'];
  expect(others).toEqual({
    '200 /api/reservations/single/{reservationId}/calendar.ics': ['text/calendar'],
    '200 /api/calendar-feeds/{secret}/reservations.ics': ['text/calendar'],
    '304 /api/calendar-feeds/{secret}/reservations.ics': [],
    '204 /api/board-mails/{token}/unsubscribe': [],
    '200 /api/notifications/sms/webhook': ['text/xml'],
    '200 /api/activity/{restaurantId}': ['application/json', 'application/x-ndjson'],
    '200 /api/reports/{restaurantId}/covers': csv,
    '200 /api/reports/{restaurantId}/no-shows': csv,
    '200 /api/reports/{restaurantId}/turn-times': csv,
    '200 /api/reports/{restaurantId}/table-use': csv,
    '200 /api/reports/{restaurantId}/sources': csv,
    '200 /api/reports/{restaurantId}/lost-demand': csv,
    '200 /api/reports/{restaurantId}/lead-times': csv,
    '200 /api/reports/{restaurantId}/forecast': csv,
    '200 /api/pictures/{name}': pictures,
    '200 /api/restaurant/public/{id}/preview/{previewId}': ['image/jpeg'],
  });
});

test('a query parameter with a default is optional, and one without is required', async () => {
  interface Parameter {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
    readonly schema: { readonly default?: unknown };
  }
  const { paths } = (await gateway.app.inject('/api/openapi.json')).json() as {
    paths: Record<string, { get?: { parameters?: Parameter[] } }>;
  };
  const parameters = Object.values(paths).flatMap(({ get }) =>
    (get?.parameters ?? []).filter((parameter) => parameter.in === 'query'),
  );
  const withDefault = parameters.filter(({ schema }) => schema.default !== undefined);
  expect(withDefault.map(({ name }) => name)).toEqual(expect.arrayContaining(['guests', 'page', 'limit']));
  expect(withDefault.filter(({ required }) => required)).toEqual([]);
  expect(parameters.filter(({ required }) => required).map(({ name }) => name)).toContain('date');
});

test('the committed OpenAPI document equals the one generated from the routes', async () => {
  const committed = JSON.parse(readFileSync(join(__dirname, '..', 'openapi.json'), 'utf8'));
  expect((await gateway.app.inject('/api/openapi.json')).json()).toEqual(committed);
});
