import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectMongo } from '@tablewell/chassis';
import { everythingKept } from '@tablewell/chassis/testing';
import { io } from 'socket.io-client';
import { type Answer, Api, daysAhead, eventually, makeOwner, type Owner } from '../src/api';
import { Product } from '../src/product';
import { hire } from '../src/staff';

// What somebody would try who means no good, on the running product. `deploy/security/attacks.md` lists all of it.

let product: Product;
let api: Api;
let mine: Owner;
let theirs: Owner;
const secrets: string[] = [];

beforeAll(async () => {
  product = await Product.create();
  await product.start();
  api = new Api(product.origin);
  mine = await makeOwner(api, 'UTC');
  theirs = await makeOwner(api, 'UTC');
  secrets.push(mine.token, theirs.token, mine.email, theirs.email, mine.password);
}, 120_000);

afterAll(() => product?.remove(), 30_000);

let hour = 11;
const booking = (more: object = {}) => {
  hour = hour === 20 ? 11 : hour + 1;
  const reservation_time = `${daysAhead(5)}T${hour}:30`;
  return { name: 'Grace Hopper', guests: 2, reservation_time, recaptchaToken: 'sandbox-pass', ...more };
};
const book = (more: object = {}, restaurantId = mine.restaurantId) =>
  api.call<Record<string, unknown>>('POST', `/api/reservations/${restaurantId}`, booking(more));
const idOf = ({ body }: Answer) => String(body['id']);
/** From an address of one's own. */
const from = (address: string) => ({ 'x-forwarded-for': address });

test('id guessing: a reservation’s id has 128 bits, and who tries others hears 404 and soon 429', async () => {
  const id = idOf(await book());
  expect(id).toMatch(/^[\w-]{22,}$/);
  const statuses: number[] = [];
  for (let count = 0; count < 60; count++) {
    const guess = id.slice(0, -2) + String(count).padStart(2, '0');
    const path = `/api/reservations/single/${guess}`;
    statuses.push((await api.call('GET', path, undefined, from('198.51.100.1'))).status);
  }
  expect(statuses[0]).toBe(404);
  expect(statuses.at(-1)).toBe(429);
});

test('mass assignment: fields that are nobody’s to set are set by nobody', async () => {
  const foreign = {
    restaurantId: theirs.restaurantId,
    id: 'chosen',
    status: 'canceled',
    version: 99,
    ownerId: 'me',
  };
  const made = await book(foreign);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ status: 'active' });
  expect(made.body['id']).not.toBe('chosen');
  const settings = { ...foreign, memberships: [], plan: 'enterprise', seatingMinutes: 75 };
  await mine.api.call('PATCH', `/api/restaurant/${mine.restaurantId}`, settings);
  const info = await mine.api.call('GET', `/api/restaurant/${mine.restaurantId}/info`);
  expect(info.body).toMatchObject({ id: mine.restaurantId, seatingMinutes: 75 });
  const trial = await mine.api.call('GET', '/api/auth/trial-status');
  expect(trial.body).toMatchObject({ subscriptionType: 'basic', isSubscribed: false });
  const listed = await theirs.api.call<unknown[]>('GET', `/api/reservations/${theirs.restaurantId}`);
  expect(listed.body).toEqual([]);
});

test('over-exposure: the public view of a restaurant and of a reservation has the documented fields and no other', async () => {
  type Schemas = Record<string, { properties: Record<string, unknown> }>;
  const document = await api.call<{ components: { schemas: Schemas } }>('GET', '/api/openapi.json');
  const { schemas } = document.body.components;
  const view = await api.call('GET', `/api/restaurant/public/${mine.restaurantId}`);
  const secret = /owner|email|notification|tableAvailability|autoConfirm|member|plan|version/i;
  expect(Object.keys(view.body).filter((field) => secret.test(field))).toEqual([]);
  const single = await api.call('GET', `/api/reservations/single/${idOf(await book())}`);
  const known = Object.values(schemas).map(({ properties }) => Object.keys(properties ?? {}));
  for (const body of [view.body, single.body]) {
    const fields = Object.keys(body);
    expect(known.some((schema) => fields.every((field) => schema.includes(field)))).toBe(true);
    expect(JSON.stringify(body)).not.toContain(mine.email);
  }
});

