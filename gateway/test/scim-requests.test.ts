import { startGateway, type TestGateway } from './harness';
import { mara as stored, scimToken } from './sso-stub';

// The requests of providers as Okta and Microsoft document them, and what RFC 7643 and 7644 say about the others (SSO-10).

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());
beforeEach(() => (gateway.scimUser = stored));

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
async function call(method: Method, path: string, body?: unknown, authorization = `Bearer ${scimToken}`) {
  const answer = await gateway.app.inject({
    ...{ method, url: `/scim/v2${path}` },
    headers: { authorization, 'content-type': 'application/scim+json' },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<Record<string, unknown>>() };
}
const core = 'urn:ietf:params:scim:schemas:core:2.0:User';
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const listOf = (...Resources: object[]) => ({ totalResults: Resources.length, Resources });
const patch = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
});
const mara = { id: 'p1', userName: 'mara@company.example', externalId: 'x1' };
const user = {
  schemas: [core],
  ...{ userName: 'mara@company.example', externalId: 'x1', active: true },
  name: { givenName: 'Mara', familyName: 'Lind' },
};

test.each([
  ['Okta’s test of the connection', 'startIndex=1&count=2', listOf(mara)],
  [
    'Okta, before it adds somebody',
    'filter=userName eq "mara@company.example"&startIndex=1&count=100',
    listOf(mara),
  ],
  ['Microsoft’s test of the connection', 'filter=userName eq "6ac3f5a0-1d55-4b1e"', listOf()],
  ['Microsoft, in other letters', 'filter=userName eq "MARA@Company.example"', listOf(mara)],
  ['Microsoft, by its own id', 'filter=externalId eq "x1"', listOf(mara)],
  ['Microsoft, by its own id in other letters', 'filter=externalId eq "X1"', listOf()],
  ['Microsoft, by address', 'filter=emails[type eq "work"].value eq "mara@company.example"', listOf(mara)],
  ['an address as RFC 7644 has it', 'filter=emails.value eq "mara@company.example"', listOf(mara)],
  ['the name with its schema', `filter=${core}:userName eq "mara@company.example"`, listOf(mara)],
  ['nothing that is nobody’s', 'filter=externalId eq ""', listOf()],
  ['a count of none', 'count=0', { totalResults: 1, itemsPerPage: 0, Resources: [] }],
  ['a negative count', 'count=-3', { totalResults: 1, itemsPerPage: 0, Resources: [] }],
  ['a page before the first', 'startIndex=0', { ...listOf(mara), startIndex: 1 }],
])('%s finds who it should', async (_who, query, found) => {
  const answer = await call('GET', `/Users?${query.replaceAll(' ', '%20')}`);
  expect([answer.status, answer.body]).toMatchObject([200, found]);
});

test.each([
  ['a quote', 'a"b'],
  ['a backslash', 'company\\mara'],
  ['a letter as a number', 'Zoë', '"Zo\\u00eb"'],
  ['words of filters', 'x" or (userName eq "y") and z['],
  ['a date', '2026-11-30'],
])(
  'an externalId with %s is found by its JSON text',
  async (_what, externalId, literal = JSON.stringify(externalId)) => {
    expect((await call('PUT', '/Users/p1', { ...user, externalId })).status).toBe(200);
    const find = (text: string) =>
      call('GET', `/Users?filter=${encodeURIComponent(`externalId eq ${text}`)}`);
    expect((await find(literal)).body).toMatchObject(listOf({ id: 'p1', externalId }));
    expect((await find('"another"')).body).toMatchObject(listOf());
  },
);

test.each([String.raw`"a\x"`, String.raw`"a\"`, '"a', '"a" "b"', 'a'])(
  'a text that is no JSON string is refused as a filter: externalId eq %s',
  async (text) => {
    const refused = await call('GET', `/Users?filter=${encodeURIComponent(`externalId eq ${text}`)}`);
    expect([refused.status, refused.body]).toMatchObject([400, { scimType: 'invalidFilter' }]);
  },
);

