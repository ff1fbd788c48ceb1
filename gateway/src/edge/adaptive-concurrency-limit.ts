/** The bounds of an adaptive concurrency limit. */
export interface ConcurrencyBounds {
  readonly min: number;
  readonly max: number;
  /** The median request should finish within this many milliseconds; slower ones are queueing for each other. */
  readonly targetMs: number;
}

const minSamples = 8;
const decrease = 0.85;

/**
 * A concurrency limit learned from latency by additive increase and multiplicative decrease: while the median request
 * finishes within the target the limit grows by one, otherwise it shrinks by a fraction. The median decides, so that a
 * hanging replica, which holds some requests for seconds, does not shut out the requests that other replicas serve.
 */
export class AdaptiveConcurrencyLimit {
  private readonly bounds: ConcurrencyBounds;
  private samples: number[] = [];
  private wasReached = false;
  private current: number;
  private median = 0;
  private mean = 0;

  constructor({ min, max, targetMs }: ConcurrencyBounds) {
    this.bounds = { min: Math.min(min, max), max, targetMs };
    this.current = this.bounds.min;
  }

  /** How many requests may run at once. */
  get size(): number {
    return Math.floor(this.current);
  }

  /** The median latency of the last samples in milliseconds; 0 before there are any. */
  get medianMs(): number {
    return this.median;
  }

  /** The mean latency of the last samples in milliseconds, which gives the rate of service; 0 before there are any. */
  get meanMs(): number {
    return this.mean;
  }

  /**
   * Records that a request could not start, or took the last permit: the limit, not the demand, holds requests back.
   */
  reached(): void {
    this.wasReached = true;
  }

  /** Records that a request finished after this time. */
  finished(ms: number): void {
    this.samples.push(ms);
    if (this.samples.length < Math.max(minSamples, this.size)) return;
    this.samples.sort((one, other) => one - other);
    this.median = this.samples[this.samples.length >> 1] ?? 0;
    this.mean = this.samples.reduce((sum, sample) => sum + sample, 0) / this.samples.length;
    const { min, max, targetMs } = this.bounds;
    if (this.median > targetMs) this.current = Math.max(min, this.current * decrease);
    else if (this.wasReached) this.current = Math.min(max, this.size + 1);
    this.samples = [];
    this.wasReached = false;
  }
}
