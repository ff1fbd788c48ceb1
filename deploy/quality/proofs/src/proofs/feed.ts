import { setTimeout as sleep } from 'node:timers/promises';
import { OwnerView, stored } from '../load/owner-view';
import { untilReady } from '../load/settled';
import { underLoad } from '../load/under-load';
import type { Proof } from '../proof';

const sizes = {
  short: { cuts: 6, betweenCutsMs: 500, restaurants: 3, diners: 4, thinkMs: 300 },
  full: { cuts: 20, betweenCutsMs: 1_500, restaurants: 200, diners: 12, thinkMs: 0 },
};
const silenceMs = 2_000;
const asleepMs = 1_500;
/** Frames that are under way when the load ends. */
const settleMs = 1_500;
/** A gateway may notice only seconds later that the broker lost unread events; its pages reload then. */
const showsWithinMs = 15_000;

export const feed: Proof = {
  name: 'feed',
  claim:
    'However often its socket is interrupted, an owner’s page shows the stored state of this owner’s restaurant and of no other.',
  async run({ product, size, log }) {
    const { cuts, betweenCutsMs, ...load } = sizes[size];
    const failures: string[] = [];
    let foreign = 0;
    let connections = 0;
    let wrong = 0;
    const stack = { ...product, replicas: { gateway: 2 } };
    const views: OwnerView[] = [];
    let compare: () => Promise<void> = async () => undefined;
    const outcome = await underLoad({ stack, load, afterwards: () => compare() }, async (scene) => {
      const days = { from: scene.load.from, to: scene.load.to };
      for (const owner of scene.load.owners) views.push(new OwnerView(scene.stack.origin, owner, days));
      const ways = [
        async () => scene.stack.edge.cut(),
        async () => {
          scene.stack.edge.set({ kind: 'silence' });
          await sleep(silenceMs);
          scene.stack.edge.set({ kind: 'pass' });
        },
        async () => {
          const before = scene.stack.process('gateway');
          scene.stack.kill('gateway');
          await scene.stack.replaced(before);
        },
        async () => views.forEach((view) => view.drop()),
        // Events that the gateways have not read yet are lost with it: they must make the pages reload.
        async () => {
          const gateways = ['gateway', 'gateway-2'].map((name) => scene.stack.pause(name, asleepMs));
          await sleep(asleepMs / 2);
          scene.stack.wipeBroker();
          await Promise.all(gateways);
        },
        // Bookings made while the broker hangs are published to the next one: events of a time that the gateways missed.
        async () => {
          const asleep = scene.stack.pause('nats', asleepMs);
          await sleep(0.9 * asleepMs);
          scene.stack.wipeBroker();
          await asleep;
        },
      ];
      for (let cut = 0; cut < cuts; cut++) {
        await sleep(betweenCutsMs);
        await ways[cut % ways.length]?.();
        if (cut % 6 === 5) log(`${cut + 1} cuts`);
      }
      await untilReady(scene.stack);
      compare = async () => {
        await sleep(settleMs);
        for (const [index, view] of views.entries()) {
          const owner = scene.load.owners[index];
          if (!owner) continue;
          const there = await untilItShows(view, () => stored(owner, days));
          if (there !== undefined) {
            wrong += 1;
            failures.push(`a page shows ${view.shown.size} reservations where ${there} are, or others`);
          }
          if (!(await isBack(view))) failures.push('a socket did not come back');
          foreign += view.foreign;
          connections += view.connections;
          view.close();
        }
        if (foreign > 0) failures.push(`${foreign} updates went to the wrong owner`);
      };
    });
    return {
      rows: [
        {
          owners: views.length,
          cuts,
          connections,
          'pages that differ': wrong,
          'heard another': foreign,
          ...outcome.row,
        },
      ],
      failures: [...failures, ...outcome.failures],
    };
  },
};

/** Waits for a socket that a gateway closed a moment ago because the broker lost events. */
async function isBack(view: OwnerView): Promise<boolean> {
  const end = Date.now() + showsWithinMs;
  while (!view.isConnected && Date.now() < end) await sleep(100);
  return view.isConnected;
}

/** Waits until a page shows the stored reservations; returns how many are stored if it never does. */
async function untilItShows(
  view: OwnerView,
  store: () => Promise<ReadonlyMap<string, string>>,
): Promise<number | undefined> {
  for (const end = Date.now() + showsWithinMs; ; await sleep(250)) {
    await view.settled();
    const truth = await store();
    const { shown } = view;
    if (truth.size === shown.size && [...truth].every(([id, what]) => shown.get(id) === what))
      return undefined;
    if (Date.now() > end) return truth.size;
  }
}
