import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { peers, type ServiceName } from '@tablewell/chassis';
import { parse } from 'yaml';

// The compose file is held against the code: what a program reads and has no default for is set, and every file is there.

interface Program {
  readonly build?: { dockerfile: string; args?: { WORKSPACE?: string } };
  readonly environment?: Record<string, string>;
  readonly read_only?: boolean;
}

const root = join(__dirname, '..', '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Program>;
};
const built = Object.entries(services).filter(([, { build }]) => build);

/** Names of the settings in a source that have no default. */
function required(source: string): string[] {
  return [...source.matchAll(/^\s+([A-Z][A-Z_]+): (?:str|url|port|num|wholeNumber)\(([^;]*?)\),?$/gm)]
    .filter(([, , options]) => !options?.includes('default'))
    .map(([, name = '']) => name);
}

const shared = required(read('services/chassis/src/config.ts'));

test('the settings of the chassis are found at all', () => {
  expect(shared).toEqual(
    expect.arrayContaining(['RPC_PORT', 'HTTP_PORT', 'MONGODB_URL', 'NATS_URL', 'SERVICE_PRIVATE_KEY']),
  );
});

test.each(built)(
  '%s is built from what is there, and runs without the right to write',
  (_name, { build, read_only }) => {
    expect(existsSync(join(root, build?.dockerfile ?? ''))).toBe(true);
    const workspace = build?.args?.WORKSPACE;
    if (workspace) expect(existsSync(join(root, workspace, 'src/main.ts'))).toBe(true);
    expect(read_only).toBe(true);
  },
);

test.each(built.filter(([, { build }]) => build?.args?.WORKSPACE))(
  '%s is given every setting it asks for',
  (_name, { build, environment }) => {
    const workspace = build?.args?.WORKSPACE ?? '';
    const files = [`${workspace}/src/main.ts`, `${workspace}/src/config.ts`].filter((path) =>
      existsSync(join(root, path)),
    );
    const own = files.flatMap((path) => required(read(path)));
    const wanted = [...shared.filter((name) => workspace !== 'gateway' || name !== 'RPC_PORT'), ...own];
    expect(Object.keys(environment ?? {})).toEqual(expect.arrayContaining(wanted));
  },
);

test('every variable that the compose file insists on is in the example, and no two installations share a key', () => {
  const insisted = new Set(
    [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name),
  );
  const make = () =>
    execFileSync(process.execPath, [join(root, 'deploy/docker/make-env.mjs')], { encoding: 'utf8' });
  const example = make();
  const offered = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(offered).toEqual(expect.arrayContaining([...insisted]));
  expect(make()).not.toBe(example);
});

test('the store has a user for each process, with rights on its own database and on no other', () => {
  const users: unknown[] = [];
  const env = Object.fromEntries(
    Object.keys(peers).map((name) => [`${name.toUpperCase()}_MONGODB_PASSWORD`, `secret-of-${name}`]),
  );
  const db = { getSiblingDB: () => ({ createUser: (user: unknown) => users.push(user) }) };
  runInNewContext(read('deploy/docker/mongo-users.js'), { db, process: { env } });
  expect(users).toEqual(
    Object.keys(peers).map((name) => ({
      user: name,
      pwd: `secret-of-${name}`,
      roles: [{ role: 'readWrite', db: `tablewell_${name}` }],
    })),
  );
});

test.each(Object.keys(peers) as ServiceName[])(
  '%s comes to store and broker as itself, and is told where those are whom it calls',
  (name) => {
    const { MONGODB_URL, NATS_PASSWORD, ...others } = services[name]?.environment ?? {};
    const variable = name.toUpperCase();
    expect(MONGODB_URL).toContain(`//${name}:\${${variable}_MONGODB_PASSWORD:?}@`);
    expect(NATS_PASSWORD).toBe(`\${${variable}_NATS_PASSWORD:?}`);
    const reached = Object.keys(others).filter((key) => key.endsWith('_RPC_URL'));
    const called = peers[name].calls.map((callee) => `${callee.toUpperCase()}_RPC_URL`);
    expect(reached.sort()).toEqual(called.sort());
  },
);
