import { dayKey, type ServiceDay } from '../../day/claims/claim';
import { DayView } from '../../day/tables/day-view';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { DayStore } from '../../ports';
import { type ServiceDayDocument, type ServiceDayModel, toDayNow } from './service-day-model';

/**
 * Service days as one read sees them: each is loaded once, when it is first asked for. Make one for each read. The cache
 * of `StoredDays` is for a process that also writes the days.
 */
export class DayReads implements Pick<DayStore, 'view' | 'day'> {
  private readonly known = new Map<string, Promise<ServiceDay>>();

  constructor(
    private readonly model: ServiceDayModel,
    private readonly now: Date,
  ) {}

  async view(restaurant: RestaurantRules, dates: readonly string[], now: Date): Promise<DayView> {
    return DayView.of(restaurant, await Promise.all(dates.map((date) => this.day(restaurant.id, date))), now);
  }

  day(restaurantId: string, date: string): Promise<ServiceDay> {
    const key = dayKey(restaurantId, date);
    const loading = this.known.get(key) ?? this.load(restaurantId, date);
    this.known.set(key, loading);
    return loading;
  }

  private async load(restaurantId: string, date: string): Promise<ServiceDay> {
    const found = await this.model.collection.findOne({ _id: dayKey(restaurantId, date) as never });
    if (!found) return { restaurantId, date, version: 0, claims: [] };
    return toDayNow(found as unknown as ServiceDayDocument, this.now);
  }
}
