import { styleText } from 'node:util';
import { Stack } from './product/stack';
import { type Proof, type Report, shorten } from './proof';
import { proofs } from './proofs';

const { PROOF_ROOT: root = process.cwd() } = process.env;
const given = process.argv.slice(2);
const isShort = given.includes('--short');
const isTogether = given.includes('--together');
const names = given.filter((argument) => !argument.startsWith('--'));
const wanted = names.includes('all')
  ? proofs
  : names.flatMap((wantedName) => proofs.filter(({ name }) => name === wantedName));

/** The services of which some proof needs two processes. */
const twoOfEach = { gateway: 2, reservation: 2, notification: 2 };

/** The product that proofs share with `--together`. */
let shared: Stack | undefined;

/** Runs one proof. An exception counts as a failure; after it, a shared product is not used any more. */
async function attempt({ run }: Proof): Promise<Report> {
  if (isTogether) shared ??= await Stack.start({ root, replicas: twoOfEach });
  try {
    return await run({
      product: { root, ...(shared ? { running: shared } : {}) },
      size: isShort ? 'short' : 'full',
      log: (line) => console.log(`  ${line}`),
    });
  } catch (error) {
    await shared?.stop();
    shared = undefined;
    return { rows: [], failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  }
}

/** Runs one proof and prints its table; returns whether it holds. A proof that was not tried counts as failed, unless `all` was given. */
async function prove(proof: Proof): Promise<boolean> {
  const { name, claim } = proof;
  console.log(`\n${styleText('bold', name)}: ${claim}`);
  const began = Date.now();
  const { rows, failures, untried } = await attempt(proof);
  if (untried !== undefined) {
    console.log(`${name} WAS NOT TRIED: ${untried}`);
    return names.includes('all');
  }
  console.table(rows);
  for (const failure of shorten(failures)) console.log(`  ${styleText('red', failure)}`);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${name} ${failures.length === 0 ? 'holds' : 'DOES NOT HOLD'} (${seconds} s)`);
  return failures.length === 0;
}

if (wanted.length === 0) {
  console.error(
    `Which one? ${[...proofs.map(({ name }) => name), 'all'].join(', ')}; --short for a part of it, --together on one product`,
  );
  process.exitCode = 1;
}
for (const proof of wanted) if (!(await prove(proof))) process.exitCode = 1;
await shared?.stop();
