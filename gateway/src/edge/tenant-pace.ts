import { LRUCache } from 'lru-cache';

export interface PaceOptions {
  /** How many requests of a tenant start as fast as they come. */
  readonly burst: number;
  /** How many start in a second after those. */
  readonly perSecond: number;
}

interface Debt {
  /** The requests that have started, less those that were due by then. */
  readonly count: number;
  readonly at: number;
}

/** Bounds the memory; whose debt is forgotten has a burst again. */
const mostTenants = 10_000;

/**
 * How many requests of each tenant may start in a second. Turns bound how many run at once, but quick ones, one after the
 * other, still take the processors from others.
 */
export class TenantPace {
  private readonly debts = new LRUCache<string, Debt>({ max: mostTenants });

  constructor(private readonly options: PaceOptions) {}

  /** Notes that a request of a tenant starts. */
  started(tenant: string, now: number): void {
    this.debts.set(tenant, { count: this.debtOf(tenant, now) + 1, at: now });
  }

  /** The time until the tenant's next request may start; 0 if it may now. */
  msUntilNext(tenant: string, now: number): number {
    const over = this.debtOf(tenant, now) + 1 - this.options.burst;
    // Timers are not exact, and a request that comes a moment early must not wait for another one.
    return over <= 1e-6 ? 0 : Math.ceil((over * 1_000) / this.options.perSecond);
  }

  private debtOf(tenant: string, now: number): number {
    const known = this.debts.get(tenant);
    if (!known) return 0;
    return Math.max(0, known.count - ((now - known.at) * this.options.perSecond) / 1_000);
  }
}
