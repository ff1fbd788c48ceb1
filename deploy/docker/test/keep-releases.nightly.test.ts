import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './support/programs';

// An image of pages has the files of earlier releases.

interface Release {
  readonly version: string;
  readonly entry?: string;
  readonly files: string[];
}

const folder = mkdtempSync(join(tmpdir(), 'tablewell-releases-'));
afterAll(() => rmSync(folder, { recursive: true }));

let built = 0;
/** A release as built by webpack, added to an image after the one of `before`. Returns its dist. */
function release(version: string, hash: string, before: string, isRemote = true): string {
  const frontend = join(folder, String((built += 1)));
  const dist = join(frontend, 'dist');
  mkdirSync(join(dist, 'page'), { recursive: true });
  writeFileSync(join(frontend, 'package.json'), JSON.stringify({ version }));
  for (const name of [`remoteEntry.${hash}.js`, `remoteEntry.${hash}.js.br`, `page/page.${hash}.js`])
    writeFileSync(join(dist, name), `${name} of ${version}`);
  writeFileSync(join(dist, 'page/index.html'), `template of ${version}`);
  const metaData = { remoteEntry: { name: `remoteEntry.${hash}.js`, path: '' } };
  if (isRemote) writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify({ metaData, exposes: [] }));
  execFileSync(process.execPath, [join(root, 'deploy/docker/keep-releases.mjs'), frontend, before]);
  return dist;
}
const releases = (dist: string) => JSON.parse(readFileSync(join(dist, 'releases.json'), 'utf8')) as Release[];
const hash = (n: number) => n.toString(16).padStart(12, '0');

test('the first image has the files of its own release only', () => {
  const dist = release('1.0.0', hash(1), '/nowhere');
  expect(releases(dist)).toEqual([
    {
      version: '1.0.0',
      entry: `remoteEntry.${hash(1)}.js`,
      files: [`page/page.${hash(1)}.js`, `remoteEntry.${hash(1)}.js`, `remoteEntry.${hash(1)}.js.br`],
    },
  ]);
});

test('the next image has the hashed files of both releases, and no other file of the previous one', () => {
  const dist = release('1.1.0', hash(2), release('1.0.0', hash(1), '/nowhere'));
  expect(releases(dist).map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
  expect(readFileSync(join(dist, `page/page.${hash(1)}.js`), 'utf8')).toContain('1.0.0');
  expect(readFileSync(join(dist, `page/page.${hash(2)}.js`), 'utf8')).toContain('1.1.0');
  expect(readFileSync(join(dist, 'page/index.html'), 'utf8')).toBe('template of 1.1.0');
});

test('the same files built again do not count as another release', () => {
  const dist = release('1.0.0', hash(1), release('1.0.0', hash(1), '/nowhere'));
  expect(releases(dist)).toHaveLength(1);
});

test('the files of ten releases are kept, and those of older releases are dropped', () => {
  let dist = '/nowhere';
  for (let n = 1; n <= 13; n += 1) dist = release(`1.${n}.0`, hash(n), dist);
  expect(releases(dist).map(({ version }) => version)).toEqual(
    Array.from({ length: 10 }, (_, index) => `1.${13 - index}.0`),
  );
  expect(readdirSync(dist).filter((name) => /^remoteEntry.*\.js$/.test(name))).toHaveLength(10);
});

test('the shell has files but no entry', () => {
  const [only] = releases(release('2.0.0', hash(1), '/nowhere', false));
  expect([only?.version, only?.entry]).toEqual(['2.0.0', undefined]);
});
