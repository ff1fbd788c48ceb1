// An identity provider brings all people of a company by SCIM, each looked up and added as Entra and Okta do, and reads them: how long
// it takes, what it costs each process, and how much longer sign-ins of another company take meanwhile.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, createAgent } from '../../proofs/src/product/caller';
import { Stack } from '../../proofs/src/product/stack';
import { Company, userOf } from '../../proofs/src/sign-on/company';
import { cpuOf, watchCpu } from './report/cpu';
import { median, percentile } from './report/figures';
import { conclude, isFull } from './report/verdict';

const people = isFull ? 2_000 : 150;
/** The requests of a provider that are under way at once. */
const atOnce = 2;
const pageSize = 100;
const quietSignIns = 20;
const betweenSignInsMs = 400;
/** How long 2,000 people may take, a part of them in proportion, and how long it may take to read all. */
const goals = { addedWithinMs: (20 * 60_000 * people) / 2_000, readWithinMs: 60_000, timesAsLong: 2 };

// Built to deploy/quality/bench/dist/scim.js.
const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));
const stack = await Stack.start({ root });
const agent = createAgent();
const origin = `http://127.0.0.1:${stack.process('gateway').port}`;
const statuses: Record<number, number> = {};

/** Sends a request as providers do: what is too much is sent again after the time that the answer names. */
async function patiently(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send();
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status !== 429 && answer.status !== 503) return answer;
    await sleep(Number(answer.headers['retry-after'] ?? 1) * 1_000);
  }
}

const found = (company: Company, filter: string) =>
  patiently(() => company.scim('GET', `/Users?filter=${encodeURIComponent(filter)}`));

async function bringIn(company: Company, index: number): Promise<void> {
  const email = company.email(`person-${index}`);
  const known = await found(company, `userName eq "${email}"`);
  if ((known.body as { totalResults: number }).totalResults !== 0) throw new Error(`${email} is known`);
  const more = { externalId: `x-${index}`, name: { givenName: 'Mara', familyName: `Lind ${index}` } };
  const added = await patiently(() => company.scim('POST', '/Users', userOf(email, more)));
  if (added.status !== 201) throw new Error(`${email} was answered ${added.status}: ${added.text}`);
}

async function readAll(company: Company): Promise<number> {
  let seen = 0;
  for (let start = 1; ; start += pageSize) {
    const page = await patiently(() => company.scim('GET', `/Users?startIndex=${start}&count=${pageSize}`));
    const { Resources: users } = page.body as { Resources: readonly unknown[] };
    seen += users.length;
    if (users.length < pageSize) break;
  }
  await found(company, `userName eq "${company.email('person-7')}"`);
  await found(company, 'externalId eq "x-7"');
  return seen;
}

/** Signs a person of another company in, one time after the other; returns how long each took, and what else happened. */
async function signIns(company: Company, isOver: (count: number) => boolean) {
  const ms: number[] = [];
  const wrong: string[] = [];
  for (let count = 0; !isOver(count); count += 1) {
    const began = performance.now();
    const { outcome } = await company.signIn(company.person('mara'));
    ms.push(performance.now() - began);
    if (outcome !== 'done') wrong.push(outcome);
    await sleep(betweenSignInsMs);
  }
  return { ms, wrong };
}

try {
  const company = await Company.found(origin, agent);
  const other = await Company.found(origin, agent);
  await other.add('mara');
  await signIns(other, (count) => count === quietSignIns);
  const before = await signIns(other, (count) => count === quietSignIns);

  let isOver = false;
  const meanwhile = signIns(other, () => isOver);
  const spent = watchCpu(stack.processes());
  const began = performance.now();
  let next = 0;
  const parts: number[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < people) {
        const index = next++;
        await bringIn(company, index);
        if ((index + 1) % (people / 10) !== 0) continue;
        parts.push(performance.now() - began);
        console.log(`${index + 1} people after ${Math.round((parts.at(-1) ?? 0) / 1_000)} s`);
      }
    }),
  );
  const addedMs = performance.now() - began;
  const cost = cpuOf(spent(), people);
  const readBegan = performance.now();
  const seen = await readAll(company);
  const readMs = performance.now() - readBegan;
  isOver = true;
  const { ms, wrong } = await meanwhile;

  const times = median(ms) / median(before.ms);
  conclude(
    'scim',
    1,
    {
      added: { 'in s': Math.round(addedMs / 1_000), 'ms each': Math.round(addedMs / people) },
      read: { 'in s': Number((readMs / 1_000).toFixed(1)) },
      'sign-ins of another company, before': {
        'median ms': Math.round(median(before.ms)),
        'p95 ms': Math.round(percentile(before.ms, 0.95)),
      },
      'sign-ins of another company, meanwhile': {
        'median ms': Math.round(median(ms)),
        'p95 ms': Math.round(percentile(ms, 0.95)),
      },
    },
    [
      {
        goal: `${people} people in ${goals.addedWithinMs / 60_000} min`,
        measured: `${(addedMs / 60_000).toFixed(1)} min, ${JSON.stringify(statuses)}`,
        holds: addedMs <= goals.addedWithinMs,
      },
      {
        goal: `all read in ${goals.readWithinMs / 1_000} s`,
        measured: `${seen} in ${(readMs / 1_000).toFixed(1)} s`,
        holds: seen === people && readMs <= goals.readWithinMs,
      },
      {
        goal: `sign-ins of another company take ${goals.timesAsLong} times as long at most, and none is refused`,
        measured: `${times.toFixed(2)} times; ${wrong.length} of ${ms.length} ended otherwise ${wrong.slice(0, 3).join(', ')}`,
        holds: times <= goals.timesAsLong && wrong.length === 0,
      },
    ],
  );
  console.log('µs of each process for a person:', cost);
  for (const each of [company, other]) await each.close();
} finally {
  await agent.close();
  await stack.stop();
}
