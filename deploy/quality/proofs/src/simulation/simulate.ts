import { buildReservation } from '../../../../../services/reservation/src/app';
import type { ReservationDocument } from '../../../../../services/reservation/src/adapters/mongo/reservation-model';
import type { ServiceDayDocument } from '../../../../../services/reservation/src/adapters/mongo/service-day-model';
import { claimOwner } from '../../../../../services/reservation/src/day/claims/claim';
import { holdsTable, stageOf } from '../../../../../services/reservation/src/party/lifecycle';
import { checkNumbers } from '../history/capacity-by-number';
import { checkCapacityBySeats } from '../history/capacity-by-seats';
import { checkLifecycles } from '../history/lifecycle';
import type { FinalReservation, Violation } from '../history/operation';
import { Recorder } from '../history/recorder';
import { checkSends } from '../history/sends';
import { expectedSends } from '../load/expected-sends';
import { SimulatedBroker } from './bus';
import { SimulatedDatabase } from './connection';
import { SimulatedDiner } from './diner';
import { firstTypeOf } from './floors';
import { SimulatedHost } from './host';
import { buildNotificationWith, SimulatedProvider } from './notification-parts';
import { Circumstances, early, restaurantId, seatsOf, tables, turnMinutes } from './scenario';
import { ServiceProcess } from './service-process';
import type { StoreFaults } from './store';
import { unfollowed } from './unfollowed';
import { VirtualTimers } from './virtual-timers';
import { World } from './world';

export interface Outcome {
  readonly seed: number;
  readonly violations: readonly Violation[];
  readonly steps: number;
  /** Every step in order, if it was requested. */
  readonly trace: readonly string[];
  readonly operations: number;
  readonly crashes: number;
}

export interface Setting {
  /** How many diners want a table on the same evening. */
  readonly diners?: number;
  /** For tests of the simulation itself: disables conditional writes, which it must detect. */
  readonly ignoresVersions?: boolean;
  /** Records each step. The same seed takes the same ones either way. */
  readonly traced?: boolean;
}

const fewDiners = 6;
/** The largest number of changes of the restaurant's settings, while everybody books. */
const maxChanges = 3;
const maxSteps = 20_000;
/** Claims without a reservation are released after 30 s; a lease ends after as long. */
const longWaitMs = 31_000;
/** Nearly all running work ends within this many turns; after that only advancing the time helps. */
const settlingSteps = 200;
/** How often time is advanced, about a quarter of an hour in total, before remaining work counts as stuck. */
const maxWaits = 25;
const settings = { retentionDays: 30, sweepEveryMs: 5_000, purgeEveryMs: 3_600_000 };

/** Runs one seed from the first booking until nothing is left to do, and compares the result with the answers given. */
export async function simulate(seed: number, setting: Setting = {}): Promise<Outcome> {
  const timers = new VirtualTimers();
  const world = new World(seed, timers, setting.traced);
  const follow = unfollowed();
  timers.install();
  timers.drawFrom(() => world.pick(2 ** 30) / 2 ** 30);
  try {
    return await play(seed, world, setting);
  } finally {
    timers.uninstall();
    follow();
  }
}

