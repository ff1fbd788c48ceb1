import { setTimeout as sleep } from 'node:timers/promises';
import { type Agent, type Answer, newCaller } from '../product/caller';
import { dayAhead } from '../product/final-state';
import { makeOwner, type Owner } from '../product/owner';
import { everyQuarter, fill, manyTables, timeOf } from './full-day';

/** The parties of each one's evening. */
const parties = 60;
const betweenLooksMs = 20;

/** Restaurants with a usual evening, beside a heavy one. */
export async function makeNeighbors(origin: string, agent: Agent, count: number): Promise<Owner[]> {
  const neighbors: Owner[] = [];
  for (let made = 0; made < count; made += 1) {
    const owner = await makeOwner(newCaller(origin, agent), { ...everyQuarter, ...manyTables });
    await fill(owner, parties, () => newCaller(origin, agent));
    neighbors.push(owner);
  }
  return neighbors;
}

/** Times in milliseconds, and the statuses of calls that failed. */
export interface Look {
  readonly bookings: readonly number[];
  readonly evenings: readonly number[];
  readonly refused: readonly number[];
}

let looked = 0;

/** The times of the neighbors' calls, a diner's booking and a host's read of Tonight at each in turn, and their failures. */
export async function look(
  origin: string,
  agent: Agent,
  neighbors: readonly Owner[],
  ms: number,
): Promise<Look> {
  const [bookings, evenings, refused]: [number[], number[], number[]] = [[], [], []];
  const timed = async (took: number[], send: () => Promise<Answer>) => {
    const began = performance.now();
    const { status } = await send();
    took.push(performance.now() - began);
    if (status >= 400) refused.push(status);
  };
  for (const end = performance.now() + ms; performance.now() < end; await sleep(betweenLooksMs)) {
    looked += 1;
    const { restaurantId, caller } = neighbors[looked % neighbors.length] ?? missing();
    const party = {
      name: 'Grace Hopper',
      guests: 2,
      reservation_time: `${dayAhead(10 + (looked % 70))}T${timeOf(looked)}`,
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

function missing(): never {
  throw new Error('there are no neighbors');
}
