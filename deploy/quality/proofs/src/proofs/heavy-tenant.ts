import { setTimeout as sleep } from 'node:timers/promises';
import { everyQuarter, fill } from '../load/full-day';
import { type Caller, createAgent, need, newCaller } from '../product/caller';
import { dayAhead } from '../product/final-state';
import { makeOwner, type Owner } from '../product/owner';
import { Stack } from '../product/stack';
import { percentile, type Proof, type Row } from '../proof';

const sizes = {
  short: { parties: 60, floodMs: 250, quietMs: 500 },
  full: { parties: 1_500, floodMs: 4_000, quietMs: 4_000 },
};
/** How many connections ask for the same thing at once. */
const connections = 12;
const betweenLooksMs = 50;

interface Call {
  readonly name: string;
  readonly send: () => Promise<{ readonly status: number }>;
}

/** The reads of a member under `/api`, from the document. */
async function documented(owner: Owner): Promise<Call[]> {
  const { paths } = need(await owner.caller.call('GET', '/api/openapi.json'), 200).body as {
    paths: Record<string, Record<string, { security?: unknown }>>;
  };
  const date = dayAhead(6);
  const query = `date=${date}&guests=2&from=${dayAhead(0)}&until=${dayAhead(30)}&page=1&limit=100&search=a`;
  return Object.entries(paths).flatMap(([path, operations]) => {
    if (!operations['get']?.security) return [];
    const own = path
      .replace(/\{(id|restaurantId)\}/g, owner.restaurantId)
      .replace(/\{date\}/g, date)
      .replace(/\{\w+\}/g, 'unknown');
    return [{ name: `GET ${path}`, send: () => owner.caller.call('GET', `${own}?${query}`) }];
  });
}

/** The reads of a member under `/rpc`, by service and method. */
const rpcReads: readonly [string, object][] = [
  ['reservation.v1.EveningService/GetEvening', { localDate: dayAhead(6) }],
  ['reservation.v1.EveningService/ListStarts', { localDate: dayAhead(6), partySize: 2 }],
  ['reservation.v1.EveningService/ListTables', { partySize: 2, startsAt: `${dayAhead(6)}T19:00:00Z` }],
  ['reservation.v1.ReservationService/ListReservationsToReview', {}],
  ['reservation.v1.ReservationService/ListDailyCounts', { from: dayAhead(0), until: dayAhead(30) }],
  ['reservation.v1.RequestService/ListRequests', {}],
  ['restaurant.v1.LayoutService/ListLayouts', {}],
  ['notification.v1.MessageService/ListMessages', {}],
  ['notification.v1.ActivityService/ListActivity', {}],
  ['notification.v1.ActivityService/ListActivityPeople', {}],
  ['auth.v1.StaffService/ListStaff', {}],
  ['auth.v1.DeviceService/ListDevices', {}],
  ['guest.v1.GuestService/RecognizeGuests', { people: [{ name: 'Ada Lovelace', phoneNumber: '' }] }],
];

const calls = ({ caller, restaurantId }: Owner): Call[] =>
  rpcReads.map(([method, message]) => ({
    name: method,
    send: () => caller.call('POST', `/rpc/tablewell.${method}`, { restaurantId, ...message }),
  }));

/** Sends one call again and again from all connections. */
async function flood(send: Call['send'], signal: AbortSignal): Promise<number> {
  let answered = 0;
  const work = async () => {
    while (!signal.aborted) {
      await send().catch(() => undefined);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return answered;
}

/** The times of a neighbor's calls, a diner's look at free times and an owner's at the list, and their failures. */
async function look(diner: Caller, neighbor: Owner, ms: number) {
  const took: number[] = [];
  const refused: number[] = [];
  let index = 0;
  for (const end = performance.now() + ms; performance.now() < end; await sleep(betweenLooksMs)) {
    index += 1;
    const began = performance.now();
    const { restaurantId, caller } = neighbor;
    const times = `/api/restaurant/public/${restaurantId}/availability?date=${dayAhead(3 + (index % 60))}&guests=2`;
    const answers = [
      await diner.call('GET', times),
      await caller.call('GET', `/api/reservations/${restaurantId}/by-date?date=${dayAhead(6)}`),
    ];
    took.push(performance.now() - began);
    for (const { status } of answers) if (status === 429 || status >= 500) refused.push(status);
  }
  return { median: percentile(took, 0.5), p95: percentile(took, 0.95), refused };
}

export const heavyTenant: Proof = {
  name: 'heavy-tenant',
  claim:
    'A member with a full day who sends any read from a dozen connections makes no call of a neighbor fail.',
  async run({ product, size, log }) {
    const { parties, floodMs, quietMs } = sizes[size];
    const stack = await Stack.start(product);
    const agent = createAgent();
    try {
      const heavy = await makeOwner(newCaller(stack.origin, agent), everyQuarter);
      const neighbor = await makeOwner(newCaller(stack.origin, agent), everyQuarter);
      const diner = newCaller(stack.origin, agent);
      await fill(heavy, parties);
      log(`${parties} parties on one day`);
      await look(diner, neighbor, quietMs);
      const rows: Row[] = [];
      const failures: string[] = [];
      for (const { name, send } of [...(await documented(heavy)), ...calls(heavy)]) {
        const { status } = await send();
        const before = await look(diner, neighbor, quietMs);
        const over = new AbortController();
        const flooding = flood(send, over.signal);
        const beside = await look(diner, neighbor, floodMs);
        over.abort();
        const answered = await flooding;
        const after = await look(diner, neighbor, quietMs);
        const quiet = Math.max(before.median, after.median);
        for (const refused of beside.refused)
          failures.push(`during ${name}, a call of the neighbor was answered ${refused}`);
        rows.push({
          call: name,
          status,
          answered,
          'quiet ms': Math.round(quiet),
          'noise ms': Math.round(Math.abs(before.median - after.median)),
          'beside ms': Math.round(beside.median),
          'beside ms p95': Math.round(beside.p95),
        });
      }
      return { rows, failures };
    } finally {
      await agent.close();
      await stack.stop();
    }
  },
};
