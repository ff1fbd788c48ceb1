import { serviceAt } from '../edge-routes.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { peers } from '@tablewell/chassis/peers';
import type { ServiceName } from '@tablewell/chassis/rpc';
import { remoteNames } from '../../../frontends/federation/src/contract';
import { pageRoutes } from '../../../frontends/federation/src/route-table';
import { drainMs, folderOf, parseCompose, required } from './support/programs';

// Compares the compose file with the code: every required setting of a program is set, and every file exists.

interface Program {
  readonly image?: string;
  readonly build?: { dockerfile: string; args?: { SERVICE?: string; FRONTENDS?: string } };
  readonly environment?: Record<string, string>;
  readonly read_only?: boolean;
  readonly cap_drop?: string[];
  readonly security_opt?: string[];
  readonly stop_grace_period?: string;
  readonly networks?: string[];
  readonly ports?: string[];
  readonly profiles?: string[];
  readonly volumes?: string[];
  readonly depends_on?: Record<string, unknown> | string[];
  readonly entrypoint?: string[];
  readonly tmpfs?: string[];
  readonly mem_limit?: string;
  readonly logging?: { driver: string; options: Record<string, string> };
  readonly healthcheck?: Record<string, unknown>;
}

const root = join(__dirname, '..', '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const source = read('docker-compose.yml');
const compose = parseCompose<{
  services: Record<string, Program>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, null>;
}>(source);
const { services } = compose;
const caddyfile = read('deploy/docker/Caddyfile');
const all = Object.entries(services);
const built = all.filter(([, { build }]) => build);
const programs = built.filter(([, { build }]) => build?.args?.SERVICE);
const names = Object.keys(peers) as ServiceName[];

const makeEnv = (...flags: string[]) =>
  execFileSync(process.execPath, [join(root, 'deploy/docker/make-env.mjs'), ...flags], { encoding: 'utf8' });
const valuesOf = (env: string) =>
  new Map([...env.matchAll(/^([A-Z_]+)='?(.*?)'?$/gm)].map(([, name = '', value = '']) => [name, value]));

test('there is an image for each process in the table of peers', () => {
  expect(programs.map(([name]) => name).sort()).toEqual([...names, 'sandbox'].sort());
});

test('the chassis declares settings', () => {
  expect(required('auth')).toEqual(
    expect.arrayContaining(['RPC_PORT', 'HTTP_PORT', 'MONGODB_URL', 'NATS_URL', 'SERVICE_PRIVATE_KEY']),
  );
  expect(required('sandbox')).toContain('STRIPE_WEBHOOK_SECRET');
});

test.each(built)(
  '%s is built from existing files, and has the name of its program',
  (name, { build, image }) => {
    expect(existsSync(join(root, build?.dockerfile ?? ''))).toBe(true);
    const version = `${name.toUpperCase().replaceAll('-', '_')}_VERSION`;
    expect(image).toBe(`\${REGISTRY:-tablewell}/${name}:\${${version}:-local}`);
    const service = build?.args?.SERVICE;
    if (service) expect(existsSync(join(root, folderOf(service), 'src/main.ts'))).toBe(true);
  },
);

test.each(all.filter(([name]) => name !== 'mongodb'))(
  '%s runs on a read-only file system and cannot gain privileges',
  (_name, { read_only, cap_drop, security_opt }) => {
    expect(read_only).toBe(true);
    expect(cap_drop).toEqual(['ALL']);
    expect(security_opt).toContain('no-new-privileges:true');
  },
);

test.each(all)('%s has bounded logs and bounded memory', (_name, { logging, mem_limit }) => {
  expect(logging?.driver).toBe('json-file');
  expect(logging?.options).toEqual({ 'max-size': expect.any(String), 'max-file': expect.any(String) });
  expect(mem_limit).toMatch(/^\d+[mg]$/);
});

test.each(built)('%s has a memory limit of twice its heap', (_name, { build, mem_limit }) => {
  const [, heap] = /--max-old-space-size=(\d+)/.exec(read(build?.dockerfile ?? '')) ?? [];
  expect(Number.parseInt(mem_limit ?? '')).toBeGreaterThanOrEqual(2 * Number(heap));
});

test('health checks are frequent during start-up, and rarer with a longer timeout afterwards', () => {
  const files = ['service', 'frontends'].map((file) => read(`deploy/docker/${file}.Dockerfile`));
  for (const file of files)
    expect(file).toMatch(
      /^HEALTHCHECK --interval=30s --timeout=10s --start-period=120s --start-interval=1s --retries=3 CMD/m,
    );
  for (const name of ['mongodb', 'nats'])
    expect(services[name]?.healthcheck).toMatchObject({ interval: '30s', timeout: '10s' });
  // A store that replays its journal after a crash is not given up.
  expect(services['mongodb']?.healthcheck?.['start_period']).toBe('600s');
  expect(services['nats']?.healthcheck?.['start_interval']).toBe('1s');
});

test('the store writes its key file to a fresh folder, readable by the store alone', () => {
  const { entrypoint = [], tmpfs = [] } = services['mongodb'] ?? {};
  expect(tmpfs).toEqual(['/tmp']);
  const folder = mkdtempSync(join(tmpdir(), 'tablewell-member-key-'));
  const script = (entrypoint.at(-1) ?? '')
    .replaceAll('$$', '$')
    .replaceAll('/tmp/', `${folder}/`)
    .replace('chown mongodb', 'true')
    .replace(/exec .*/, 'umask');
  const start = (key: string) =>
    execFileSync('bash', ['-c', script], {
      encoding: 'utf8',
      env: { ...process.env, MONGODB_MEMBER_KEY: key },
    });
  // A second start finds the file of the first, which even its owner may not write.
  for (const key of ['first', 'second']) {
    expect(start(key)).toBe('0022\n');
    expect(readFileSync(join(folder, 'member-key'), 'utf8')).toBe(key);
    expect(statSync(join(folder, 'member-key')).mode & 0o777).toBe(0o400);
  }
  rmSync(folder, { recursive: true });
});

test.each(programs)('%s has time to drain', (name, { stop_grace_period }) => {
  expect(Number.parseInt(stop_grace_period ?? '10s') * 1_000).toBeGreaterThan(
    name === 'sandbox' ? 0 : drainMs(name as ServiceName),
  );
});

test.each(built)('%s gets every setting that it requires', (name, { build, environment }) => {
  const program = build?.args?.FRONTENDS ? 'web' : name;
  expect(Object.keys(environment ?? {})).toEqual(expect.arrayContaining(required(program)));
});

test('every variable that the compose file requires is generated, with different keys for each installation', () => {
  const insisted = new Set([...source.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name));
  const example = makeEnv();
  expect([...valuesOf(example).keys()]).toEqual(expect.arrayContaining([...insisted]));
  const again = valuesOf(makeEnv());
  for (const [name, value] of valuesOf(example)) if (value) expect(again.get(name)).not.toBe(value);
});

test('with the sandbox every variable is filled in, and no outside provider is used', () => {
  const values = valuesOf(makeEnv('--sandbox'));
  expect([...values].filter(([, value]) => !value).map(([name]) => name)).toEqual([
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  ]);
  const outside = [...source.matchAll(/\$\{([A-Z_]+):-https:/g)].map(([, name = '']) => name);
  expect(outside.length).toBeGreaterThan(3);
  for (const name of outside) expect(values.get(name)).toMatch(/^(http:\/\/(sandbox|localhost)|\/sandbox)/);
});

test.each([
  [[], ''],
  [['--sandbox'], 'sandbox'],
  [['--telemetry'], 'telemetry'],
  [['--sandbox', '--telemetry'], 'sandbox,telemetry'],
])('with %j the optional parts that run are "%s"', (flags, profiles) => {
  expect(valuesOf(makeEnv(...flags)).get('COMPOSE_PROFILES')).toBe(profiles);
  expect(Object.values(services).flatMap(({ profiles: of = [] }) => of)).toEqual(
    expect.arrayContaining(profiles.split(',').filter(Boolean)),
  );
});

test('no document names a profile on the command line, which would disable those of .env', () => {
  const listed = [
    'README.md',
    ...['docker', 'telemetry', 'kubernetes', 'local/sandbox'].map((name) => `deploy/${name}/README.md`),
    ...readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`),
  ];
  for (const file of listed)
    expect([file, read(file)]).toEqual([file, expect.not.stringContaining('--profile')]);
});

test('the edge depends on no service, with which compose would stop it', () => {
  expect(services['edge']?.depends_on).toBeUndefined();
});

test('the edge gets its host name, without which it would serve without encryption', () => {
  expect(services['edge']?.environment?.['EDGE_ADDRESS']).toMatch(/:\?/);
  expect(caddyfile).toContain('{$EDGE_ADDRESS} {');
  expect(services['edge']?.ports).toContain('443:443/udp');
});

test('no secret has a default', () => {
  const secret = /_(KEY|KEYS|SECRET|TOKEN|PASSWORD)$/;
  const used = [...source.matchAll(/\$\{([A-Z_]+)(:[?-][^}]*)?\}/g)].filter(([, name = '']) =>
    secret.test(name),
  );
  expect(used.length).toBeGreaterThan(30);
  expect(used.filter(([, , rest]) => !rest?.startsWith(':?'))).toEqual([]);
});

test('the file of secrets is ignored by git and by image builds', () => {
  expect(read('.gitignore').split('\n')).toContain('.env');
  expect(read('.dockerignore').split('\n')).toContain('.env*');
});

test('every mounted file exists, and every volume is declared', () => {
  for (const [, { volumes = [] }] of all) {
    const withDefaults = volumes.map((volume) => volume.replace(/\$\{\w+:-([^}]*)\}/g, '$1'));
    for (const [from = ''] of withDefaults.map((volume) => volume.split(':'))) {
      if (from.startsWith('./')) expect([from, existsSync(join(root, from))]).toEqual([from, true]);
      else expect(Object.keys(compose.volumes)).toContain(from);
    }
  }
});

test('the store has a user for each process, with rights on its own database and on no other', () => {
  const users: unknown[] = [];
  const env = Object.fromEntries(
    names.map((name) => [`${name.toUpperCase()}_MONGODB_PASSWORD`, `secret-of-${name}`]),
  );
  const toRoot: unknown[] = [];
  const admin = {
    createUser: (user: unknown) => users.push(user),
    createRole: () => undefined,
    grantRolesToUser: (user: string) => toRoot.push(user),
  };
  const db = { getSiblingDB: () => admin };
  runInNewContext(read('deploy/docker/mongo-users.js'), { db, process: { env } });
  expect(users).toEqual(
    names.map((name) => ({
      user: name,
      pwd: `secret-of-${name}`,
      roles: [{ role: 'readWrite', db: `tablewell_${name}` }],
    })),
  );
  expect(toRoot).toEqual(['root']);
});

test.each(names)(
  '%s has its own users at store and broker, and the addresses of the services it calls',
  (name) => {
    const { MONGODB_URL, NATS_PASSWORD, ...others } = services[name]?.environment ?? {};
    const variable = name.toUpperCase();
    expect(MONGODB_URL).toContain(`//${name}:\${${variable}_MONGODB_PASSWORD:?}@`);
    expect(NATS_PASSWORD).toBe(`\${${variable}_NATS_PASSWORD:?}`);
    const reached = Object.keys(others).filter((key) => key.endsWith('_RPC_URL'));
    const called = peers[name].calls.map((callee) => `${callee.toUpperCase()}_RPC_URL`);
    expect(reached.sort()).toEqual(called.sort());
    for (const callee of peers[name].calls) {
      const { RPC_PORT } = services[callee]?.environment ?? {};
      expect(others[`${callee.toUpperCase()}_RPC_URL`]).toBe(`http://${callee}:${RPC_PORT}`);
    }
  },
);

test('only the edge is reachable from outside; store and broker have no route to the internet', () => {
  const open = all.filter(([, { ports = [] }]) => ports.some((port) => !port.startsWith('127.0.0.1:')));
  expect(open.map(([name]) => name)).toEqual(['edge']);
  expect(compose.networks['stores']?.internal).toBe(true);
  for (const name of ['mongodb', 'nats']) expect(services[name]?.networks).toEqual(['stores']);
  expect(services['edge']?.networks).toEqual(['front']);
});

test('every network that a program joins is declared', () => {
  for (const [, { networks = [] }] of all)
    expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(networks));
});

const placeOf = (path: string) => serviceAt(caddyfile, path);

test.each([
  '/api/restaurant/1',
  '/rpc/a.B/C',
  '/socket.io/?EIO=4',
  '/healthz',
  '/readyz',
  '/sandbox',
  '/sandbox/api/faults',
])('the edge forwards %s to the gateway', (path) => expect(placeOf(path)).toBe('gateway'));

test.each(['web', ...remoteNames.map((name) => `web-${name}`)])(
  '%s looks for a file at all of its processes',
  (name) => {
    expect(services[name]?.environment?.['PEERS']).toBe(`http://${name}:8080`);
  },
);

test('each remote has a server that edge and shell have in their tables', () => {
  const servers = services['web']?.environment?.['REMOTE_SERVERS'] ?? '';
  expect(servers.split(',').map((pair) => pair.trim())).toEqual(
    expect.arrayContaining(remoteNames.map((name) => `${name}=http://web-${name}:8080`)),
  );
  for (const name of remoteNames) {
    expect(services[`web-${name}`]?.build?.args?.FRONTENDS).toBe(name);
    expect(placeOf(`/assets/${name}/mf-manifest.json`)).toBe(`web-${name}`);
  }
  expect(services['web']?.build?.args?.FRONTENDS).toBe('shell embed');
});

test('pages are served by the shell, and the own pages of a remote by that remote', () => {
  for (const { path, ownPage, module } of pageRoutes) {
    const example = path.replace(/:\w+/g, 'x');
    expect([path, placeOf(example)]).toEqual([path, ownPage ? `web-${module.split('/')[0]}` : 'web']);
  }
  expect(placeOf('/assets/shell/main.js')).toBe('web');
});

test('the edge is healthy only if each server answers through it', () => {
  const { test: command = [] } = services['edge']?.healthcheck as { test?: string[] };
  const checked = (/for path in (.*?);/.exec(command[1] ?? '')?.[1] ?? '').split(' ').map(placeOf);
  expect(checked.sort()).toEqual(['gateway', 'web', ...remoteNames.map((name) => `web-${name}`)].sort());
  // The check uses the routes that the public address has.
  expect(caddyfile).toMatch(/^\{\$EDGE_ADDRESS\} \{\n\tencode zstd gzip\n\timport routes\n\}/m);
  expect(caddyfile).toMatch(/^:8099 \{\n\tbind 127\.0\.0\.1\n\timport routes\n\}/m);
});

test('the edge retries a request for longer than it takes to detect a lost process and resolve the next one', () => {
  const seconds = (name: string) =>
    [...caddyfile.matchAll(new RegExp(`${name} (\\d+)s`, 'g'))].map(([, value]) => Number(value));
  const [held = 0] = seconds('lb_try_duration');
  // Each upstream is resolved by name, and in the same way.
  expect(caddyfile.match(/reverse_proxy \{/g)).toHaveLength(caddyfile.match(/import held/g)?.length ?? 0);
  for (const refresh of seconds('refresh'))
    expect(held).toBeGreaterThan(5 * (refresh + (seconds('dial_timeout')[0] ?? 30)) - 1);
});

test('the edge forwards to ports on which a program listens', () => {
  const upstreams = [...caddyfile.matchAll(/dynamic a (\S+) (\d+)/g)];
  expect(upstreams.map(([, name]) => name)).toEqual(['{args[0]}', 'gateway']);
  for (const name of ['gateway', 'web', ...remoteNames.map((remote) => `web-${remote}`)])
    expect(services[name]?.environment?.['PORT']).toBe(upstreams[0]?.[2]);
});
