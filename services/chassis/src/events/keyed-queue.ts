/**
 * Runs tasks concurrently, but tasks with the same key one after another, in the order they were added. At most
 * `concurrency` tasks are pending or running; {@link add} waits for a free slot, which slows the producer down.
 *
 * Hand-written, because p-queue has no order by key.
 */
export class KeyedQueue {
  private readonly lastByKey = new Map<string, Promise<void>>();
  private readonly pending = new Set<Promise<void>>();

  constructor(private readonly concurrency: number) {}

  /** Resolves once the task has a slot, which may be before it begins. The task must not throw. */
  async add(key: string, task: () => Promise<void>): Promise<void> {
    while (this.pending.size >= this.concurrency) await Promise.race(this.pending);
    const run = (this.lastByKey.get(key) ?? Promise.resolve()).then(task).finally(() => {
      this.pending.delete(run);
      if (this.lastByKey.get(key) === run) this.lastByKey.delete(key);
    });
    this.lastByKey.set(key, run);
    this.pending.add(run);
  }

  /** Resolves when every task that was added has ended. */
  async onIdle(): Promise<void> {
    await Promise.all(this.pending);
  }
}
