import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Asked } from './rush';

export interface CrowdOptions {
  readonly origin: string;
  /** Restaurants with more room than a rush can fill. */
  readonly restaurantIds: readonly string[];
  /** How much the load gives way to what it loads, as of `nice`. */
  readonly niceness: number;
}

/** What a crowd's process is told. */
export interface CrowdOrder {
  readonly id: number;
  readonly kind: 'closed' | 'open' | 'one';
  /** Diners at any time, or a second. */
  readonly count: number;
  readonly ms: number;
}

interface Waiting {
  resolve(all: Asked[]): void;
  reject(error: Error): void;
}

/**
 * A {@link Rush} in a process of its own: who measures how long an owner waits must not be busy with thousands of
 * diners meanwhile, nor must they take the processors from the product.
 */
export class Crowd {
  private orders = 0;
  private readonly waiting = new Map<number, Waiting>();

  private constructor(private readonly child: ChildProcess) {
    child.on('message', ({ id, all }: { id: number; all: Asked[] }) => {
      this.waiting.get(id)?.resolve(all);
      this.waiting.delete(id);
    });
    child.once('exit', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('the crowd is gone'));
    });
  }

  /** `root` is the checkout. */
  static start(root: string, options: CrowdOptions): Crowd {
    const program = join(root, 'deploy', 'faults', 'dist', 'crowd.js');
    return new Crowd(fork(program, [JSON.stringify(options)]));
  }

  /** So many diners under way at any time. */
  closed(clients: number, ms: number): Promise<Asked[]> {
    return this.order({ kind: 'closed', count: clients, ms });
  }

  /** So many diners a second, whether answered or not. */
  open(perSecond: number, ms: number): Promise<Asked[]> {
    return this.order({ kind: 'open', count: perSecond, ms });
  }

  /** A single one. */
  async one(): Promise<Asked> {
    const [asked] = await this.order({ kind: 'one', count: 1, ms: 0 });
    return asked as Asked;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    if (this.child.connected) this.child.disconnect();
    await ended;
  }

  private order(order: Omit<CrowdOrder, 'id'>): Promise<Asked[]> {
    const id = (this.orders += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.child.send({ id, ...order });
    });
  }
}
