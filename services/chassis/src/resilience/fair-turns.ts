interface Waiting {
  readonly key: string;
  readonly run: () => Promise<void>;
}

/**
 * Runs one computation of up to some seconds at a time. Of each key, such as a restaurant, at most one computation runs
 * and one waits, and the key served longest ago is next: so one restaurant delays another by only one computation.
 */
export class FairTurns {
  private readonly waiting: Waiting[] = [];
  /** Keys served since the queue was last empty, longest ago first. */
  private readonly served = new Set<string>();
  private running = false;

  constructor(private readonly maxWaiting: number) {}

  /**
   * The result of the work, or undefined at once if too much is already waiting for the key or for all keys together.
   */
  take<T>(key: string, work: () => Promise<T>): Promise<T> | undefined {
    if (this.waiting.length >= this.maxWaiting) return undefined;
    if (this.waiting.some((each) => each.key === key)) return undefined;
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ key, run: () => work().then(resolve, reject) });
      if (!this.running) void this.serve();
    });
  }

  private async serve(): Promise<void> {
    this.running = true;
    for (let next = this.next(); next; next = this.next()) {
      this.served.delete(next.key);
      this.served.add(next.key);
      await next.run();
    }
    this.served.clear();
    this.running = false;
  }

  /** Keys that were not served yet go in order of arrival. */
  private next(): Waiting | undefined {
    const lastServed = [...this.served];
    const turnOf = ({ key }: Waiting) => lastServed.indexOf(key);
    const [first] = this.waiting.toSorted((one, other) => turnOf(one) - turnOf(other));
    if (first) this.waiting.splice(this.waiting.indexOf(first), 1);
    return first;
  }
}
