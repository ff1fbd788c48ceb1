import { setTimeout as sleep } from 'node:timers/promises';
import { type Agent, createAgent, newCaller } from '../product/caller';
import { dayAhead } from '../product/final-state';

/** Those who have nothing to do with an attack: another restaurant's diners, and a health check. */
export class Bystanders {
  readonly health: number[] = [];
  readonly diners: number[] = [];
  readonly failures: string[] = [];
  private readonly agent: Agent = createAgent();
  private readonly running: Promise<unknown>;
  private isOver = false;
  private booked = 0;

  constructor(
    private readonly origin: string,
    private readonly restaurantId: string,
    betweenMs: number,
  ) {
    this.running = Promise.all([
      this.every(betweenMs, () => this.checkHealth()),
      this.every(betweenMs * 4, () => this.dine()),
    ]);
  }

  /** Ends; throws nothing. */
  async stop(): Promise<void> {
    this.isOver = true;
    await this.running;
    await this.agent.close();
  }

  private async every(ms: number, work: () => Promise<void>): Promise<void> {
    for (; !this.isOver; await sleep(ms))
      await work().catch((error: unknown) =>
        this.failures.push(`a bystander had no answer: ${String(error)}`),
      );
  }

  private async checkHealth(): Promise<void> {
    const began = performance.now();
    const { status } = await newCaller(this.origin, this.agent).call('GET', '/healthz');
    this.health.push(performance.now() - began);
    if (status !== 200) this.failures.push(`/healthz answered ${status}`);
  }

  private async dine(): Promise<void> {
    const began = performance.now();
    const diner = newCaller(this.origin, this.agent);
    const looked = await diner.call('GET', `/api/restaurant/public/${this.restaurantId}`);
    if (looked.status !== 200) this.failures.push(`a bystander's look was answered ${looked.status}`);
    this.booked += 1;
    const [hour, minute] = [Math.floor(this.booked / 2) % 23, (this.booked % 2) * 30];
    const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    const { status } = await diner.call('POST', `/api/reservations/${this.restaurantId}`, {
      name: 'Grace Hopper',
      guests: 2,
      reservation_time: `${dayAhead(3 + Math.floor(this.booked / 46))}T${time}`,
      recaptchaToken: 'sandbox-pass',
    });
    if (status !== 201) this.failures.push(`a bystander's booking was answered ${status}`);
    this.diners.push(performance.now() - began);
  }
}
