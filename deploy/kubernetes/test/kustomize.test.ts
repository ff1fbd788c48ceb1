import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { folder, overlays, rendered } from './support/cluster';
import type { Resource } from './support/kustomize';

const kubectl = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((path) => join(path, 'kubectl'))
  .find((path) => existsSync(path));

const generated = ['settings', 'nats'];
const withoutHash = (text: string) =>
  text.replace(new RegExp(`\\b(${generated.join('|')})-[a-z0-9]{10}\\b`, 'g'), '$1');
const inOrder = (resources: readonly Resource[]) =>
  [...resources].sort((a, b) => (`${a.kind} ${a.metadata.name}` < `${b.kind} ${b.metadata.name}` ? -1 : 1));

// The tests resolve overlays by themselves, so that they run anywhere; if kubectl is installed, it must agree.
(kubectl ? test : test.skip).each(overlays)('the tests read the overlay %s as kubectl does', (overlay) => {
  const home = mkdtempSync(join(tmpdir(), 'tablewell-kubectl-'));
  try {
    const env = { PATH: process.env['PATH'], HOME: home, KUBECONFIG: '/dev/null' };
    const made = execFileSync(kubectl ?? '', ['kustomize', join(folder, 'overlays', overlay)], {
      encoding: 'utf8',
      env,
    });
    const theirs = parseAllDocuments(withoutHash(made)).map((document) => document.toJS() as Resource);
    expect(inOrder(rendered(overlay))).toEqual(inOrder(theirs));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});

test('generated manifests are up to date', () => {
  const fresh = mkdtempSync(join(tmpdir(), 'tablewell-manifests-'));
  try {
    execFileSync(process.execPath, [join(folder, 'make-manifests.mjs'), fresh]);
    for (const path of ['base/network/edges.yaml', 'components/telemetry/rules.yaml'])
      expect(readFileSync(join(folder, path), 'utf8')).toBe(readFileSync(join(fresh, path), 'utf8'));
  } finally {
    rmSync(fresh, { recursive: true });
  }
});
