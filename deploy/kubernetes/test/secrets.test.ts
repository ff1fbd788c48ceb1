import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { folder, secrets } from './support/cluster';

test('missing values are all named, and no partial manifest is printed', () => {
  const env = { AUTH_PRIVATE_KEY: 'x' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'make-secrets.mjs')], {
    encoding: 'utf8',
    env,
  });
  expect([status, stdout]).toEqual([1, '']);
  for (const name of [
    'STRIPE_API_KEY',
    'GUEST_MONGODB_PASSWORD',
    'SERVICE_PUBLIC_KEYS',
    'OPERATOR_NATS_PASSWORD',
  ])
    expect(stderr).toContain(name);
  expect(stderr).not.toContain('AUTH_PRIVATE_KEY');
});

test('an external store is used in every address', () => {
  const env = { MONGODB_ADDRESS: 'db.example:27017/?replicaSet=rs0&authSource=admin&tls=true' };
  const addresses = secrets(env).flatMap(({ stringData }) => stringData?.['MONGODB_URL'] ?? []);
  expect(addresses.length).toBe(9);
  for (const address of addresses)
    expect(address).toMatch(/@db\.example:27017\/\?replicaSet=rs0&authSource=admin&tls=true$/);
});
