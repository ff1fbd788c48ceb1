import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf, read, required, root } from './support/programs';

// What an image holds of a program, put together as the image file does it.

const image = mkdtempSync(join(tmpdir(), 'tablewell-image-'));
afterAll(() => rmSync(image, { recursive: true }));

const node = (args: string[], cwd: string) =>
  spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env: { PATH: process.env['PATH'] } });

test.each(['auth', 'guest'])('%s starts from its bundle and the few packages beside it', (name) => {
  const folder = join(root, folderOf(name));
  if (!existsSync(join(folder, 'dist/main.js'))) {
    const { stderr } = node([join(root, 'deploy/local/src/build-node.mjs')], folder);
    expect(stderr).toBe('');
  }
  const target = join(image, name);
  const { status, stderr } = node([join(root, 'deploy/docker/collect.mjs'), target], folder);
  expect([status, stderr]).toEqual([0, '']);
  expect(readdirSync(join(target, 'dist'))).toEqual(['main.cjs', 'main.cjs.compiled', 'main.js']);
  expect(existsSync(join(target, 'node_modules/typescript'))).toBe(false);

  // Without a setting it gets as far as naming all that it wants: every module was found.
  const started = node(['dist/main.js'], target);
  for (const setting of required(name)) expect(started.stderr).toContain(`${setting}:`);
});

test('an image runs a bundle with the flags that it was compiled with: V8 takes nothing else', () => {
  const bundle = join(root, folderOf('auth'), 'dist/main.cjs');
  const [, flags = ''] = /NODE_OPTIONS="([^"]+)"/.exec(read('deploy/docker/service.Dockerfile')) ?? [];
  const takes = (...given: string[]) =>
    node([...given, join(__dirname, 'support/takes-compiled.mjs'), bundle], root).stdout;
  expect(takes(...flags.split(' '))).toBe('true');
  expect(takes()).toBe('false');
});

test.each(['service', 'frontends'])(
  '%s.Dockerfile runs as nobody in particular, from copies that root owns',
  (file) => {
    const [, last = ''] = read(`deploy/docker/${file}.Dockerfile`).split(/^FROM .*distroless.*$/m);
    expect(last).toMatch(/^USER 65532:65532$/m);
    expect(last).not.toMatch(/^RUN /m);
    for (const copy of last.match(/^COPY .* \.\/$/gm) ?? []) expect(copy).toContain('--chown=0:0');
    // A list is started as it is; a line would need a shell.
    expect(last).toMatch(/^CMD \[/m);
    expect(last).toMatch(/^HEALTHCHECK .* CMD \["\/nodejs\/bin\/node", "health\.mjs"/m);
  },
);

test('the images have their first steps in common', () => {
  const first = (file: string) =>
    read(`deploy/docker/${file}.Dockerfile`).match(/^FROM node[^]*?^RUN .*$/m)?.[0];
  expect(first('service')).toContain('npm install');
  expect(first('frontends')).toBe(first('service'));
});
