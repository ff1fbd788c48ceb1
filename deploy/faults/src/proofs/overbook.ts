import { checkCapacity } from '../history/capacity';
import { checkLifecycles } from '../history/lifecycle';
import { Recorder } from '../history/recorder';
import { Diner } from '../load/diner';
import { createAgent, newCaller } from '../product/caller';
import { dayAhead, finalState, utcTime } from '../product/final-state';
import { makeOwner } from '../product/owner';
import { Stack } from '../product/stack';
import { type Proof, type ProofContext, type Row } from '../proof';

const sizes = {
  short: { capacities: [1, 5], starts: 3, clients: 32 },
  full: { capacities: [1, 2, 5, 50], starts: 200, clients: 64 },
};
const turnMinutes = 90;
/** Two hours apart, so that parties of one never reach into the next. The first sits past midnight, on two service days. */
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

/** The start that so many races come before. */
const startOf = (index: number): string =>
  `${dayAhead(2 + Math.floor(index / startsOfDay.length))}T${startsOfDay[index % startsOfDay.length]}`;

async function race(stack: Stack, capacity: number, { size, tell }: ProofContext) {
  const { starts, clients } = sizes[size];
  const agent = createAgent(clients);
  const tables = { TwoTop: capacity };
  const owner = await makeOwner(newCaller(stack.origin, agent), {
    seatingMinutes: turnMinutes,
    tableAvailability: { TwoTop: { count: capacity, capacity: 2 } },
  });
  const recorder = new Recorder();
  const failures: string[] = [];
  let strange = 0;
  const diners = Array.from(
    { length: clients },
    () =>
      new Diner(newCaller(stack.origin, agent), {
        recorder,
        patienceMs: 10_000,
        heard: (answer) => {
          if (answer?.status === 201) return;
          if (answer?.status === 409 && /no tables available/i.test(answer.text)) return;
          strange += 1;
        },
      }),
  );
  for (let index = 0; index < starts; index++) {
    const time = startOf(index);
    const ask = { partySize: 2, time };
    const outcomes = await Promise.all(diners.map((diner) => diner.book(owner.restaurantId, ask)));
    const sold = outcomes.filter(({ operation }) => operation.outcome === 'ok').length;
    if (sold !== Math.min(capacity, clients)) failures.push(`${time}: ${sold} of ${capacity} tables sold`);
    if (index % 50 === 49) tell(`capacity ${capacity}: ${index + 1} of ${starts} starts`);
  }
  const finals = await finalState(owner, dayAhead(0), dayAhead(89));
  const violations = [
    ...checkCapacity(finals, tables, turnMinutes),
    ...checkLifecycles(recorder.operations, finals, utcTime),
  ];
  failures.push(...violations.map(({ check, detail }) => `${check}: ${detail}`));
  if (strange > 0) failures.push(`${strange} answers were neither 201 nor the 409`);
  await agent.close();
  const row: Row = {
    capacity,
    starts,
    clients,
    sold: finals.length,
    'should be': starts * Math.min(capacity, clients),
    over: violations.filter(({ check }) => check === 'sold twice').length,
    'other answers': strange,
  };
  return { row, failures };
}

export const overbook: Proof = {
  name: 'overbook',
  claim: 'Exactly the capacity of a start is sold, and every refusal is the 409.',
  async run(context) {
    // Everybody races for the tables: who is turned away at the door, as a slow machine does it, would not.
    const env = { ...context.product.env, PUBLIC_TARGET_MS: '0' };
    const stack = await Stack.start({
      ...context.product,
      env,
      replicas: { reservation: 2, gateway: 2 },
    });
    try {
      const rows: Row[] = [];
      const failures: string[] = [];
      for (const capacity of sizes[context.size].capacities) {
        const outcome = await race(stack, capacity, context);
        rows.push(outcome.row);
        failures.push(...outcome.failures);
      }
      return { rows, failures };
    } finally {
      await stack.stop();
    }
  },
};
