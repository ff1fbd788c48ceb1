import { join } from 'node:path';
import { buildNode } from '../../../../local/src/build-node.mjs';
import type { PlantedFault } from './planted-fault';
import { planting, plantingProblems } from './planting';

/** The folder and the entry of the sources of a process, or of a thread of the simulation. */
function programOf(part: string): readonly [folder: string, entry: string] {
  if (part === 'simulation') return [join('deploy', 'quality', 'proofs'), 'seeds'];
  return [part === 'gateway' ? 'gateway' : join('services', part), 'main'];
}

/**
 * Builds the programs that a fault affects with the fault, beside their own bundles: no source is changed, and shipped
 * bundles have neither the fault nor a switch for it. Returns the setting with which the local run uses these bundles.
 * Throws if a place of the fault no longer exists, or is in no program, so that a fault cannot silently disappear.
 */
export async function buildWithFaults(root: string, fault: PlantedFault): Promise<string> {
  const { name, parts, wraps, patches = [] } = fault;
  const bundle = `faulty-${name}`;
  const problems = plantingProblems(root, fault);
  if (problems.length > 0) throw new Error(`${name}: ${problems.join('; ')}`);
  const planted = new Set<string>();
  for (const part of parts) {
    const plugins = [planting(root, fault, planted)];
    const [folder, entry] = programOf(part);
    await buildNode(join(root, folder), entry, { name: bundle, plugins });
  }
  const missing = [...wraps, ...patches].filter(({ file }) => !planted.has(file));
  if (missing.length > 0)
    throw new Error(`${name}: no program has ${missing.map(({ file }) => file).join(', ')}`);
  return parts.map((part) => `${part}=${join(root, programOf(part)[0], 'dist', `${bundle}.js`)}`).join(',');
}
