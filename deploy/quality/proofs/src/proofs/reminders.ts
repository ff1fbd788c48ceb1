import { setTimeout as sleep } from 'node:timers/promises';
import {
  bookParty,
  comesTrue,
  heardBy,
  isReminder,
  type Party,
  remindNow,
  reply,
  type Role,
  startTomorrow,
  statesOf,
  written,
} from '../load/reminded-parties';
import { untilReady } from '../load/settled';
import { untilSmsWorks } from '../load/sms-ready';
import { type Caller, createAgent, need, newCaller } from '../product/caller';
import { makeOwner, type Owner } from '../product/owner';
import { Stack } from '../product/stack';
import type { Proof } from '../proof';

const sizes = {
  short: { restaurants: 1, parties: 10, rounds: 1, everyMs: 700 },
  full: { restaurants: 5, parties: 20, rounds: 6, everyMs: 4_000 },
};
const roles: readonly Role[] = ['confirms', 'writes', 'is silent', 'stops', 'cancels'];
const spoiledShare = 0.2;
/** A stalled call, and the pauses between attempts; a text after an unclear answer. */
const withinMs = 120_000;
/** So long is watched for a second message, which would be sent late. */
const silentMs = 2_000;
const words = ['we are on our way', 'is there parking?', 'see you soon'];

const expected: readonly Role[] = ['confirms', 'writes', 'is silent'];

/** Kills processes of both services and wipes the broker, again and again. */
async function disturb(stack: Stack, rounds: number, everyMs: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const name of ['notification', 'reservation', 'notification-2']) {
      await sleep(everyMs);
      stack.kill(name);
    }
    await sleep(everyMs);
    const before = stack.process('nats');
    stack.wipeBroker();
    await stack.replaced(before);
    await untilReady(stack);
  }
}

/** What a diner does after the reminder; returns what went wrong. */
async function answer(caller: Caller, party: Party): Promise<string[]> {
  const { held, role } = party;
  let from = '';
  const isReminded = await comesTrue(async () => {
    const reminder = (await heardBy(caller, party)).find(isReminder);
    from = reminder?.from ?? '';
    return reminder !== undefined;
  }, withinMs);
  if (!isReminded) return [`not reminded: ${held.phoneNumber}`];
  for (const text of role === 'confirms' ? ['1'] : role === 'writes' ? words : []) {
    await reply(caller, party, from, text);
    const isThere = await comesTrue(async () => (await written(party))?.includes(text) ?? false, withinMs);
    if (!isThere) return [`reply lost: "${text}" of ${held.phoneNumber}`];
  }
  return [];
}

async function confirmations(owner: Owner, time: string): Promise<ReadonlySet<string>> {
  const day = time.slice(0, 10);
  const path = `/api/reservations/${owner.restaurantId}/by-date?startDate=${day}&endDate=${day}`;
  const listed = need(await owner.caller.call('GET', path), 200).body as {
    id: string;
    confirmation?: { state?: string };
  }[];
  return new Set(listed.flatMap(({ id, confirmation }) => (confirmation?.state === 'confirmed' ? id : [])));
}

/** Compares the provider's ledger and what members read with what the diners did. */
async function check(caller: Caller, parties: readonly Party[]): Promise<string[]> {
  const failures: string[] = [];
  for (const party of parties) {
    const { role, held } = party;
    const reminders = (await heardBy(caller, party)).filter(isReminder).length;
    if (expected.includes(role) ? reminders > 1 : reminders > 0)
      failures.push(`reminded ${reminders} times: ${held.phoneNumber}, who ${role}`);
    const wrote = (await written(party)) ?? [];
    const said = role === 'writes' ? words : role === 'confirms' ? ['1'] : role === 'stops' ? ['STOP'] : [];
    if (wrote.join('|') !== said.join('|'))
      failures.push(`thread: ${held.phoneNumber} wrote ${said.join(', ')}; members read ${wrote.join(', ')}`);
  }
  return failures;
}

export const reminders: Proof = {
  name: 'reminders',
  claim:
    'Whatever fails, each party is reminded once, none after STOP or a cancellation; no reply is lost, and each thread is in order.',
  async run({ product, size }) {
    const { restaurants, parties: count, rounds, everyMs } = sizes[size];
    const stack = await Stack.start({ ...product, replicas: { notification: 2 } });
    const agent = createAgent();
    try {
      const caller = newCaller(stack.origin, agent);
      const { time, minutesBefore } = startTomorrow();
      const owners: Owner[] = [];
      for (let index = 0; index < restaurants; index++)
        owners.push(
          await makeOwner(newCaller(stack.origin, agent), {
            smsNotifications: true,
            tableAvailability: { TwoTop: { count: 99, capacity: 2 } },
            reminders: [{ minutesBefore, channels: ['sms'] }],
            quietHours: { from: '00:00', to: '00:00' },
          }),
        );
      await untilSmsWorks(caller, owners);
      const book = (owner: Owner, index: number) =>
        bookParty(newCaller(stack.origin, agent), owner, time, roles[index % roles.length] ?? 'is silent');
      const parties: Party[] = [];
      for (let index = 0; index < count; index++)
        parties.push(...(await Promise.all(owners.map((owner) => book(owner, index)))));
      const of = (...wanted: Role[]) => parties.filter(({ role }) => wanted.includes(role));
      const booked = async (party: Party) => (await heardBy(caller, party)).length > 0;
      for (const party of parties)
        if (!(await comesTrue(() => booked(party), withinMs))) throw new Error('a booking was not told');
      for (const party of of('stops')) {
        const [first] = await heardBy(caller, party);
        await reply(caller, party, first?.from ?? '', 'STOP');
      }
      for (const { diner, held } of of('cancels')) await diner.cancel(held);
      for (const party of of('cancels'))
        if (!(await comesTrue(async () => (await heardBy(caller, party)).length > 1, withinMs)))
          throw new Error('a cancellation was not told');

      const setFaults = async (mode: 'flaky' | 'ok') => {
        const fault = { provider: 'sms', mode, rate: spoiledShare, delayMs: 2_500 };
        need(await caller.call('POST', '/sandbox/api/faults', fault), 200);
      };
      await setFaults('flaky');
      await remindNow(stack, owners);
      const answered = Promise.all(of(...expected).map((party) => answer(caller, party)));
      await disturb(stack, rounds, everyMs);
      const failures = (await answered).flat();
      await setFaults('ok');
      await untilReady(stack);
      for (const owner of owners) {
        const wanted = of('confirms').filter((party) => party.owner === owner);
        const isTaken = async () => {
          const confirmed = await confirmations(owner, time);
          return wanted.every(({ held }) => confirmed.has(held.id));
        };
        if (!(await comesTrue(isTaken, withinMs))) failures.push('a confirmation was not taken');
      }
      const reported = async () =>
        (await statesOf(stack, of(...expected))).every((state) => state === 'delivered');
      if (!(await comesTrue(reported, withinMs))) failures.push('a delivery report was lost');
      await sleep(silentMs);
      failures.push(...(await check(caller, parties)));
      return {
        rows: [
          {
            'spoiled calls': `${spoiledShare * 100} %`,
            'kills and wipes': rounds * 4,
            parties: parties.length,
            'to be reminded': of(...expected).length,
            replies: of('confirms').length + words.length * of('writes').length,
            'stopped or canceled': of('stops', 'cancels').length,
          },
        ],
        failures,
      };
    } finally {
      await agent.close();
      await stack.stop();
    }
  },
};
