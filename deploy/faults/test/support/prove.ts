import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const faults = join(__dirname, '..', '..');

/** Properties are tests of their own, each in its place; of the planted faults one is tried by a test of its own. */
const elsewhere = ['properties', 'sabotage'];
/** What holds by how long something took, also in its short form: nothing may run beside it. */
export const timed = ['exhaust', 'neighbours', 'overload', 'pause', 'soak'];
/** What holds by what was counted alone, whatever else the machine has to do. */
export const counted = readdirSync(join(faults, 'src', 'proofs'))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => ![...elsewhere, ...timed, 'index'].includes(name));

/** The command as anyone runs it; what it says, and how it ended. */
function prove(name: string, env: Record<string, string> = {}): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const run = [join(faults, 'run.mjs'), name, '--short'];
    execFile(process.execPath, run, { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, said: stdout + stderr }),
    );
  });
}

/** @throws where the proof does not hold; what it said is shown. */
export async function expectToHold(name: string, env: Record<string, string> = {}): Promise<void> {
  const { code, said } = await prove(name, env);
  expect(said).toContain(`${name} holds`);
  expect(code).toBe(0);
}
