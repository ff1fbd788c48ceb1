import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseCompose, read, root } from './support/programs';

// Which images a build server builds.

interface Job {
  readonly image: string;
  readonly dockerfile: string;
  readonly arguments: string;
  readonly version: string;
}

function ask(input: string, ...flags: string[]): Job[] {
  const script = join(root, 'deploy/docker/changed.mjs');
  return JSON.parse(execFileSync(process.execPath, [script, ...flags], { input, encoding: 'utf8' })) as Job[];
}
const imagesOf = (...files: string[]) => ask(files.join('\n')).map(({ image }) => image);
const all = ask('', '--all');
const services = ['auth', 'restaurant', 'reservation', 'guest', 'billing', 'notification', 'gateway'];

test('the images to build are those of the compose file, with the same arguments', () => {
  const { services: programs } = parseCompose<{
    services: Record<string, { build?: { dockerfile: string; args: Record<string, string> } }>;
  }>(read('docker-compose.yml'));
  const built = Object.entries(programs).flatMap(([image, { build }]) =>
    build
      ? [
          {
            image,
            dockerfile: build.dockerfile,
            arguments: Object.entries(build.args).flat().join('='),
            version: '',
          },
        ]
      : [],
  );
  const byName = (a: Job, b: Job) => (a.image < b.image ? -1 : 1);
  expect([...all].sort(byName)).toEqual(built.sort(byName));
});

test.each([
  ['a service’s own source', ['services/auth/src/app.ts'], ['auth']],
  ['a remote’s own source', ['frontends/billing/src/routes.tsx'], ['web-billing']],
  ['two of them', ['gateway/src/app.ts', 'frontends/shell/src/main.tsx'], ['gateway', 'web']],
  ['what every service needs', ['services/chassis/src/clock.ts'], services],
  ['the file that images of services are made by', ['deploy/docker/collect.mjs'], [...services, 'sandbox']],
])('a change of %s builds the images made from it, and nothing else', (_what, files, images) => {
  expect(imagesOf(...files).sort()).toEqual([...images].sort());
});

test('a change of a package that pages and services share builds both', () => {
  expect(imagesOf('services/reservation/rules/src/validator.ts')).toEqual(
    expect.arrayContaining(['reservation', 'gateway', 'web-booking']),
  );
});

test('a changed package version builds every image', () => {
  expect(imagesOf('package-lock.json')).toHaveLength(all.length);
});

test('changed tests and documents build no image', () => {
  expect(
    imagesOf('services/auth/test/accounts.test.ts', 'services/auth/src/x.test.ts', 'README.md', ''),
  ).toEqual([]);
});

test('a released image is built with its version', () => {
  const packages = [
    { name: '@tablewell/auth', version: '1.2.0' },
    { name: '@tablewell/chassis', version: '3.0.0' },
    { name: '@tablewell/shell', version: '2.0.1' },
  ];
  expect(ask(JSON.stringify(packages), '--released').map(({ image, version }) => [image, version])).toEqual([
    ['auth', '1.2.0'],
    ['web', '2.0.1'],
  ]);
});
