import { Role } from '@tablewell/chassis/access';
import { as, refusalOf } from '@tablewell/chassis/testing';
import { startLyingProvider } from './lying-provider';
import { client, placeOf, type SsoHarness, startSso } from './sso-harness';

// Where the service goes for a provider outside the sandbox (SSO-1).

let running: SsoHarness;
const started: { stop?: () => Promise<void>; close?: () => Promise<void> }[] = [];
beforeAll(async () => (running = await startSso({ sso: { isLocal: false } })));
afterAll(async () => {
  for (const each of started) await (each.stop ?? each.close)?.();
  await running?.stop();
});

test('a provider on this machine or in a private network is not called, by whatever name', async () => {
  const owner = await running.newPayingOwner();
  const restaurantId = placeOf(owner);
  const put = (issuer: string) =>
    running.sso.putSsoConnection({ restaurantId, issuer, ...client, defaultRole: Role.HOST }, as(owner));
  for (const issuer of [
    ...['http://login.company.example', 'https://localhost', 'https://127.0.0.1', 'https://10.0.0.1'],
    ...['https://[::1]', 'https://login.company.example:8443', 'https://a@login.company.example', 'login'],
  ]) {
    const refused = await refusalOf(put(issuer));
    expect([issuer, refused?.kind, refused?.fields[0]?.field]).toEqual([issuer, 'invalid', 'issuer']);
  }
  for (const address of ['127.0.0.1', '10.0.0.7', '169.254.169.254', '::1']) {
    running.names.addresses.set('login.inside.example', [address]);
    await put('https://login.inside.example');
    const failed = await refusalOf(running.sso.testSsoConnection({ restaurantId }, as(owner)));
    expect(failed).toMatchObject({ code: 'sso-test-failed' });
    expect(failed?.message).toContain('an address that is not of the internet');
  }
});

test('a name under .example has to be proven, too', async () => {
  const owner = await running.newPayingOwner();
  const restaurantId = placeOf(owner);
  const issuer = 'https://login.company.example';
  await running.sso.putSsoConnection({ restaurantId, issuer, ...client, defaultRole: Role.HOST }, as(owner));
  await running.sso.addSsoDomain({ restaurantId, domain: 'company.example' }, as(owner));
  const checked = running.sso.checkSsoDomain({ restaurantId, domain: 'company.example' }, as(owner));
  expect(await refusalOf(checked)).toMatchObject({ kind: 'invalid' });
});

test('a test of the connection asks whether the provider knows the client', async () => {
  const [local, lying] = await Promise.all([startSso(), startLyingProvider({})]);
  started.push({ stop: local.stop }, { close: lying.close });
  const owner = await local.newPayingOwner();
  const restaurantId = placeOf(owner);
  const put = (issuer: string, clientSecret: string) =>
    local.sso.putSsoConnection(
      { restaurantId, issuer, clientId: client.clientId, clientSecret, defaultRole: Role.HOST },
      as(owner),
    );
  const test = () => local.sso.testSsoConnection({ restaurantId }, as(owner));
  await put(local.company.issuer, 'wrong');
  expect((await refusalOf(test()))?.message).toContain('the secret is another one');
  await put(local.company.issuer, client.clientSecret);
  expect((await test()).sso?.connection?.testedAt).toBeDefined();
  // A provider that accepts every secret proves nothing.
  lying.answers.set('/token', (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ access_token: 'a', token_type: 'Bearer' })),
  );
  await put(lying.issuer, 'any');
  expect(await refusalOf(test())).toMatchObject({ code: 'sso-test-failed' });
});
