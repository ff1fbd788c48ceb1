/** The weight of a new duration against the earlier ones. */
const weight = 0.2;

/** Estimates how long requests wait for a provider, from ended waits and the age of the oldest running one. */
export class PauseEstimate {
  private average = 0;
  /** The start of each pause, oldest first. */
  private readonly open = new Map<object, number>();

  /** In milliseconds; 0 before the first wait has ended. */
  get expectedMs(): number {
    const [oldest] = this.open.values();
    return Math.max(this.average, oldest === undefined ? 0 : performance.now() - oldest);
  }

  began(request: object): void {
    this.open.set(request, performance.now());
  }

  ended(request: object): void {
    const began = this.open.get(request);
    if (began === undefined) return;
    this.open.delete(request);
    this.average += weight * (performance.now() - began - this.average);
  }
}
