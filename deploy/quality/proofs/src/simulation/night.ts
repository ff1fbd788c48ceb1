import { buildReservation } from '../../../../../services/reservation/src/app';
import type { ReservationDocument } from '../../../../../services/reservation/src/adapters/mongo/reservation-model';
import { Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import type { Violation } from '../history/operation';
import { SimulatedBroker } from './bus';
import { SimulatedDatabase } from './connection';
import { checkNight, type Shown } from './night-checks';
import { ask, NightHost, type Party, type Said } from './night-host';
import { Circumstances, restaurantId } from './scenario';
import { ServiceProcess } from './service-process';
import type { Outcome } from './simulate';
import type { StoreFaults } from './store';
import { unfollowed } from './unfollowed';
import { VirtualTimers } from './virtual-timers';
import { World } from './world';

const minuteMs = 60_000;
const opening = Date.parse('2026-11-20T20:30:00Z');
const closing = Date.parse('2026-11-21T02:30:00Z');
const nextDay = '2026-11-21';
/** From 18:00 to 02:00; the service day turns at 5:00. */
const periods = [
  { id: 'n', name: 'Night', opensAt: 1080, closesAt: 120, intervalMinutes: 30, daysOfWeek: [] },
];
/** Every table is turned twice, without a minute between; the second turn extends past midnight. */
const turns = ['2026-11-20T21:30:00Z', '2026-11-20T23:00:00Z'].map((time) => Date.parse(time));
const sizes = [2, 2, 4];
/** A process may list tables from a view of the day that is a quarter of a second old. */
const viewMs = 1_000;
const maxSteps = 20_000;
const settings = { retentionDays: 30, sweepEveryMs: 5_000, purgeEveryMs: 3_600_000 };

/**
 * Plays a night in a full house that closes after midnight: two hosts work at once at two processes, which crash, while the
 * store fails; after each step of both, and after each stretch of time, the evening must show what is true.
 */
export async function simulateNight(seed: number, traced = false): Promise<Outcome> {
  const timers = new VirtualTimers();
  const world = new World(seed, timers, traced);
  world.now = opening;
  const follow = unfollowed();
  timers.install();
  timers.drawFrom(() => world.pick(2 ** 30) / 2 ** 30);
  try {
    return await new Night(seed, world).play();
  } finally {
    timers.uninstall();
    follow();
  }
}

class Night {
  private readonly violations: Violation[] = [];
  private readonly storeFaults: StoreFaults = { before: 0.004, after: 0.004 };
  private readonly database: SimulatedDatabase;
  private readonly broker: SimulatedBroker;
  private readonly processes: ServiceProcess[];
  private readonly said: Said = { displaced: new Set(), repeated: 0, until: new Map() };
  private crashes = 0;
  private operations = 0;

  constructor(
    private readonly seed: number,
    private readonly world: World,
  ) {
    this.database = new SimulatedDatabase(world, this.storeFaults);
    this.broker = new SimulatedBroker(world, { twice: 0.1, unanswered: 0.02 });
    this.processes = [0, 1].map((index) => this.startProcess(`reservation-${index}`));
  }

  async play(): Promise<Outcome> {
    const { world, said } = this;
    void new Circumstances(world, true, periods).log(this.broker);
    const rules = this.database.collection('restaurant_rules').documents;
    await world.run(() => rules.has(restaurantId), maxSteps);
    const hosts = ['host-a', 'host-b'].map(
      (name) => new NightHost(name, { world, said, processes: () => this.processes }),
    );
    for (const [turn, startsAt] of turns.entries())
      for (const [table, size] of sizes.entries())
        await this.until([
          hosts[table % 2]?.book(`Party ${'ABCDEF'[turn * sizes.length + table] ?? ''}`, size, startsAt),
        ]);
    let shown = await this.look();
    while (world.now < closing && this.violations.length === 0) {
      said.repeated = 0;
      await this.until(hosts.map((host) => host.work(shown.tonight)));
      shown = await this.compare(shown);
      if (this.violations.length > 0) break;
      said.repeated = 0;
      world.jump(world.pick(40) * minuteMs);
      shown = await this.compare(shown);
    }
    this.processes.forEach((process) => process.crash());
    this.violations.push(...world.mistakes.map((detail) => ({ check: 'mistake', detail })));
    const { seed, violations, operations, crashes } = this;
    return { seed, violations, operations, crashes, steps: world.steps, trace: world.trace };
  }

  /** What the evening shows now; violations are added for what it showed before. */
  private async compare(before: Shown): Promise<Shown> {
    this.world.jump(viewMs);
    const shown = await this.look();
    this.violations.push(...checkNight(before, shown, this.said));
    return shown;
  }

  /** Reads the evening, the next one and the tables for a walk-in. */
  private async look(): Promise<Shown> {
    const found: Partial<Record<'tonight' | 'tomorrow' | 'tables', unknown>> = {};
    const read = async (key: keyof typeof found, method: 'getEvening' | 'listTables', request: object) => {
      found[key] = (await ask(this.parts, 'the screen', method, { restaurantId, ...request })).answer;
    };
    await this.until([
      read('tonight', 'getEvening', {}),
      read('tomorrow', 'getEvening', { localDate: nextDay }),
      read('tables', 'listTables', { partySize: 2 }),
    ]);
    const documents = [...this.database.collection('reservations').documents.values()];
    const stored = documents as unknown as ReservationDocument[];
    return {
      at: this.world.now,
      tonight: partiesOf(found.tonight),
      tomorrow: partiesOf(found.tomorrow),
      options: (found.tables as { options?: Shown['options'] } | undefined)?.options ?? [],
      sitting: stored.filter(({ status, progress }) => status === 'active' && progress === 'seated'),
    };
  }

  private get parts() {
    return { world: this.world, processes: () => this.processes };
  }

  /** Runs until all of this work is done, while processes crash. */
  private async until(work: readonly (Promise<void> | undefined)[]): Promise<void> {
    let left = work.length;
    for (const each of work) void Promise.resolve(each).finally(() => (left -= 1));
    this.operations += work.length;
    const isOver = await this.world.run(
      () => left === 0,
      maxSteps,
      () => this.disturb(),
    );
    if (!isOver) this.violations.push({ check: 'stuck', detail: 'somebody was never answered' });
  }

  private disturb(): void {
    const { world, processes } = this;
    if (this.crashes < 4 && world.chance(0.003)) {
      this.crashes += 1;
      processes[world.pick(processes.length)]?.crash();
    }
    processes.forEach((process, index) => {
      if (!process.alive) processes[index] = this.startProcess(`reservation-${index}-again`);
    });
  }

  private startProcess(name: string): ServiceProcess {
    const { world, database, broker } = this;
    const process = new ServiceProcess(name, 'reservation', {
      ...{ world, database, broker },
      build: buildReservation(settings),
    });
    process.start();
    return process;
  }
}

const partiesOf = (answer: unknown): readonly Party[] =>
  (answer as { evening?: { parties?: Party[] } } | undefined)?.evening?.parties?.filter(
    ({ stage }) => stage !== Stage.CANCELED,
  ) ?? [];