test('MongoDB operators, arrays and __proto__ in every field are data, or refused, and never a query', async () => {
  const operators: unknown[] = [
    { $gt: '' },
    { $ne: null },
    { $regex: '.*' },
    { $where: 'true' },
    ['$gt', ''],
    JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
  ];
  for (const value of operators) {
    const signIn = await api.call(
      'POST',
      '/api/signin',
      { email: value, password: value },
      from('198.51.100.2'),
    );
    expect([400, 401, 429]).toContain(signIn.status);
    for (const field of ['name', 'phoneNumber', 'notes', 'reservation_time', 'guests'])
      expect([400, 201]).toContain((await book({ [field]: value })).status);
    const reset = await api.call('POST', '/api/auth/reset-password', {
      token: value,
      password: 'Tables4all',
      confirmPassword: 'Tables4all',
    });
    expect(reset.status).toBe(400);
  }
  for (const path of ['search[$ne]=x', 'search=[$ne]', '__proto__[search]=x'])
    expect((await mine.api.call('GET', `/api/guests/${mine.restaurantId}?${path}`)).status).toBeLessThan(500);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('a search is literal text: its signs are no pattern, and none of them takes long', async () => {
  await mine.api.call('POST', `/api/guests/${mine.restaurantId}`, { name: 'Dot . Star *' });
  await mine.api.call('POST', `/api/guests/${mine.restaurantId}`, { name: 'Plain Name' });
  const found = async (search: string) =>
    (
      await mine.api.call<{ guests: { name: string }[] }>(
        'GET',
        `/api/guests/${mine.restaurantId}?search=${encodeURIComponent(search)}`,
      )
    ).body.guests.map(({ name }) => name);
  expect(await found('. Star *')).toEqual(['Dot . Star *']);
  expect(await found('.*')).toEqual([]);
  const began = Date.now();
  await found(`${'(a+)+'.repeat(30)}$`);
  expect(Date.now() - began).toBeLessThan(2_000);
});

test('script in a text is never script in a page: it is taken out, and what is left is escaped', async () => {
  const script = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
  const form = { email: 'eve@example.com', password: 'Tables4all', firstName: 'Eve', lastName: script };
  const eve = await api.call<{ token: string }>('POST', '/api/signup', {
    ...form,
    restaurantName: `Bistro ${script}`,
  });
  const [hers] = (await api.as(eve.body.token).call<{ id: string }[]>('GET', '/api/restaurant')).body;
  const page = await api.call<string>('GET', `/reservations/${hers?.id}`);
  expect(page.status).toBe(200);
  expect(page.body).toContain('Bistro');
  expect(page.body).not.toMatch(/<script>alert|<img src=x|onerror=alert\(1\)>/);
  const made = await book({ name: `Eve ${script}`, notes: script });
  expect(JSON.stringify(made.body)).not.toMatch(/[<>]/);
  const guest = await mine.api.call('POST', `/api/guests/${mine.restaurantId}`, {
    name: `Mallory ${script}`,
  });
  expect(JSON.stringify(guest.body)).not.toMatch(/[<>]/);
});

test('javascript: referrers: where a diner came from is an address of the web, or nothing', async () => {
  for (const originalReferer of [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
  ])
    expect((await book({ originalReferer })).status).toBe(201);
  const listed = await mine.api.call('GET', `/api/dashboard/reservation-sources/${mine.restaurantId}`);
  expect(JSON.stringify(listed.body)).not.toMatch(/javascript:|data:|vbscript:/);
});

test('open redirects: a way back that leads elsewhere is refused', async () => {
  for (const return_url of [
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
  ]) {
    const answer = await mine.api.call('POST', '/api/payment/create-portal-session', { return_url });
    expect([return_url, answer.status]).toEqual([return_url, 400]);
  }
});

test('CSV bombs: an import has at most ten thousand rows, and rows at most so much text', async () => {
  const path = `/api/guests/${mine.restaurantId}/import`;
  const rows = (count: number, name = 'Guest') => ({
    guests: Array.from({ length: count }, () => ({ name })),
  });
  expect((await mine.api.call('POST', path, rows(10_001))).status).toBe(400);
  expect((await mine.api.call('POST', path, rows(1, 'x'.repeat(3_000)))).status).toBe(400);
  expect((await mine.api.call('POST', path, rows(1, 'x'.repeat(3_000_000)))).status).toBe(413);
});

test('brute force: who guesses is stopped, and the owner is not locked out', async () => {
  const guess = (password: string) =>
    api.call('POST', '/api/signin', { email: theirs.email, password }, from('198.51.100.3'));
  const statuses: number[] = [];
  for (let count = 0; count < 40; count++) statuses.push((await guess(`Wrong${count}aa`)).status);
  expect(statuses[0]).toBe(401);
  expect(statuses.at(-1)).toBe(429);
  const { email, password } = theirs;
  const owner = await api.call('POST', '/api/signin', { email, password }, from('198.51.100.4'));
  expect(owner.status).toBe(200);
});

test('no account enumeration: code, body and time are the same for an address that is known and one that is not', async () => {
  const ask = async (path: string, body: object, address: string) => {
    const began = performance.now();
    const { status, body: answer } = await api.call('POST', path, body, from(address));
    return { said: [status, answer], ms: performance.now() - began };
  };
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 9; round++) {
    const wrong = { password: 'Wrong1234' };
    const one = await ask('/api/signin', { ...wrong, email: mine.email }, `198.51.101.${round}`);
    const other = await ask(
      '/api/signin',
      { ...wrong, email: `nobody${round}@example.com` },
      `198.51.102.${round}`,
    );
    expect(other.said).toEqual(one.said);
    times.known.push(one.ms);
    times.unknown.push(other.ms);
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const ratio = median(times.known) / median(times.unknown);
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
  const known = await ask('/api/auth/forgot-password', { email: mine.email }, '198.51.103.1');
  const unknown = await ask('/api/auth/forgot-password', { email: 'nobody@example.com' }, '198.51.103.2');
  expect(unknown.said).toEqual(known.said);
});

test('sessions and sockets end at sign-out', async () => {
  const { email, password } = mine;
  const signedIn = await api.call<{ token: string }>('POST', '/api/signin', { email, password });
  const { token } = signedIn.body;
  secrets.push(token);
  const socket = io(product.origin, { auth: { token }, reconnection: false, transports: ['websocket'] });
  await new Promise<void>((resolve, reject) => socket.on('connect', resolve).on('connect_error', reject));
  const cut = new Promise((resolve) => socket.on('disconnect', resolve));
  await api.as(token).call('POST', '/api/logout');
  await cut;
  expect((await api.as(token).call('GET', '/api/auth/validate')).status).toBe(401);
  const again = io(product.origin, { auth: { token }, reconnection: false, transports: ['websocket'] });
  const refused = await new Promise((resolve) =>
    again.on('connect_error', () => resolve('refused')).on('connect', () => resolve('let in')),
  );
  expect(refused).toBe('refused');
  socket.close();
  again.close();
});

test('CSRF: a write that rests on the cookie alone is refused from any other site', async () => {
  const { email, password } = mine;
  const signedIn = await api.call('POST', '/api/signin', { email, password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const write = (origin: object) =>
    api.call(
      'POST',
      `/api/guests/${mine.restaurantId}`,
      { name: `By Cookie ${Math.random()}` },
      { cookie, ...origin },
    );
  expect((await write({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await write({})).status).toBe(403);
  expect((await write({ origin: product.origin })).status).toBe(201);
  for (const line of signedIn.headers.getSetCookie()) expect(line).toMatch(/HttpOnly/i);
  for (const line of signedIn.headers.getSetCookie()) expect(line).toMatch(/SameSite=Lax/i);
});

test('a socket that a foreign page opens gets nothing by the cookie that the browser brings along', async () => {
  const { email, password } = theirs;
  const signedIn = await api.call('POST', '/api/signin', { email, password }, from('198.51.100.9'));
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const outcome = (origin: string) =>
    new Promise((resolve) => {
      const options = {
        extraHeaders: { cookie, origin },
        reconnection: false,
        transports: ['websocket'],
        forceNew: true,
      };
      const socket = io(product.origin, options);
      const end = (said: string) => () => {
        socket.close();
        resolve(said);
      };
      socket.on('connect', end('let in')).on('connect_error', end('refused'));
    });
  expect(await outcome('https://evil.example')).toBe('refused');
  expect(await outcome(product.origin)).toBe('let in');
});

test('CORS: no other site’s page reads an answer', async () => {
  for (const [method, path] of [
    ['GET', '/api/payment/plans'],
    ['OPTIONS', '/api/signin'],
    ['OPTIONS', '/rpc/tablewell.auth.v1.StaffService/ListStaff'],
  ] as const) {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const answer = await api.call(method, path, undefined, headers);
    expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, null]);
  }
});

test('socket flooding: who sends more than a page ever does is cut, and everybody else is heard', async () => {
  const open = () =>
    new Promise<ReturnType<typeof io>>((resolve, reject) => {
      const options = {
        auth: { token: mine.token },
        reconnection: false,
        transports: ['websocket'],
        forceNew: true,
      };
      const socket = io(product.origin, options);
      socket.on('connect', () => resolve(socket)).on('connect_error', reject);
    });
  const [flooder, page] = [await open(), await open()];
  const cut = new Promise((resolve) => flooder.on('disconnect', resolve));
  flooder.emit('anything', 'x'.repeat(50_000));
  await cut;
  const heard = new Promise((resolve) => page.on('reservationUpdate', resolve));
  expect((await book()).status).toBe(201);
  expect(await heard).toMatchObject({ type: 'created' });
  page.close();
});

test('slow readers: a socket that no longer answers is let go of', async () => {
  const poll = (sid = '') => `${product.origin}/socket.io/?EIO=4&transport=polling${sid && `&sid=${sid}`}`;
  const opened = await (await fetch(poll())).text();
  const { sid, pingInterval, pingTimeout } = JSON.parse(opened.slice(1)) as Record<string, never> & {
    sid: string;
  };
  await new Promise((resolve) => setTimeout(resolve, Number(pingInterval) + Number(pingTimeout) + 2_000));
  expect((await fetch(poll(sid))).status).toBe(400);
});

test('price tampering: what a checkout costs is what the list says', async () => {
  const body = {
    planType: 'premium',
    price: 1,
    priceMinor: 1,
    amount: 1,
    currency: 'XXX',
    interval: 'month',
  };
  const made = await mine.api.call('POST', '/api/payment/create-checkout-session', body);
  expect(made.status).toBe(201);
  const page = await api.call<string>('GET', new URL(String(made.body['url'])).pathname);
  expect(page.body).toContain('29.99');
});

test('security headers are on every answer, and none says what is behind it', async () => {
  const paths = [
    '/api/payment/plans',
    '/api/nothing',
    '/api/openapi.json',
    '/healthz',
    '/rpc/tablewell.auth.v1.StaffService/ListStaff',
    '/',
    '/login',
    '/dashboard',
    '/nothing-here',
    `/reservations/${mine.restaurantId}`,
    '/remotes.json',
    '/favicon.svg',
  ];
  for (const path of paths) {
    const { headers } = await fetch(product.origin + path);
    const wrong = [
      headers.get('x-content-type-options') === 'nosniff' ? '' : 'no nosniff',
      headers.get('referrer-policy') ? '' : 'no referrer policy',
      headers.get('server') || headers.get('x-powered-by') ? 'tells what serves it' : '',
    ];
    expect([path, wrong.filter(Boolean)]).toEqual([path, []]);
  }
  const info = await mine.api.call('GET', `/api/restaurant/${mine.restaurantId}/info`);
  expect(info.headers.get('cache-control')).toBe('no-store');
  for (const folder of ['/assets/', '/assets/shell/', '/sandbox/../assets'])
    expect([folder, (await fetch(product.origin + folder)).status]).toEqual([folder, 404]);
});

test('a strict CSP is on every page: scripts by nonce, nothing inline or evaluated, framed nowhere but for booking', async () => {
  const policyOf = async (path: string) =>
    (await fetch(product.origin + path)).headers.get('content-security-policy') ?? '';
  for (const path of ['/', '/login', '/signup', '/pricing', '/subscription', '/dashboard', '/nothing-here']) {
    const policy = await policyOf(path);
    expect([path, /script-src 'nonce-[^']+' 'strict-dynamic'/.test(policy)]).toEqual([path, true]);
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
  }
  const booking = await policyOf(`/reservations/${mine.restaurantId}`);
  expect(booking).toContain('frame-ancestors *');
  expect(booking).not.toMatch(/unsafe-|stripe|accounts\.google/);
  expect(await policyOf('/edit-reservation/any')).toContain("frame-ancestors 'none'");
  expect(await policyOf('/api/payment/plans')).toBe("default-src 'none';frame-ancestors 'none'");
});

/** The databases of every service, read past all of them. */
async function everythingStored(): Promise<string> {
  const { port = 0 } = product.run().processes.find(({ name }) => name === 'mongodb') ?? {};
  const services = ['auth', 'restaurant', 'reservation', 'guest', 'billing', 'notification', 'gateway'];
  const texts = await Promise.all(
    services.map(async (service) => {
      const url = `mongodb://127.0.0.1:${port}/?directConnection=true`;
      const connection = await connectMongo({ url, database: `tablewell_${service}` });
      const text = await everythingKept(connection);
      await connection.close();
      return text;
    }),
  );
  return texts.join('\n');
}

test('a guest who is erased is in no collection of any service any more, and what they did still counts', async () => {
  const person = { name: 'Zebulon Quillfeather', phoneNumber: '+12127365099', notes: 'allergic to walnuts' };
  const traces = /zebulon|quillfeather|7365099|walnuts/i;
  const id = idOf(await book(person));
  await api.call('PUT', `/api/reservations/update/${id}`, { notes: 'walnuts, and zebulon at mail.example' });
  const guests = () =>
    mine.api.call<{ guests: { id: string }[] }>('GET', `/api/guests/${mine.restaurantId}?search=Zebulon`);
  const guestId = await eventually(async () => {
    const [guest] = (await guests()).body.guests;
    if (!guest) throw new Error('not on the list yet');
    return guest.id;
  });
  const privacy = (method: string) =>
    mine.api.call('POST', `/rpc/tablewell.guest.v1.PrivacyService/${method}`, {
      restaurantId: mine.restaurantId,
      guestId,
    });
  await eventually(async () => {
    const exported = await privacy('ExportGuest');
    expect(exported.body).toMatchObject({
      guest: { name: person.name },
      reservations: [{ id, notes: expect.stringContaining('walnuts') }],
      messages: expect.arrayContaining([expect.objectContaining({ reservationId: id })]),
    });
  });
  expect(await everythingStored()).toMatch(traces);
  expect((await privacy('EraseGuest')).status).toBe(200);
  await eventually(async () => expect(await everythingStored()).not.toMatch(traces), 20_000);
  expect((await guests()).body.guests).toEqual([]);
  const kept = await api.call('GET', `/api/reservations/single/${id}`);
  expect(kept.body).toMatchObject({ name: 'Erased guest', guests: 2, status: 'active' });
  const activity = await mine.api.call<{ entries: { event: string; doer: { email: string } }[] }>(
    'POST',
    '/rpc/tablewell.restaurant.v1.ActivityService/ListActivity',
    { restaurantId: mine.restaurantId, kind: 'ACTIVITY_KIND_GUEST' },
  );
  expect(activity.body.entries.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['guest.erased', 'guest.exported']),
  );
  expect(activity.body.entries[0]?.doer.email).toBe(mine.email);
});

test('secrets and personal data are absent from the logs of everything that was done here', async () => {
  const phoneNumber = '+12127365077';
  await book({ name: 'Ottoline Featherstonehaugh', phoneNumber, notes: 'birthday of Cressida' });
  const host = await hire(mine, 'host');
  await api.call('POST', '/api/auth/forgot-password', { email: host.email });
  const mail = await eventually(async () => {
    const [newest] = await api.messages(host.email, 'email');
    expect(newest?.html).toContain('/reset-password?token=');
    return newest?.html ?? '';
  });
  const token = /reset-password\?token=([\w-]+)/.exec(mail)?.[1] ?? '';
  await api.call('POST', '/api/auth/reset-password', { token, password: 'Short', confirmPassword: 'Short' });
  await fetch(`${product.origin}/reset-password?token=${token}`);
  expect(token.length).toBeGreaterThan(20);
  await new Promise((resolve) => setTimeout(resolve, 1_000));

  const logs = readdirSync(product.logs)
    .filter((file) => file.endsWith('.log'))
    .map((file) => [file, readFileSync(join(product.logs, file), 'utf8')] as const);
  expect(logs.map(([file]) => file)).toEqual(expect.arrayContaining(['gateway.log', 'auth.log']));
  expect(logs.map(([, text]) => text).join('')).toContain('"msg":"answered"');
  const personal = ['Ottoline', 'Featherstonehaugh', '7365077', 'Cressida', host.email, token, ...secrets];
  for (const [file, text] of logs)
    for (const secret of personal) expect([file, text.includes(secret) ? secret : '']).toEqual([file, '']);
});
