import { setTimeout as sleep } from 'node:timers/promises';
import { acceptedPerSecond, Rush } from '../load/rush';
import { createAgent, newCaller } from '../product/caller';
import { dayAhead } from '../product/final-state';
import { makeOwner, type Owner } from '../product/owner';
import { Stack } from '../product/stack';
import { percentile, type Proof } from '../proof';

const sizes = {
  short: { restaurants: 4, peakMs: 4_000, rushMs: 6_000 },
  full: { restaurants: 20, peakMs: 15_000, rushMs: 30_000 },
};
const clients = 48;
const times = 5;
const connections = 2_000;
/** What must hold of a full run; a short one shares its machine with other tests. */
const goals = { acceptedShare: 0.8, ownersTimes: 2, recoveredMs: 5_000, turnedAwayMs: 1_000 };

/** Looks at an owner's day again and again, as an open dashboard does; answers how long each look took. */
function watch({ caller, restaurantId }: Owner) {
  const looks: number[] = [];
  const failed = new Map<number, number>();
  let isOver = false;
  const path = `/api/reservations/${restaurantId}/by-date?startDate=${dayAhead(2)}&endDate=${dayAhead(2)}`;
  const looking = (async () => {
    for (; !isOver; await sleep(50)) {
      const began = performance.now();
      const status = (await caller.call('GET', path).catch(() => undefined))?.status ?? 0;
      looks.push(performance.now() - began);
      if (status !== 200) failed.set(status, (failed.get(status) ?? 0) + 1);
    }
  })();
  return async () => {
    isOver = true;
    await looking;
    return { p99: percentile(looks, 0.99), failed };
  };
}

export const overload: Proof = {
  name: 'overload',
  claim:
    'Five times more diners than can be served are turned away quickly; the others book, and owners work on.',
  async run({ product, size, tell }) {
    const { restaurants, peakMs, rushMs } = sizes[size];
    const stack = await Stack.start(product);
    const agent = createAgent(connections);
    const owners = createAgent();
    const failures: string[] = [];
    const goal = (holds: boolean, otherwise: string) => {
      if (size === 'full' && !holds) failures.push(otherwise);
    };
    try {
      const all: Owner[] = [];
      for (let index = 0; index < restaurants; index++)
        all.push(await makeOwner(newCaller(stack.origin, owners), { seatingMinutes: 30 }));
      const [watcher] = all as [Owner];
      const restaurantIds = all.map(({ restaurantId }) => restaurantId);
      const rush = new Rush({ origin: stack.origin, agent, restaurantIds });
      await rush.closed(clients, 2_000);

      const idle = watch(watcher);
      await sleep(peakMs);
      const { p99: idleP99 } = await idle();
      const peak = acceptedPerSecond(await rush.closed(clients, peakMs), peakMs);
      tell(`${Math.round(peak)} bookings a second at most, owners wait ${Math.round(idleP99)} ms when idle`);

      const busy = watch(watcher);
      const asked = await rush.open(peak * times, rushMs);
      const { p99: busyP99, failed } = await busy();
      const calmAt = performance.now();
      while ((await rush.book()).status !== 201) await sleep(20);
      const recoveredMs = performance.now() - calmAt;

      const accepted = acceptedPerSecond(asked, rushMs);
      const turnedAway = asked.filter(({ isTurnedAway }) => isTurnedAway);
      const other = asked.filter(({ status, isTurnedAway }) => status !== 201 && !isTurnedAway);
      const turnedAwayP99 = percentile(
        turnedAway.map(({ ms }) => ms),
        0.99,
      );
      for (const status of new Set(other.map((one) => one.status)))
        failures.push(
          `${other.filter((one) => one.status === status).length} of ${asked.length} ended with ${status || 'no answer'}`,
        );
      for (const [status, count] of failed) failures.push(`${count} looks of an owner ended with ${status}`);
      if (turnedAway.length === 0) failures.push('nobody was turned away: this was no overload');
      goal(
        accepted >= goals.acceptedShare * peak,
        `only ${Math.round(accepted)} of ${Math.round(peak)} booked a second`,
      );
      goal(
        busyP99 <= goals.ownersTimes * idleP99,
        `owners waited ${Math.round(busyP99)} ms instead of ${Math.round(idleP99)}`,
      );
      goal(
        turnedAwayP99 <= goals.turnedAwayMs,
        `who was turned away waited ${Math.round(turnedAwayP99)} ms for it`,
      );
      goal(recoveredMs <= goals.recoveredMs, `served again only after ${Math.round(recoveredMs)} ms`);
      return {
        rows: [
          {
            'peak/s': Math.round(peak),
            'asked/s': Math.round(asked.length / (rushMs / 1_000)),
            'accepted/s': Math.round(accepted),
            'turned away': turnedAway.length,
            'turned away ms p99': Math.round(turnedAwayP99),
            'other answers': other.length,
            'owner ms p99 idle': Math.round(idleP99),
            'owner ms p99 rush': Math.round(busyP99),
            'recovered ms': Math.round(recoveredMs),
          },
        ],
        failures,
      };
    } finally {
      await Promise.all([agent.close(), owners.close()]);
      await stack.stop();
    }
  },
};
