import { setTimeout as sleep } from 'node:timers/promises';
import { everyQuarter, fill, timeOf } from '../load/full-day';
import { type Call, isWhatIf, readsOf } from '../load/heavy-reads';
import { writesOf } from '../load/heavy-writes';
import { copyToPastDays } from '../load/past-days';
import { type Agent, type Answer, createAgent, newCaller } from '../product/caller';
import { dayAhead } from '../product/final-state';
import { makeOwner, type Owner, signedInAgain } from '../product/owner';
import { Stack } from '../product/stack';
import { percentile, type Proof, type Row } from '../proof';

const sizes = {
  short: { parties: 60, burstMs: 0, rounds: 1, floodMs: 250, quietMs: 500 },
  // A member may send a burst before it is slowed down. Quiet and flood take turns, because the machine's own pace changes from
  // one second to the next.
  full: { parties: 1_500, burstMs: 6_000, rounds: 12, floodMs: 2_000, quietMs: 2_000 },
};
/** The days of a simulated week, each with the parties of the full day. */
const pastDays = 7;
/** The parties of the neighbor's evening. */
const neighborsParties = 60;
/** How many connections ask for the same thing at once. */
const connections = 12;
const betweenLooksMs = 20;
const maxTries = 20;
const betweenTriesMs = 500;
/** What a call of the neighbor may cost beside a flood of what-ifs, as a multiple of its time in quiet: the median of the rounds. */
const maxPaid = 1.1;
/** Less than this is not a cost: clocks and the scheduler of an idle machine differ by as much. */
const noiseMs = 1;

const manyTables = {
  tableAvailability: Object.fromEntries(
    [1, 2, 4].map((capacity) => [`Tables of ${capacity}`, { count: 99, capacity }]),
  ),
};

/** Sends one call again and again from all connections. */
async function flood(send: Call['send'], signal: AbortSignal): Promise<number> {
  let answered = 0;
  const work = async () => {
    while (!signal.aborted) {
      await send().catch(() => undefined);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return answered;
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

interface Look {
  readonly bookings: readonly number[];
  readonly evenings: readonly number[];
  readonly refused: readonly number[];
}

let booked = 0;

/** The times of a neighbor's calls, a diner's booking and a host's read of Tonight, and their failures. */
async function look(origin: string, agent: Agent, neighbor: Owner, ms: number): Promise<Look> {
  const { restaurantId, caller } = neighbor;
  const [bookings, evenings, refused]: [number[], number[], number[]] = [[], [], []];
  const timed = async (took: number[], send: () => Promise<Answer>) => {
    const began = performance.now();
    const { status } = await send();
    took.push(performance.now() - began);
    if (status >= 400) refused.push(status);
  };
  for (const end = performance.now() + ms; performance.now() < end; await sleep(betweenLooksMs)) {
    booked += 1;
    const party = {
      name: 'Grace Hopper',
      guests: 2,
      reservation_time: `${dayAhead(10 + (booked % 70))}T${timeOf(booked)}`,
      recaptchaToken: 'sandbox-pass',
    };
    await timed(bookings, () =>
      newCaller(origin, agent).call('POST', `/api/reservations/${restaurantId}`, party),
    );
    const evening = '/rpc/tablewell.reservation.v1.EveningService/GetEvening';
    await timed(evenings, () => caller.call('POST', evening, { restaurantId, localDate: dayAhead(6) }));
  }
  return { bookings, evenings, refused };
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
    'A member with a full day who sends any read, or a write whose cost grows with the day, from a dozen connections makes no call of a neighbor fail; one that is computed in a thread costs the neighbor at most a tenth more time.',
  async run({ product, size, log }) {
    const { parties, burstMs, rounds, floodMs, quietMs } = sizes[size];
    const stack = await Stack.start(product);
    const agent = createAgent();
    try {
      let heavy = await makeOwner(newCaller(stack.origin, agent), { ...everyQuarter, ...manyTables });
      let neighbor = await makeOwner(newCaller(stack.origin, agent), { ...everyQuarter, ...manyTables });
      await fill(heavy, parties);
      await copyToPastDays(stack, heavy, dayAhead(6), pastDays);
      await fill(neighbor, neighborsParties);
      log(`${parties} parties on one day, and on each of the last ${pastDays} days`);
      const watch = (ms: number) => look(stack.origin, agent, neighbor, ms);
      await watch(quietMs);
      const rows: Row[] = [];
      const failures: string[] = [];
      const count = (await chosen(heavy)).length;
      for (let index = 0; index < count; index += 1) {
        // All calls together take longer than a session's access lasts.
        [heavy, neighbor] = await Promise.all([signedInAgain(heavy), signedInAgain(neighbor)]);
        const call = (await chosen(heavy))[index];
        if (!call) throw new Error('the calls to try have changed');
        const { name, send, isRight } = call;
        const { status, single } = await firstAnswer(send);
        const measured: Round[] = [];
        let answered = 0;
        for (let round = 0; round < rounds; round += 1) {
          const beside = async () => {
            const over = new AbortController();
            const flooding = flood(send, over.signal);
            if (round === 0) await sleep(burstMs);
            const seen = await watch(floodMs);
            over.abort();
            answered += await flooding;
            return seen;
          };
          // Each comes first in every other round: what the neighbor has stored grows with each look.
          if (round % 2 === 0) measured.push({ quiet: await watch(quietMs), beside: await beside() });
          else measured.push({ beside: await beside(), quiet: await watch(quietMs) });
        }
        if (isRight && status >= 400) failures.push(`${name} was answered ${status}`);
        for (const refused of measured.flatMap(({ beside }) => beside.refused))
          failures.push(`during ${name}, a call of the neighbor was answered ${refused}`);
        const compared = kinds.map((kind) => ({ kind, ...compare(kind, measured) }));
        for (const { kind, isTooMuch, paid } of size === 'full' && isWhatIf(call) ? compared : [])
          if (isTooMuch) failures.push(`during ${name}, ${kind} took ${paid.toFixed(2)} times as long`);
        const figures = Object.assign({}, ...compared.map(({ row }) => row)) as Row;
        rows.push({ call: name, status, 'single ms': Math.round(single), answered, ...figures });
      }
      return { rows, failures };
    } finally {
      await agent.close();
      await stack.stop();
    }
  },
};
