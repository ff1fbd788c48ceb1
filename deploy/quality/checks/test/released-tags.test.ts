import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspaces } from '../../../local/src/workspaces.mjs';
import { withReleasedTags } from '../released-tags.mjs';

const root = join(__dirname, '..', '..', '..', '..');
const overlay = readFileSync(join(root, 'deploy/kubernetes/overlays/production/kustomization.yaml'), 'utf8');

test('production runs the released versions', () => {
  expect(withReleasedTags(overlay, readWorkspaces())).toBe(overlay);
});

test('an older tag becomes the released one, of every image', () => {
  const outdated = overlay.replaceAll(/newTag: [\w.]+/g, 'newTag: 0.0.1');
  expect(outdated.match(/newTag: 0\.0\.1/g)).toHaveLength(13);
  expect(withReleasedTags(outdated, readWorkspaces())).toBe(overlay);
});

test('an image without a workspace is not released', () => {
  expect(() => withReleasedTags('{ name: tablewell/cashier, newTag: 1.0.0 }', readWorkspaces())).toThrow(
    'The image cashier belongs to no workspace',
  );
});