test('a search by a body finds as one by a query does, and a bad one is refused', async () => {
  const found = await call('POST', '/Users/.search', {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'],
    ...{ filter: 'userName eq "mara@company.example"', attributes: ['userName'], startIndex: 1, count: 10 },
  });
  expect([found.status, found.body]).toMatchObject([
    200,
    listOf({ schemas: [core], id: 'p1', userName: 'mara@company.example' }),
  ]);
  for (const body of [[], { filter: 7 }, { filter: ['a'] }, { attributes: 7 }])
    expect((await call('POST', '/.search', body)).status).toBe(400);
  for (const query of [
    'filter=a&filter=b',
    'attributes=a&attributes[b]=c',
    `attributes=${'a'.repeat(1_001)}`,
  ])
    expect((await call('GET', `/Users?${query}`)).status).toBeLessThan(500);
  expect((await call('GET', '/Users?filter=a&filter=b')).body).toMatchObject({ scimType: 'invalidValue' });
});

test.each([
  ['Okta', patch({ op: 'replace', value: { active: false } }), { active: false }],
  ['Okta, with its id', patch({ op: 'replace', value: { id: 'p1', active: false } }), { active: false }],
  ['Microsoft', patch({ op: 'Replace', path: 'active', value: 'False' }), { active: false }],
  [
    'Microsoft with its flag for RFC 7644',
    patch({ op: 'replace', path: 'active', value: false }),
    { active: false },
  ],
  ['Microsoft, without a path', patch({ op: 'Add', value: { active: 'False' } }), { active: false }],
  ['one with the schema', patch({ op: 'replace', path: `${core}:active`, value: false }), { active: false }],
  ['one in other letters', patch({ op: 'REPLACE', path: 'Active', value: false }), { active: false }],
  [
    'one in other letters, without a path',
    patch({ op: 'replace', value: { ACTIVE: false } }),
    { active: false },
  ],
  [
    'Microsoft, of several names',
    patch(
      { op: 'Add', path: 'name.givenName', value: 'Mo' },
      { op: 'Replace', value: { 'name.familyName': 'Berg', displayName: 'Mo Berg' } },
      { op: 'Add', path: 'emails[type eq "work"].value', value: 'mo@company.example' },
      { op: 'Replace', path: 'externalId', value: 'x9' },
    ),
    { name: { givenName: 'Mo', familyName: 'Berg' }, externalId: 'x9', active: true },
  ],
  [
    'one of a whole name',
    patch({ op: 'replace', path: 'name', value: { givenName: 'Mo', formatted: 'Mo' } }),
    { name: { givenName: 'Mo' } },
  ],
  [
    'Microsoft, of what is not kept',
    patch(
      { op: 'Add', path: `${enterprise}:department`, value: 'Bar' },
      { op: 'Add', path: `${enterprise}:manager`, value: { value: '7' } },
      { op: 'Add', path: 'roles', value: [{ value: 'Chef' }] },
      { op: 'Remove', path: 'phoneNumbers[type eq "work"]' },
    ),
    { active: true, name: { givenName: 'Mara' } },
  ],
  ['one that removes', patch({ op: 'remove', path: 'externalId' }), { name: { givenName: 'Mara' } }],
])('the PATCH of %s has its effect', async (_who, body, after) => {
  const patched = await call('PATCH', '/Users/p1', body);
  expect([patched.status, patched.body]).toMatchObject([200, after]);
  expect((await call('GET', '/Users/p1')).body).toMatchObject(after);
});

test('nobody comes back by a request that does not say so', async () => {
  await call('PUT', '/Users/p1', { ...user, active: false });
  for (const [method, body] of [
    ['PUT', { ...user, active: undefined }],
    ['PATCH', patch({ op: 'remove', path: 'active' })],
    ['PATCH', patch({ op: 'replace', path: 'name.givenName', value: 'Mo' })],
  ] as const)
    expect((await call(method, '/Users/p1', body)).body).toMatchObject({ active: false });
  expect((await call('PUT', '/Users/p1', { ...user, ACTIVE: 'True', active: undefined })).body).toMatchObject(
    {
      active: true,
    },
  );
});

