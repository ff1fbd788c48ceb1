import { setTimeout as sleep } from 'node:timers/promises';
import { checkCapacityBySeats } from '../history/capacity-by-seats';
import { checkLifecycles } from '../history/lifecycle';
import { Recorder } from '../history/recorder';
import { changeSettings, settingsInTurn, turns } from '../load/changing-settings';
import { Diner } from '../load/diner';
import { type Answer, createAgent, newCaller } from '../product/caller';
import { dayAhead, finalState, utcTime } from '../product/final-state';
import { makeOwner } from '../product/owner';
import { Stack } from '../product/stack';
import { type Proof, type ProofContext, type Row } from '../proof';

const sizes = {
  short: {
    capacities: [1, 5],
    starts: 3,
    changing: { capacities: [5], starts: 5 },
    holding: { capacities: [20], starts: 3 },
    clients: 24,
  },
  full: {
    capacities: [1, 2, 5, 50],
    starts: 200,
    changing: { capacities: [1, 5, 20], starts: 60 },
    holding: { capacities: [1, 8, 20], starts: 40 },
    clients: 64,
  },
};
const turnMinutes = 90;
/** All types seat a party of two, so that any type counts. */
const anyTable = { TwoTop: 2, TwoTopCircle: 2, FourTop: 2 };
/** For the first start under changing settings: zones east and west of UTC have another date then. */
const lateStart = 9;
/**
 * Two hours apart, so that parties of one start never overlap the next. The first one extends past midnight, over two
 * service days.
 */
const startsOfDay = [
  '23:00',
  '01:00',
  '03:00',
  '05:00',
  '07:00',
  '09:00',
  '11:00',
  '13:00',
  '15:00',
  '17:00',
  '19:00',
  '21:00',
];

/** The start of a race by its index. */
const startOf = (index: number): string =>
  `${dayAhead(2 + Math.floor(index / startsOfDay.length))}T${startsOfDay[index % startsOfDay.length]}`;

/** One restaurant, all diners who compete for its tables, and the answers that they got. */
async function openSale(stack: Stack, capacity: number, clients: number) {
  const agent = createAgent(clients);
  const owner = await makeOwner(newCaller(stack.origin, agent), {
    seatingMinutes: turnMinutes,
    tableAvailability: { TwoTop: { count: capacity, capacity: 2 } },
  });
  const recorder = new Recorder();
  const counts = { strange: 0 };
  const onAnswer = (answer: Answer | undefined) => {
    if (answer?.status === 201) return;
    if (answer?.status === 409 && /no tables available/i.test(answer.text)) return;
    counts.strange += 1;
  };
  const diners = Array.from(
    { length: clients },
    () => new Diner(newCaller(stack.origin, agent), { recorder, retryForMs: 10_000, onAnswer }),
  );
  /** How many of these diners got a table after requesting it at the same time. */
  const sell = async (some: readonly Diner[], time: string) => {
    const outcomes = await Promise.all(
      some.map((diner) => diner.book(owner.restaurantId, { partySize: 2, time })),
    );
    return outcomes.filter(({ operation }) => operation.outcome === 'ok').length;
  };
  return { agent, owner, recorder, counts, diners, sell };
}

/** How long tables are held, and how long after that a hold may still have an effect. */
const holdSeconds = 1;
const afterHoldsMs = holdSeconds * 1_000 + 2_000;

/**
 * Diners hold tables of each start. Some of them release these, some book them, and some do nothing more, while others
 * book. When all holds have ended, each remaining table is sold.
 */
