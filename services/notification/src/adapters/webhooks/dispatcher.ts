import type { Clock } from '@tablewell/chassis/clock';
import type { Logger } from '@tablewell/chassis/ops';
import { maxEntries } from '@tablewell/chassis/resilience';
import { LRUCache } from 'lru-cache';
import type { DeliveryRun } from '../../use-cases/webhooks/deliver-next';
import type { Deliveries } from '../../webhook-ports';
import { TaskLimit } from '../jobs/task-limit';

/** Requests at once: to endpoints that answer soon, and to those that failed or were slow the last time. */
const quickAtOnce = 96;
const slowAtOnce = 32;
/** Requests at once to one endpoint that has just answered soon. Any other gets one at a time. */
const ofQuick = 4;
const maxSlow = 10_000;
/** How long after something was due every second poll looks for more; later only every fifteenth does. */
const activeMs = 10 * 60_000;
const pollsBetween = { active: 2, idle: 15 } as const;

/** The work for one endpoint in this process. */
interface Served {
  workers: number;
  /** How many of them there may be. */
  most: number;
  /** Incremented when something becomes due, so that no worker ends that has not looked since. */
  noted: number;
}

/**
 * Sends what is due to endpoints, each at its own speed (HOOK-5). An endpoint's workers join the end of the queue for
 * each request, so endpoints take turns. Slow and dead endpoints share a limit of their own, so that neither the others
 * nor the messages of the service wait for them, however many there are.
 */
export class WebhookDispatcher {
  private readonly quick = new TaskLimit(quickAtOnce);
  private readonly slow = new TaskLimit(slowAtOnce);
  private readonly served = new Map<string, Served>();
  private readonly isSlow = new LRUCache<string, true>(maxEntries(maxSlow));
  private isStopped = false;
  private activeUntil: number;
  private polls = 0;

  constructor(
    private readonly parts: {
      readonly deliveries: Pick<Deliveries, 'endpointsDue'>;
      readonly deliver: (endpointId: string) => Promise<DeliveryRun>;
      readonly clock: Clock;
      readonly logger: Logger;
    },
  ) {
    this.activeUntil = parts.clock().getTime() + activeMs;
  }

  /** Something is due for an endpoint: it is sent at once. */
  note(endpointId: string): void {
    if (this.isStopped) return;
    this.activeUntil = this.parts.clock().getTime() + activeMs;
    const served = this.served.get(endpointId) ?? { workers: 0, most: 1, noted: 0 };
    this.served.set(endpointId, served);
    served.noted += 1;
    this.begin(endpointId, served);
  }

  /** Looks for what is due: after a pause, after a restart, and what another process left behind. */
  async poll(): Promise<void> {
    this.polls += 1;
    const isActive = this.parts.clock().getTime() < this.activeUntil;
    const isDue = this.polls % (isActive ? pollsBetween.active : pollsBetween.idle) === 1;
    if (this.isStopped || !isDue) return;
    for (const endpointId of await this.parts.deliveries.endpointsDue(this.parts.clock()))
      this.note(endpointId);
  }

  /** Waits until requests under way are finished; begins no others. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all([this.quick.onIdle(), this.slow.onIdle()]);
  }

  private begin(endpointId: string, served: Served): void {
    if (served.workers >= served.most) return;
    served.workers += 1;
    this.queueUp(endpointId, served);
  }

  private queueUp(endpointId: string, served: Served): void {
    const lane = this.isSlow.has(endpointId) ? this.slow : this.quick;
    lane.add(async () => {
      const goesOn = !this.isStopped && (await this.takeTurn(endpointId, served));
      if (goesOn && served.workers <= served.most) return this.queueUp(endpointId, served);
      served.workers -= 1;
      if (served.workers === 0) this.served.delete(endpointId);
    });
  }

  /** Whether there may be more to do. */
  private async takeTurn(endpointId: string, served: Served): Promise<boolean> {
    const { noted } = served;
    try {
      const { hasTried, isSlow } = await this.parts.deliver(endpointId);
      if (!hasTried) return served.noted !== noted;
      if (isSlow) this.isSlow.set(endpointId, true);
      else this.isSlow.delete(endpointId);
      served.most = isSlow ? 1 : ofQuick;
      // There may be more than these workers do.
      this.begin(endpointId, served);
      return true;
    } catch (error) {
      // The store is unavailable. What was leased is due again when its lease ends.
      this.parts.logger.warn({ err: error, endpointId }, 'a webhook was not sent, will retry');
      return false;
    }
  }
}
