import type { Proof, Row, Size } from '../proof';
import { buildWithFaults } from '../sabotage/build-with-faults';
import { plantedFaults } from '../sabotage/planted-faults';

/** A test run has time for one; a full run plants them all. `SABOTAGE=<name>` plants only that one. */
function chosen(size: Size) {
  const { SABOTAGE: name } = process.env;
  if (name) return plantedFaults.filter((fault) => fault.name === name);
  return size === 'short' ? plantedFaults.slice(0, 1) : plantedFaults;
}

export const sabotage: Proof = {
  name: 'sabotage',
  claim: 'Each of these planted faults makes its proof fail.',
  async run({ product, size, log }) {
    const rows: Row[] = [];
    const failures: string[] = [];
    for (const fault of chosen(size)) {
      const programs = await buildWithFaults(product.root, fault);
      log(`${fault.name}: trying ${fault.proof.name}`);
      const { failures: seen } = await fault.proof.run({
        product: { ...product, env: { ...product.env, PROGRAMS: programs } },
        size: 'short',
        log: () => undefined,
      });
      const isSeen = seen.some((failure) => fault.turnsRed.test(failure));
      if (!isSeen) failures.push(`${fault.proof.name} does not see ${fault.name}`);
      rows.push({
        fault: fault.name,
        proof: fault.proof.name,
        failures: seen.length,
        turns: isSeen ? 'red' : 'GREEN',
      });
    }
    if (rows.length === 0) failures.push('no fault has this name');
    return { rows, failures };
  },
};
