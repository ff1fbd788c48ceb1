import { events } from '@tablewell/chassis/events';
import { publishedEvents } from '@tablewell/chassis/testing';
import { type Party, Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { checkWaits, type LoggedEvent } from '../src/testing/wait-checker';
import { loggedParty, millis, soldParty } from '../src/testing/wait-log';
import { type Evening, host, startEvening, stepId, today } from './evening-harness';
import { bookingAt } from './harness';

let evening: Evening;
const minuteMs = 60_000;
const seven = Date.parse(`${today}T18:00:00Z`);
const turnMs = 90 * minuteMs;

beforeAll(async () => {
  evening = await startEvening();
});
afterAll(() => evening?.stop());

const tables = ['1', '2', '3'].map((number) => ({ number, smallest: 1, largest: 2 }));
/** What a party that waits needs once the first tables are free as planned. */
const needs = { from: seven + turnMs, until: seven + 2 * turnMs };

/** The log of a restaurant, in the order in which its events were published. */
async function logOf(id: string): Promise<LoggedEvent[]> {
  const steps = (await publishedEvents(evening.bus, events.reservationStepped)).flatMap(
    ({ reservation, party, overridden, takenAt }) =>
      reservation?.restaurantId === id && party
        ? [{ at: millis(takenAt), party: loggedParty(party, overridden, needs) }]
        : [],
  );
  const sold = (await publishedEvents(evening.bus, events.reservationBooked)).flatMap(({ reservation }) => {
    if (reservation?.restaurantId !== id) return [];
    return [{ at: millis(reservation.createdAt), party: soldParty(reservation, turnMs) }];
  });
  return [...steps, ...sold].sort((a, b) => a.at - b.at);
}

test('an evening at two processes passes nobody over, offers no table twice and sells none that the line needs', async () => {
  const id = await evening.open(90, 3, 0);
  evening.clock.set(new Date(seven));
  const sitting: Party[] = [];
  for (let table = 0; table < 3; table += 1) sitting.push(await evening.seatWalkIn(id));
  const waiting: Party[] = [];
  for (let index = 0; index < 4; index += 1) {
    evening.clock.set(new Date(seven + (index + 1) * minuteMs));
    const request = { restaurantId: id, name: `W${'abcd'[index] ?? ''}`, partySize: 2, stepId: stepId() };
    const { party } = await evening.waitlists[index % 2]!.joinWaitlist(request, host(id));
    waiting.push(party as Party);
  }
  let [refused, done] = [0, 0];
  const tried = (attempt: Promise<unknown>) =>
    attempt.then(
      () => (done += 1),
      () => (refused += 1),
    );
  const book = (process: number, time: string) =>
    tried(evening.apis[process]!.book(bookingAt(id, `${today}T${time}`)));
  const step = (process: number, party: Party, step: Step, more: object = {}) =>
    tried(
      evening.evenings[process]!.takeStep(
        { reservationId: party.id, step, stepId: stepId(), ...more },
        host(id),
      ),
    );
  for (let round = 0; round < 3; round += 1) {
    evening.clock.set(new Date(seven + (10 + 5 * round) * minuteMs));
    await step(0, sitting[round] as Party, Step.FINISH);
    evening.clock.set(new Date(seven + (11 + 5 * round) * minuteMs));
    // Two hosts and diners at once: everybody wants what has become free.
    await Promise.all([
      ...waiting.map((party, index) => step(index % 2, party, round % 2 === 0 ? Step.SEAT : Step.READY)),
      ...['19:30', '20:00', '20:30', '21:00'].flatMap((time, index) => [
        book(index % 2, time),
        book((index + 1) % 2, time),
      ]),
      tried(evening.seatWalkIn(id)),
    ]);
  }
  const log = await logOf(id);
  expect(checkWaits(tables, log)).toEqual({ queueJumps: 0, doubleOffers: 0, soldMinutes: 0 });
  const got = log.filter(
    ({ party }) => party.stage !== 'waiting' && waiting.some(({ id: own }) => own === party.id),
  );
  expect(got.length).toBeGreaterThanOrEqual(3);
  expect(refused).toBeGreaterThan(5);
  expect(done).toBeGreaterThan(5);
  // The checker sees this evening: without its places in turn there would be something to report.
  const jumped = log.map((event) =>
    event.party.id === waiting[0]?.id
      ? { ...event, party: { ...event.party, stage: 'waiting' as const } }
      : event,
  );
  expect(checkWaits(tables, jumped).queueJumps).toBeGreaterThan(0);
});
