import type { Clock } from '@tablewell/chassis/clock';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { changeDocument, GroupCommit, type Waiting } from '@tablewell/chassis/resilience';
import type { ClaimRequest } from '../../day/claim-request';
import type { ClaimedTable } from '../../day/claims/placement';
import { busyDay, dayKey, type ServiceDay } from '../../day/claims/claim';
import type { DayStore } from '../../ports';
import { DayLocks } from './day-locks';
import { decideBatch, type Decision, refusedByStored, sitsPastMidnight } from '../../day/decide-batch';
import type { DayView } from '../../day/tables/day-view';
import type { RestaurantClock } from '../../restaurant/restaurant-clock';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { hashKey } from './hash-key';
import type { ServiceDayModel } from './service-day-model';
import { type PreparedDay, StoredDays } from './stored-days';

type Pending = Waiting<ClaimRequest, ClaimedTable | Refusal>;

/**
 * Service days in MongoDB. Within this process the claim requests of a day are queued, decided in batches and written by
 * one update that is conditional on the day's version (group commit). After a concurrent write the day is read and
 * decided again; a refusal is never based on a cached day alone.
 */
export class MongoServiceDays implements Pick<DayStore, 'claim' | 'release' | 'view'> {
  private readonly commit = new GroupCommit<ClaimRequest, ClaimedTable | Refusal>((group) =>
    this.decideLocked(group),
  );
  private readonly locks = new DayLocks();
  private readonly days: StoredDays;

  constructor(
    model: ServiceDayModel,
    machine: Clock,
    private readonly clock: RestaurantClock,
  ) {
    this.days = new StoredDays(model, machine);
  }

  claim(unhashed: ClaimRequest): Promise<ClaimedTable | Refusal> {
    const request = { ...unhashed, ...(unhashed.key ? { key: hashKey(unhashed.key) } : {}) };
    const [date] = request.dates;
    if (!date) throw new Error('a claim request needs a date');
    return this.commit.add(dayKey(request.restaurant.id, date), request);
  }

  view(restaurant: RestaurantRules, dates: readonly string[], now: Date): Promise<DayView> {
    return this.days.view(restaurant, dates, now);
  }

  async release(restaurantId: string, dates: readonly string[], claimId: string): Promise<void> {
    for (const date of dates) await this.days.remove(restaurantId, date, [claimId]);
  }

  private async decideLocked(group: readonly Pending[]): Promise<void> {
    const widest = group.find(({ item }) => sitsPastMidnight(item)) ?? group[0];
    if (!widest) return;
    const { restaurant, dates } = widest.item;
    const restaurantId = restaurant.id;
    const keys = dates.map((date) => dayKey(restaurantId, date));
    try {
      await this.locks.with(keys, () => this.decide(restaurantId, dates, group));
    } catch (error) {
      this.days.forget(keys);
      throw error;
    }
  }

  /** Decides a batch on its day, and on the next one too if a party sits past midnight. */
  private async decide(
    restaurantId: string,
    dates: readonly string[],
    group: readonly Pending[],
  ): Promise<void> {
    let waiting = group;
    let days = this.days.remembered(restaurantId, dates);
    let confirmed = false;
    const decided = await changeDocument(async () => {
      if (!days) {
        days = await Promise.all(dates.map((date) => this.days.load(restaurantId, date)));
        confirmed = true;
      }
      const [today, tomorrow] = days as [PreparedDay, PreparedDay?];
      const requests = waiting.map(({ item }) => item);
      const decision = decideBatch(today, tomorrow, requests, this.clock(restaurantId).getTime());
      days = undefined;
      if (!confirmed && decision.outcomes.some(isRefusal)) return 'conflict';
      if (decision.made.length === 0 || (await this.days.writeAll(today, tomorrow, decision))) {
        waiting.forEach(({ resolve }, index) => resolve(decision.outcomes[index] ?? busyDay()));
        return 'decided';
      }
      waiting = this.refuseForGood(waiting, today, tomorrow, decision);
      return waiting.length === 0 ? 'decided' : 'conflict';
    });
    if (decided === 'busy') waiting.forEach(({ resolve }) => resolve(busyDay()));
  }

  /**
   * After a concurrent write: refuses the requests that the stored claims refuse by themselves, so that none gets
   * `busy` although no table was free anyway. Returns the undecided requests. Refusals are based on days that the store
   * confirmed.
   */
  private refuseForGood(
    waiting: readonly Pending[],
    today: ServiceDay,
    tomorrow: ServiceDay | undefined,
    { outcomes }: Decision,
  ): readonly Pending[] {
    const refused = waiting.filter((_, index) => isRefusal(outcomes[index]));
    if (refused.length === 0) return waiting;
    const requests = refused.map(({ item }) => item);
    const forGood = refusedByStored(today, tomorrow, requests, this.clock(today.restaurantId).getTime());
    return waiting.filter(({ item, resolve }) => {
      const refusal = forGood.get(item);
      if (refusal) resolve(refusal);
      return !refusal;
    });
  }
}
