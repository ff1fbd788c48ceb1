import { setTimeout as sleep } from 'node:timers/promises';
import { Bystanders } from '../exhaust/bystanders';
import { createAgent, newCaller } from '../product/caller';
import { makeOwner } from '../product/owner';
import { Stack } from '../product/stack';
import { percentile, type Proof, type Row } from '../proof';
import { signInByPassword } from '../sign-on/colleague';
import { Company, forgetProvider } from '../sign-on/company';
import { kinds, rage, silence, withToken } from '../sign-on/storm';

/**
 * Four hundred patient connections begin about ninety sign-ins a second, of which a provider that never answers lets go of
 * twenty-four. If each held one of the places at companies' providers (`PROVIDERS_AT_ONCE`), others would wait for a place longer
 * than they may.
 */
const sizes = {
  short: { ms: 20_000, connections: { patient: 400, hasty: 60 } },
  full: { ms: 30_000, connections: { patient: 400, hasty: 60 } },
};
/** Many tables, so that bystanders always find one. */
const settings = { tableAvailability: { TwoTop: { count: 50, capacity: 2 } } };
const betweenMs = 250;

/** What people of another company do meanwhile; returns what went wrong. */
async function neighbor(company: Company): Promise<string[]> {
  const wrong: string[] = [];
  const { outcome } = await company.signIn(company.person('mara'));
  if (outcome !== 'done') wrong.push(`a sign-in by another provider ends with ${outcome}`);
  const { status } = await signInByPassword(company.newCaller(), company.owner.email);
  if (status !== 200) wrong.push(`a sign-in by a password is answered ${status}`);
  const order = { planType: 'enterprise', withTrial: false };
  const bought = await company.owner.caller.call('POST', '/api/payment/create-checkout-session', order);
  if (bought.status >= 500 || bought.status === 429) wrong.push(`a checkout is answered ${bought.status}`);
  const users = await company.scim('GET', '/Users?count=1');
  if (users.status !== 200) wrong.push(`SCIM of another company is answered ${users.status}`);
  return wrong;
}

export const signOnStorm: Proof = {
  name: 'sign-on-storm',
  claim:
    'Whoever storms single sign-on and SCIM, also with a provider that never answers and a token that is alive, keeps nobody else from signing in, buying, booking or being synchronized.',
  async run({ product, size, log }) {
    const { ms, connections } = sizes[size];
    const stack = await Stack.start(product);
    const agent = createAgent(connections.patient + 64);
    const companies: Company[] = [];
    const failures: string[] = [];
    const rows: Row[] = [];
    const before = stack.processes().map(({ name, pid }) => ({ name, pid }));
    try {
      const restaurant = await makeOwner(newCaller(stack.origin, agent), settings);
      for (let count = 0; count < 2; count += 1) companies.push(await Company.found(stack.origin, agent));
      const [company, other] = companies as [Company, Company];
      await other.add('mara');
      const bystanders = new Bystanders(stack.origin, restaurant.restaurantId);
      for (const kind of kinds) {
        await forgetProvider(company);
        silence(company);
        let isOver = false;
        const storm = rage(company, { kind, connections, isOver: () => isOver });
        const times: number[] = [];
        const seen = await bystanders.during(async () => {
          for (const end = Date.now() + ms; Date.now() < end; await sleep(betweenMs)) {
            const began = performance.now();
            const wrong = await neighbor(other).catch((error: unknown) => [
              `a neighbor has no answer: ${String(error)}`,
            ]);
            times.push(performance.now() - began);
            failures.push(...wrong.map((each) => `${kind}: ${each}`));
          }
        });
        isOver = true;
        const statuses = await storm;
        failures.push(...seen.failures.map((failure) => `${kind}: ${failure}`));
        if (kind === withToken && !statuses[429]) failures.push(`${kind}: nobody was told to wait`);
        rows.push({
          storm: kind,
          answers: Object.entries(statuses)
            .map(([status, count]) => `${status}: ${count}`)
            .join(', '),
          'neighbors’ rounds': times.length,
          'median ms': Math.round(percentile(times, 0.5)),
          'bystanders booked': seen.diners.length,
        });
        log(kind);
      }
      await bystanders.close();
      for (const { name, pid } of before)
        if (!stack.processes().some((now) => now.pid === pid)) failures.push(`${name} ended`);
      return { rows, failures };
    } finally {
      for (const company of companies) await company.close();
      await agent.close();
      await stack.stop();
    }
  },
};