async function play(
  seed: number,
  world: World,
  { diners = fewDiners, ignoresVersions = false }: Setting,
): Promise<Outcome> {
  const storeFaults: StoreFaults = { before: 0.004, after: 0.004, ignoresVersions };
  const busFaults = { twice: 0.1, unanswered: 0.02 };
  const providerFaults = { fails: 0.1, silent: 0.1 };
  const broker = new SimulatedBroker(world, busFaults);
  const provider = new SimulatedProvider(world, providerFaults);
  const reservations = new SimulatedDatabase(world, storeFaults);
  const notifications = new SimulatedDatabase(world, storeFaults);
  const make = {
    reservation: () => ({ world, database: reservations, broker, build: buildReservation(settings) }),
    notification: () => ({ world, database: notifications, broker, build: buildNotificationWith(provider) }),
  };
  const kinds = ['reservation', 'reservation', 'notification', 'notification'] as const;
  const processes = kinds.map((kind, index) => new ServiceProcess(`${kind}-${index}`, kind, make[kind]()));
  processes.forEach((process) => process.start());
  // Every other run books on a floor plan with a combination, beside hosts who seat and move parties.
  const booksByPlan = seed % 2 === 0;
  const circumstances = new Circumstances(world, booksByPlan);
  void circumstances.log(broker);

  const recorder = new Recorder();
  const guests = Array.from(
    { length: diners },
    (_, index) =>
      new SimulatedDiner(`diner-${index}`, `+1201555${String(1000 + index)}`, {
        world,
        recorder,
        processes: () => processes.slice(0, 2),
      }),
  );
  const knows = (database: SimulatedDatabase, name: string) =>
    database.collection(name).documents.has(restaurantId);
  await world.run(
    () => knows(reservations, 'restaurant_rules') && knows(notifications, 'restaurants'),
    maxSteps,
  );

  let eating = 1;
  const [first, ...others] = guests;
  void first?.dine({ partySize: 1, time: early }).finally(() => (eating -= 1));
  await world.run(() => eating === 0, maxSteps);
  eating = others.length;
  for (const guest of others) void guest.dine().finally(() => (eating -= 1));
  const hosts = booksByPlan ? ['host-a', 'host-b'] : [];
  eating += hosts.length;
  for (const name of hosts) {
    const held = () => guests.slice(1).flatMap((guest) => guest.held.map(({ id }) => id));
    const one = new SimulatedHost(name, { world, processes: () => processes.slice(0, 2), held });
    void one.serve().finally(() => (eating -= 1));
  }
  let crashes = 0;
  let wiped = false;
  let changes = 0;
  const disturb = () => {
    if (changes < maxChanges && world.chance(0.006)) {
      changes += 1;
      void circumstances.change(broker);
    }
    if (crashes < 4 && world.chance(0.004)) {
      const index = world.pick(processes.length);
      const kind = kinds[index] ?? 'reservation';
      processes[index]?.crash();
      crashes += 1;
      processes[index] = new ServiceProcess(`${kind}-${index}-${crashes}`, kind, make[kind]());
      processes[index]?.start();
    }
    if (!wiped && world.chance(0.0015)) {
      wiped = true;
      broker.wipe();
      void circumstances.log(broker);
    }
    processes.forEach((process, index) => {
      if (process.alive) return;
      const kind = kinds[index] ?? 'reservation';
      processes[index] = new ServiceProcess(`${kind}-${index}-again`, kind, make[kind]());
      processes[index]?.start();
    });
  };
  const finished = await world.run(() => eating === 0, maxSteps, disturb);

  // All faults are over, and time advances.
  Object.assign(storeFaults, { before: 0, after: 0 });
  Object.assign(busFaults, { twice: 0, unanswered: 0 });
  Object.assign(providerFaults, { fails: 0, silent: 0 });
  const at = (name: string) => [...reservations.collection(name).documents.values()];
  const documents = () => at('reservations') as unknown as ReservationDocument[];
  const days = () => at('service_days') as unknown as ServiceDayDocument[];
  const messages = () => [...notifications.collection('messages').documents.values()];
  /** Whether all events were replayed to a broker that lost them. */
  const isReplayed = (database: SimulatedDatabase) =>
    [...database.collection('relay_states').documents.values()].every(
      ({ created }) => created === broker.madeAt,
    );
  const isQuiet = () =>
    broker.unread() === 0 &&
    isReplayed(reservations) &&
    isReplayed(notifications) &&
    documents().every(({ unsent, pendingReleases }) => unsent === 0 && pendingReleases.length === 0) &&
    messages().every(({ status }) => status !== 'queued') &&
    days().every(({ dirty }) => !dirty) &&
    at('restaurant_rules').every(({ reassignDueAt }) => reassignDueAt === undefined);
  let looked = 0;
  const lookSometimes = () => (looked += 1) % 20 === 0 && isQuiet();
  let quiet = false;
  for (let wait = 0; wait < maxWaits && !quiet; wait++) {
    quiet = await world.run(lookSometimes, settlingSteps, disturbNothing(processes, kinds, make));
    await world.run(() => !provider.isCalled, maxSteps);
    world.jump(longWaitMs);
  }

  const shown = documents().filter(({ status }) => status === 'active' || status === 'canceled');
  const finals = shown.filter(({ walkIn }) => !walkIn).map(toFinal);
  processes.forEach((process) => process.crash());
  const waiting = withoutTable(days());
  const violations: Violation[] = [
    ...(finished ? [] : [{ check: 'stuck', detail: 'somebody was never answered' }]),
    ...(quiet ? [] : [{ check: 'stuck', detail: 'something is left undone' }]),
    ...world.mistakes.map((detail) => ({ check: 'mistake', detail })),
    ...checkCapacityBySeats(
      finals.filter(({ id }) => !waiting.has(id)),
      seatsOf,
      tables,
      turnMinutes,
    ),
    ...checkLifecycles(recorder.operations, finals, (_id, instant) =>
      new Date(instant).toISOString().slice(0, 16),
    ),
    ...checkSends(
      provider.ledger,
      expectedSends(
        recorder.operations,
        guests.flatMap(({ held }) => held),
      ),
    ),
    ...checkDays(days(), documents()),
    ...(booksByPlan ? checkFloor(at('restaurant_rules'), circumstances.layoutVersion) : []),
    ...days().flatMap(({ date, claims }) => checkNumbers(date, claims)),
  ];
  const { steps, trace } = world;
  return { seed, violations, steps, trace, operations: recorder.operations.length, crashes };
}

