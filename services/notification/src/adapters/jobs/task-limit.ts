import { AsyncResource } from 'node:async_hooks';
import PQueue from 'p-queue';

/** Runs tasks in order, at most `limit` at a time. Tasks must not throw. */
export class TaskLimit {
  private readonly queue: PQueue;

  constructor(limit: number) {
    this.queue = new PQueue({ concurrency: limit });
  }

  /**
   * Queues a task, which runs in the caller's async context and so in its trace. Returns how to withdraw it: true if it
   * had not begun.
   */
  add(task: () => Promise<void>): () => boolean {
    let hasBegun = false;
    const withdrawal = new AbortController();
    const run = AsyncResource.bind(() => {
      hasBegun = true;
      return task();
    });
    this.queue.add(run, { signal: withdrawal.signal }).catch(() => undefined);
    return () => {
      if (!hasBegun) withdrawal.abort();
      return !hasBegun;
    };
  }

  /** Resolves when every task has ended. */
  async onIdle(): Promise<void> {
    await this.queue.onIdle();
  }
}
