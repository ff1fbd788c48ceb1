import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createServiceIdentity, type ServiceName } from '@tablewell/chassis/rpc';
import { root } from './support/programs';
import { madeEnv } from './support/settings';

// The key of a process is replaced by following the command's output, and no call is refused meanwhile.

type Env = Record<string, string>;

function run(env: Env, ...args: string[]): { status: number | null; stderr: string; changed: Env } {
  const script = join(root, 'deploy/docker/service-key.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env,
    encoding: 'utf8',
  });
  const changed = Object.fromEntries(
    [...stdout.matchAll(/^([A-Z_]+)='(.*)'$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  return { status, stderr, changed };
}

const identity = (name: ServiceName, env: Env) =>
  createServiceIdentity(
    name,
    JSON.parse(env[`${name.toUpperCase()}_PRIVATE_KEY`] ?? '{}'),
    JSON.parse(env['SERVICE_PUBLIC_KEYS'] ?? '{}'),
  );
/** Whether a guest service with the one settings accepts calls of a gateway with the others. */
const isAccepted = async (gateway: Env, guest: Env) =>
  (await identity('guest', guest)).verify(await (await identity('gateway', gateway)).tokenFor('guest')).then(
    (caller) => caller === 'gateway',
    () => false,
  );

test('a service key is replaced in three steps, each of which can be repeated', async () => {
  const before = madeEnv('--sandbox');
  const { SERVICE_PUBLIC_KEYS = '', GATEWAY_PRIVATE_KEY = '' } = run(before, 'next', 'gateway').changed;
  const published = { ...before, SERVICE_PUBLIC_KEYS };
  const signing = { ...published, GATEWAY_PRIVATE_KEY };
  const dropped = { ...signing, ...run(signing, 'drop', 'gateway').changed };
  expect(JSON.parse(GATEWAY_PRIVATE_KEY)).toMatchObject({ kid: 'gateway.2' });
  const steps = [before, published, signing, dropped];
  for (const [index, now] of steps.entries()) {
    const next = steps[index + 1] ?? now;
    for (const [gateway, guest] of [
      [now, now],
      [now, next],
      [next, now],
    ] as const)
      expect([index, await isAccepted(gateway, guest)]).toEqual([index, true]);
  }
  expect(await isAccepted(before, dropped)).toBe(false);
  // The keys of the other services are unchanged, and the next one is the third.
  expect(await isAccepted(signing, dropped)).toBe(true);
  expect(run(dropped, 'next', 'gateway').changed['GATEWAY_PRIVATE_KEY']).toContain('"gateway.3"');
});

test('missing settings are named', () => {
  expect(run({}, 'next', 'gateway')).toMatchObject({ status: 1, stderr: expect.stringContaining('.env') });
  expect(run({}, 'forget', 'gateway')).toMatchObject({ status: 1, stderr: expect.stringContaining('drop') });
});
