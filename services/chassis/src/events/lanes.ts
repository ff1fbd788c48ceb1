/**
 * Runs work side by side, but never two pieces of one lane: those follow each other in the order they came. At most
 * `width` pieces are under way; {@link enter} waits for room, so that whoever feeds it slows down with it.
 */
export class Lanes {
  private readonly last = new Map<string, Promise<void>>();
  private readonly underWay = new Set<Promise<void>>();

  constructor(private readonly width: number) {}

  /** Answers once the work has its place, which may be before it begins. The work must not throw. */
  async enter(lane: string, work: () => Promise<void>): Promise<void> {
    while (this.underWay.size >= this.width) await Promise.race(this.underWay);
    const piece = (this.last.get(lane) ?? Promise.resolve()).then(work).finally(() => {
      this.underWay.delete(piece);
      if (this.last.get(lane) === piece) this.last.delete(lane);
    });
    this.last.set(lane, piece);
    this.underWay.add(piece);
  }

  /** Waits until all that entered is done. */
  async empty(): Promise<void> {
    await Promise.all(this.underWay);
  }
}
