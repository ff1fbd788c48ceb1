import { setTimeout as sleep } from 'node:timers/promises';
import { everyQuarter, fill, manyTables } from '../load/full-day';
import { type Call, readsOf } from '../load/heavy-reads';
import { importGuests, writesOf } from '../load/heavy-writes';
import { type Look, look, makeNeighbors } from '../load/neighbors';
import { copyToPastDays } from '../load/past-days';
import { createAgent, newCaller } from '../product/caller';
import { dayAhead } from '../product/final-state';
import { makeOwner, type Owner, signedInAgain } from '../product/owner';
import { Stack } from '../product/stack';
import { percentile, type Proof, type Row } from '../proof';

const sizes = {
  short: {
    ...{ parties: 60, guests: 500, restaurants: 1 },
    ...{ burstMs: 0, settleMs: 0, rounds: 1, floodMs: 250, quietMs: 500 },
  },
  // Several neighbors, so that none of them reads more than hosts do, and waits for its own share of the service's time.
  // A member may send a burst before it is slowed down. Quiet and flood take turns, because the machine's own pace changes from
  // one second to the next.
  full: {
    parties: 1_500,
    guests: 5_000,
    restaurants: 10,
    burstMs: 12_000,
    settleMs: 1_500,
    rounds: 12,
    floodMs: 2_000,
    quietMs: 2_000,
  },
};
/** The days of a simulated week, each with the parties of the full day. */
const pastDays = 7;
/** How many connections ask for the same thing at once. */
const connections = 12;
/** By a dozen rounds alone a machine differs from itself by a tenth now and then: what seems too much is measured longer. */
const timesMoreRounds = 3;
/** A minute of writes, and some more: the gateway does not count what they wait for. */
const longestWriteBurstMs = 120_000;
const betweenCountsMs = 2_000;
/** The gateway lets a slowed member write once in some seconds, and refuses a write that has waited for eight. */
const answersOfSlowed = 4;
const maxTries = 20;
const betweenTriesMs = 500;
/** What a neighbor's call may cost beside a flood, as a multiple of its time in quiet: the median of the rounds. */
const maxPaid = 1.1;
/** Less than this is not a cost: clocks and the scheduler of an idle machine differ by as much. */
const noiseMs = 1;

