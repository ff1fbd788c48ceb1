import { createHash, randomBytes } from 'node:crypto';
import { clientNetwork } from '@tablewell/chassis/access';
import type { Clock } from '@tablewell/chassis/clock';
import { currentOrigin } from '@tablewell/chassis/context';
import type { Logger } from '@tablewell/chassis/ops';
import { LRUCache } from 'lru-cache';
import type { RequestingParty, UnmetCount, UnmetParty, UnmetRule } from '../day/starts/demand';
import type { Demand } from '../ports';
import type { MongoDemand } from './mongo/demand';

/** A visitor who tries again within this time is not counted again. */
const rememberedMs = 6 * 3_600_000;
const maxVisitors = 50_000;
/** The most counters held between two writes; further ones are dropped. */
const maxCounters = 10_000;

/**
 * Counts parties that were turned away, in memory, and stores the counts in batches. A crash loses the counts of a few
 * seconds. A visitor counts once for a date, start and party size, recognized by a hash of its network with a salt of
 * the day. Neither hash nor salt leaves this process, so a visitor who reaches two processes may count in both.
 */
export class DemandCounter implements Demand {
  private counts = new Map<string, UnmetParty & { parties: number }>();
  private readonly visitors = new LRUCache<string, true>({ max: maxVisitors, ttl: rememberedMs });
  private salt = { day: '', value: randomBytes(16) };

  constructor(
    private readonly store: MongoDemand,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async note(requested: RequestingParty, ruleOf: () => Promise<UnmetRule>): Promise<void> {
    if (this.isKnown(requested)) return;
    const rule = await ruleOf();
    const { restaurantId, date, minute, partySize } = requested;
    const key = [restaurantId, date, minute, partySize, rule].join(' ');
    const known = this.counts.get(key);
    if (known) known.parties += 1;
    else if (this.counts.size < maxCounters) this.counts.set(key, { ...requested, rule, parties: 1 });
  }

  between(restaurantId: string, from: string, until: string): Promise<UnmetCount[]> {
    return this.store.between(restaurantId, from, until);
  }

  /** Stores the counts so far. After a failed write they are dropped: counting twice would be worse than not at all. */
  async flush(): Promise<void> {
    if (this.counts.size === 0) return;
    const counts = [...this.counts.values()];
    this.counts = new Map();
    try {
      await this.store.add(counts);
    } catch (error) {
      this.logger.warn(
        { err: error, count: counts.length },
        'storing counts of unmet demand failed, they are dropped',
      );
    }
  }

  private isKnown({ restaurantId, date, minute, partySize }: RequestingParty): boolean {
    const { address } = currentOrigin();
    const day = this.clock().toISOString().slice(0, 10);
    if (this.salt.day !== day) {
      this.salt = { day, value: randomBytes(16) };
      this.visitors.clear();
    }
    const visit = [clientNetwork(address), restaurantId, date, minute, partySize].join(' ');
    const visitorHash = createHash('sha256')
      .update(this.salt.value)
      .update(visit)
      .digest('base64url')
      .slice(0, 22);
    if (this.visitors.has(visitorHash)) return true;
    this.visitors.set(visitorHash, true);
    return false;
  }
}
