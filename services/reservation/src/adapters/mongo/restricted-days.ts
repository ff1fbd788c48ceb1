import type { Clock } from '@tablewell/chassis/clock';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { changeDocument } from '@tablewell/chassis/resilience';
import type { ServiceKit } from '@tablewell/chassis/service';
import { trusted } from 'mongoose';
import { type Claim, dayKey, type ServiceDay } from '../../day/claims/claim';
import type { DayStore, DaysWithLine } from '../../ports';
import type { RestaurantClock } from '../../restaurant/restaurant-clock';
import { DayWriter } from './day-writer';
import { type ServiceDayDocument, type ServiceDayModel, toDayNow } from './service-day-model';
import { isOtherType } from './stored-days';

type Change = Parameters<DayStore['change']>;

/**
 * Restrictions on the documents of service days. Each write is conditional on the day's version and increments it, so that
 * a booking that was decided without the restriction is not written, and is decided again.
 */
export class MongoRestrictedDays implements Pick<DayStore, 'day' | 'change'>, DaysWithLine {
  private readonly writer: DayWriter;

  constructor(
    private readonly model: ServiceDayModel,
    private readonly clocks: { readonly machine: Clock; readonly ofRestaurants: RestaurantClock },
    private readonly enqueueEvents: ServiceKit['enqueueEvents'],
  ) {
    this.writer = new DayWriter(model, clocks.machine);
  }

  async day(restaurantId: string, date: string): Promise<ServiceDay> {
    const found = await this.model
      .findById(dayKey(restaurantId, date))
      .select('-outbox')
      .lean<ServiceDayDocument>();
    const now = this.clocks.ofRestaurants(restaurantId);
    return found ? toDayNow(found, now) : { restaurantId, date, version: 0, claims: [] };
  }

  async daysWithLine(max: number): Promise<Pick<ServiceDay, 'restaurantId' | 'date'>[]> {
    return this.model
      .find({ 'line.placedAt': trusted({ $gt: 0 }) })
      .select('restaurantId date -_id')
      .limit(max)
      .lean<Pick<ServiceDay, 'restaurantId' | 'date'>[]>();
  }

  async change(...[restaurantId, date, change, event]: Change): Promise<ServiceDay | Refusal | 'busy'> {
    return changeDocument<ServiceDay | Refusal | 'conflict'>(async () => {
      const day = await this.day(restaurantId, date);
      const next = await change(day);
      if (!next) return day;
      if (isRefusal(next)) return next;
      const after = { ...day, ...next, version: day.version + 1 };
      const made = event(after);
      const events = made ? [made] : [];
      const isMoved = movesToOtherType(day.claims, next.claims);
      if (!(await this.writer.write(day, { ...next, isMoved, isDirty: isMoved }, events))) return 'conflict';
      this.enqueueEvents(this.model.collection.collectionName, dayKey(restaurantId, date), events);
      return after;
    });
  }
}

const movesToOtherType = (before: readonly Claim[], after: readonly Claim[] = before): boolean =>
  isOtherType(
    before,
    after.filter((claim, at) => claim !== before[at]),
  );
