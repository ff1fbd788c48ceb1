/** One slow request should not decide. */
const minSamples = 8;

/**
 * How long the requests of a queue take, measured in batches as large as the number that run at once: by Little's law
 * the mean gives the rate of service. The median serves where a hanging replica, which holds some requests for seconds,
 * must not count.
 */
export class ServiceRate {
  private samples: number[] = [];
  private median = 0;
  private mean = 0;

  /** @param atOnce how many requests run at once */
  constructor(private readonly atOnce: number) {}

  /** The median latency of the last batch in milliseconds; 0 before there is any. */
  get medianMs(): number {
    return this.median;
  }

  /** The mean latency of the last batch in milliseconds; 0 before there is any. */
  get meanMs(): number {
    return this.mean;
  }

  /** Records that a request finished after this time. */
  finished(ms: number): void {
    this.samples.push(ms);
    if (this.samples.length < Math.max(minSamples, this.atOnce)) return;
    this.samples.sort((one, other) => one - other);
    this.median = this.samples[this.samples.length >> 1] ?? 0;
    this.mean = this.samples.reduce((sum, sample) => sum + sample, 0) / this.samples.length;
    this.samples = [];
  }
}
