// `npm run versions`: turns changesets into versions and release notes, and the contracts of the coming release into the baselines
// of later changes. The build server runs it for the release's pull request.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../local/src/paths.mjs';
import { run } from '../../local/src/run.mjs';
import { readWorkspaces } from '../../local/src/workspaces.mjs';
import { contracts } from './released.mjs';
import { withReleasedTags } from './released-tags.mjs';

const bin = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name);

await run(bin('changeset'), ['version'], { cwd: root });
await run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: root });
const { openapi, federation, proto } = contracts;
await run(bin('buf'), ['build', proto.path, '--exclude-source-info', '-o', proto.copy], { cwd: root });
for (const { path, copy } of [openapi, federation]) cpSync(join(root, path), copy);

// Production runs the released versions.
const overlay = join(root, 'deploy/kubernetes/overlays/production/kustomization.yaml');
writeFileSync(overlay, withReleasedTags(readFileSync(overlay, 'utf8'), readWorkspaces()));
