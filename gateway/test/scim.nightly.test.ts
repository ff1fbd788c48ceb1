import { startGateway, type TestGateway } from './harness';
import { raced, scimToken } from './sso-stub';

// SCIM at the edge, as providers of several makes speak it (SSO-8).

let gateway: TestGateway;
beforeEach(async () => (gateway = await startGateway({ trustProxy: ['127.0.0.1'] })));
afterEach(() => gateway?.stop());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const call = (method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  gateway.app.inject({
    ...{ method, url: `/scim/v2${path}` },
    headers: { authorization: `Bearer ${scimToken}`, 'content-type': 'application/scim+json', ...headers },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';
const patch = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
});
const mara = {
  ...{ schemas: [userSchema], id: 'p1', userName: 'mara@company.example', active: true, externalId: 'x1' },
  name: { givenName: 'Mara', familyName: 'Lind' },
  emails: [{ value: 'mara@company.example', primary: true }],
  meta: {
    ...{
      resourceType: 'User',
      created: '2026-11-20T12:00:00.000Z',
      lastModified: '2026-11-20T12:00:00.000Z',
    },
    location: 'https://tablewell.example/scim/v2/Users/p1',
  },
};

test('users are listed, found by userName, and read', async () => {
  const all = await call('GET', '/Users');
  expect(all.headers['content-type']).toBe('application/scim+json; charset=utf-8');
  expect(all.json()).toEqual({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    ...{ totalResults: 1, startIndex: 1, itemsPerPage: 1, Resources: [mara] },
  });
  const filtered = (filter: string) => call('GET', `/Users?filter=${encodeURIComponent(filter)}`);
  expect((await filtered('userName eq "mara@company.example"')).json()).toMatchObject({ totalResults: 1 });
  expect((await filtered('username EQ "nobody@company.example"')).json()).toMatchObject({
    ...{ totalResults: 0, Resources: [] },
  });
  for (const filter of [
    'userName co "a"',
    'active eq true',
    'userName eq "a" and active eq true',
    'bad bad',
  ]) {
    const refused = await filtered(filter);
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ schemas: [errorSchema], status: '400', scimType: 'invalidFilter' }),
    ]);
  }
  expect((await call('GET', '/Users/p1')).json()).toEqual(mara);
  const missing = await call('GET', '/Users/p9');
  expect([missing.statusCode, missing.json()]).toEqual([
    404,
    { schemas: [errorSchema], status: '404', detail: 'There is no such user.' },
  ]);
});

test('a user is created with what is kept of it, once', async () => {
  const body = {
    ...{ schemas: [userSchema], userName: 'tom@company.example', externalId: 'x2', displayName: 'Tom O.' },
    ...{
      name: { givenName: 'Tom', familyName: 'Okafor' },
      emails: [{ value: 'other@x.example', primary: true }],
    },
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Bar' },
  };
  const made = await call('POST', '/Users', body);
  expect(made.statusCode).toBe(201);
  expect(made.headers['location']).toBe('https://tablewell.example/scim/v2/Users/p2');
  expect(made.json()).toMatchObject({
    ...{ id: 'p2', userName: 'tom@company.example', active: true, externalId: 'x2' },
    emails: [{ value: 'tom@company.example' }],
  });
  const again = await call('POST', '/Users', body);
  expect([again.statusCode, again.json()]).toMatchObject([409, { status: '409', scimType: 'uniqueness' }]);
});

test.each([
  ['Okta', patch({ op: 'replace', value: { active: false } })],
  ['Microsoft Entra', patch({ op: 'Replace', path: 'active', value: 'False' })],
  [
    'a provider that sends more than is kept',
    patch(
      {
        op: 'Add',
        path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
        value: 'Bar',
      },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'b@company.example' },
      { op: 'replace', value: { displayName: 'M', active: false } },
    ),
  ],
])('the PATCH of %s makes a user inactive', async (_make, body) => {
  const patched = await call('PATCH', '/Users/p1', body);
  expect([patched.statusCode, patched.json()]).toMatchObject([200, { id: 'p1', active: false }]);
  expect((await call('GET', '/Users/p1')).json()).toMatchObject({
    active: false,
    name: { givenName: 'Mara' },
  });
});

test('a PATCH changes names, and none that is not understood changes anything', async () => {
  const named = await call(
    'PATCH',
    '/Users/p1',
    patch({ op: 'replace', path: 'name.givenName', value: 'Mo' }),
  );
  expect(named.json()).toMatchObject({ name: { givenName: 'Mo', familyName: 'Lind' }, active: true });
  for (const body of [
    ...[{}, [], '{"Operations":', patch({ op: 'explode', path: 'active', value: false })],
    ...[
      patch({ op: 'replace', path: 'active', value: 'perhaps' }),
      patch({ op: 'remove', path: 'userName' }),
    ],
    patch(...Array.from({ length: 51 }, () => ({ op: 'replace', path: 'active', value: false }))),
  ]) {
    const refused = await call('PATCH', '/Users/p1', body);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { schemas: [errorSchema], status: '400' },
    ]);
  }
  expect((await call('GET', '/Users/p1')).json()).toMatchObject({ active: true });
});

test('a PUT replaces a user, whose userName stays, and a DELETE removes it', async () => {
  const replaced = await call('PUT', '/Users/p1', { ...mara, active: false, name: { givenName: 'M' } });
  expect(replaced.json()).toMatchObject({ active: false, name: { givenName: 'M' } });
  const renamed = await call('PUT', '/Users/p1', { ...mara, userName: 'm@company.example' });
  expect([renamed.statusCode, renamed.json()]).toMatchObject([400, { scimType: 'mutability' }]);
  expect((await call('DELETE', '/Users/p1')).statusCode).toBe(204);
  expect((await call('GET', '/Users/p1')).statusCode).toBe(404);
});

test('without a valid token nothing is told', async () => {
  for (const authorization of ['', 'Basic abc', 'Bearer wrong', `Bearer ${'x'.repeat(500)}`]) {
    const refused = await call('GET', '/Users/p1', undefined, { authorization });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      401,
      { schemas: [errorSchema], status: '401' },
    ]);
    expect(refused.headers['www-authenticate']).toBe('Bearer realm="SCIM"');
  }
});

test('a session, an unknown resource and a huge body get SCIM’s errors', async () => {
  const cookie = { cookie: '__Host-tablewell_access=access-s1', authorization: '' };
  expect((await call('GET', '/Users', undefined, cookie)).statusCode).toBe(401);
  const groups = await call('GET', '/Groups/g1');
  expect([groups.statusCode, groups.json()]).toMatchObject([404, { schemas: [errorSchema] }]);
  const huge = await call('POST', '/Users', { userName: 'x'.repeat(40_000) });
  expect(huge.statusCode).toBe(413);
});

test('what it can do is told to everybody', async () => {
  const config = await call('GET', '/ServiceProviderConfig', undefined, { authorization: '' });
  expect(config.json()).toMatchObject({ patch: { supported: true }, bulk: { supported: false } });
});

test('a change that meets another one is made anew from what that has stored, and brings nobody back', async () => {
  const changed = await call(
    'PATCH',
    '/Users/p1',
    patch({ op: 'replace', path: 'name.familyName', value: raced }),
  );
  expect(changed.statusCode).toBe(200);
  expect(changed.json()).toMatchObject({ active: false, name: { familyName: raced } });
});
