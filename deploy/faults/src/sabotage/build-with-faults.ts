import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildNode } from '../../../local/src/build-node.mjs';
import type { Patch, PlantedFault } from './planted-fault';

/** Where the sources of a process are. */
const folderOf = (part: string): string => (part === 'gateway' ? 'gateway' : join('services', part));

/**
 * Builds the processes of a fault, with it, beside their own bundles: no source is touched, and what is shipped holds
 * neither fault nor switch. Answers the setting by which the local run takes them. Throws when a patch finds its place
 * no longer, so that a fault cannot quietly become none.
 */
export async function buildWithFaults(root: string, { name, parts, patches }: PlantedFault): Promise<string> {
  const bundle = `faulty-${name}`;
  for (const { file, find } of patches) {
    const count = readFileSync(join(root, file), 'utf8').split(find).length - 1;
    if (count !== 1) throw new Error(`${name}: its place in ${file} was found ${count} times`);
  }
  for (const part of parts) {
    await buildNode(join(root, folderOf(part)), 'main', { name: bundle, plugins: [planting(root, patches)] });
  }
  return parts.map((part) => `${part}=${join(root, folderOf(part), 'dist', `${bundle}.js`)}`).join(',');
}

type Plugin = NonNullable<NonNullable<Parameters<typeof buildNode>[2]>['plugins']>[number];

function planting(root: string, patches: readonly Patch[]): Plugin {
  return {
    name: 'planting',
    setup({ onLoad }) {
      for (const file of new Set(patches.map((patch) => patch.file))) {
        const path = join(root, file);
        const filter = new RegExp(`${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
        onLoad({ filter }, () => {
          const own = patches.filter((patch) => patch.file === file);
          const contents = own.reduce(
            (text, { find, put }) => text.replace(find, () => put),
            readFileSync(path, 'utf8'),
          );
          return { contents, loader: 'ts' };
        });
      }
    },
  };
}
