import { type Evening, host, startEvening, stepId, today } from './evening-harness';
import { bookingAt, outcomeOf } from './harness';

let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());
beforeEach(() => running.clock.set(`${today}T12:00:00Z`));

let restaurants = 0;
const tableTypes = [{ key: 'FourTop', count: 3, capacity: 4 }];
async function open(): Promise<string> {
  const id = `marked-${(restaurants += 1)}`;
  await running.publishRestaurant(id, { tableTypes });
  return id;
}
async function bookTwo(id: string) {
  for (const [index, name] of ['Ada First', 'Ada Second'].entries()) {
    running.clock.set(`${today}T12:0${index}:00Z`);
    await running.api.book(bookingAt(id, `${today}T19:00`, { name, partySize: 4 }));
  }
}
const pacing = (mostCovers: number) => ({
  availabilityRules: { pacing: [{ intervalMinutes: 15, mostCovers }] },
});
async function marked(id: string) {
  const { reservations } = await running.api.listReservationsToReview({ restaurantId: id }, host(id));
  return reservations
    .map(({ reservation, explanations }) => [reservation?.name ?? '', explanations.join('; ')])
    .sort();
}

test('reservations over a new limit of pacing are marked, until they fit again', async () => {
  const id = await open();
  await bookTwo(id);
  expect(await marked(id)).toEqual([]);
  await running.publishRestaurant(id, { tableTypes, ...pacing(6) });
  expect(await marked(id)).toEqual([
    ['Ada Second', 'Pacing: 4 of 6 covers start between 7:00 PM and 7:15 PM; the 2 left are too few'],
  ]);
  await running.publishRestaurant(id, { tableTypes, ...pacing(8) });
  expect(await marked(id)).toEqual([]);
});

test('reservations on a day that was closed, or without a table, are marked with each reason as text', async () => {
  const id = await open();
  await bookTwo(id);
  await running.publishRestaurant(id, {
    tableTypes: [{ key: 'FourTop', count: 1, capacity: 4 }],
    closures: { special: [today] },
  });
  const closed = expect.stringMatching(/^Closed/) as string;
  expect(await marked(id)).toEqual([
    ['Ada First', closed],
    ['Ada Second', expect.stringMatching(/^Closed.*; Tables: none is left for this party of 4$/) as string],
  ]);
});

test('a rule that a host overrode for a reservation does not mark it', async () => {
  const id = await open();
  await running.api.book(bookingAt(id, `${today}T19:00`, { name: 'Ada First', partySize: 4 }));
  // Of two reservations made at the same instant, either may be the later one.
  running.clock.set(`${today}T12:01:00Z`);
  await running.publishRestaurant(id, { tableTypes, ...pacing(4) });
  const form = {
    restaurantId: id,
    name: 'Grace Regular',
    partySize: 2,
    when: { time: { case: 'local' as const, value: `${today}T19:00` } },
    stepId: stepId(),
  };
  expect(await outcomeOf(running.evening.bookParty(form, host(id)))).toMatchObject({ code: 'pacing' });
  await running.evening.bookParty(
    { ...form, stepId: stepId(), override: true, reason: 'regulars' },
    host(id),
  );
  expect(await marked(id)).toEqual([]);
});
