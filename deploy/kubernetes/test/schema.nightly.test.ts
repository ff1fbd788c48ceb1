import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as ts from 'typescript';
import { parse } from 'yaml';
import { folder, overlays, rendered, root } from './support/cluster';
import type { Resource } from './support/kustomize';

// The compiler checks every manifest against Kubernetes' own types, which also finds misspelled fields.
// Resources that operators define are not covered: MongoDBCommunity, Gateway, HTTPRoute, PodMonitor, Probe, PrometheusRule.

const foreign = [
  'mongodbcommunity.mongodb.com/v1',
  'monitoring.coreos.com/v1',
  'gateway.networking.k8s.io/v1',
];

function complaints(resources: readonly Resource[]): string[] {
  const lines = resources.map((resource, index) => {
    const type = `import('kubernetes-models/${resource.apiVersion}/${resource.kind}').I${resource.kind}`;
    return `export const r${index}: ${type} = ${JSON.stringify(resource)};`;
  });
  // Beside the package's own sources, so that its types are found from there.
  const scratch = mkdtempSync(join(tmpdir(), 'tablewell-manifests-'));
  const file = join(scratch, 'manifests.ts');
  try {
    writeFileSync(file, lines.join('\n'));
    const options: ts.CompilerOptions = {
      noEmit: true,
      strict: true,
      skipLibCheck: true,
      types: [],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    };
    const host = ts.createCompilerHost(options);
    const inside = join(root, 'deploy/kubernetes/package.json');
    host.resolveModuleNameLiterals = (literals, importer) =>
      literals.map(({ text }) =>
        ts.resolveModuleName(text, importer === file ? inside : importer, options, host),
      );
    const program = ts.createProgram([file], options, host);
    const found = program.getSemanticDiagnostics(program.getSourceFile(file));
    return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

test('a misspelled field, a wrong type and a missing field are found', () => {
  const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'a' } };
  expect(complaints([{ ...service, spec: { ports: [{ port: 1 }] } }])).toEqual([]);
  expect(complaints([{ ...service, spec: { ports: [{ prot: 1 }] } }])).not.toEqual([]);
  expect(complaints([{ ...service, spec: { ports: [{ port: 'one' }] } }])).not.toEqual([]);
  expect(complaints([{ ...service, spec: { publishNotReadyAddress: true } }])).not.toEqual([]);
});

test.each(overlays)('the resources of the overlay %s are known to Kubernetes', (overlay) => {
  const own = rendered(overlay).filter(({ apiVersion }) => !foreign.includes(apiVersion));
  expect(own.length).toBeGreaterThan(100);
  expect(complaints(own)).toEqual([]);
});

test('the restore job is valid, with the same access to store and backups as the backup job', () => {
  const job = parse(readFileSync(join(folder, 'components/mongodb/restore-job.yaml'), 'utf8')) as Resource;
  expect(complaints([job])).toEqual([]);
  type Template = {
    metadata: unknown;
    spec: { containers: Record<string, unknown>[]; restartPolicy: string };
  };
  const templateOf = (of: unknown) => (of as { spec: { template: Template } }).spec.template;
  const nightly = rendered('production').find(({ kind }) => kind === 'CronJob')?.['spec'] as {
    jobTemplate: unknown;
  };
  const [mine, theirs] = [templateOf(job), templateOf(nightly.jobTemplate)];
  const { containers: restoring, ...pod } = mine.spec;
  const { containers: copying, ...otherPod } = theirs.spec;
  expect([mine.metadata, pod]).toEqual([theirs.metadata, otherPod]);
  expect(restoring[0]?.['securityContext']).toEqual(copying[0]?.['securityContext']);
});
