import { Api, daysAhead, makeOwner, type Owner } from '../src/api';
import { Product } from '../src/product';

// Every documented route × who calls it. The routes come from the OpenAPI document, so that none can be forgotten.

interface Operation {
  readonly security?: unknown[];
  readonly requestBody?: { content: Record<string, { example?: unknown }> };
}

let product: Product;
let api: Api;
let mine: Owner;
let theirs: Owner;
let expired: Api;
let operations: { method: string; path: string; operation: Operation }[];
const ids: Record<string, string> = { token: 'nonsense' };

beforeAll(async () => {
  product = await Product.create();
  await product.start();
  api = new Api(product.origin);
  mine = await makeOwner(api);
  theirs = await makeOwner(api);
  const gone = await api.call<{ token: string }>('POST', '/api/signin', {
    email: mine.email,
    password: mine.password,
  });
  expired = api.as(gone.body.token);
  await expired.call('POST', '/api/logout');

  ids['id'] = ids['restaurantId'] = mine.restaurantId;
  const layouts = await mine.api.call<{ id: string }[]>(
    'GET',
    `/api/restaurant/${mine.restaurantId}/layouts`,
  );
  ids['layoutId'] = layouts.body[0]?.id ?? '';
  const reservation = await api.call<{ id: string }>(
    'POST',
    `/api/reservations/${mine.restaurantId}`,
    booking(),
  );
  ids['reservationId'] = reservation.body.id;
  const guest = await mine.api.call<{ id: string }>('POST', `/api/guests/${mine.restaurantId}`, {
    name: 'Somebody Else',
  });
  ids['guestId'] = guest.body.id;

  const document = await api.call<{ paths: Record<string, Record<string, Operation>> }>(
    'GET',
    '/api/openapi.json',
  );
  operations = Object.entries(document.body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}, 120_000);

afterAll(() => product?.remove(), 30_000);

function booking() {
  return {
    name: 'Table Test',
    guests: 2,
    reservation_time: `${daysAhead(3)}T19:00`,
    recaptchaToken: 'sandbox-pass',
  };
}

const filled = (path: string) => path.replace(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? 'unknown');

/** A body that the route takes; where it has no example, one that it refuses as input. */
function bodyOf({ requestBody }: Operation, path: string): unknown {
  if (path === '/api/reservations/{restaurantId}') return booking();
  if (path === '/api/reservations/update/{reservationId}') return { notes: 'changed' };
  const content = requestBody?.content['application/json'];
  return content && (content.example ?? {});
}

async function statusFor(
  caller: Api,
  { method, path, operation }: (typeof operations)[number],
): Promise<number> {
  const query = path.endsWith('/by-date')
    ? `?date=${daysAhead(3)}`
    : path.endsWith('/availability')
      ? `?date=${daysAhead(3)}`
      : '';
  const body = ['POST', 'PUT', 'PATCH'].includes(method) ? bodyOf(operation, path) : undefined;
  return (await caller.call(method, filled(path) + query, body)).status;
}

const isSecured = ({ operation }: (typeof operations)[number]) => (operation.security?.length ?? 0) > 0;
/** A route about one restaurant's things. */
const isOwned = ({ path }: (typeof operations)[number]) =>
  /\{(id|restaurantId|reservationId|layoutId|guestId)\}/.test(path);
const titled = ({ method, path }: (typeof operations)[number], status: number) =>
  `${method} ${path} ${status}`;

test('nobody gets 401 from every route that wants a session, and an ended session does too', async () => {
  for (const operation of operations.filter(isSecured)) {
    expect(titled(operation, await statusFor(api, operation))).toBe(titled(operation, 401));
    expect(titled(operation, await statusFor(expired, operation))).toBe(titled(operation, 401));
    expect(titled(operation, await statusFor(api.as('nonsense'), operation))).toBe(titled(operation, 401));
  }
});

test('another owner finds nothing behind any route about this owner’s things', async () => {
  for (const operation of operations.filter((one) => isSecured(one) && isOwned(one))) {
    const status = await statusFor(theirs.api, operation);
    // Input is looked at before anything is looked up.
    if (status !== 400) expect(titled(operation, status)).toBe(titled(operation, 404));
  }
  const list = await theirs.api.call<{ id: string }[]>('GET', '/api/restaurant');
  expect(list.body.map(({ id }) => id)).toEqual([theirs.restaurantId]);
});

test('the public routes ask nobody to sign in', async () => {
  for (const operation of operations.filter((one) => !isSecured(one))) {
    if (operation.path === '/api/auth/refresh' || operation.path === '/api/signin') continue;
    if (operation.path === '/api/auth/google/signin') continue;
    const status = await statusFor(api, operation);
    expect([titled(operation, status), [401, 403, 500].includes(status)]).toEqual([
      titled(operation, status),
      false,
    ]);
  }
});

test('the owner is let in everywhere, and nothing breaks', async () => {
  const destructive = ({ method, path }: (typeof operations)[number]) =>
    method === 'DELETE' ? (path === '/api/restaurant/{id}' ? 2 : 1) : 0;
  const inOrder = operations.filter(isSecured).sort((a, b) => destructive(a) - destructive(b));
  for (const operation of inOrder) {
    const status = await statusFor(mine.api, operation);
    expect([titled(operation, status), [401, 403, 404, 500, 503].includes(status)]).toEqual([
      titled(operation, status),
      false,
    ]);
  }
  expect((await mine.api.call('GET', '/api/auth/validate')).status).toBe(200);
});
