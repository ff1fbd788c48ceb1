import { styleText } from 'node:util';
import { type Proof, shorten } from './proof';
import { proofs } from './proofs';

/** Tries one proof and prints its table; answers whether it holds. */
async function prove({ name, claim, run }: Proof, root: string, isShort: boolean): Promise<boolean> {
  console.log(`\n${styleText('bold', name)}: ${claim}`);
  const began = Date.now();
  const { rows, failures } = await run({
    product: { root },
    size: isShort ? 'short' : 'full',
    tell: (line) => console.log(`  ${line}`),
  });
  console.table(rows);
  for (const failure of shorten(failures)) console.log(`  ${styleText('red', failure)}`);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${name} ${failures.length === 0 ? 'holds' : 'DOES NOT HOLD'} (${seconds} s)`);
  return failures.length === 0;
}

const { PROOF_ROOT: root = process.cwd() } = process.env;
const given = process.argv.slice(2);
const isShort = given.includes('--short');
const names = given.filter((argument) => !argument.startsWith('--'));
const wanted = names.includes('all') ? proofs : proofs.filter(({ name }) => names.includes(name));

if (wanted.length === 0) {
  console.error(
    `Which one? ${[...proofs.map(({ name }) => name), 'all'].join(', ')}; --short for a part of it`,
  );
  process.exitCode = 1;
}
for (const proof of wanted) if (!(await prove(proof, root, isShort))) process.exitCode = 1;
