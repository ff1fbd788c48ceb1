import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { buildNode } from '../../../../local/src/build-node.mjs';
import type { Patch, PlantedFault, WrappedExport } from './planted-fault';

type Plugin = NonNullable<NonNullable<Parameters<typeof buildNode>[2]>['plugins']>[number];
type Planted = Pick<PlantedFault, 'wraps' | 'patches'>;

const namespace = 'without-fault';
const faultFile = (root: string, module: string): string =>
  join(root, 'deploy', 'quality', 'proofs', 'src', 'sabotage', 'faults', `${module}.ts`);
const isExported = (source: string, name: string): boolean =>
  new RegExp(`^export (async )?(class|function|const) ${name}\\b`, 'm').test(source);

/** Why the faults cannot be planted into the current sources, one line each. */
export function plantingProblems(root: string, { wraps, patches = [] }: Planted): string[] {
  const problems: string[] = [];
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
  for (const { file, name, by } of wraps) {
    if (!isExported(read(file), name)) problems.push(`${file} exports no ${name}`);
    if (!isExported(readFileSync(faultFile(root, by[0]), 'utf8'), by[1]))
      problems.push(`no fault is ${by.join('/')}`);
  }
  for (const { file, find } of patches) {
    const count = read(file).split(find).length - 1;
    if (count !== 1) problems.push(`${file} holds ${count} times: ${find}`);
  }
  return problems;
}

/**
 * Plants faults while a program is bundled. A module with a wrapped export is replaced by one with the same exports,
 * except for the wrapped one. `planted` collects the files of the program.
 */
export const planting = (root: string, { wraps, patches = [] }: Planted, planted: Set<string>): Plugin => ({
  name: 'planting',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^without-fault:/ }, ({ path }) => ({
      path: path.slice(namespace.length + 1),
      namespace,
    }));
    onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: patched(path, patches, root),
      loader: 'ts',
      resolveDir: dirname(path),
    }));
    for (const file of new Set([...wraps, ...patches].map((one) => one.file))) {
      const path = join(root, file);
      const own = wraps.filter((wrap) => wrap.file === file);
      onLoad({ filter: exactly(path) }, () => {
        planted.add(file);
        const contents = own.length > 0 ? wrapping(root, path, own) : patched(path, patches, root);
        return { contents, loader: 'ts', resolveDir: dirname(path) };
      });
    }
  },
});

const exactly = (path: string): RegExp => new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

function wrapping(root: string, path: string, wraps: readonly WrappedExport[]): string {
  const original = JSON.stringify(`${namespace}:${path}`);
  const lines = wraps.map(
    ({ name, by: [module, wrapper] }) =>
      `import { ${name} as original_${name} } from ${original};
import { ${wrapper} } from ${JSON.stringify(faultFile(root, module))};
export const ${name} = ${wrapper}(original_${name});`,
  );
  // A module's own export takes precedence over a re-exported one of the same name.
  return [`export * from ${original};`, ...lines].join('\n');
}

const patched = (path: string, patches: readonly Patch[], root: string): string =>
  patches
    .filter(({ file }) => join(root, file) === path)
    .reduce((text, { find, put }) => text.replace(find, () => put), readFileSync(path, 'utf8'));
