import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf, read, required, root } from './support/programs';

// The files of a program's image, collected as the image file does it.

const image = mkdtempSync(join(tmpdir(), 'tablewell-image-'));
afterAll(() => rmSync(image, { recursive: true }));

const node = (args: string[], cwd: string) =>
  spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env: { PATH: process.env['PATH'] } });

test.each(['auth', 'guest', 'restaurant'])(
  '%s starts from its bundle and the few packages beside it',
  (name) => {
    const folder = join(root, folderOf(name));
    if (!existsSync(join(folder, 'dist/main.js'))) {
      const { stderr } = node([join(root, 'deploy/local/src/build-node.mjs')], folder);
      expect(stderr).toBe('');
    }
    const target = join(image, name);
    const { status, stderr } = node([join(root, 'deploy/docker/collect.mjs'), target], folder);
    expect([status, stderr]).toEqual([0, '']);
    expect(readdirSync(join(target, 'dist')).sort()).toEqual(['main.cjs', 'main.cjs.compiled', 'main.js']);
    expect(existsSync(join(target, 'node_modules/typescript'))).toBe(false);

    if (name === 'restaurant')
      expect(existsSync(join(target, 'node_modules/@expo-google-fonts/fraunces/600SemiBold'))).toBe(true);

    // Without settings it starts and lists the missing variables, so every module was found.
    const started = node(['dist/main.js'], target);
    for (const setting of required(name)) expect(started.stderr).toContain(`${setting}:`);
    expect(started.stderr).not.toContain('    at ');
  },
);

test('an image runs a bundle with the V8 flags that its code cache was made with', () => {
  const bundle = join(root, folderOf('auth'), 'dist/main.cjs');
  const [, flags = ''] = /NODE_OPTIONS="([^"]+)"/.exec(read('deploy/docker/service.Dockerfile')) ?? [];
  const takes = (...given: string[]) =>
    node([...given, join(__dirname, 'support/takes-compiled.mjs'), bundle], root).stdout;
  expect(takes(...flags.split(' '))).toBe('true');
  expect(takes()).toBe('false');
});

test.each(['service', 'frontends'])(
  '%s.Dockerfile runs as an unprivileged user, from files that root owns',
  (file) => {
    const [, last = ''] = read(`deploy/docker/${file}.Dockerfile`).split(/^FROM .*distroless.*$/m);
    expect(last).toMatch(/^USER 65532:65532$/m);
    expect(last).not.toMatch(/^RUN /m);
    for (const copy of last.match(/^COPY .* \.\/$/gm) ?? []) expect(copy).toContain('--chown=0:0');
    // A list is executed directly; a string would need a shell.
    expect(last).toMatch(/^CMD \[/m);
    expect(last).toMatch(/^HEALTHCHECK .* CMD \["\/nodejs\/bin\/node", "health\.mjs"/m);
  },
);

test('the images share their first layers, and a source change invalidates none of them', () => {
  const first = (file: string) =>
    read(`deploy/docker/${file}.Dockerfile`)
      .match(/^FROM node[^]*?npm install.*$/m)?.[0]
      .replace(/(service|frontends)\.Dockerfile/, 'the other');
  expect(first('frontends')).toBe(first('service'));
  const [, installed = ''] = (first('service') ?? '').split(/^FROM .* AS installed$/m);
  // From the checkout it gets only the lists of packages.
  expect(installed.match(/^COPY .*$/gm)).toEqual(['COPY --from=manifests /manifests ./']);
  expect(installed).toContain('--omit=dev');
});

test('base images are maintained ones', () => {
  for (const file of ['service', 'frontends']) {
    const text = read(`deploy/docker/${file}.Dockerfile`);
    expect(text).toMatch(/^ARG NODE=24$/m);
    const bases = [...text.matchAll(/^FROM (\S+\.\S+|node:\S+)/gm)].map(([, base]) => base);
    expect([...new Set(bases)]).toEqual([
      'node:${NODE}-trixie-slim',
      'gcr.io/distroless/nodejs${NODE}-debian13',
    ]);
  }
});
