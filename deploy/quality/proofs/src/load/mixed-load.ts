import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingRequest } from '../history/operation';
import { Recorder } from '../history/recorder';
import { type Agent, type Answer, newCaller } from '../product/caller';
import { dayAhead } from '../product/final-state';
import { makeOwner, type Owner } from '../product/owner';
import { Diner, type Held } from './diner';

export interface LoadOptions {
  readonly origin: string;
  readonly agent: Agent;
  readonly restaurants: number;
  readonly diners: number;
  /** Diners with a phone get an SMS for each change of their reservation. */
  readonly withPhones: boolean;
  readonly retryForMs: number;
  /** How long each diner waits between visits; by default not at all. */
  readonly thinkMs?: number;
  readonly onAnswer?: (answer: Answer | undefined, ms: number) => void;
}

/** The tables of each restaurant of a load: few enough that starts fill up. */
export const loadTables = { TwoTop: 3, FourTop: 2 } as const;
export const loadTurnMinutes = 90;
const firstDay = 2;
const days = 60;

/** How many numbers were assigned: several loads may use one product. */
let phones = 0;

/** Diners who book, move and cancel at several restaurants at once, until they are stopped. */
export class MixedLoad {
  readonly recorder = new Recorder();
  /** Every acknowledged reservation, also those that were changed or canceled later. */
  readonly held: Held[] = [];
  /** Requested local times are between these dates. */
  readonly from = dayAhead(0);
  readonly to = dayAhead(firstDay + days + 1);
  private stopped = false;
  private running: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly options: LoadOptions,
    readonly owners: readonly Owner[],
  ) {}

  static async create(options: LoadOptions): Promise<MixedLoad> {
    const owners: Owner[] = [];
    for (let index = 0; index < options.restaurants; index++) {
      owners.push(
        await makeOwner(newCaller(options.origin, options.agent), {
          seatingMinutes: loadTurnMinutes,
          smsNotifications: options.withPhones,
          emailNotifications: options.withPhones,
          tableAvailability: {
            TwoTop: { count: loadTables.TwoTop, capacity: 2 },
            FourTop: { count: loadTables.FourTop, capacity: 4 },
          },
        }),
      );
    }
    return new MixedLoad(options, owners);
  }

  /** How many operations were acknowledged so far. */
  get acknowledged(): number {
    return this.recorder.operations.reduce((sum, { outcome }) => sum + (outcome === 'ok' ? 1 : 0), 0);
  }

  start(): void {
    this.running = Promise.all(Array.from({ length: this.options.diners }, () => this.dine()));
  }

  /** Lets each diner finish the running operation. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  /** A new diner books, in one attempt; whether there was an answer. */
  async newcomer(): Promise<boolean> {
    const { origin, agent } = this.options;
    const diner = new Diner(newCaller(origin, agent), { recorder: this.recorder, retryForMs: 0 });
    const { operation, held } = await diner.book(
      pick(this.owners).restaurantId,
      this.someRequest(),
      this.phone(),
    );
    if (held) this.held.push(held);
    return operation.outcome !== 'unknown';
  }

  private async dine(): Promise<void> {
    const { origin, agent, retryForMs, thinkMs = 0, onAnswer } = this.options;
    while (!this.stopped) {
      if (thinkMs > 0) await sleep(thinkMs);
      const diner = new Diner(newCaller(origin, agent), {
        recorder: this.recorder,
        retryForMs,
        ...(onAnswer ? { onAnswer } : {}),
      });
      const owner = pick(this.owners);
      const request = this.someRequest();
      const holdId = Math.random() < 0.2 ? await diner.hold(owner.restaurantId, request) : undefined;
      // Some leave, and some do not release what they hold.
      if (holdId && Math.random() < 0.2) {
        if (Math.random() < 0.8) await diner.release(owner.restaurantId, holdId);
        continue;
      }
      const { held } = await diner.book(owner.restaurantId, request, this.phone(), holdId);
      if (held) this.held.push(held);
      if (!held || this.stopped) continue;
      if (Math.random() < 0.25) await diner.change(held, this.someRequest());
      if (Math.random() < 0.35) await this.cancelTwice(diner, held);
    }
  }

  /** The second time changes nothing, and must send no message. */
  private async cancelTwice(diner: Diner, held: Held): Promise<void> {
    await diner.cancel(held);
    if (Math.random() < 0.3) await diner.cancel(held);
  }

  private someRequest(): BookingRequest {
    const hour = String(10 + Math.floor(Math.random() * 12)).padStart(2, '0');
    const minute = Math.random() < 0.5 ? '00' : '30';
    const day = dayAhead(firstDay + Math.floor(Math.random() * days));
    return { partySize: 1 + Math.floor(Math.random() * 4), time: `${day}T${hour}:${minute}` };
  }

  /** A valid number that no other diner has. */
  private phone(): string {
    if (!this.options.withPhones) return '';
    phones += 1;
    return `+1${String(2_015_550_000 + phones)}`;
  }
}

const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;
