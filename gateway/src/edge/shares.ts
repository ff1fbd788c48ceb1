/** The claimants that a request is charged to: its network, and the restaurant or user that it is for. */
export interface Claimant {
  readonly network: string;
  /** Absent if the request belongs to no restaurant or user that is known before it is handled. */
  readonly tenant?: string | undefined;
}

export interface NestedShares {
  /** The same for a tenant; absent: the same as for a network. */
  readonly multipleOfTenant?: number;
  /** Whether a network belongs to one tenant, so that tenants are served in turn, and the networks of each. */
  readonly isNested?: boolean;
}

/**
 * Counts the share of each claimant in a bounded resource. The limit for one claimant depends on the free part (a
 * dynamic threshold, as in the buffers of network switches), so that a single claimant may hold most of the resource,
 * and there is always room for a claimant that holds none of it.
 */
export class Shares {
  private readonly networks = new Map<string, number>();
  private readonly tenants = new Map<string, number>();
  private count = 0;

  /**
   * @param multipleOfFree How much a claimant may hold of what is still free. Twice as much: two thirds if it is alone,
   *   and less as others come. A small multiple leaves room for those that hold nothing, however many others there are.
   */
  constructor(
    private readonly multipleOfFree = 2,
    private readonly options: NestedShares = {},
  ) {}

  /** The sum of all claimants' holdings. */
  get total(): number {
    return this.count;
  }

  add({ network, tenant }: Claimant, amount = 1): void {
    this.count += amount;
    add(this.networks, network, amount);
    if (tenant !== undefined) add(this.tenants, tenant, amount);
  }

  remove(claimant: Claimant, amount = 1): void {
    this.add(claimant, -amount);
  }

  /** What a tenant holds; 0 for a claimant without one. */
  heldByTenant({ tenant }: Claimant): number {
    return tenant === undefined ? 0 : (this.tenants.get(tenant) ?? 0);
  }

  heldByNetwork({ network }: Claimant): number {
    return this.networks.get(network) ?? 0;
  }

  /** The larger of the shares of the claimant's network and of its tenant. */
  heldBy(claimant: Claimant): number {
    return Math.max(this.heldByNetwork(claimant), this.heldByTenant(claimant));
  }

  /** Whether a claimant may hold one more, or `amount` more, out of `max` in total. */
  allows(claimant: Claimant, max: number, amount = 1): boolean {
    const free = max - this.count;
    const { multipleOfTenant = this.multipleOfFree } = this.options;
    return (
      free >= amount &&
      this.heldByNetwork(claimant) < this.multipleOfFree * free &&
      this.heldByTenant(claimant) < multipleOfTenant * free
    );
  }

  /**
   * How many of the counted requests would be served before another one of this claimant, if all claimants are served
   * in turn: its own, plus as many of each other claimant, and never more than there are.
   */
  ahead({ network, tenant }: Claimant): number {
    const inTurn = (counts: ReadonlyMap<string, number>, key: string) =>
      (counts.get(key) ?? 0) * Math.max(1, counts.size) + Math.max(0, counts.size - 1);
    const byTenant = tenant === undefined ? 0 : inTurn(this.tenants, tenant);
    // The tenant may not be known yet: then the request is not refused for what others have waiting.
    const byNetwork = this.options.isNested ? 0 : inTurn(this.networks, network);
    return Math.min(this.count, Math.max(byNetwork, byTenant));
  }
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const now = (counts.get(key) ?? 0) + change;
  if (now > 0) counts.set(key, now);
  else counts.delete(key);
}
