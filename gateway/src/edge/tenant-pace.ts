import { LRUCache } from 'lru-cache';

export interface PaceOptions {
  /** How many requests of a tenant may follow each other without a pause; one with a large answer counts as several. */
  readonly burst: number;
  /** How many a second may follow those. */
  readonly perSecond: number;
  /** Bytes of an answer that count as one more request. */
  readonly bytesOfOne: number;
  /** Milliseconds of work that count as one more request; absent: its time does not count. */
  readonly msOfOne?: number;
}

interface Debt {
  /** The requests that have ended, less those that were due by then. */
  readonly count: number;
  readonly at: number;
}

/** The longest time for which a permit is held back: shorter than a request waits for one. */
const maxHeldMs = 7_000;
/** Bounds the memory; a tenant that is forgotten has a burst again. */
const maxTenants = 10_000;

/**
 * Slows down a tenant that sends quick requests one after the other: a bound on how many run at once does not, and some
 * thousand a second would take the processors from others, as some large answers do, which the gateway encodes. The permits
 * of such a tenant come back late, so its next requests wait, and none is refused for its pace.
 */
export class TenantPace {
  private readonly debts = new LRUCache<string, Debt>({ max: maxTenants });
  /** The permits of each tenant that have not come back yet. */
  private readonly held = new Map<string, number>();

  /** @param permits how many a tenant has */
  constructor(
    private readonly options: PaceOptions,
    private readonly permits: number,
  ) {}

  heldBack(tenant: string | undefined): number {
    return tenant === undefined ? 0 : (this.held.get(tenant) ?? 0);
  }

  /**
   * Notes that a request has ended; holds its permit back if the tenant goes too fast, and calls `returned` after that.
   * @param work the size of its answer, and for how many milliseconds it ran
   */
  ended(
    tenant: string | undefined,
    { answerBytes, ms }: { readonly answerBytes: number; readonly ms: number },
    returned: () => void,
  ): void {
    if (tenant === undefined) return;
    const { burst, perSecond, bytesOfOne, msOfOne = Infinity } = this.options;
    const cost = 1 + Math.floor(answerBytes / bytesOfOne) + Math.floor(ms / msOfOne);
    const now = performance.now();
    const { count, at } = this.debts.get(tenant) ?? { count: 0, at: now };
    const debt = Math.max(0, count - ((now - at) * perSecond) / 1_000) + cost;
    this.debts.set(tenant, { count: debt, at: now });
    if (debt <= burst) return;
    this.held.set(tenant, this.heldBack(tenant) + 1);
    // All permits together come back at the pace.
    setTimeout(
      () => {
        const left = this.heldBack(tenant) - 1;
        if (left > 0) this.held.set(tenant, left);
        else this.held.delete(tenant);
        returned();
      },
      Math.min(maxHeldMs, (cost * this.permits * 1_000) / perSecond),
    ).unref();
  }
}
