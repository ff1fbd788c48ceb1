import { setTimeout as sleep } from 'node:timers/promises';
import { type Agent, createAgent, newCaller } from '../product/caller';
import { dayAhead } from '../product/final-state';

/** Answers to bystanders during an attack. */
export interface Seen {
  /** Milliseconds of each answer. */
  readonly health: number[];
  readonly diners: number[];
  readonly failures: string[];
}

const betweenMs = 50;
const timesOfDay = 46;
const days = 20;

/** Callers unrelated to an attack: another restaurant's diners, and a health check. */
export class Bystanders {
  private readonly agent: Agent = createAgent();
  /** Counted over the whole proof, so that its own bookings do not fill up a time. */
  private booked = 0;

  constructor(
    private readonly origin: string,
    private readonly restaurantId: string,
  ) {}

  async during(work: () => Promise<unknown>): Promise<Seen> {
    const seen: Seen = { health: [], diners: [], failures: [] };
    let isOver = false;
    const every = async (ms: number, act: () => Promise<void>): Promise<void> => {
      for (; !isOver; await sleep(ms))
        await act().catch((error: unknown) =>
          seen.failures.push(`a bystander had no answer: ${String(error)}`),
        );
    };
    const acting = [
      every(betweenMs, () => this.checkHealth(seen)),
      every(betweenMs * 4, () => this.dine(seen)),
    ];
    await work().finally(() => (isOver = true));
    await Promise.all(acting);
    return seen;
  }

  close(): Promise<void> {
    return this.agent.close();
  }

  private async checkHealth({ health, failures }: Seen): Promise<void> {
    const began = performance.now();
    const { status } = await newCaller(this.origin, this.agent).call('GET', '/healthz');
    health.push(performance.now() - began);
    if (status !== 200) failures.push(`/healthz answered ${status}`);
  }

  private async dine({ diners, failures }: Seen): Promise<void> {
    const began = performance.now();
    const diner = newCaller(this.origin, this.agent);
    const looked = await diner.call('GET', `/api/restaurant/public/${this.restaurantId}`);
    if (looked.status !== 200) failures.push(`a bystander's look was answered ${looked.status}`);
    const { status } = await diner.call('POST', `/api/reservations/${this.restaurantId}`, {
      name: 'Grace Hopper',
      guests: 2,
      reservation_time: this.nextTime(),
      recaptchaToken: 'sandbox-pass',
    });
    if (status !== 201) failures.push(`a bystander's booking was answered ${status}`);
    diners.push(performance.now() - began);
  }

  private nextTime(): string {
    const day = Math.floor(this.booked / timesOfDay) % days;
    const slot = this.booked % timesOfDay;
    this.booked += 1;
    const hour = String(Math.floor(slot / 2)).padStart(2, '0');
    return `${dayAhead(3 + day)}T${hour}:${slot % 2 ? '30' : '00'}`;
  }
}
