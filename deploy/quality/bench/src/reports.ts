// What the reports of a year cost: a house with fifty thousand reservations of a year, as they are with the usual retention,
// eleven months of counts and one of reservations; each report under `/api` and `/rpc` in processor time of gateway, service
// and store. And the overview of a group of two hundred restaurants, each with an evening.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { createAgent, need, newCaller } from '../../proofs/src/product/caller';
import { makeOwner, type Owner, signedInAgain } from '../../proofs/src/product/owner';
import { Stack } from '../../proofs/src/product/stack';
import { watchCpu } from './report/cpu';
import { median, spread } from './report/figures';
import { conclude, type Goal, isFull } from './report/verdict';
import { dayBefore, storeEvenings, storePast } from './reports/year';

const rounds = isFull ? 15 : 5;
const [days, perDay, retentionDays] = [365, 137, 30];
const restaurants = 200;
const partiesPerEvening = 60;
const countedWithinMs = 600_000;
const mostRefused = 10;

// Built to deploy/quality/bench/dist/reports.js.
const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));
const env = { PREMIUM_MAX_RESTAURANTS: '1000' };
const stack = await Stack.start({ root, env });
const store = await MongoClient.connect(
  `mongodb://127.0.0.1:${stack.process('mongodb').port}/?directConnection=true`,
);
const agent = createAgent();
const origin = `http://127.0.0.1:${stack.process('gateway').port}`;

interface Cost {
  readonly cpu: number[];
  readonly ms: number[];
  bytes: number;
}

/** Processor time and duration of a call, in milliseconds each. */
async function costOf(call: () => Promise<{ status: number; text: string }>): Promise<Cost> {
  const cost: Cost = { cpu: [], ms: [], bytes: 0 };
  const measured = stack
    .processes()
    .filter(({ name }) => /^(gateway|reservation|restaurant|mongodb)/.test(name));
  let refused = 0;
  for (let round = -1; round < rounds;) {
    const spent = watchCpu(measured);
    const began = performance.now();
    const { status, text } = await call();
    const [cpu, ms] = [spent(), performance.now() - began];
    if (status !== 200) {
      // On a machine whose processors are taken, a read in a thread of low priority may not end in time.
      refused += 1;
      if (status !== 503 || refused > mostRefused)
        throw new Error(`answered ${status}: ${text.slice(0, 300)}`);
      await sleep(5_000);
      continue;
    }
    cost.bytes = text.length;
    if (round >= 0) {
      cost.ms.push(ms);
      cost.cpu.push([...cpu.values()].reduce((sum, each) => sum + each, 0) * 1_000);
    }
    round += 1;
  }
  return cost;
}

/** Reservations that are counted are deleted some days later: of a year, only those of the last days are left. */
async function removeRemains(restaurantId: string): Promise<void> {
  const reservations = store.db('tablewell_reservation').collection('reservations');
  await reservations.deleteMany({ restaurantId, deletedAt: { $exists: true } });
}

/** Waits until the job has counted and stored all evenings that are older than the retention. */
async function untilCounted(restaurantId: string): Promise<number> {
  const daily = store.db('tablewell_reservation').collection('daily_counts');
  for (const end = Date.now() + countedWithinMs; ; await sleep(2_000)) {
    const counted = await daily.countDocuments({ restaurantId });
    if (counted >= days - retentionDays - 2) {
      await removeRemains(restaurantId);
      return counted;
    }
    if (Date.now() > end) throw new Error(`only ${counted} evenings were counted`);
  }
}

const reports = ['covers', 'no-shows', 'turn-times', 'table-use', 'sources', 'lost-demand', 'lead-times'];
const figures: Record<string, Record<string, string | number>> = {};
const goals: Goal[] = [];
function tell(what: string, { cpu, ms, bytes }: Cost, goal: number, by: 'cpu' | 'ms'): void {
  figures[what] = {
    'processor time (ms)': spread(cpu, 0),
    'duration (ms)': spread(ms, 0),
    kB: Math.round(bytes / 1_000),
  };
  const measured = by === 'cpu' ? cpu : ms;
  goals.push({
    goal: `${what} ≤ ${goal} ms${by === 'cpu' ? ' of processor time' : ''}`,
    measured: spread(measured, 0),
    holds: median(measured) <= goal,
  });
}

