import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SmallDisk } from '../src/product/small-disk';

/** Properties are tests of their own, each in its place; of the planted faults one is tried at the end. */
const elsewhere = ['properties', 'sabotage'];
const proofs = readdirSync(join(__dirname, '..', 'src', 'proofs'))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'index' && !elsewhere.includes(name));
/** Not every machine lets a process mount a volume that it can fill up. */
const isPossible = (name: string) => name !== 'disk-full' || SmallDisk.isAllowed();

/** The command as anyone runs it; what it says, and how it ended. */
function prove(name: string, env: Record<string, string> = {}): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const run = [join(__dirname, '..', 'run.mjs'), name, '--short'];
    execFile(process.execPath, run, { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, said: stdout + stderr }),
    );
  });
}

for (const name of proofs) {
  (isPossible(name) ? test : test.skip)(`the proof "${name}" holds`, async () => {
    const { code, said } = await prove(name);
    expect(said).toContain(`${name} holds`);
    expect(code).toBe(0);
  });
}

test('a proof turns red by a planted fault: one of all those that `npm run proof -- sabotage` tries', async () => {
  const { code, said } = await prove('sabotage', { SABOTAGE: 'tenant-filter-dropped' });
  expect(said).toContain('sabotage holds');
  expect(code).toBe(0);
});
