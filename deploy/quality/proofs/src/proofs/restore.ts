import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { connectMongo } from '@tablewell/chassis/mongo';
import { checkCapacity } from '../history/capacity';
import { checkLifecycles } from '../history/lifecycle';
import { historyAt } from '../history/moment';
import type { Operation } from '../history/operation';
import { loadTables, loadTurnMinutes, type MixedLoad } from '../load/mixed-load';
import { countByCheck } from '../load/settled';
import { storeReservations } from '../load/stored-reservations';
import { type Scene, underLoad } from '../load/under-load';
import { createAgent, need, newCaller } from '../product/caller';
import { finalState, utcTime } from '../product/final-state';
import { makeOwner } from '../product/owner';
import { Stack } from '../product/stack';
import type { Proof } from '../proof';

const sizes = {
  short: { storedBefore: 200, beforeMs: 1_500, afterMs: 500, restaurants: 2, diners: 4, thinkMs: 300 },
  full: {
    storedBefore: 100_000,
    beforeMs: 120_000,
    afterMs: 10_000,
    restaurants: 20,
    diners: 12,
    thinkMs: 0,
  },
};
const goalMs = 60_000;
const run = promisify(execFile);

/** Runs one of the two commands, as an operator does. */
const command = (root: string, verb: 'backup' | 'restore', folder: string, dataDir: string) =>
  run(process.execPath, [join(root, 'deploy/local/backup.mjs'), verb, folder], {
    env: { ...process.env, DATA_DIR: dataDir },
  });

const reservationsOf = (stack: Stack) =>
  connectMongo({
    url: `mongodb://127.0.0.1:${stack.process('mongodb').port}/?directConnection=true`,
    database: 'tablewell_reservation',
  });

/** Gives a restaurant the reservations of years: the goal for a restore is set for this number. */
async function storeYears({ stack, agent }: Scene, many: number): Promise<string> {
  const { restaurantId } = await makeOwner(newCaller(stack.origin, agent), {});
  const connection = await reservationsOf(stack);
  await storeReservations(connection, restaurantId, 0, many);
  await connection.close();
  return restaurantId;
}

async function countStored(stack: Stack, restaurantId: string): Promise<number> {
  const connection = await reservationsOf(stack);
  const count = await connection.collection('reservations').countDocuments({ restaurantId });
  await connection.close();
  return count;
}

export const restore: Proof = {
  name: 'restore',
  claim:
    'A backup taken under load, restored into an empty installation, is the product as it was at that moment.',
  async run({ product, size, log }) {
    const { storedBefore, beforeMs, afterMs, ...sizeOfLoad } = sizes[size];
    const scratch = mkdtempSync(join(tmpdir(), 'tablewell-restore-'));
    const [copy, dataDir] = [join(scratch, 'copy'), join(scratch, 'data')];
    let taken: [from: number, until: number] = [0, 0];
    let load: MixedLoad | undefined;
    let withYears = '';
    let operations: readonly Operation[] = [];
    const agent = createAgent();
    try {
      const outcome = await underLoad({ stack: product, load: sizeOfLoad }, async (scene) => {
        load = scene.load;
        withYears = await storeYears(scene, storedBefore);
        await sleep(beforeMs);
        const from = performance.now();
        await command(product.root, 'backup', copy, scene.stack.dataDir);
        taken = [from, performance.now()];
        await sleep(afterMs);
        operations = scene.load.recorder.operations;
      });
      log('the copy is taken; the product it was taken of is gone');
      const began = performance.now();
      await command(product.root, 'restore', copy, dataDir);
      const stack = await Stack.start({ ...product, dataDir });
      const restoredMs = performance.now() - began;
      try {
        const history = historyAt(operations, ...taken);
        const owners = load?.owners ?? [];
        const finals = [];
        const violations = [];
        for (const { email, restaurantId } of owners) {
          const caller = newCaller(stack.origin, agent);
          const signedIn = await caller.call('POST', '/api/signin', { email, password: 'Tables4all' });
          const isUnverified = signedIn.status === 403;
          if (!isUnverified) need(signedIn, 200);
          const { token } = owners.find((owner) => owner.restaurantId === restaurantId) ?? { token: '' };
          const owner = { email, restaurantId, caller: caller.as(token), token, refreshToken: '' };
          const own = await finalState(owner, load?.from ?? '', load?.to ?? '');
          finals.push(...own);
          violations.push(...checkCapacity(own, loadTables, loadTurnMinutes));
        }
        violations.push(...checkLifecycles(history, finals, utcTime));
        const stillStored = await countStored(stack, withYears);
        const failures = [
          ...outcome.failures,
          ...(stillStored === storedBefore
            ? []
            : [`${stillStored} of ${storedBefore} stored ones are there`]),
          ...violations.map(({ check, detail }) => `${check}: ${detail}`),
          ...(size === 'full' && restoredMs > goalMs ? [`it took ${restoredMs} ms`] : []),
        ];
        return {
          rows: [
            {
              'until the copy': history.filter(({ outcome: how }) => how === 'ok').length,
              reservations: finals.length + stillStored,
              ...countByCheck(violations, ['lost', 'canceled but back', 'unexplained', 'sold twice']),
              'copied in ms': Math.round(taken[1] - taken[0]),
              'restored and ready in ms': Math.round(restoredMs),
            },
          ],
          failures,
        };
      } finally {
        await stack.stop();
      }
    } finally {
      await agent.close();
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};
