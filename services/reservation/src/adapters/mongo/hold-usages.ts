import { clientNetwork } from '@tablewell/chassis/access';
import type { Clock } from '@tablewell/chassis/clock';
import { currentOrigin } from '@tablewell/chassis/context';
import { shortHash } from '@tablewell/chassis/crypto';
import { isDuplicateKey } from '@tablewell/chassis/mongo';
import { changeDocument } from '@tablewell/chassis/resilience';
import { addHold, endHold, type HoldUsage, withoutHold } from '../../limits/hold-usage';
import type { HoldLimits } from '../../day/claims/table-hold';
import type { HoldUsages } from '../../ports';
import type { HoldUsageModel, HoldUsagesDocument } from './hold-usage-model';

/**
 * The holds of network addresses in MongoDB: one document per address and restaurant, written conditionally on its version,
 * so that two processes cannot both add the last hold.
 */
export class MongoHoldUsages implements HoldUsages {
  constructor(
    private readonly model: HoldUsageModel,
    private readonly limits: HoldLimits,
    private readonly clock: Clock,
  ) {}

  async mayHold(restaurantId: string, time: HoldUsage, replaced: string): Promise<boolean> {
    if (this.limits.secondsByAddress === 0) return true;
    const found = await this.find(keyOf(restaurantId));
    return this.withHold(found, time, replaced) !== undefined;
  }

  async add(restaurantId: string, time: HoldUsage, replaced: string): Promise<boolean> {
    if (this.limits.secondsByAddress === 0) return true;
    return this.change(restaurantId, (found) => this.withHold(found, time, replaced));
  }

  async end(restaurantId: string, holdId: string): Promise<void> {
    await this.changeKnown(restaurantId, holdId, (times) => endHold(times, holdId, this.clock().getTime()));
  }

  async remove(restaurantId: string, holdId: string): Promise<void> {
    await this.changeKnown(restaurantId, holdId, (times) => withoutHold(times, holdId));
  }

  private withHold(
    found: HoldUsagesDocument | undefined,
    time: HoldUsage,
    replaced: string,
  ): readonly HoldUsage[] | undefined {
    return addHold(found?.times ?? [], time, replaced, this.limits.secondsByAddress * 1_000);
  }

  /** Only the address that made a hold is credited its time. */
  private async changeKnown(
    restaurantId: string,
    holdId: string,
    change: (times: readonly HoldUsage[]) => readonly HoldUsage[],
  ): Promise<void> {
    if (this.limits.secondsByAddress === 0) return;
    await this.change(restaurantId, (found) =>
      found?.times.some((time) => time.holdId === holdId) ? change(found.times) : undefined,
    );
  }

  /** False if `change` has nothing to write, or after too many concurrent writes. */
  private async change(
    restaurantId: string,
    change: (found: HoldUsagesDocument | undefined) => readonly HoldUsage[] | undefined,
  ): Promise<boolean> {
    const key = keyOf(restaurantId);
    const changed = await changeDocument<boolean | 'conflict'>(async () => {
      const found = await this.find(key);
      const times = change(found);
      if (!times) return false;
      return (await this.write(key, restaurantId, found?.version ?? 0, times)) || 'conflict';
    });
    return changed === true;
  }

  private async find(key: string): Promise<HoldUsagesDocument | undefined> {
    const found = await this.model.collection.findOne({ _id: key as never });
    return (found as unknown as HoldUsagesDocument | null) ?? undefined;
  }

  /** False after a concurrent write. */
  private async write(
    key: string,
    restaurantId: string,
    version: number,
    times: readonly HoldUsage[],
  ): Promise<boolean> {
    const fields = { restaurantId, version: version + 1, times: [...times], touchedAt: this.clock() };
    if (version > 0) {
      const { matchedCount } = await this.model.collection.updateOne(
        { _id: key as never, version },
        { $set: fields },
      );
      return matchedCount === 1;
    }
    try {
      await this.model.collection.insertOne({ _id: key as never, ...fields } as never);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

/** The key of the current caller's address. */
function keyOf(restaurantId: string): string {
  const network = clientNetwork(currentOrigin().address);
  return `${restaurantId}:${shortHash(`${restaurantId}:${network}`)}`;
}
