import { setTimeout as sleep } from 'node:timers/promises';
import { Crowd } from '../load/crowd';
import { acceptedPerSecond, type RushRequest } from '../load/rush';
import { createAgent, newCaller } from '../product/caller';
import { dayAhead } from '../product/final-state';
import { makeOwner, type Owner } from '../product/owner';
import { Stack } from '../product/stack';
import { percentile, type Proof, type Row } from '../proof';

const sizes = {
  short: { restaurants: 4, rounds: 1, calmMs: 1_500, rushMs: 3_000 },
  full: { restaurants: 20, rounds: 3, calmMs: 10_000, rushMs: 20_000 },
};
const clients = 48;
const times = 5;
/** The lateness of the load is part of the measurement, so its priority is only a little lower. */
const niceness = 5;
const betweenLooksMs = 100;
/** A refusal that takes longer than this was queued instead of rejected, on any machine. */
const longestTurnedAwayMs = 3_000;
/** The goals of a full run; a short one shares its machine with other tests. */
const goals = { acceptedShare: 0.8, ownersTimes: 2, recoveredMs: 5_000, turnedAwayMs: 1_000 };

/**
 * Reads an owner's day at a fixed interval, as open dashboards do; returns the latency of each read. A read that is due
 * is not postponed because the previous one is slow, which would leave out the slow ones.
 */
function watch({ caller, restaurantId }: Owner) {
  const looks: Promise<number>[] = [];
  const failed = new Map<number, number>();
  const path = `/api/reservations/${restaurantId}/by-date?startDate=${dayAhead(2)}&endDate=${dayAhead(2)}`;
  const look = async (due: number) => {
    const status = (await caller.call('GET', path).catch(() => undefined))?.status ?? 0;
    if (status !== 200) failed.set(status, (failed.get(status) ?? 0) + 1);
    return performance.now() - due;
  };
  let due = performance.now();
  const timer = setInterval(() => {
    for (; due <= performance.now(); due += betweenLooksMs) looks.push(look(due));
  }, 5);
  return async () => {
    clearInterval(timer);
    return { p99: percentile(await Promise.all(looks), 0.99), failed };
  };
}

/** How long until the first request is served again. */
async function recovery(crowd: Crowd): Promise<number> {
  const calmAt = performance.now();
  while ((await crowd.one()).status !== 201) await sleep(20);
  return performance.now() - calmAt;
}

const p99 = (all: readonly RushRequest[], value: (one: RushRequest) => number): number =>
  percentile(all.map(value), 0.99);

/** A quiet period, as many requests as can be served, then five times as many. */
async function round(crowd: Crowd, owner: Owner, { calmMs, rushMs }: { calmMs: number; rushMs: number }) {
  const idle = watch(owner);
  await sleep(calmMs);
  const { p99: idleP99 } = await idle();
  // The owner continues during both measurements, so that they differ only in the rush.
  const served = watch(owner);
  const peak = acceptedPerSecond(await crowd.closed(clients, calmMs), calmMs);
  await served();

  const busy = watch(owner);
  const asked = await crowd.open(peak * times, rushMs);
  const { p99: busyP99, failed } = await busy();
  const recoveredMs = await recovery(crowd);

  const turnedAway = asked.filter(({ isTurnedAway }) => isTurnedAway);
  const other = asked.filter(({ status, isTurnedAway }) => status !== 201 && !isTurnedAway);
  return {
    peak,
    asked: asked.length / (rushMs / 1_000),
    accepted: acceptedPerSecond(asked, rushMs),
    acceptedMs: p99(
      asked.filter(({ status }) => status === 201),
      ({ ms }) => ms,
    ),
    turnedAway: turnedAway.length,
    turnedAwayMs: p99(turnedAway, ({ ms }) => ms),
    loadLateMs: p99(asked, ({ lateMs }) => lateMs),
    idleP99,
    busyP99,
    recoveredMs,
    other,
    failed,
  };
}

type Round = Awaited<ReturnType<typeof round>>;

