import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../local/src/paths.mjs';
import { pooled, run } from '../../local/src/run.mjs';
import { readWorkspaces } from '../../local/src/workspaces.mjs';
import { federationBreaks } from './breaking/federation.mjs';
import { commits } from './commits.mjs';
import { requiredOfServices, openapiBreaks } from './breaking/openapi.mjs';
import { generateInto, generated } from './generate.mjs';
import { checkHandbook } from './handbook.mjs';
import { checkLanguages } from './languages.mjs';
import { announcesBreak, contracts, releasedDocument, releasedMessages } from './released.mjs';

const here = join(root, 'deploy', 'quality', 'checks');
const bin = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name);
const inRoot = { cwd: root };

/** What the checks keep between runs: only what has changed since is checked again. */
const cache = join(root, 'node_modules', '.cache');

/**
 * Work whose failure ends with what to do about it.
 * @param {() => Promise<unknown>} work @param {string} advice
 */
const withAdvice = (work, advice) => () =>
  work().catch((error) => {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${advice}`);
  });

/** TypeScript 7 checks several times faster; the sources stay compatible with TypeScript 6 and its tools. */
async function types() {
  const compiler = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
  const projects = readWorkspaces().filter(({ folder }) => existsSync(join(root, folder, 'tsconfig.json')));
  const problems = /** @type {string[]} */ ([]);
  await pooled(projects, 2, ({ folder }) => {
    const known = join(cache, 'types', `${folder.replaceAll('/', '-')}.tsbuildinfo`);
    const options = ['--noEmit', '--incremental', '--tsBuildInfoFile', known, '--pretty', 'false'];
    return run(process.execPath, [compiler, ...options, '-p', folder], inRoot).catch((error) => {
      // An empty workspace is not an error.
      if (!String(error.message).includes('TS18003')) problems.push(error.message);
    });
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/**
 * Options with which a program checks only the files whose content has changed since it last found nothing wrong.
 * @param {string} name
 */
const cached = (name) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  join(cache, `${name}-results`),
];

// The rules need no types, so that a file alone decides what is wrong with it.
const lint = () =>
  run(
    bin('eslint'),
    [
      '-c',
      join(here, 'eslint.config.mjs'),
      ...cached('eslint'),
      '--max-warnings',
      '0',
      '--no-warn-ignored',
      '.',
    ],
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

// In addition to the files that git ignores: generated files keep the format of their generator.
const notFormatted = [
  'proto/gen/src/**',
  'gateway/openapi.json',
  '**/generated/**',
  // There, each line is one entry, however long it is.
  'deploy/kubernetes/**/*.yaml',
  '**/*.md',
];

const formatting = () =>
  run(
    bin('prettier'),
    ['--check', '--log-level', 'warn', ...cached('prettier'), '.', ...notFormatted.map((glob) => `!${glob}`)],
    inRoot,
  );

/** Correct words that are not English are in `words.txt`. */
const spelling = () =>
  run(
    bin('cspell'),
    [
      'lint',
      '--config',
      join(here, 'cspell.json'),
      '--quiet',
      '--no-progress',
      '--dot',
      ...cached('cspell'),
      '**',
    ],
    inRoot,
  );

const protoLint = () => run(bin('buf'), ['lint'], { cwd: join(root, 'proto') });

/**
 * Throws the changes that break users of the last release, unless a changeset announces them.
 * @param {keyof typeof contracts} name @param {readonly string[]} breaks
 */
function refuseBreaks(name, breaks) {
  const { package: owner } = contracts[name];
  if (breaks.length === 0 || announcesBreak(owner)) return;
  const remedy = `If this is intended, announce it by a changeset: npx changeset, major for ${owner}`;
  throw new Error(`Incompatible with the last release:\n  ${breaks.join('\n  ')}\n${remedy}`);
}

/** Programs of the last release read and send messages beside those of this one. */
async function protoBreaking() {
  const folder = mkdtempSync(join(tmpdir(), 'tablewell-released-'));
  try {
    const against = releasedMessages(folder);
    await run(bin('buf'), ['breaking', '--against', against], { cwd: join(root, 'proto') });
  } catch (error) {
    refuseBreaks('proto', [error instanceof Error ? error.message : String(error)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Callers of `/api`, including remotes deployed earlier, continue to work; the remark lists what today's pages require of services. */
async function openapiBreaking() {
  const [before, now] = [releasedDocument('openapi'), readJson(contracts.openapi.path)];
  refuseBreaks('openapi', openapiBreaks(before, now));
  const required = requiredOfServices(before, now);
  return required.length === 0
    ? undefined
    : `deploy services before pages, which may rely on: ${required.join('; ')}`;
}

/** A remote of the last release works in today's shell, and the reverse. */
async function federationBreaking() {
  const [before, now] = [releasedDocument('federation'), readJson(contracts.federation.path)];
  refuseBreaks('federation', federationBreaks(before, now));
}

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Generates everything into another folder and compares: generated code is not edited by hand, and always up to date. */
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

/**
 * Each check, fast ones first; a text that a comparison with the last release returns is a remark. @type
 * {Record<string, () => Promise<unknown>>}
 */
export const steps = {
  'proto-lint': protoLint,
  'proto-breaking': protoBreaking,
  'openapi-breaking': openapiBreaking,
  'federation-breaking': federationBreaking,
  handbook: checkHandbook,
  languages: checkLanguages,
  commits,
  types,
  layers,
  lint,
  formatting: withAdvice(formatting, 'To format them: npx prettier --write <files>'),
  spelling: withAdvice(
    spelling,
    'A proper noun or a term of the trade is added to deploy/quality/checks/words.txt.',
  ),
  generated: generatedCode,
};
