import type { Proof, Row } from '../proof';
import { buildWithFaults } from '../sabotage/build-with-faults';
import { plantedFaults } from '../sabotage/planted-faults';

export const sabotage: Proof = {
  name: 'sabotage',
  claim: 'A proof that cannot fail proves nothing: each of these faults turns its proof red.',
  async run({ product, size, tell }) {
    const rows: Row[] = [];
    const failures: string[] = [];
    // A test run has time for one; a full one plants them all.
    for (const fault of size === 'short' ? plantedFaults.slice(0, 1) : plantedFaults) {
      const programs = await buildWithFaults(product.root, fault);
      tell(`${fault.name}: trying ${fault.proof.name}`);
      const { failures: seen } = await fault.proof.run({
        product: { ...product, env: { ...product.env, PROGRAMS: programs } },
        size: 'short',
        tell: () => undefined,
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
    return { rows, failures };
  },
};