const toRow = (one: Round): Row => ({
  'peak/s': Math.round(one.peak),
  'asked/s': Math.round(one.asked),
  'accepted/s': Math.round(one.accepted),
  'accepted ms p99': Math.round(one.acceptedMs),
  'turned away': one.turnedAway,
  'turned away ms p99': Math.round(one.turnedAwayMs),
  'load late ms p99': Math.round(one.loadLateMs),
  'other answers': one.other.length,
  'owner ms p99 idle': Math.round(one.idleP99),
  'owner ms p99 rush': Math.round(one.busyP99),
  'recovered ms': Math.round(one.recoveredMs),
});

/** The checks of every round, which hold even on a noisy machine. */
function alwaysWrong({ other, failed, turnedAway, turnedAwayMs, asked }: Round): string[] {
  const wrong: string[] = [];
  for (const status of new Set(other.map((one) => one.status))) {
    const count = other.filter((one) => one.status === status).length;
    wrong.push(`${count} bookings ended with ${status || 'no answer'}, at ${Math.round(asked)} a second`);
  }
  for (const [status, count] of failed)
    wrong.push(`${count} looks of an owner ended with ${status || 'no answer'}`);
  if (turnedAwayMs > longestTurnedAwayMs)
    wrong.push(`who was turned away had queued first, for ${Math.round(turnedAwayMs)} ms`);
  if (turnedAway === 0) wrong.push('nobody was turned away: this was no overload');
  return wrong;
}

/** The goals, by the median of the rounds. */
function missed(rounds: readonly Round[]): string[] {
  const median = (value: (one: Round) => number) => percentile(rounds.map(value), 0.5);
  const share = median(({ accepted, peak }) => accepted / peak);
  const slower = median(({ busyP99, idleP99 }) => busyP99 / idleP99);
  const turnedAwayMs = median((one) => one.turnedAwayMs);
  const recoveredMs = median((one) => one.recoveredMs);
  return [
    ...(share < goals.acceptedShare ? [`only ${share.toFixed(2)} of the peak was booked`] : []),
    ...(slower > goals.ownersTimes ? [`owners waited ${slower.toFixed(1)} times as long as idle`] : []),
    ...(turnedAwayMs > goals.turnedAwayMs
      ? [`who was turned away waited ${Math.round(turnedAwayMs)} ms for it`]
      : []),
    ...(recoveredMs > goals.recoveredMs ? [`served again only after ${Math.round(recoveredMs)} ms`] : []),
  ];
}

export const overload: Proof = {
  name: 'overload',
  claim:
    'With five times more diners than can be served, the surplus is refused quickly, the others book, and owners can work.',
  async run({ product, size, log }) {
    const { restaurants, rounds: count, ...durations } = sizes[size];
    const stack = await Stack.start(product);
    const agent = createAgent();
    // Directly to the gateway: the proxy in front of it otherwise runs in this process, which measures the owner.
    const origin = `http://127.0.0.1:${stack.process('gateway').port}`;
    let crowd: Crowd | undefined;
    try {
      const owners: Owner[] = [];
      for (let index = 0; index < restaurants; index++)
        owners.push(await makeOwner(newCaller(origin, agent), { seatingMinutes: 30 }));
      const [watcher] = owners as [Owner];
      const restaurantIds = owners.map(({ restaurantId }) => restaurantId);
      crowd = Crowd.start(product.root, { origin, restaurantIds, niceness });
      await crowd.closed(clients, durations.calmMs);

      const rounds: Round[] = [];
      for (let index = 0; index < count; index++) {
        const one = await round(crowd, watcher, durations);
        rounds.push(one);
        log(
          `${Math.round(one.peak)} bookings a second at most, ${Math.round(one.accepted)} of ${Math.round(one.asked)} in the rush`,
        );
      }
      return {
        rows: rounds.map(toRow),
        failures: [...rounds.flatMap(alwaysWrong), ...(size === 'full' ? missed(rounds) : [])],
      };
    } finally {
      await crowd?.stop();
      await agent.close();
      await stack.stop();
    }
  },
};
