import { acceptedPerSecond, Rush } from '../load/rush';
import { untilReady } from '../load/settled';
import { createAgent, newCaller } from '../product/caller';
import { makeOwner } from '../product/owner';
import { backlogOf, leftBehind } from '../product/backlog';
import { floorsOf, type Footprint, footprintOf, slopeOf } from '../product/footprint';
import { Stack } from '../product/stack';
import { percentile, type Proof, type Row } from '../proof';

const minute = 60_000;
/** `SOAK_MINUTES` makes a full run shorter or longer. */
const sizes = {
  short: { minutes: 0.1, warmUpMinutes: 0, collectedWithinMs: 2_500, sampleMs: 2_500, peakMs: 1_500 },
  // Within five minutes every process collects its garbage several times.
  full: {
    minutes: Number(process.env['SOAK_MINUTES'] ?? 60),
    warmUpMinutes: 10,
    collectedWithinMs: 5 * minute,
    sampleMs: 5_000,
    peakMs: 5_000,
  },
};
const restaurants = 20;
const clients = 48;
const tenMinutes = 10 * minute;
/** The allowed growth of memory after garbage collection in ten minutes; bytes. */
const maxGrowth = 1024 * 1024;
const handlesToSpare = 20;
/** After the last booking: at half load events lag little, and messages are due at once. */
const worksOff = { withinMs: 60_000, everyMs: 500 };

interface Sample extends Footprint {
  readonly at: number;
}

const inMegabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(2);

export const soak: Proof = {
  name: 'soak',
  claim: 'During an hour at half of its capacity, no process grows, and no event or message is left over.',
  async run({ product, size, log }) {
    const { minutes, collectedWithinMs, sampleMs, peakMs } = sizes[size];
    const warmUpMinutes = Math.min(sizes[size].warmUpMinutes, minutes / 3);
    const stack = await Stack.start(product);
    const agent = createAgent(256);
    const failures: string[] = [];
    try {
      const restaurantIds: string[] = [];
      for (let index = 0; index < restaurants; index++)
        restaurantIds.push(
          (await makeOwner(newCaller(stack.origin, agent), { seatingMinutes: 30 })).restaurantId,
        );
      const rush = new Rush({ origin: stack.origin, agent, restaurantIds });
      await rush.closed(clients, peakMs);
      const rate = acceptedPerSecond(await rush.closed(clients, peakMs), peakMs) / 2;
      log(`${Math.round(rate)} bookings a second for ${minutes} minutes`);

      const samples = new Map<string, Sample[]>(stack.processes().map(({ name }) => [name, []]));
      const started = new Map(stack.processes().map(({ name, pid }) => [name, pid]));
      const began = Date.now();
      const codes = new Map<number, number>();
      while (Date.now() - began < minutes * minute) {
        const answers = await rush.open(rate, sampleMs);
        for (const { status } of answers) codes.set(status, (codes.get(status) ?? 0) + 1);
        const amiss = answers.filter(({ status }) => status !== 201);
        if (amiss.length > 0)
          log(
            `${new Date().toISOString()}: ${amiss.length} answers amiss, such as ${amiss[0]?.status || 'none'}`,
          );
        for (const { name, pid } of stack.processes()) {
          const held = footprintOf(pid);
          if (held) samples.get(name)?.push({ at: Date.now() - began, ...held });
        }
      }
      await untilReady(stack);
      const calmAt = Date.now();
      const left = await leftBehind(() => backlogOf(stack.processes()), worksOff);
      failures.push(...left.map((what) => `left behind: ${what}`));
      const workedOffMs = Date.now() - calmAt;
      for (const { name, pid } of stack.processes())
        if (started.get(name) !== pid) failures.push(`${name} ended by itself`);
      for (const [status, count] of codes)
        if (status !== 201) failures.push(`${count} bookings ended with ${status || 'no answer'}`);

      const rows = [...samples].map(([process, all]): Row => {
        const warmAt = warmUpMinutes * minute;
        const warm = all.filter(({ at }) => at >= warmAt);
        const memory = warm.map((sample) => ({ at: sample.at, value: sample.memory }));
        const growth = slopeOf(floorsOf(memory, collectedWithinMs, warmAt)) * tenMinutes;
        const handles = warm.map((sample) => sample.handles);
        const [first = 0, last = 0] = [handles[0], handles.at(-1)];
        if (size === 'full' && growth > maxGrowth)
          failures.push(`${process} grows by ${inMegabytes(growth)} MB in ten minutes`);
        if (last - first > handlesToSpare)
          failures.push(`${process} holds ${last - first} handles more than at first`);
        return {
          process,
          'MB p50': inMegabytes(
            percentile(
              memory.map(({ value }) => value),
              0.5,
            ),
          ),
          'MB max': inMegabytes(Math.max(...memory.map(({ value }) => value))),
          'MB / 10 min': inMegabytes(growth),
          'with garbage': inMegabytes(slopeOf(memory) * tenMinutes),
          'handles at first': first,
          'handles at last': last,
        };
      });
      const bookings = codes.get(201) ?? 0;
      return {
        rows: [
          {
            process: 'all',
            bookings,
            minutes,
            'per second': Math.round(rate),
            'backlog worked off ms': workedOffMs,
          },
          ...rows,
        ],
        failures,
      };
    } finally {
      await agent.close();
      await stack.stop();
    }
  },
};
