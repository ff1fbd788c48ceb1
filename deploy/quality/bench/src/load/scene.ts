import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { type Agent, type Caller, createAgent, newCaller } from '../../../proofs/src/product/caller';
import { makeOwner, type Owner } from '../../../proofs/src/product/owner';
import { Stack } from '../../../proofs/src/product/stack';
import type { Serving } from '../page/processes';
import { startPeers } from '../peers/start';
import { driveClosed } from './drive';

/** The product, the server that it is compared with, and clients for both. */
export interface Scene {
  readonly stack: Stack;
  /** The gateway itself; in a bench there is no proxy in front of it. */
  readonly origin: string;
  /** The floor and the naive peer, over the same store. */
  readonly peers: Serving;
  readonly store: MongoClient;
  readonly agent: Agent;
  /** A caller with a separate address. */
  caller(origin?: string): Caller;
  /** A call of one diner of many, each from another address: an address has a share of a restaurant's tables only. */
  byDiner: Caller['call'];
  /** A restaurant that is open all day, every half hour, with one kind of table. */
  owner(tables: number): Promise<Owner>;
  /** The number of commands that the store has received so far. */
  operations(): Promise<number>;
}

interface SceneOptions {
  readonly root: string;
  readonly replicas?: Readonly<Record<string, number>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly connections?: number;
}

const warmUpCalls = 3_000;
const longestWarmUpMs = 60_000;
/** After this time all events of the bookings are published. */
const settleMs = 3_000;

/** Runs `work` on the whole product with separate data, and ends everything afterwards. */
export async function withScene<Result>(
  { root, replicas = {}, env = {}, connections = 64 }: SceneOptions,
  work: (scene: Scene) => Promise<Result>,
): Promise<Result> {
  const undo: (() => Promise<unknown>)[] = [];
  try {
    // The captcha provider is not part of the measurement: it answers as quickly as possible.
    const captcha = await startPeers(root);
    undo.unshift(() => captcha.stop());
    const settings = {
      RECAPTCHA_VERIFY_URL: `${captcha.origin}/captcha`,
      SOCKETS_PER_USER: '1000',
      SOCKET_HANDSHAKES_AT_ONCE: '20000',
      ...env,
    };
    const stack = await Stack.start({ root, replicas, env: settings });
    undo.unshift(() => stack.stop());
    const storeUrl = `mongodb://127.0.0.1:${stack.process('mongodb').port}/?directConnection=true`;
    const peers = await startPeers(root, storeUrl);
    undo.unshift(() => peers.stop());
    const store = await MongoClient.connect(storeUrl);
    undo.unshift(() => store.close());
    const agent = createAgent(connections);
    undo.unshift(() => agent.close());
    const origin = `http://127.0.0.1:${stack.process('gateway').port}`;
    const caller = (at = origin) => newCaller(at, agent);
    const scene: Scene = {
      stack,
      origin,
      peers,
      store,
      agent,
      caller,
      byDiner: (...args) => caller().call(...args),
      owner: (tables) =>
        makeOwner(caller(), {
          seatingMinutes: 30,
          tableAvailability: { TwoTop: { count: tables, capacity: 2 } },
        }),
      async operations() {
        const { opcounters } = await store.db('admin').command({ serverStatus: 1 });
        return Object.values(opcounters as Record<string, number>).reduce((sum, count) => sum + count, 0);
      },
    };
    await warmUp(scene);
    return await work(scene);
  } finally {
    for (const end of undo) await end();
  }
}

/**
 * Lets the JIT compilers of both sides optimize hot code, as in a process that has run for a day: the first thousand bookings take several
 * times as much processor time as later ones, and four times as long.
 */
async function warmUp(scene: Scene): Promise<void> {
  const { restaurantId } = await scene.owner(50);
  const path = `/api/reservations/${restaurantId}`;
  const peer = scene.caller(scene.peers.origin);
  const untilWarm = { atOnce: 64, forMs: longestWarmUpMs, enough: warmUpCalls };
  await driveClosed(untilWarm, (index) => peer.call('POST', '/floor', booking(startAt(index % 2_000, 1))));
  await driveClosed(untilWarm, (index) => scene.byDiner('POST', path, booking(startAt(index % 2_000, 1))));
  // A start that soon fills up.
  await driveClosed(untilWarm, () => scene.byDiner('POST', path, booking(startAt(2_001, 1))));
  await sleep(settleMs);
}

/** A half hour of some day from tomorrow on: a different one for each number. */
export function startAt(index: number, firstDay = 2): string {
  const day = new Date(Date.now() + (firstDay + Math.floor(index / 40)) * 86_400_000)
    .toISOString()
    .slice(0, 10);
  const half = index % 40;
  return `${day}T${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
}

/** The body that a diner's page sends. */
export const booking = (time: string) => ({
  name: 'Grace Hopper',
  guests: 2,
  phoneNumber: '',
  notes: '',
  reservation_time: time,
  recaptchaToken: 'sandbox-pass',
});