/** Restarts processes that crashed during their start. */
function disturbNothing(
  processes: ServiceProcess[],
  kinds: readonly ('reservation' | 'notification')[],
  make: Record<'reservation' | 'notification', () => ConstructorParameters<typeof ServiceProcess>[2]>,
): () => void {
  return () =>
    processes.forEach((process, index) => {
      if (process.alive) return;
      const kind = kinds[index] ?? 'reservation';
      processes[index] = new ServiceProcess(`${kind}-${index}-again`, kind, make[kind]());
      processes[index]?.start();
    });
}

/** Each day's claims are those of its active reservations, no more and no fewer. */
function checkDays(
  days: readonly ServiceDayDocument[],
  documents: readonly ReservationDocument[],
): Violation[] {
  const wanted = documents
    .filter(({ status, progress }) => status === 'active' && holdsTable(stageOf({ status, progress })))
    .flatMap(({ _id, claimVersion, placement }) =>
      placement.dates.map((date) => `${date} ${_id}:${claimVersion}`),
    );
  const held = days.flatMap(({ date, claims }) => claims.map(({ id }) => `${date} ${id}`));
  return [
    ...wanted.filter((claim) => !held.includes(claim)).map((detail) => ({ check: 'table not held', detail })),
    ...held
      .filter((claim) => !wanted.includes(claim))
      .map((detail) => ({ check: 'table held for nobody', detail })),
  ];
}

/**
 * The reservations that have no table on a day with blocks. They are kept, and hosts see that they wait: a floor that
 * is saved again takes away what a party kept at a blocked table, and there may be no other.
 */
function withoutTable(days: readonly ServiceDayDocument[]): ReadonlySet<string> {
  const blocked = days.filter(({ blocks }) => blocks && blocks.length > 0);
  const claims = blocked.flatMap((day) => day.claims).filter(({ tableNumbers }) => !tableNumbers?.length);
  return new Set(claims.map(({ id }) => claimOwner(id).reservationId));
}

/** The newest floor of the layout in service is booked on, whichever event came last. */
function checkFloor(rules: readonly object[], newest: bigint): Violation[] {
  const [stored] = rules as { layoutInService?: { layoutVersion: number; floor: string } }[];
  const { layoutVersion = 0, floor = '' } = stored?.layoutInService ?? {};
  const isNewest = layoutVersion === Number(newest) && floor.includes(`"${firstTypeOf(newest)}"`);
  return isNewest ? [] : [{ check: 'older floor', detail: `${layoutVersion} of ${newest}: ${floor}` }];
}

function toFinal({
  _id: id,
  notes,
  status,
  partySize,
  placement,
  startsAt,
}: ReservationDocument): FinalReservation {
  return {
    id,
    reservation: notes,
    restaurantId,
    status: status as FinalReservation['status'],
    partySize,
    tableType: placement.tableType,
    startsAt: startsAt.getTime(),
  };
}
