import { type Backlog, backlogIn, leftBehind } from './backlog';

const page = `# HELP tablewell_events_pending Events
# TYPE tablewell_events_pending gauge
tablewell_events_pending{durable="guest-reservation"} 3
tablewell_events_pending{durable="guest-auth"} 1 1790000000000
# TYPE tablewell_outbox_waiting gauge
tablewell_outbox_waiting 0
tablewell_outbox_oldest_age_seconds 12
tablewell_bookings_total{outcome="booked"} 7
`;

test('the backlog is summed over its labels, and nothing else is counted', () => {
  expect([...backlogIn(page)]).toEqual([
    ['tablewell_events_pending', 4],
    ['tablewell_outbox_waiting', 0],
  ]);
});

/** Consecutive readings; the last one stays. */
function readings(...all: readonly Backlog[]): () => Promise<Backlog> {
  let turn = 0;
  return async () => all[Math.min(turn++, all.length - 1)] ?? new Map();
}
const of = (value: number): Backlog => new Map([['guest tablewell_events_pending', value]]);
const briefly = { withinMs: 60, everyMs: 5 };

test('a backlog that is worked off in time leaves nothing behind', async () => {
  const atLength = { withinMs: 60_000, everyMs: 1 };
  expect(await leftBehind(readings(of(9), of(2), of(0)), atLength)).toEqual([]);
});

test('a backlog that stays is reported with its size', async () => {
  expect(await leftBehind(readings(of(9), of(2)), briefly)).toEqual(['guest tablewell_events_pending is 2']);
});

test('a product without measurements has not shown that its backlog is empty', async () => {
  expect(await leftBehind(readings(new Map()), briefly)).toEqual(['no process reports its backlog']);
});
