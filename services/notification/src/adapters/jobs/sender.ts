import type { Clock, Logger } from '@tablewell/chassis';
import { type Channel, channels } from '../../domain/message';
import type { Claim, Dispatch, Messages, WriteMessage } from '../../ports';
import { Room } from './room';

const atOnce = 32;
const lookFor = 200;
/** A message that finds no room for so long is written to be sent later: its provider is slow, and the news go on. */
const mostWaitMs = 1_000;

/**
 * Has messages sent, a bounded number at a time: new ones as they are written, the rest as they fall due. Mail and SMS
 * have rooms of their own, so that neither waits for the other's provider.
 */
export class Sender implements Dispatch {
  private readonly rooms: Record<Channel, Room> = { email: new Room(atOnce), sms: new Room(atOnce) };
  /** The messages that fell due and wait here or are being sent. */
  private readonly taken = new Set<string>();
  private stopped = false;

  constructor(
    private readonly parts: {
      messages: Pick<Messages, 'due'>;
      /** Sends a message that is claimed already, or claims one first. */
      send: (message: string | Claim) => Promise<void>;
      clock: Clock;
      logger: Logger;
    },
  ) {}

  sendOnceWritten(channel: Channel, write: WriteMessage): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        if (takeBack()) write('for later').then(() => resolve(), reject);
      }, mostWaitMs);
      const takeBack = this.rooms[channel].enter(async () => {
        clearTimeout(late);
        const claim = await write('claimed').then((written) => {
          resolve();
          return written;
        }, reject);
        if (claim) await this.send(claim);
      });
    });
  }

  /** Looks for what is due: after a restart, after a pause, or left behind by another process. */
  async look(): Promise<void> {
    await Promise.all(channels.map((channel) => this.lookAt(channel)));
  }

  /** Each channel by itself: what waits for a provider that stalls must not hide what is due at the other. */
  private async lookAt(channel: Channel): Promise<void> {
    const { messages, clock } = this.parts;
    for (const id of await messages.due(channel, clock(), lookFor)) {
      if (this.taken.has(id)) continue;
      this.taken.add(id);
      this.rooms[channel].enter(async () => {
        if (!this.stopped) await this.send(id);
        this.taken.delete(id);
      });
    }
  }

  /** Ends what runs or is being written, and begins nothing more. */
  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(Object.values(this.rooms).map((room) => room.empty()));
  }

  private async send(message: string | Claim): Promise<void> {
    try {
      await this.parts.send(message);
    } catch (error) {
      // The store is away; the message stays claimed until its lease ends, and is then looked up first.
      this.parts.logger.warn({ err: error }, 'a message waits');
    }
  }
}
