// `npm run generate`: compiles the texts, and regenerates everything that is generated and committed.
//   proto/gen/src                            messages and services, from proto/
//   gateway/openapi.json                     the /api surface, from the gateway's routes
//   gateway/client/src/generated/            types of the /api surface for pages and partners, from openapi.json
//   deploy/docker/nats.conf                  the broker's users and permissions, from the table of peers
//   README.md                                the diagram of the system, from the table of calls and the table of events
//   frontends/federation/contract.json       the contract between shell and remotes, from the types and the route table
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileTexts } from '../../../services/languages/tools/compile.mjs';
import { containerNatsConfig } from '../../local/src/nats-config.mjs';
import { root } from '../../local/src/paths.mjs';
import { run } from '../../local/src/run.mjs';
import { writeFederationContract } from './federation-contract.mjs';
import { writeDiagram } from './diagram.mjs';

const bin = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name);
const openapi = 'gateway/openapi.json';
const clientTypes = 'gateway/client/src/generated/openapi.ts';

/** Generated paths from the root, with their generators. `target` is the path to write to. */
export const generated = [
  { path: 'proto/gen/src', make: proto },
  { path: openapi, make: document },
  { path: clientTypes, make: types },
  { path: 'frontends/federation/contract.json', make: writeFederationContract },
  { path: 'deploy/docker/nats.conf', make: nats },
  { path: 'README.md', make: writeDiagram },
];

/** Generates everything below another root, inputs before outputs. @param {string} target */
export async function generateInto(target) {
  for (const { path, make } of generated) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    await make(join(target, path), target);
  }
}

/** The generator empties its folder first, so hand-written files must not be in it. @param {string} output */
async function proto(output) {
  const template = {
    version: 'v2',
    clean: true,
    plugins: [{ local: bin('protoc-gen-es'), out: output, opt: ['target=ts', 'import_extension=none'] }],
  };
  await run(bin('buf'), ['generate', '--template', JSON.stringify(template)], { cwd: join(root, 'proto') });
}

/** The gateway writes its own document: `npm run openapi -w gateway` prints it. @param {string} output */
async function document(output) {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, 'gateway', 'package.json'), 'utf8'));
  if (scripts.openapi === undefined) return;
  const kept = existsSync(join(root, openapi)) ? readFileSync(join(root, openapi)) : undefined;
  await run('npm', ['run', '--silent', 'openapi', '-w', '@tablewell/gateway'], { cwd: root });
  if (output === join(root, openapi)) return;
  // The script writes into the checkout, but a check must not change it.
  cpSync(join(root, openapi), output);
  if (kept) writeFileSync(join(root, openapi), kept);
  else rmSync(join(root, openapi));
}

/** @param {string} output */
function nats(output) {
  writeFileSync(output, containerNatsConfig());
}

/** @param {string} output @param {string} target */
async function types(output, target) {
  const source = join(target, openapi);
  if (!existsSync(source)) return;
  await run(bin('openapi-typescript'), [source, '--output', output], { cwd: root });
  const config = ['--config', join(root, 'package.json')];
  await run(bin('prettier'), ['--write', '--log-level', 'warn', ...config, output], { cwd: root });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await compileTexts();
  await generateInto(root);
}