test('a user is added as Microsoft and as Okta send it, whatever is not kept of it', async () => {
  const sent = {
    schemas: [core, enterprise],
    ...{
      USERNAME: 'tom@company.example',
      Active: 'True',
      externalId: 'x2',
      password: 'Unused1!',
      title: 'Chef',
    },
    ...{ displayName: 'Tom', locale: 'en-US', groups: [], roles: ['Waiter'], meta: { resourceType: 'User' } },
    name: { GivenName: 'Tom', familyName: 'Okafor', formatted: 'Tom Okafor' },
    emails: [{ Primary: true, type: 'work', value: 'tom@company.example' }],
    phoneNumbers: [{ type: 'mobile', value: '+1 555 0100' }],
    [enterprise]: { department: 'Bar', manager: { value: '7' } },
  };
  const made = await call('POST', '/Users', sent);
  expect([made.status, made.body]).toMatchObject([
    201,
    { userName: 'tom@company.example', active: true, externalId: 'x2', name: { givenName: 'Tom' } },
  ]);
  expect(JSON.stringify(made.body)).not.toMatch(/Unused1|Bar|0100/);
});

test.each([
  ['attributes=userName,name.givenName', { userName: 'mara@company.example', name: { givenName: 'Mara' } }],
  ['attributes=emails.value', { emails: [{ value: 'mara@company.example' }] }],
  [`attributes=${core}:ACTIVE`, { active: true }],
])('with %s an answer has these and those that it always has', async (query, chosen) => {
  const expected = { schemas: [core], id: 'p1', ...chosen };
  expect((await call('GET', `/Users/p1?${query}`)).body).toEqual(expected);
  expect((await call('GET', `/Users?${query}`)).body).toMatchObject({ Resources: [expected] });
});

test('with excludedAttributes an answer has all others', async () => {
  const { body } = await call('GET', '/Users/p1?excludedAttributes=emails,meta,id,name.familyName,groups');
  expect(body).toEqual({ schemas: [core], ...mara, active: true, name: { givenName: 'Mara' } });
});

test('it describes its schema and its type of resources to everybody, and nothing that it has not', async () => {
  for (const path of ['/Schemas', '/ResourceTypes', '/ServiceProviderConfig'])
    expect((await call('GET', path, undefined, '')).status).toBe(200);
  const { body } = await call('GET', `/Schemas/${core}`);
  const names = (body['attributes'] as { name: string }[]).map(({ name }) => name);
  const { body: shown } = await call('GET', '/Users/p1');
  const common = ['schemas', 'id', 'externalId', 'meta'];
  expect(names.sort()).toEqual(
    Object.keys(shown)
      .filter((name) => !common.includes(name))
      .sort(),
  );
  expect((await call('GET', '/ResourceTypes/User')).body).toMatchObject({ endpoint: '/Users', schema: core });
  expect((await call('GET', '/ResourceTypes')).body).toMatchObject({ totalResults: 1 });
  expect((await call('GET', '/Schemas?filter=id%20pr')).status).toBe(403);
  expect((await call('GET', '/Schemas/urn:unknown')).status).toBe(404);
});

test('what it does not offer is said so, and providers that import groups find none', async () => {
  for (const [method, path] of [
    ['POST', '/Bulk'],
    ['GET', '/Me'],
  ] as const)
    expect(await call(method, path, method === 'POST' ? {} : undefined)).toMatchObject({
      status: 501,
      body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '501' },
    });
  expect((await call('GET', '/Groups?startIndex=1&count=100')).body).toMatchObject({ totalResults: 0 });
  expect((await call('GET', '/Groups', undefined, '')).status).toBe(401);
});
