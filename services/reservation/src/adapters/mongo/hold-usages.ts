import { clientNetwork } from '@tablewell/chassis/access';
import type { Clock } from '@tablewell/chassis/clock';
import { currentOrigin } from '@tablewell/chassis/context';
import { shortHash } from '@tablewell/chassis/crypto';
import { addHold, endHold, type HoldUsage, withoutHold } from '../../limits/hold-usage';
import type { HoldLimits } from '../../day/claims/table-hold';
import type { HoldUsages } from '../../ports';
import type { HoldUsageModel } from './hold-usage-model';
import type { RestaurantClock } from '../../restaurant/restaurant-clock';
import { LimitLists } from './limit-lists';

/** The holds of network addresses in MongoDB: one document per address and restaurant. */
export class MongoHoldUsages implements HoldUsages {
  private readonly lists: LimitLists<HoldUsage>;

  constructor(
    model: HoldUsageModel,
    private readonly limits: HoldLimits,
    machine: Clock,
    private readonly clock: RestaurantClock,
  ) {
    this.lists = new LimitLists(model, 'times', machine);
  }

  async mayHold(restaurantId: string, time: HoldUsage, replaced: string): Promise<boolean> {
    if (this.limits.secondsByAddress === 0) return true;
    const { entries } = await this.lists.find(listOf(restaurantId).key);
    return this.withHold(entries, time, replaced) !== undefined;
  }

  async add(restaurantId: string, time: HoldUsage, replaced: string): Promise<boolean> {
    if (this.limits.secondsByAddress === 0) return true;
    const change = async (times: readonly HoldUsage[]) => this.withHold(times, time, replaced);
    return (await this.lists.change(listOf(restaurantId), change)) === 'written';
  }

  async end(restaurantId: string, holdId: string): Promise<void> {
    await this.changeKnown(restaurantId, holdId, (times) =>
      endHold(times, holdId, this.clock(restaurantId).getTime()),
    );
  }

  async remove(restaurantId: string, holdId: string): Promise<void> {
    await this.changeKnown(restaurantId, holdId, (times) => withoutHold(times, holdId));
  }

  private withHold(
    times: readonly HoldUsage[],
    time: HoldUsage,
    replaced: string,
  ): readonly HoldUsage[] | undefined {
    return addHold(times, time, replaced, this.limits.secondsByAddress * 1_000);
  }

  /** Only the address that made a hold is credited its time. */
  private async changeKnown(
    restaurantId: string,
    holdId: string,
    change: (times: readonly HoldUsage[]) => readonly HoldUsage[],
  ): Promise<void> {
    if (this.limits.secondsByAddress === 0) return;
    await this.lists.change(listOf(restaurantId), async (times) =>
      times.some((time) => time.holdId === holdId) ? change(times) : undefined,
    );
  }
}

/** The list of the current caller's address. */
function listOf(restaurantId: string) {
  const network = clientNetwork(currentOrigin().address);
  return { key: `${restaurantId}:${shortHash(`${restaurantId}:${network}`)}`, restaurantId };
}