async function raceWithHolds(
  stack: Stack,
  { capacity, starts }: { capacity: number; starts: number },
  { size }: ProofContext,
) {
  const { clients } = sizes[size];
  const { agent, owner, recorder, counts, diners, sell } = await openSale(stack, capacity, clients);
  const times = Array.from({ length: starts }, (_, index) => startOf(index + 1));
  const failures: string[] = [];
  let held = 0;
  const early = new Map(times.map((time) => [time, 0]));
  const dine = async (diner: Diner, index: number, time: string) => {
    const request = { partySize: 2, time };
    const holdId = await diner.hold(owner.restaurantId, request);
    if (holdId) held += 1;
    if (index % 3 === 0) return;
    if (holdId && index % 3 === 1 && Math.random() < 0.5) await diner.release(owner.restaurantId, holdId);
    const { operation } = await diner.book(owner.restaurantId, request, '', holdId);
    if (operation.outcome === 'ok') early.set(time, (early.get(time) ?? 0) + 1);
  };
  for (const time of times) await Promise.all(diners.map((diner, index) => dine(diner, index, time)));
  await sleep(afterHoldsMs);
  for (const time of times) {
    const sold = (early.get(time) ?? 0) + (await sell(diners, time));
    if (sold !== Math.min(capacity, clients))
      failures.push(`${time}: ${sold} of ${capacity} tables sold after all holds ended`);
  }
  const finals = await finalState(owner, dayAhead(0), dayAhead(89));
  const violations = [
    ...checkCapacityBySeats(finals, anyTable, { 2: capacity }, turnMinutes),
    ...checkLifecycles(recorder.operations, finals, utcTime),
  ];
  failures.push(...violations.map(({ check, detail }) => `${check}: ${detail}`));
  if (held === 0) failures.push('no table was ever held');
  if (counts.strange > 0) failures.push(`${counts.strange} answers were neither 201 nor the 409`);
  await agent.close();
  const row: Row = {
    capacity,
    settings: 'still',
    starts,
    clients,
    held,
    sold: finals.length,
    'should be': starts * Math.min(capacity, clients),
    over: violations.filter(({ check }) => check === 'sold twice').length,
    'other answers': counts.strange,
  };
  return { row, failures };
}

/**
 * @param changing the owner turns to other settings at each start, while the first half of the diners race for it; the
 * others come when the new ones are in force
 */
async function race(
  stack: Stack,
  { capacity, starts, changing }: { capacity: number; starts: number; changing: boolean },
  { size, log }: ProofContext,
) {
  const { clients } = sizes[size];
  const { agent, owner, recorder, counts, diners, sell } = await openSale(stack, capacity, clients);
  const settings = settingsInTurn(capacity);
  const half = Math.ceil(diners.length / 2);
  const failures: string[] = [];
  for (let index = 0; index < starts; index++) {
    const time = changing ? `${startOf(lateStart + index)}Z` : startOf(index);
    let sold = 0;
    if (changing) {
      const [early] = await Promise.all([
        sell(diners.slice(0, half), time),
        changeSettings(owner, settings[index % settings.length] ?? {}),
      ]);
      sold = early + (await sell(diners.slice(half), time));
    } else sold = await sell(diners, time);
    if (sold !== Math.min(capacity, clients)) failures.push(`${time}: ${sold} of ${capacity} tables sold`);
    if (index % 50 === 49) log(`capacity ${capacity}: ${index + 1} of ${starts} starts`);
  }
  const finals = await finalState(owner, dayAhead(0), dayAhead(89));
  const turn = changing ? turns.shortest : turnMinutes;
  const timeOf = (id: string, at: number) => `${utcTime(id, at)}${changing ? 'Z' : ''}`;
  const violations = [
    ...checkCapacityBySeats(finals, anyTable, { 2: capacity }, turn),
    ...checkLifecycles(recorder.operations, finals, timeOf),
  ];
  failures.push(...violations.map(({ check, detail }) => `${check}: ${detail}`));
  if (counts.strange > 0) failures.push(`${counts.strange} answers were neither 201 nor the 409`);
  await agent.close();
  const row: Row = {
    capacity,
    settings: changing ? 'changing' : 'still',
    starts,
    clients,
    held: 0,
    sold: finals.length,
    'should be': starts * Math.min(capacity, clients),
    over: violations.filter(({ check }) => check === 'sold twice').length,
    'other answers': counts.strange,
  };
  return { row, failures };
}

export const overbook: Proof = {
  name: 'overbook',
  claim:
    'Exactly the capacity of a start is sold, also while zone, tables, turn time and hours change and while tables are held; every refusal is the 409.',
  async run(context) {
    const env = { ...context.product.env, HOLD_SECONDS: String(holdSeconds) };
    const stack = await Stack.start({
      ...context.product,
      env,
      replicas: { reservation: 2, gateway: 2 },
    });
    try {
      const rows: Row[] = [];
      const failures: string[] = [];
      const { capacities, starts, changing, holding } = sizes[context.size];
      const races = [
        ...capacities.map((capacity) => ({ capacity, starts, changing: false })),
        ...changing.capacities.map((capacity) => ({ capacity, starts: changing.starts, changing: true })),
      ];
      for (const each of races) {
        const outcome = await race(stack, each, context);
        rows.push(outcome.row);
        failures.push(...outcome.failures);
      }
      for (const capacity of holding.capacities) {
        const outcome = await raceWithHolds(stack, { capacity, starts: holding.starts }, context);
        rows.push(outcome.row);
        failures.push(...outcome.failures);
      }
      return { rows, failures };
    } finally {
      await stack.stop();
    }
  },
};
