/**
 * Runs tasks of the same key, such as the messages about a reservation, one after another, in order. Hand-written,
 * because send decisions need the ids queued behind a message.
 */
export class SendOrder {
  private readonly queues = new Map<string, { id: string; done: Promise<unknown> }[]>();

  /** Runs a task after the earlier ones of its key. */
  async run<Result>(key: string, id: string, work: () => Promise<Result>): Promise<Result> {
    const queue = this.queues.get(key) ?? [];
    this.queues.set(key, queue);
    const before = queue.at(-1)?.done;
    const result = before ? before.then(work, work) : work();
    const entry = { id, done: result };
    queue.push(entry);
    try {
      return await result;
    } finally {
      queue.splice(queue.indexOf(entry), 1);
      if (queue.length === 0) this.queues.delete(key);
    }
  }

  /** The ids queued behind this one. */
  behind(key: string, id: string): ReadonlySet<string> {
    const ids = (this.queues.get(key) ?? []).map((entry) => entry.id);
    return new Set(ids.slice(ids.indexOf(id) + 1));
  }
}
