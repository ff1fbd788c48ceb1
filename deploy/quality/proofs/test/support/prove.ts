import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const proofs = join(__dirname, '..', '..');

/** Whether the short forms of the night run as well: `npm test -- --all`. */
const isWhole = process.env['ALL_SHORT_PROOFS'] === 'on';
/** They repeat on the running product what the simulation and tests of parts show (decision 0152). */
const ofNight = ['tenants', 'side-doors', 'floor-plan', 'fuzz', 'rush', 'uploads', 'sign-on'];
/**
 * Proofs whose short forms only count, so that the load of the machine does not matter; they share one product, one
 * after another.
 */
const counted = [
  ...['overbook', 'evening', 'idempotency'],
  ...(isWhole ? ofNight : []),
  // A proof that breaks parts comes last, so that no proof starts on a product that is still recovering.
  'kill',
  ...(isWhole ? ['restore'] : []),
];
/** As `overbook` needs them. Bookings of the others that a fault delays by more than that find their hold ended. */
const shortHolds = { HOLD_SECONDS: '1' };
/** The same requests in every run, so that none fails by chance; `npm run proof -- fuzz` generates new ones. */
const fixedSeed = { FUZZ_SEED: '244609873' };
/** The first ones, the same in every run; the nightly proof plays 100,000. */
const fewSeeds = { SIMULATION_SEEDS: isWhole ? '40' : '20' };
/**
 * Not run here, but by `npm run proof` and by the nightly workflow: properties are tests beside their code; the effect
 * of one restaurant, a rush or an hour on others can be measured on an idle machine only; images take minutes to build;
 * the next ones hit processes and connections at random moments, and each part's own tests do so at a chosen one
 * (decision 0123); the last ones need a product each, for what tests of one part show without (decision 0124).
 */
const elsewhere = [
  ...['properties', 'neighbours', 'heavy-tenant', 'partner-storm', 'sign-on-storm'],
  ...['overload', 'soak', 'containers'],
  ...['exhaust', 'pause', 'rolling', 'releases', 'broker', 'notify', 'reminders', 'feed', 'waiting'],
  ...['webhook', 'disk-full', 'sabotage'],
];

/** Proofs that one command tries, in this order. */
interface Run {
  readonly names: readonly string[];
  readonly arguments: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const run = (names: readonly string[], more: Partial<Run> = {}): Run => ({
  names,
  arguments: [],
  env: {},
  ...more,
});

/** Two lanes at once: while one waits for a lease or a retry, the other uses the processor. */
export const lanes: readonly (readonly Run[])[] = [
  [run(counted, { arguments: ['--together'], env: { ...fixedSeed, ...shortHolds } })],
  // On a simulated store, without a product.
  [run(['simulation'], { env: fewSeeds })],
];

/** Proofs that are neither in a run nor tried elsewhere. */
export const forgotten = readdirSync(join(proofs, 'src', 'proofs'))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => ![...counted, ...ofNight, 'restore', 'simulation', ...elsewhere, 'index'].includes(name));

/** Runs the command as users do; returns its output. */
function prove({ names, arguments: more, env }: Run): Promise<string> {
  return new Promise((resolve) => {
    const command = [join(proofs, 'run.mjs'), ...names, '--short', ...more];
    const options = { env: { ...process.env, ...env }, maxBuffer: 2 ** 26 };
    execFile(process.execPath, command, options, (_error, stdout, stderr) => resolve(stdout + stderr));
  });
}

/** The output of one proof: from its claim to the next one's. */
function partOf(said: string, name: string): string {
  const [, after] = said.split(new RegExp(`^(?=\\S*${name}\\S*: )`, 'm'));
  return after?.split(/^\S+ (?:holds|DOES NOT HOLD|WAS NOT TRIED).*$/m, 1)[0] ?? said;
}

/** Makes a test of each proof. The first one waits for those that run with it. */
export function testAll(): void {
  const said = new Map<string, Promise<string>>();

  beforeAll(() => {
    for (const lane of lanes) {
      let before: Promise<unknown> = Promise.resolve();
      for (const each of lane) {
        const answer = before.then(() => prove(each));
        for (const name of each.names) said.set(name, answer);
        before = answer;
      }
    }
  });

  test.each(lanes.flat().flatMap(({ names }) => names))('the proof "%s" holds', async (name) => {
    const all = (await said.get(name)) ?? '';
    if (!all.includes(`${name} holds`)) throw new Error(partOf(all, name));
  });
}
