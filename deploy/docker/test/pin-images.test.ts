import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './support/programs';

// The command of a release, on a copy of what is deployed. Docker is a stub, because the digests are in registries.

const digest = `sha256:${'0123456789abcdef'.repeat(4)}`;
const command = join(root, 'deploy/docker/pin-images.mjs');
const bases = ['deploy/docker/service.Dockerfile', 'deploy/docker/frontends.Dockerfile'];
const deployed = ['docker-compose.yml', 'deploy/kubernetes', ...bases];
let copy: string;
let path: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'tablewell-pins-'));
  for (const each of deployed)
    cpSync(join(root, each), join(copy, each), {
      recursive: true,
      filter: (from) => !from.includes('node_modules'),
    });
  mkdirSync(join(copy, 'bin'));
  path = [join(copy, 'bin'), process.env['PATH']].join(delimiter);
  stubDocker(`echo ${digest}`);
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

function stubDocker(does: string) {
  const file = join(copy, 'bin', 'docker');
  writeFileSync(file, `#!/bin/sh\necho "$@" >> "${copy}/calls"\n${does}\n`);
  chmodSync(file, 0o755);
}
const pin = (...args: string[]) =>
  execFileSync(process.execPath, [command, ...args, copy], {
    env: { ...process.env, PATH: path },
  }).toString();
const check = (...args: string[]) =>
  spawnSync(process.execPath, [command, '--check', ...args, copy], { encoding: 'utf8' });
const text = (file: string) => readFileSync(join(copy, file), 'utf8');

test('what is in the repository names versions, which the check lists', () => {
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toMatch(/docker-compose\.yml: mongo:8\.0 /);
  expect(stderr).toMatch(/nats\.yaml: nats:/);
  expect(stderr).toMatch(/service\.Dockerfile: node:24-trixie-slim /);
  expect(stderr).toMatch(/frontends\.Dockerfile: gcr\.io\/distroless\/nodejs24-debian13 /);
  expect(stderr).not.toMatch(/tablewell\/|scratch|installed/);
});

test('the images of others get their digests, once each, and the product’s own keep the variables of a release', () => {
  pin();
  expect(check()).toMatchObject({ status: 0, stderr: '' });
  expect(text('docker-compose.yml')).toContain(`image: mongo:8.0@${digest}\n`);
  expect(text('docker-compose.yml')).toContain('image: ${REGISTRY:-tablewell}/auth:${AUTH_VERSION:-local}\n');
  expect(text('deploy/kubernetes/components/nats/nats.yaml')).toMatch(
    new RegExp(`image: nats:.*@${digest}\n`),
  );
  const calls = text('calls').trim().split('\n');
  expect(new Set(calls).size).toBe(calls.length);
  const before = text('docker-compose.yml');
  pin();
  expect(text('docker-compose.yml')).toBe(before);
});

test('the bases of the product’s own images get their digests, and its stages keep their names', () => {
  pin('--bases');
  for (const file of bases) {
    const from = [...text(file).matchAll(/^FROM (.+)$/gm)].map(([, image]) => image);
    expect(from.slice(0, 2)).toEqual([
      `node:24-trixie-slim@${digest} AS manifests`,
      `node:24-trixie-slim@${digest} AS installed`,
    ]);
    expect(from).toContain('installed AS build');
    expect(from.at(-1)).toBe(`gcr.io/distroless/nodejs24-debian13@${digest}`);
  }
  expect(text('docker-compose.yml')).toContain('image: mongo:8.0\n');
  expect(text('calls')).not.toContain('mongo');
  const { status, stderr } = check('--bases');
  expect([status, stderr]).toEqual([0, '']);
});

test('an image that the registry does not know changes nothing, and is named', () => {
  const before = text('docker-compose.yml');
  stubDocker('echo "not found" >&2; exit 1');
  expect(() => pin()).toThrow(/No digest of mongo:8\.0/);
  expect(text('docker-compose.yml')).toBe(before);
});

test('an answer that is no digest is not written', () => {
  stubDocker('echo latest');
  expect(() => pin()).toThrow(/No digest of/);
});
