import type { Clock } from '@tablewell/chassis/clock';
import type { IdSource } from '@tablewell/chassis/ids';
import type { Logger } from '@tablewell/chassis/ops';
import { type Channel, channels } from '../../domain/message';
import type {
  LeasedMessage,
  Dispatch,
  Lease,
  Messages,
  Pace,
  ServedSenders,
  SenderAccess,
  WriteMessage,
} from '../../ports';
import { PacedSenders } from './paced-senders';
import { TaskLimit } from './task-limit';

const concurrency = 32;
const pollLimit = 200;
/** A message that waits longer is written as deferred, so that a slow provider does not block events. */
const maxQueueMs = 1_000;
/**
 * For this long after the last message, every poll looks for retries and messages that were left behind; longer than
 * any retry pause.
 */
const activeMs = 10 * 60_000;
/** An idle process queries the store at every fifth poll. */
const pollsBetweenIdleQueries = 5;

/**
 * Sends messages with bounded concurrency: new ones as they are written, others when they are due. Channels have
 * separate limits, so that none waits for another's provider.
 */
export class Sender implements Dispatch {
  private readonly limits: Record<Channel, TaskLimit> = {
    email: new TaskLimit(concurrency),
    sms: new TaskLimit(concurrency),
    whatsapp: new TaskLimit(concurrency),
  };
  private readonly paced: PacedSenders;
  /** Due messages that are queued here or being sent. */
  private readonly pending = new Set<string>();
  private stopped = false;
  private activeUntil: number;
  private idlePolls = 0;

  constructor(
    private readonly parts: {
      messages: Pick<Messages, 'due' | 'pacedSendersDue' | 'leaseNext'>;
      pace: Pick<Pace, 'segmentsOfRun' | 'take' | 'occupiedMs'>;
      served: ServedSenders;
      newLease: () => Lease;
      newId: IdSource;
      /** Sends a leased message, or first leases one by its id. */
      send: (message: string | LeasedMessage, access?: SenderAccess) => Promise<void>;
      clock: Clock;
      logger: Logger;
    },
  ) {
    this.activeUntil = parts.clock().getTime() + activeMs;
    this.paced = new PacedSenders({ ...parts, send: (leased, access) => this.send(leased, access) });
  }

  enqueueAndSend(channel: Channel, write: WriteMessage): Promise<void> {
    this.noteActivity();
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => {
        if (withdraw()) write('deferred').then(() => resolve(), reject);
      }, maxQueueMs);
      const withdraw = this.limits[channel].add(async () => {
        clearTimeout(timeout);
        const leased = await write('leased').then((written) => {
          resolve();
          return written;
        }, reject);
        if (leased) await this.send(leased);
      });
    });
  }

  noteQueued(sender: string, from: Date): void {
    this.noteActivity();
    this.paced.note(sender, from);
  }

  /** Sends what is due: messages after a restart or a retry pause, and those that another process left behind. */
  async poll(): Promise<void> {
    this.idlePolls += 1;
    const isIdle = this.parts.clock().getTime() > this.activeUntil;
    if (isIdle && this.idlePolls < pollsBetweenIdleQueries) return;
    this.idlePolls = 0;
    await Promise.all([...channels.map((channel) => this.pollChannel(channel)), this.pollPaced()]);
  }

  /** Separate queries, so that messages of a stalled provider do not hide those due at the other. */
  private async pollChannel(channel: Channel): Promise<void> {
    const { messages, clock } = this.parts;
    for (const id of await messages.due(channel, clock(), pollLimit)) {
      this.noteActivity();
      if (this.pending.has(id)) continue;
      this.pending.add(id);
      this.limits[channel].add(async () => {
        if (!this.stopped) await this.send(id);
        this.pending.delete(id);
      });
    }
  }

  private async pollPaced(): Promise<void> {
    if ((await this.paced.poll()) > 0) this.noteActivity();
  }

  /** Waits until running sends are finished; starts no others. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.paced.stop();
    await Promise.all(Object.values(this.limits).map((limit) => limit.onIdle()));
  }

  private noteActivity(): void {
    this.activeUntil = this.parts.clock().getTime() + activeMs;
  }

  private async send(message: string | LeasedMessage, access?: SenderAccess): Promise<void> {
    try {
      await this.parts.send(message, access);
    } catch (error) {
      // The store is unavailable. The message stays leased until its lease ends; the next attempt looks it up first.
      const id = typeof message === 'string' ? message : message.message.id;
      this.parts.logger.warn({ err: error, message: id }, 'message delivery failed, will retry');
    }
  }
}
