import { Api, daysAhead, makeOwner, type Owner } from '../src/api';
import { Product } from '../src/product';
import { type Caller, callers, mayCall } from '../src/who-may-call';

// Every documented route × who calls it. The routes come from the OpenAPI document, so that none can be forgotten.

interface Operation {
  readonly requestBody?: { content: Record<string, { example?: unknown }> };
}

let product: Product;
let api: Api;
let mine: Owner;
let as: Record<Caller, Api>;
let operations: Record<string, Operation>;
const ids: Record<string, string> = {};

beforeAll(async () => {
  product = await Product.create();
  await product.start();
  api = new Api(product.origin);
  mine = await makeOwner(api);
  const theirs = await makeOwner(api);
  const gone = await api.call<{ token: string }>('POST', '/api/signin', {
    email: mine.email,
    password: mine.password,
  });
  const expired = api.as(gone.body.token);
  await expired.call('POST', '/api/logout');
  as = { nobody: api, diner: api, owner: mine.api, stranger: theirs.api, expired };

  ids['id'] = ids['restaurantId'] = mine.restaurantId;
  const layouts = `/api/restaurant/${mine.restaurantId}/layouts`;
  ids['layoutId'] = (await mine.api.call<{ id: string }[]>('GET', layouts)).body[0]?.id ?? '';
  ids['reservationId'] = (
    await api.call<{ id: string }>('POST', `/api/reservations/${mine.restaurantId}`, booking())
  ).body.id;
  const guest = { name: 'Somebody Else' };
  ids['guestId'] = (
    await mine.api.call<{ id: string }>('POST', `/api/guests/${mine.restaurantId}`, guest)
  ).body.id;

  const { paths } = (
    await api.call<{ paths: Record<string, Record<string, Operation>> }>('GET', '/api/openapi.json')
  ).body;
  operations = Object.fromEntries(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  );
}, 120_000);

afterAll(() => product?.remove(), 30_000);

/** Each finds the reservation as it was, whoever canceled it before. */
beforeEach(() => mine.api.call('PUT', `/api/reservations/uncancel/${ids['reservationId']}`));

function booking() {
  const reservation_time = `${daysAhead(3)}T19:00`;
  return { name: 'Table Test', guests: 2, reservation_time, recaptchaToken: 'sandbox-pass' };
}

/** Bodies that a route takes from anybody whom it lets in; the document's examples are good for the others. */
const bodies: Record<string, () => unknown> = {
  'POST /api/reservations/{restaurantId}': booking,
  'PUT /api/reservations/update/{reservationId}': () => ({ notes: 'changed' }),
  'PUT /api/restaurant/{id}/layout/{layoutId}': () => ({ fixedComponents: [] }),
  'POST /api/payment/create-portal-session': () => ({ return_url: '/dashboard' }),
};

async function statusFor(route: string, caller: Caller): Promise<number> {
  const [method = '', path = ''] = route.split(' ');
  // Who has no link to the restaurant and no reservation can only guess.
  const idOf = (name: string) =>
    name === 'token' ? 'nonsense' : caller === 'nobody' ? `guess-${name}` : ids[name];
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => idOf(name) ?? 'unknown');
  const query = /(by-date|availability)$/.test(path) ? `?date=${daysAhead(3)}` : '';
  const example = operations[route]?.requestBody?.content['application/json']?.example;
  const body = method === 'GET' || method === 'DELETE' ? undefined : (bodies[route]?.() ?? example ?? {});
  return (await as[caller].call(method, filled + query, body)).status;
}

test('the table names every route of the document, and none that is not in it', () => {
  expect(Object.keys(mayCall).sort()).toEqual(Object.keys(operations).sort());
});

test.each(callers)('what %s hears from every route', async (caller) => {
  const answers: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const [route, column] of Object.entries(mayCall)) {
    const allowed = column[callers.indexOf(caller)];
    const status = await statusFor(route, caller);
    answers[route] = status;
    expected[route] = allowed?.includes(status) ? status : allowed;
  }
  expect(answers).toEqual(expected);
});
