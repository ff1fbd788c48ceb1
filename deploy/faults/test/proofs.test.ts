import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Those that take minutes even when short, or repeat what other tests do: tried by hand and by night. */
const byNight = [
  'disk-full',
  'notify',
  'overload',
  'pause',
  'properties',
  'rolling',
  'sabotage',
  'soak',
  'tenants',
];
const proofs = readdirSync(join(__dirname, '..', 'src', 'proofs'))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'index' && !byNight.includes(name));

/** The command as anyone runs it; what it says, and how it ended. */
function prove(name: string, env: Record<string, string> = {}): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const run = [join(__dirname, '..', 'run.mjs'), name, '--short'];
    execFile(process.execPath, run, { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, said: stdout + stderr }),
    );
  });
}

test.each(proofs)('the proof "%s" holds', async (name) => {
  const { code, said } = await prove(name);
  expect(said).toContain(`${name} holds`);
  expect(code).toBe(0);
});

test('a proof turns red by a planted fault: one of all those that are tried by night', async () => {
  const { code, said } = await prove('sabotage', { SABOTAGE: 'tenant-filter-dropped' });
  expect(said).toContain('sabotage holds');
  expect(code).toBe(0);
});
