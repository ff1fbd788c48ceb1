import { AsyncResource } from 'node:async_hooks';

interface Waiting {
  readonly work: () => Promise<void>;
}

/** Has work done, so much of it at a time, in the order it came. The work must not throw. */
export class Room {
  private readonly waiting = new Set<Waiting>();
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly size: number) {}

  /**
   * Whoever makes room later has a trace of its own; the work belongs to the trace of who asked for it. Answers how to
   * take it back, which says whether it had not begun.
   */
  enter(work: () => Promise<void>): () => boolean {
    const waiting = { work: AsyncResource.bind(work) };
    this.waiting.add(waiting);
    this.fill();
    return () => this.waiting.delete(waiting);
  }

  /** Waits until all that came in is done. */
  async empty(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  private fill(): void {
    for (const waiting of this.waiting) {
      if (this.running.size >= this.size) return;
      this.waiting.delete(waiting);
      const piece = waiting.work().finally(() => {
        this.running.delete(piece);
        this.fill();
      });
      this.running.add(piece);
    }
  }
}
