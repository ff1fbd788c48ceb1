/** Timed and one-off work of a component, awaited when it stops. */
export class BackgroundRounds {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly onFailure: (error: unknown) => void) {}

  /** Repeats `work`; a round that takes longer than `ms` delays the next one. */
  every(ms: number, work: () => Promise<void>): void {
    let isRunning = false;
    const timer = setInterval(() => {
      if (isRunning) return;
      isRunning = true;
      this.run(work().finally(() => (isRunning = false)));
    }, ms);
    timer.unref();
    this.timers.push(timer);
  }

  run(work: Promise<void>): void {
    const round = work
      .catch((error: unknown) => this.onFailure(error))
      .finally(() => this.running.delete(round));
    this.running.add(round);
  }

  stopTimers(): void {
    this.timers.forEach(clearInterval);
  }

  async settled(): Promise<void> {
    await Promise.all(this.running);
  }
}
