/**
 * Locks on service days within this process, acquired in the order of dates to avoid deadlocks.
 */
export class DayLocks {
  private readonly held = new Map<string, Promise<void>>();

  async with<T>(keysByDate: readonly string[], work: () => Promise<T>): Promise<T> {
    const releases: (() => void)[] = [];
    try {
      for (const key of keysByDate) {
        for (let holder = this.held.get(key); holder; holder = this.held.get(key)) await holder;
        releases.push(this.take(key));
      }
      return await work();
    } finally {
      releases.forEach((release) => release());
    }
  }

  private take(key: string): () => void {
    let end = (): void => undefined;
    this.held.set(key, new Promise((resolve) => (end = resolve)));
    return () => {
      this.held.delete(key);
      end();
    };
  }
}