/** Another restaurant of an owner with the same year. */
async function copyYear({ caller }: Owner, from: string): Promise<string> {
  const made = await caller.call('POST', '/api/restaurant', { name: 'Trattoria' });
  const { id } = need(made, 201).body as { id: string };
  for (const name of ['reservations', 'daily_counts', 'report_counts']) {
    const collection = store.db('tablewell_reservation').collection(name);
    const own = await collection.find({ restaurantId: from }).toArray();
    const copies = own.map((one) => ({
      ...one,
      _id: String(one._id).replace(from, id),
      restaurantId: id,
    }));
    for (let at = 0; at < copies.length; at += 2_000)
      await collection.insertMany(copies.slice(at, at + 2_000) as never);
  }
  return id;
}

async function yearOf(owner: Owner): Promise<void> {
  const stored = await storePast(store, owner.restaurantId, { days, perDay });
  const counted = await untilCounted(owner.restaurantId);
  console.log(`${stored} reservations of ${days} evenings, ${counted} of them counted`);
  const range = { from: dayBefore(days), until: dayBefore(1) };
  type Read = (caller: Owner['caller'], id: string) => ReturnType<Owner['caller']['call']>;
  const rpc =
    (method: string, more: object = {}): Read =>
    (caller, restaurantId) =>
      caller.call('POST', `/rpc/tablewell.reservation.v1.${method}`, { restaurantId, ...more });
  const reads: Record<string, Read> = {
    ...Object.fromEntries(
      reports.map((report): [string, Read] => [
        `/api ${report}`,
        (caller, id) =>
          caller.call('GET', `/api/reports/${id}/${report}?from=${range.from}&to=${range.until}`),
      ]),
    ),
    '/api forecast': (caller, id) => caller.call('GET', `/api/reports/${id}/forecast`),
    '/rpc GetReports': rpc('ReportService/GetReports', range),
    '/rpc GetForecast': rpc('ReportService/GetForecast'),
    '/rpc GetWaitFigures': rpc('WaitlistService/GetWaitFigures', range),
  };
  // A restaurant may read for some seconds at a time, and then waits for its turns: each report is that of another one.
  let current = owner;
  for (const [what, read] of Object.entries(reads)) {
    const id = await copyYear(current, owner.restaurantId);
    // The new session works in the new restaurant.
    current = await signedInAgain(current);
    const { caller } = current;
    tell(what, await costOf(() => read(caller, id)), 300, 'cpu');
  }
}

async function overviewOf(first: Owner): Promise<void> {
  const ids = [first.restaurantId];
  for (let index = 1; index < restaurants; index++) {
    const made = await first.caller.call('POST', '/api/restaurant', { name: `Osteria ${index}` });
    ids.push((need(made, 201).body as { id: string }).id);
  }
  await storeEvenings(store, ids, partiesPerEvening);
  const { caller } = await signedInAgain(first);
  const [group] = need(await caller.call('GET', '/api/group'), 200).body as {
    id: string;
    restaurants: number;
  }[];
  const path = `/api/group/${group?.id}/overview`;
  const { body } = need(await caller.call('GET', path), 200);
  const { restaurants: listed } = body as { restaurants: { parties: number }[] };
  const seen = listed.filter(({ parties }) => parties > 0).length;
  if (seen !== restaurants) throw new Error(`the overview has ${seen} evenings of ${restaurants}`);
  tell('/api overview of 200 restaurants', await costOf(() => caller.call('GET', path)), 500, 'ms');
  const count = () =>
    caller.call('POST', '/rpc/tablewell.reservation.v1.GroupFiguresService/CountGroup', {
      restaurantIds: ids,
    });
  tell('/rpc CountGroup of 200 restaurants', await costOf(count), 500, 'ms');
}

try {
  await yearOf(await makeOwner(newCaller(origin, agent), {}));
  await overviewOf(await makeOwner(newCaller(origin, agent), {}));
  conclude('reports', rounds, figures, goals);
} finally {
  await store.close();
  await agent.close();
  await stack.stop();
}
