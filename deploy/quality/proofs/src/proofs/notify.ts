import { setTimeout as sleep } from 'node:timers/promises';
import { Recorder } from '../history/recorder';
import { Diner } from '../load/diner';
import { untilReady } from '../load/settled';
import { type Scene, underLoad } from '../load/under-load';
import { need, newCaller } from '../product/caller';
import { dayAhead } from '../product/final-state';
import type { Proof } from '../proof';

const sizes = {
  short: { rounds: 1, everyMs: 500, silentMs: 2_000, restaurants: 2, diners: 4, thinkMs: 300, stopped: 1 },
  full: { rounds: 15, everyMs: 5_000, silentMs: 6_000, restaurants: 10, diners: 8, thinkMs: 0, stopped: 40 },
};
const spoiledShare = 0.2;
/** A stall of 10 s, and the pauses between attempts. */
const messagesWithinMs = 180_000;

interface Heard {
  readonly from: string;
  readonly text: string;
}

/** Disturbs providers and processes, all at once and repeatedly. */
async function disturb({ stack }: Scene, rounds: number, everyMs: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await sleep(everyMs);
    stack.kill('notification');
    await sleep(everyMs);
    await stack.pause('notification-2', 2_500);
    await sleep(everyMs);
    const before = stack.process('nats');
    stack.wipeBroker();
    await stack.replaced(before);
    await untilReady(stack);
  }
}

/** A diner who sends STOP and whose reservation changes afterwards; returns the messages after that. */
async function stopped(
  { load, agent, stack, caller }: Scene,
  index: number,
  silentMs: number,
): Promise<string[]> {
  const phone = `+1${4_155_550_000 + index}`;
  const diner = new Diner(newCaller(stack.origin, agent), { recorder: new Recorder(), retryForMs: 20_000 });
  const time = (day: number) => `${dayAhead(70 + day)}T${String(8 + (index % 12)).padStart(2, '0')}:00`;
  const { restaurantId } = load.owners[index % load.owners.length] ?? { restaurantId: '' };
  const { held } = await diner.book(restaurantId, { partySize: 1, time: time(index % 10) }, phone);
  if (!held) return [];
  const receivedMessages = async (): Promise<Heard[]> => {
    const path = `/sandbox/api/messages?channel=sms&to=${encodeURIComponent(phone)}`;
    return need(await caller.call('GET', path), 200).body as Heard[];
  };
  const end = Date.now() + 60_000;
  let first: Heard | undefined;
  while (!first && Date.now() < end) {
    await sleep(100);
    [first] = await receivedMessages();
  }
  if (!first) return [`${phone} got no message`];
  // As a provider does, delivers it again until the product has accepted it.
  const response = await caller.call('POST', '/sandbox/api/messages/inbound', {
    from: phone,
    to: first.from,
    text: 'STOP',
  });
  if (response.status >= 300) return [`STOP of ${phone} was answered ${response.status}`];
  await sleep(silentMs / 2);
  const before = (await receivedMessages()).length;
  await diner.change(held, { partySize: 2, time: time(index % 10) });
  await diner.cancel(held);
  await sleep(silentMs);
  const after = await receivedMessages();
  return after.length > before ? [`${phone} said STOP and heard "${after[0]?.text}"`] : [];
}

export const notify: Proof = {
  name: 'notify',
  claim:
    'Whatever fails, the provider accepts each message exactly once, and diners who replied STOP get none.',
  async run({ product, size }) {
    const { rounds, everyMs, silentMs, stopped: stoppers, ...load } = sizes[size];
    const failures: string[] = [];
    const stack = { ...product, replicas: { notification: 2 } };
    const outcome = await underLoad({ stack, load, messagesWithinMs }, async (scene) => {
      const setFaults = async (mode: 'flaky' | 'ok') => {
        for (const provider of ['sms', 'mail']) {
          const fault = { provider, mode, rate: spoiledShare };
          need(await scene.caller.call('POST', '/sandbox/api/faults', fault), 200);
        }
      };
      await setFaults('flaky');
      await disturb(scene, rounds, everyMs);
      const silent = await Promise.all(
        Array.from({ length: stoppers }, (_, index) => stopped(scene, index, silentMs)),
      );
      failures.push(...silent.flat());
      // Messages that failed so far must still be delivered; the next proof gets providers without faults.
      await setFaults('ok');
    });
    return {
      rows: [
        {
          'spoiled calls': `${spoiledShare * 100} %`,
          'kills, pauses, wipes': rounds * 3,
          ...outcome.row,
          'said STOP': stoppers,
        },
      ],
      failures: [...failures, ...outcome.failures],
    };
  },
};
