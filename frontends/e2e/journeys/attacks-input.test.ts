import { booker, from, idOf } from '../src/callers';
import { makeOwner } from '../src/api';
import { startJourney } from '../src/journey';

// Malicious input in fields. `deploy/docs/security/attacks.md` has the complete list.

const journey = startJourney({ owner: { timezone: 'UTC' } });
const book = booker(() => ({ api: journey.api, restaurantId: journey.owner.restaurantId }));

test('mass assignment: fields that callers may not set stay unchanged', async () => {
  const theirs = await makeOwner(journey.api, 'UTC');
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
  await journey.owner.api.call('PATCH', `/api/restaurant/${journey.owner.restaurantId}`, settings);
  const info = await journey.owner.api.call('GET', `/api/restaurant/${journey.owner.restaurantId}/info`);
  expect(info.body).toMatchObject({ id: journey.owner.restaurantId, seatingMinutes: 75 });
  const trial = await journey.owner.api.call('GET', '/api/auth/trial-status');
  expect(trial.body).toMatchObject({ subscriptionType: 'basic', isSubscribed: false });
  const listed = await theirs.api.call<unknown[]>('GET', `/api/reservations/${theirs.restaurantId}`);
  expect(listed.body).toEqual([]);
});

test('over-exposure: the public view of a restaurant and of a reservation has only the documented fields', async () => {
  type Schemas = Record<string, { properties: Record<string, unknown> }>;
  const document = await journey.api.call<{ components: { schemas: Schemas } }>('GET', '/api/openapi.json');
  const { schemas } = document.body.components;
  const view = await journey.api.call('GET', `/api/restaurant/public/${journey.owner.restaurantId}`);
  const secret = /owner|email|notification|tableAvailability|autoConfirm|member|plan|version/i;
  expect(Object.keys(view.body).filter((field) => secret.test(field))).toEqual([]);
  const single = await journey.api.call('GET', `/api/reservations/single/${idOf(await book())}`);
  const known = Object.values(schemas).map(({ properties }) => Object.keys(properties ?? {}));
  for (const body of [view.body, single.body]) {
    const fields = Object.keys(body);
    expect(known.some((schema) => fields.every((field) => schema.includes(field)))).toBe(true);
    expect(JSON.stringify(body)).not.toContain(journey.owner.email);
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
    const signIn = await journey.api.call(
      'POST',
      '/api/signin',
      { email: value, password: value },
      from('198.51.100.2'),
    );
    expect([400, 401, 429]).toContain(signIn.status);
    for (const field of ['name', 'phoneNumber', 'notes', 'reservation_time', 'guests'])
      expect([400, 201]).toContain((await book({ [field]: value })).status);
    const reset = await journey.api.call('POST', '/api/auth/reset-password', {
      token: value,
      password: 'Tables4all',
      confirmPassword: 'Tables4all',
    });
    expect(reset.status).toBe(400);
  }
  for (const path of ['search[$ne]=x', 'search=[$ne]', '__proto__[search]=x'])
    expect(
      (await journey.owner.api.call('GET', `/api/guests/${journey.owner.restaurantId}?${path}`)).status,
    ).toBeLessThan(500);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('a search is literal text: special characters are not a pattern, not even one that would take for ever', async () => {
  await journey.owner.api.call('POST', `/api/guests/${journey.owner.restaurantId}`, { name: 'Dot . Star *' });
  await journey.owner.api.call('POST', `/api/guests/${journey.owner.restaurantId}`, { name: 'Plain Name' });
  const found = async (search: string) =>
    (
      await journey.owner.api.call<{ guests: { name: string }[] }>(
        'GET',
        `/api/guests/${journey.owner.restaurantId}?search=${encodeURIComponent(search)}`,
      )
    ).body.guests.map(({ name }) => name);
  expect(await found('. Star *')).toEqual(['Dot . Star *']);
  expect(await found('.*')).toEqual([]);
  await journey.owner.api.call('POST', `/api/guests/${journey.owner.restaurantId}`, { name: 'a'.repeat(40) });
  expect(await found(`${'(a+)+'.repeat(30)}$`)).toEqual([]);
});

test('script in a text is never script in a page: it is removed, and the rest is escaped', async () => {
  const script = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
  const form = { email: 'eve@example.com', password: 'Tables4all', firstName: 'Eve', lastName: script };
  const eve = await journey.api.call<{ token: string }>('POST', '/api/signup', {
    ...form,
    restaurantName: `Bistro ${script}`,
  });
  const [hers] = (await journey.api.as(eve.body.token).call<{ id: string }[]>('GET', '/api/restaurant')).body;
  const page = await journey.api.call<string>('GET', `/reservations/${hers?.id}`);
  expect(page.status).toBe(200);
  expect(page.body).toContain('Bistro');
  expect(page.body).not.toMatch(/<script>alert|<img src=x|onerror=alert\(1\)>/);
  const made = await book({ name: `Eve ${script}`, notes: script });
  expect(JSON.stringify(made.body)).not.toMatch(/[<>]/);
  const guest = await journey.owner.api.call('POST', `/api/guests/${journey.owner.restaurantId}`, {
    name: `Mallory ${script}`,
  });
  expect(JSON.stringify(guest.body)).not.toMatch(/[<>]/);
});

test('javascript: referrers: a diner’s referrer is a web address, or nothing', async () => {
  for (const originalReferer of [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
  ])
    expect((await book({ originalReferer })).status).toBe(201);
  const listed = await journey.owner.api.call(
    'GET',
    `/api/dashboard/reservation-sources/${journey.owner.restaurantId}`,
  );
  expect(JSON.stringify(listed.body)).not.toMatch(/javascript:|data:|vbscript:/);
});

test('open redirects: a return address that leads elsewhere is refused', async () => {
  for (const return_url of [
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
  ]) {
    const answer = await journey.owner.api.call('POST', '/api/payment/create-portal-session', { return_url });
    expect([return_url, answer.status]).toEqual([return_url, 400]);
  }
});

test('CSV bombs: an import has at most ten thousand rows, and rows have a limited size', async () => {
  const path = `/api/guests/${journey.owner.restaurantId}/import`;
  const rows = (count: number, name = 'Guest') => ({
    guests: Array.from({ length: count }, () => ({ name })),
  });
  expect((await journey.owner.api.call('POST', path, rows(10_001))).status).toBe(400);
  expect((await journey.owner.api.call('POST', path, rows(1, 'x'.repeat(3_000)))).status).toBe(400);
  expect((await journey.owner.api.call('POST', path, rows(1, 'x'.repeat(3_000_000)))).status).toBe(413);
});

test('price tampering: a checkout costs what the price list says', async () => {
  const body = {
    planType: 'premium',
    price: 1,
    priceMinor: 1,
    amount: 1,
    currency: 'XXX',
    interval: 'month',
  };
  const made = await journey.owner.api.call('POST', '/api/payment/create-checkout-session', body);
  expect(made.status).toBe(201);
  const page = await journey.api.call<string>('GET', new URL(String(made.body['url'])).pathname);
  expect(page.body).toContain('29.99');
});
