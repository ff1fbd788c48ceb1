import { setTimeout as sleep } from 'node:timers/promises';
import { checkCapacity } from '../history/capacity';
import { checkLifecycles } from '../history/lifecycle';
import type { FinalReservation } from '../history/operation';
import { Recorder } from '../history/recorder';
import { Diner, type Held } from '../load/diner';
import { countByCheck } from '../load/settled';
import { createAgent, newCaller } from '../product/caller';
import { dayAhead, finalState, utcTime } from '../product/final-state';
import { makeOwner } from '../product/owner';
import { Stack } from '../product/stack';
import type { Proof, Row } from '../proof';

const sizes = { short: { rounds: 2, clients: 8, steps: 6 }, full: { rounds: 60, clients: 32, steps: 12 } };
const turnMinutes = 90;
/** The job that places parties runs every five seconds. */
const seatedMs = 15_000;
const tables = { TwoTop: 2, FourTop: 1 };
const settings = {
  seatingMinutes: turnMinutes,
  tableAvailability: { TwoTop: { count: 2, capacity: 2 }, FourTop: { count: 1, capacity: 4 } },
};
/** Starts whose parties overlap. */
const starts = ['18:00', '18:30', '19:00', '19:30', '20:30'];
const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;

export const sideDoors: Proof = {
  name: 'side-doors',
  claim:
    'Moving, enlarging, restoring and canceling reservations while others book, and reducing tables, never give one table to two parties.',
  async run({ product, size, log }) {
    const { rounds, clients, steps } = sizes[size];
    const stack = await Stack.start({ ...product, replicas: { reservation: 2, gateway: 2 } });
    const agent = createAgent();
    const recorder = new Recorder();
    const failures: string[] = [];
    let fullRestores = 0;
    try {
      const owner = await makeOwner(newCaller(stack.origin, agent), settings);
      const restorer = new Diner(owner.caller, { recorder, retryForMs: 10_000 });

      /** One diner who uses every way into the same evening. */
      const wander = async (day: string): Promise<Held | undefined> => {
        const diner = new Diner(newCaller(stack.origin, agent), { recorder, retryForMs: 10_000 });
        const request = () => ({
          partySize: 1 + Math.floor(Math.random() * 4),
          time: `${day}T${pick(starts)}`,
        });
        let held: Held | undefined;
        let isCanceled = false;
        for (let step = 0; step < steps; step++) {
          if (!held) held = (await diner.book(owner.restaurantId, request())).held;
          else if (isCanceled) isCanceled = (await restorer.restore(held)).outcome !== 'ok';
          else if (Math.random() < 0.5) await diner.change(held, request());
          else isCanceled = (await diner.cancel(held)).outcome === 'ok';
        }
        return held;
      };

      /** Fills a start, cancels one, sells its table again, and tries to restore the first. */
      const restoreIntoFull = async (day: string): Promise<void> => {
        const diner = new Diner(newCaller(stack.origin, agent), { recorder, retryForMs: 10_000 });
        const request = { partySize: 4, time: `${day}T12:00` };
        const first = (await diner.book(owner.restaurantId, request)).held;
        if (!first) return void failures.push('an empty start could not be booked');
        await diner.cancel(first);
        await diner.book(owner.restaurantId, request);
        const { status } = await restorer.restore(first);
        if (status === 409) fullRestores += 1;
        else failures.push(`a restore into a full start answered ${status}`);
      };

      /** With fewer tables than parties, nothing more is sold. */
      const lowerMidSale = async (day: string, round: number): Promise<void> => {
        const patch = (count: number) =>
          owner.caller.call('PATCH', `/api/restaurant/${owner.restaurantId}`, {
            tableAvailability: { ...settings.tableAvailability, FourTop: { count, capacity: 4 } },
          });
        const book = () =>
          new Diner(newCaller(stack.origin, agent), { recorder, retryForMs: 10_000 }).book(
            owner.restaurantId,
            {
              partySize: 4,
              time: `${day}T15:00`,
            },
          );
        await patch(0);
        const refused = await Promise.all(Array.from({ length: 4 }, book));
        const sold = refused.filter(({ held }) => held).length;
        if (sold > 0) failures.push(`${sold} parties got a table type that was taken away`);
        // Once, for long enough to move its parties to the remaining tables.
        if (round === 0) await sleep(6_000);
        await patch(tables.FourTop);
      };

      for (let round = 0; round < rounds; round++) {
        const day = dayAhead(2 + round);
        await Promise.all([...Array.from({ length: clients }, () => wander(day)), restoreIntoFull(day)]);
        await lowerMidSale(day, round);
        if (round % 10 === 9) log(`${round + 1} of ${rounds} evenings`);
      }
      const evenings = () => finalState(owner, dayAhead(0), dayAhead(rounds + 3));
      const finals = await untilSeated(evenings);
      const violations = [
        ...checkCapacity(finals, tables, turnMinutes),
        ...checkLifecycles(recorder.operations, finals, utcTime),
      ];
      failures.push(...violations.map(({ check, detail }) => `${check}: ${detail}`));
      const row: Row = {
        evenings: rounds,
        clients,
        operations: recorder.operations.length,
        ...countByCheck(violations, ['sold twice', 'lost', 'other than acknowledged']),
        'restores into full refused': fullRestores,
      };
      return { rows: [row], failures };
    } finally {
      await agent.close();
      await stack.stop();
    }
  },
};

/** Parties that lost their table while its count was lowered get one again within seconds after it is restored. */
async function untilSeated(read: () => Promise<FinalReservation[]>): Promise<FinalReservation[]> {
  const end = Date.now() + seatedMs;
  for (;;) {
    const finals = await read();
    if (Date.now() > end || checkCapacity(finals, tables, turnMinutes).length === 0) return finals;
    await sleep(500);
  }
}