/** Sends one call again and again from all connections, and counts the answers. */
async function flood(send: Call['send'], signal: AbortSignal, count: () => void): Promise<void> {
  const work = async () => {
    while (!signal.aborted) {
      await send().catch(() => undefined);
      count();
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
}

/** Waits until a member's writes have only a share of the time: few are answered then. */
async function slowedDown(answered: () => number): Promise<void> {
  const until = performance.now() + longestWriteBurstMs;
  let before: number;
  do {
    before = answered();
    await sleep(betweenCountsMs);
  } while (answered() - before > answersOfSlowed && performance.now() < until);
}

/**
 * The first answer and its time in milliseconds. After the flood before it, a member's turn may come only when the caller has
 * given up, or has been told to try again.
 */
async function firstAnswer(send: Call['send']): Promise<{ status: number; single: number }> {
  for (let tries = 1; ; tries += 1) {
    const began = performance.now();
    try {
      const { status } = await send();
      if (status < 500 || tries === maxTries) return { status, single: performance.now() - began };
    } catch (error) {
      if (tries === maxTries) throw error;
    }
    await sleep(betweenTriesMs);
  }
}

const kinds = ['bookings', 'evenings'] as const;

/** One turn of quiet and one of the flood, next to each other in time. */
interface Round {
  readonly quiet: Look;
  readonly beside: Look;
}

const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The time of a kind of call beside the flood and in the quiet, in milliseconds, and how much more it is in a round. */
function compare(kind: (typeof kinds)[number], rounds: readonly Round[]) {
  const [quiet, beside] = [
    rounds.flatMap((each) => each.quiet[kind]),
    rounds.flatMap((each) => each.beside[kind]),
  ];
  const ratios = rounds.map((each) => median(each.beside[kind]) / median(each.quiet[kind]));
  const paid = median(ratios);
  const dearer = ratios.filter((each) => each > maxPaid).length;
  const [alone, now] = [median(quiet), median(beside)];
  return {
    paid,
    isTooMuch: paid > maxPaid && now > alone + noiseMs,
    row: {
      [`${kind} p50`]: `${alone.toFixed(1)} → ${now.toFixed(1)}`,
      [`${kind} paid`]: `${paid.toFixed(2)}×`,
      [`${kind} dearer`]: `${dearer}/${ratios.length}`,
      [`${kind} p99`]: `${percentile(quiet, 0.99).toFixed(0)} → ${percentile(beside, 0.99).toFixed(0)}`,
    },
  };
}

/** The calls to try: all of them, or those whose name has a text. */
async function chosen(heavy: Owner): Promise<Call[]> {
  const { HEAVY_TENANT_CALLS: texts = '' } = process.env;
  const all = [...(await readsOf(heavy)), ...(await writesOf(heavy))];
  return texts === '' ? all : all.filter(({ name }) => texts.split(',').some((text) => name.includes(text)));
}

export const heavyTenant: Proof = {
  name: 'heavy-tenant',
  claim:
    'A member with a full day who sends any read, or a write whose cost grows with the day, from a dozen connections makes no call of a neighbor fail, and the calls of a neighbor take at most a tenth more time.',
  async run({ product, size, log }) {
    const { parties, guests, restaurants, burstMs, settleMs, rounds, floodMs, quietMs } = sizes[size];
    const stack = await Stack.start(product);
    const agent = createAgent();
    try {
      let heavy = await makeOwner(newCaller(stack.origin, agent), { ...everyQuarter, ...manyTables });
      let neighbors = await makeNeighbors(stack.origin, agent, restaurants);
      await fill(heavy, parties, () => newCaller(stack.origin, agent));
      await copyToPastDays(stack, heavy, dayAhead(6), pastDays);
      await importGuests(heavy, guests);
      log(`${parties} parties on one day, and on each of the last ${pastDays} days; ${guests} guests`);
      const watch = (ms: number) => look(stack.origin, agent, neighbors, ms);
      await watch(quietMs);
      const rows: Row[] = [];
      const failures: string[] = [];
      const count = (await chosen(heavy)).length;
      for (let index = 0; index < count; index += 1) {
        // All calls together take longer than a session's access lasts.
        [heavy, neighbors] = await Promise.all([
          signedInAgain(heavy),
          Promise.all(neighbors.map(signedInAgain)),
        ]);
        const call = (await chosen(heavy))[index];
        if (!call) throw new Error('the calls to try have changed');
        const { name, send, isRight, isWrite } = call;
        const { status, single } = await firstAnswer(send);
        const measured: Round[] = [];
        const isBounded = size === 'full';
        let answered = 0;
        let wanted = rounds;
        for (let round = 0; round < wanted; round += 1) {
          const beside = async () => {
            const over = new AbortController();
            const flooding = flood(send, over.signal, () => (answered += 1));
            // The burst that the tenant may send at first, and after each quiet turn, is over before its neighbors are measured.
            if (round === 0 && isWrite && size === 'full') await slowedDown(() => answered);
            else await sleep(round === 0 ? burstMs : settleMs);
            const seen = await watch(floodMs);
            over.abort();
            await flooding;
            return seen;
          };
          // Each comes first in every other round: what the neighbor has stored grows with each look.
          if (round % 2 === 0) measured.push({ quiet: await watch(quietMs), beside: await beside() });
          else measured.push({ beside: await beside(), quiet: await watch(quietMs) });
          const seemsTooMuch = () => kinds.some((kind) => compare(kind, measured).isTooMuch);
          if (round === rounds - 1 && isBounded && seemsTooMuch()) wanted *= timesMoreRounds;
        }
        if (isRight && status >= 400) failures.push(`${name} was answered ${status}`);
        for (const refused of measured.flatMap(({ beside }) => beside.refused))
          failures.push(`during ${name}, a call of the neighbor was answered ${refused}`);
        const compared = kinds.map((kind) => ({ kind, ...compare(kind, measured) }));
        for (const { kind, isTooMuch, paid } of isBounded ? compared : [])
          if (isTooMuch) failures.push(`during ${name}, ${kind} took ${paid.toFixed(2)} times as long`);
        const figures = Object.assign({}, ...compared.map(({ row }) => row)) as Row;
        log(`${name}: ${compared.map(({ kind, paid }) => `${kind} ${paid.toFixed(2)}`).join(', ')}`);
        rows.push({
          call: name,
          status,
          'single ms': Math.round(single),
          answered,
          rounds: wanted,
          ...figures,
        });
      }
      return { rows, failures };
    } finally {
      await agent.close();
      await stack.stop();
    }
  },
};
