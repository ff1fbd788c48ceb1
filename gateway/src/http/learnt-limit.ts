/** Between what a limit is learnt, and how long things may take. */
export interface LimitBounds {
  readonly least: number;
  readonly most: number;
  /** What is inside should be done within this time: what takes longer waits for others inside. */
  readonly targetMs: number;
}

const fewestSamples = 8;
const backOff = 0.85;

/**
 * How many may be inside at once, learnt from how long they stay. Too many do not get more done, they only wait for each
 * other, and everybody else waits behind them. So while the typical one is done in time there may be one more, and when
 * it is not there may be a part fewer (additive increase, multiplicative decrease). The typical one is the median: a
 * part behind the gateway that hangs holds some of them for seconds, and must not shut out those who go elsewhere.
 */
export class LearntLimit {
  private readonly bounds: LimitBounds;
  private samples: number[] = [];
  private wasReached = false;
  private now: number;
  private typical = 0;

  constructor({ least, most, targetMs }: LimitBounds) {
    this.bounds = { least: Math.min(least, most), most, targetMs };
    this.now = this.bounds.least;
  }

  /** So many at once. */
  get size(): number {
    return Math.floor(this.now);
  }

  /** How long the typical one stayed of late; 0 before anything is known. */
  get typicalMs(): number {
    return this.typical;
  }

  /** Somebody is inside, as one of so many. */
  entered(inside: number): void {
    if (inside >= this.size) this.wasReached = true;
  }

  /** Somebody left after this time. */
  left(ms: number): void {
    this.samples.push(ms);
    if (this.samples.length < Math.max(fewestSamples, this.size)) return;
    this.samples.sort((one, other) => one - other);
    this.typical = this.samples[this.samples.length >> 1] ?? 0;
    const { least, most, targetMs } = this.bounds;
    if (this.typical > targetMs) this.now = Math.max(least, this.now * backOff);
    else if (this.wasReached) this.now = Math.min(most, this.size + 1);
    this.samples = [];
    this.wasReached = false;
  }
}
