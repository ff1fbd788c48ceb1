// What each call of a partner's programs costs each process, in milliseconds of processor time: whatever one process works on
// at a stretch, a diner's call there waits for.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAgent } from '../../proofs/src/product/caller';
import { dayAhead } from '../../proofs/src/product/final-state';
import { makePartner } from '../../proofs/src/load/partner';
import { Stack } from '../../proofs/src/product/stack';
import { cpuOf, watchCpu } from './report/cpu';
import { isFull } from './report/verdict';

const rounds = isFull ? 60 : 20;
/** A restaurant's keys have a pace of ten calls a second, and heavier ones count as several. */
const pauseMs = 700;

// Built to deploy/quality/bench/dist/partner.js.
const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));
const stack = await Stack.start({ root, env: { KEY_CALLS: '100000' } });
const agent = createAgent();
const origin = `http://127.0.0.1:${stack.process('gateway').port}`;

try {
  const { owner, groupId, keys } = await makePartner(origin, agent, { parties: 600, guests: 5_000 });
  const id = owner.restaurantId;
  const [today, soon, last] = [dayAhead(0), dayAhead(6), dayAhead(30)];
  const calls: Record<string, { path: string; key: string }> = {
    list: { path: `/api/reservations/${id}`, key: keys.reads },
    'by date': { path: `/api/reservations/${id}/by-date?startDate=${soon}&endDate=${soon}`, key: keys.reads },
    guests: { path: `/api/guests/${id}?limit=200&page=2`, key: keys.reads },
    'guests found': { path: `/api/guests/${id}?search=ada`, key: keys.reads },
    activity: { path: `/api/activity/${id}?limit=200`, key: keys.reads },
    covers: { path: `/api/reports/${id}/covers?from=${today}&to=${last}`, key: keys.reads },
    info: { path: `/api/restaurant/${id}/info`, key: keys.reads },
    overview: { path: `/api/group/${groupId}/overview`, key: keys.group },
    'reservations of the group': { path: `/api/group/${groupId}/reservations?search=ada`, key: keys.group },
  };
  const rows: Record<string, object> = {};
  for (const [name, { path, key }] of Object.entries(calls)) {
    const statuses: Record<number, number> = {};
    let bytes = 0;
    const call = async () => {
      const { statusCode, body } = await agent.request({
        ...{ origin, path, method: 'GET' as const },
        headers: { authorization: `Bearer ${key}` },
      });
      bytes = (await body.arrayBuffer()).byteLength;
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
      await sleep(pauseMs);
    };
    for (let warm = 0; warm < 5; warm += 1) await call();
    const spent = watchCpu(stack.processes());
    const began = performance.now();
    for (let round = 0; round < rounds; round += 1) await call();
    const seconds = (performance.now() - began) / 1_000;
    const each = spent();
    rows[name] = {
      statuses: JSON.stringify(statuses),
      kB: Math.round(bytes / 1_000),
      seconds: seconds.toFixed(0),
      'µs of each process': cpuOf(each, rounds),
    };
    console.log(name, JSON.stringify(rows[name]));
  }
} finally {
  await agent.close();
  await stack.stop();
}
