import { setTimeout as sleep } from 'node:timers/promises';
import { untilReady } from '../load/settled';
import { type Answer, type Caller, createAgent, newCaller } from '../product/caller';
import { dayAhead, finalState } from '../product/final-state';
import { makeOwner, type Owner, signedInAgain } from '../product/owner';
import { Stack } from '../product/stack';
import type { Proof } from '../proof';

const sizes = { short: { keys: 80, kills: 1 }, full: { keys: 10_000, kills: 20 } };
const sideBySide = 16;

interface Tried {
  readonly answers: readonly Answer[];
  readonly key: string;
}

/** Sends one create one to five times with its key: at once, after giving up on an answer, and later again. */
async function tryKey(caller: Caller, owner: Owner, key: string, index: number): Promise<Tried> {
  const time = `${dayAhead(2 + (index % 60))}T${String(10 + (index % 12)).padStart(2, '0')}:00`;
  const body = {
    name: 'Grace Hopper',
    guests: 2,
    notes: key,
    reservation_time: time,
    recaptchaToken: 'sandbox-pass',
  };
  const answers: Answer[] = [];
  const send = async (): Promise<void> => {
    for (const end = Date.now() + 30_000; Date.now() < end; await sleep(200)) {
      const answer = await caller
        .call('POST', `/api/reservations/${owner.restaurantId}`, body, { 'idempotency-key': key })
        .catch(() => undefined);
      if (!answer || answer.status >= 500 || isRunning(answer)) continue;
      answers.push(answer);
      return;
    }
  };
  // Another one, which is not awaited; a kill may cut it off before the others are done.
  const withoutAnswer = caller
    .call('POST', `/api/reservations/${owner.restaurantId}`, body, { 'idempotency-key': key })
    .catch(() => undefined);
  await Promise.all(Array.from({ length: 1 + (index % 4) }, send));
  await withoutAnswer;
  await send();
  return { key, answers };
}

const isRunning = ({ status, text }: Answer): boolean => status === 409 && /still running/.test(text);

export const idempotency: Proof = {
  name: 'idempotency',
  claim:
    'An idempotency key makes one reservation, however often it is sent, and every answer equals the first one, byte for byte.',
  async run({ product, size, log }) {
    const { keys, kills } = sizes[size];
    const stack = await Stack.start({ ...product, replicas: { reservation: 2, gateway: 2 } });
    const agent = createAgent();
    const failures: string[] = [];
    try {
      const caller = newCaller(stack.origin, agent);
      const owner = await makeOwner(caller, { tableAvailability: { TwoTop: { count: 99, capacity: 2 } } });
      const tried: Tried[] = [];
      let next = 0;
      const client = async (): Promise<void> => {
        for (let index = next++; index < keys; index = next++) {
          tried.push(
            await tryKey(newCaller(stack.origin, agent), owner, `key-${index}-${process.pid}`, index),
          );
          if (tried.length % 1_000 === 0) log(`${tried.length} of ${keys} keys`);
        }
      };
      const killer = async (): Promise<void> => {
        const victims = ['reservation', 'gateway', 'mongodb', 'reservation-2', 'gateway-2'];
        for (let count = 0; count < kills && tried.length < keys; count++) {
          const until = ((count + 1) * keys) / (kills + 1);
          while (tried.length < until) await sleep(20);
          stack.kill(victims[count % victims.length] ?? 'gateway');
        }
      };
      await Promise.all([...Array.from({ length: sideBySide }, client), killer()]);
      await untilReady(stack);

      const finals = await finalState(await signedInAgain(owner), dayAhead(0), dayAhead(70));
      const perKey = new Map<string, number>();
      for (const { reservation } of finals) perKey.set(reservation, (perKey.get(reservation) ?? 0) + 1);
      let different = 0;
      for (const { key, answers } of tried) {
        const [first] = answers;
        const made = perKey.get(key) ?? 0;
        if (!first) failures.push(`${key} was never answered`);
        else if (made !== (first.status === 201 ? 1 : 0))
          failures.push(`${key}: ${first.status}, ${made} made`);
        if (new Set(answers.map(({ status, text }) => `${status} ${text}`)).size > 1) different += 1;
      }
      if (different > 0) failures.push(`${different} keys were answered in more than one way`);
      const otherBody = await caller.call(
        'POST',
        `/api/reservations/${owner.restaurantId}`,
        {
          name: 'Somebody Else',
          guests: 1,
          reservation_time: `${dayAhead(3)}T12:00`,
          recaptchaToken: 'sandbox-pass',
        },
        { 'idempotency-key': tried[0]?.key ?? '' },
      );
      if (otherBody.status !== 422)
        failures.push(`another body under a used key answered ${otherBody.status}`);
      return {
        rows: [
          {
            keys,
            answers: tried.reduce((sum, { answers }) => sum + answers.length, 0),
            kills,
            reservations: finals.length,
            'made twice': [...perKey.values()].filter((count) => count > 1).length,
            'answered in two ways': different,
            'other body': otherBody.status,
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
