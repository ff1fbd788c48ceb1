import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../local/src/paths.mjs';
import { pooled, run } from '../local/src/run.mjs';
import { readWorkspaces } from '../local/src/workspaces.mjs';
import { federationBreaks } from './breaking/federation.mjs';
import { neededOfServices, openapiBreaks } from './breaking/openapi.mjs';
import { generateInto, generated } from './generate.mjs';

const here = join(root, 'deploy', 'checks');
const bin = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name);
const inRoot = { cwd: root };

/** TypeScript 7 checks several times faster; the sources stay what TypeScript 6 and its tools understand. */
async function types() {
  const compiler = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
  const projects = readWorkspaces().filter(({ folder }) => existsSync(join(root, folder, 'tsconfig.json')));
  const problems = /** @type {string[]} */ ([]);
  await pooled(projects, 2, ({ folder }) =>
    run(process.execPath, [compiler, '--noEmit', '--pretty', 'false', '-p', folder], inRoot).catch(
      (error) => {
        // A workspace that holds nothing yet is not wrong.
        if (!String(error.message).includes('TS18003')) problems.push(error.message);
      },
    ),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

const lint = () =>
  run(
    bin('eslint'),
    ['-c', join(here, 'eslint.config.mjs'), '--max-warnings', '0', '--no-warn-ignored', '.'],
    inRoot,
  );

const layers = () =>
  run(
    bin('depcruise'),
    [
      '--config',
      join(here, 'dependency-cruiser.cjs'),
      '--output-type',
      'err',
      'services',
      'gateway',
      'frontends',
      'deploy',
    ],
    inRoot,
  );

// Beside what git ignores: what generators wrote keeps their hand.
const notFormatted = [
  'proto/gen/src/**',
  'gateway/openapi.json',
  '**/generated/**',
  // A line is a thing there, however long it is.
  'deploy/kubernetes/**/*.yaml',
  '**/*.md',
];

const formatting = () =>
  run(
    bin('prettier'),
    ['--check', '--log-level', 'warn', '.', ...notFormatted.map((glob) => `!${glob}`)],
    inRoot,
  );

const protoLint = () => run(bin('buf'), ['lint'], { cwd: join(root, 'proto') });

/** Against the last published contract. Without a baseline there is nothing to break yet. */
async function protoBreaking() {
  const baseline = join(here, 'proto-baseline.binpb');
  if (!existsSync(baseline)) return 'no baseline yet: buf build proto -o deploy/checks/proto-baseline.binpb';
  await run(bin('buf'), ['breaking', '--against', baseline], { cwd: join(root, 'proto') });
  return undefined;
}

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Holds a document against the one of the last release, in words.
 * @param {string} path of today's @param {string} baseline @param {(before: any, now: any) => string[]} breaks
 */
function againstRelease(path, baseline, breaks) {
  const [before, now] = [readJson(join(here, baseline)), readJson(join(root, path))];
  const found = breaks(before, now);
  if (found.length === 0) return { before, now };
  const meant = `Where it is meant, and told to those it concerns: cp ${path} deploy/checks/${baseline}`;
  throw new Error(`Who goes by the released document is broken:\n  ${found.join('\n  ')}\n${meant}`);
}

/** Callers of `/api`, remotes deployed earlier among them, go on working; the remark says what pages need of services. */
async function openapiBreaking() {
  const { before, now } = againstRelease('gateway/openapi.json', 'openapi-baseline.json', openapiBreaks);
  const needed = neededOfServices(before, now);
  return needed.length === 0 ? undefined : `services before pages, which may go by: ${needed.join('; ')}`;
}

/** A remote of before works in today's shell, and the reverse. */
async function federationBreaking() {
  againstRelease('frontends/federation/contract.json', 'federation-baseline.json', federationBreaks);
}

/** Makes everything that is generated anew, apart, and compares: nobody edits it, and nobody forgets to renew it. */
async function generatedCode() {
  const fresh = mkdtempSync(join(tmpdir(), 'tablewell-generated-'));
  try {
    await generateInto(fresh);
    const differing = generated.filter(
      ({ path }) => existsSync(join(root, path)) || existsSync(join(fresh, path)),
    );
    for (const { path } of differing) {
      await run('diff', ['-r', '-u', join(root, path), join(fresh, path)]).catch((error) => {
        throw new Error(
          `${path} is not up to date: npm run generate\n${String(error.message).slice(0, 2_000)}`,
        );
      });
    }
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Each check, quick ones first; a text that a comparison with the last release answers is a remark. @type {Record<string, () => Promise<unknown>>} */
export const steps = {
  'proto-lint': protoLint,
  'proto-breaking': protoBreaking,
  'openapi-breaking': openapiBreaking,
  'federation-breaking': federationBreaking,
  types,
  layers,
  lint,
  formatting,
  generated: generatedCode,
};
