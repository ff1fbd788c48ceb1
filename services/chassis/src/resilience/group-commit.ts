const maxGroupSize = 256;

/** An item of a group, with its caller. Settled once; later results are ignored. */
export interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Group commit by key: the first item of a key runs at once, and the items that arrive while it runs form the next
 * group. A single item is never delayed; under load one command serves many. An error of `work` rejects the unsettled
 * items of its group.
 *
 * Hand-written, because dataloader collects for a tick instead of for the duration of the last command.
 */
export class GroupCommit<Item, Result> {
  private readonly queues = new Map<string, Waiting<Item, Result>[]>();

  /** @param work settles each item of a group of one key */
  constructor(
    private readonly work: (group: readonly Waiting<Item, Result>[], key: string) => Promise<void>,
  ) {}

  add(key: string, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject };
      const queue = this.queues.get(key);
      if (queue) {
        queue.push(waiting);
        return;
      }
      this.queues.set(key, [waiting]);
      void this.drain(key);
    });
  }

  private async drain(key: string): Promise<void> {
    for (let queue = this.queues.get(key) ?? []; queue.length > 0; queue = this.queues.get(key) ?? []) {
      const group = queue.slice(0, maxGroupSize);
      this.queues.set(key, queue.slice(maxGroupSize));
      try {
        await this.work(group, key);
      } catch (error) {
        group.forEach(({ reject }) => reject(error));
      }
    }
    this.queues.delete(key);
  }
}
