// `npm run versions`: what changesets say becomes versions and notes, and what is about to be released becomes what the next
// change is held against. The build server runs it for the pull request that releases.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/src/paths.mjs';
import { run } from '../local/src/run.mjs';

const bin = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name);
const baseline = (/** @type {string} */ name) => join(root, 'deploy', 'checks', name);

await run(bin('changeset'), ['version'], { cwd: root });
await run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: root });
await run(bin('buf'), ['build', 'proto', '-o', baseline('proto-baseline.binpb')], { cwd: root });
cpSync(join(root, 'gateway/openapi.json'), baseline('openapi-baseline.json'));
cpSync(join(root, 'frontends/federation/contract.json'), baseline('federation-baseline.json'));
