import { type Caller, createAgent } from '../product/caller';
import { callEverythingOwned } from '../product/owned-calls';
import { type Ids, seed } from '../product/seed';
import { Stack } from '../product/stack';
import type { Proof, Row } from '../proof';
import { attackByAnswers } from '../sign-on/answers';
import { Company } from '../sign-on/company';
import { dismissHost } from '../sign-on/dismissal';
import { attackByForeignSession } from '../sign-on/foreign-session';
import { attackByLies } from '../sign-on/lies';
import { attackByLogout } from '../sign-on/logout';
import { attackOtherCompany } from '../sign-on/tenancy';

/** `tenants` makes all calls in the name of a stranger. */
const everyNth = { short: 6, full: 1 };
/** Within this time a person who was removed at the provider has lost every way in. */
const outWithinMs = 60_000;

export const signOn: Proof = {
  name: 'sign-on',
  claim:
    'No provider, token or session of single sign-on reaches another company, no lie of a provider signs anybody in, and who is removed by SCIM is out within a minute.',
  async run({ product, size }) {
    const stack = await Stack.start(product);
    const agent = createAgent();
    const companies: Company[] = [];
    try {
      for (let count = 0; count < 2; count += 1) companies.push(await Company.found(stack.origin, agent));
      const [company, other] = companies as [Company, Company];
      const ids = await seed(other.owner);
      const calls = (caller: Caller, of: Ids) => callEverythingOwned(caller, of, everyNth[size]);
      const victim = { name: 'victim', id: await other.add('victim') };
      await company.add('mara');
      const tried = [
        ...(await attackByLies(company, 'mara', size)),
        await attackByLogout(company, { thief: other, name: 'mara', size }),
        ...(await attackOtherCompany(company, other, { victim, size })),
        await attackByForeignSession(company, other, { ids, calls }),
      ];
      const ends = await dismissHost(company, 'inactive');
      const deleted = size === 'full' ? await dismissHost(company, 'deleted') : {};
      // Last, because it changes the connection.
      tried.push(await attackByAnswers(company, size));
      const late = [...Object.entries(ends), ...Object.entries(deleted)]
        .filter(([, ms]) => ms > outWithinMs)
        .map(([way, ms]) => `the ${way} of a dismissed host was open for ${ms} ms`);
      const rows: Row[] = [
        ...tried.map(({ attack, tried: count, failures }) => ({
          attack,
          tried: count,
          succeeded: failures.length,
        })),
        ...Object.entries(ends).map(([way, ms]) => ({
          attack: `dismissed: ${way}`,
          'out after ms': ms,
          ...(way in deleted ? { 'deleted, after ms': deleted[way] ?? 0 } : {}),
        })),
      ];
      return { rows, failures: [...tried.flatMap(({ failures }) => failures), ...late] };
    } finally {
      for (const company of companies) await company.close();
      await agent.close();
      await stack.stop();
    }
  },
};
