import type { Clock } from '@tablewell/chassis/clock';
import { batchFinds } from '@tablewell/chassis/mongo';
import { LRUCache } from 'lru-cache';
import { type Claim, dayKey, type ServiceDay } from '../../day/claims/claim';
import { isSameTable } from '../../maintenance/day-reassignment';
import type { Decision } from '../../day/decide-batch';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { DayView } from '../../day/tables/day-view';
import { DayWriter } from './day-writer';
import { type ServiceDayDocument, type ServiceDayModel, toServiceDay } from './service-day-model';

/** A service day with the view of it that the last question made. */
export interface PreparedDay extends ServiceDay {
  readonly view?: DayView | undefined;
}

interface Known {
  day: PreparedDay;
  /** When the store last confirmed it, by the system clock. */
  readonly confirmedAt: number;
}

/** Cache bounds, by days and by claims: about 7 MB. */
const maxCachedDays = 5_000;
const maxCachedClaims = 20_000;
/** Greatest age of a cached day for display; decisions are always confirmed by the store. */
const maxViewAgeMs = 250;

/** The documents of service days, and a cache of those that this process read or wrote. */
export class StoredDays {
  private readonly known = new LRUCache<string, Known>({
    maxSize: maxCachedClaims,
    sizeCalculation: ({ day }) => day.claims.length + maxCachedClaims / maxCachedDays,
  });

  private readonly find: (key: string) => Promise<ServiceDayDocument | undefined>;

  private readonly writer: DayWriter;

  constructor(model: ServiceDayModel, clock: Clock) {
    this.find = batchFinds(model.collection);
    this.writer = new DayWriter(model, clock);
  }

  /** Successive dates for display, at most a moment out of date. */
  async view(restaurant: RestaurantRules, dates: readonly string[], now: Date): Promise<DayView> {
    const days = await Promise.all(dates.map((date) => this.recent(restaurant.id, date)));
    const [only, ...more] = days;
    if (!only || more.length > 0) return DayView.of(restaurant, days, now);
    const view = only.view?.again(restaurant, now) ?? DayView.of(restaurant, days, now);
    const known = this.known.get(dayKey(restaurant.id, only.date));
    if (known?.day === only) known.day = { ...only, view };
    return view;
  }

  private async recent(restaurantId: string, date: string): Promise<PreparedDay> {
    const known = this.known.get(dayKey(restaurantId, date));
    if (known && Date.now() - known.confirmedAt < maxViewAgeMs) return known.day;
    return this.load(restaurantId, date);
  }

  /** The cached days; undefined unless all of them are cached. */
  remembered(restaurantId: string, dates: readonly string[]): PreparedDay[] | undefined {
    const days = dates.flatMap((date) => this.known.get(dayKey(restaurantId, date))?.day ?? []);
    return days.length === dates.length ? days : undefined;
  }

  /** Removes days from the cache whose stored state is uncertain. */
  forget(keys: readonly string[]): void {
    keys.forEach((key) => this.known.delete(key));
  }

  /** The day as stored. */
  async load(restaurantId: string, date: string): Promise<PreparedDay> {
    const key = dayKey(restaurantId, date);
    const document = await this.find(key);
    const stored = document ? toServiceDay(document) : { restaurantId, date, version: 0, claims: [] };
    const known = this.known.get(key)?.day;
    // The same version has the same claims, which may be prepared already.
    const day = known?.version === stored.version ? known : stored;
    this.known.set(key, { day, confirmedAt: Date.now() });
    return day;
  }

  /**
   * Adds the claims of a decision; false after a concurrent write.
   *
   * A party past midnight is on two documents. The later one is written first, and undone if the earlier one was changed
   * concurrently, so that a decision on a day sees all of its claims.
   */
  async writeAll(
    today: ServiceDay,
    tomorrow: ServiceDay | undefined,
    { made, pastMidnight, moved, claims, view }: Omit<Decision, 'outcomes'>,
  ): Promise<boolean> {
    if (!tomorrow || pastMidnight.length === 0) return this.write(today, { made, moved, claims, view });
    const later = [...tomorrow.claims, ...pastMidnight];
    if (!(await this.write(tomorrow, { made: pastMidnight, moved: [], claims: later }))) return false;
    if (await this.write(today, { made, moved, claims })) return true;
    const ids = pastMidnight.map(({ id }) => id);
    await this.remove(tomorrow.restaurantId, tomorrow.date, ids);
    return false;
  }

  /** One write for all claims of a batch; false after a concurrent write. */
  private async write(
    day: ServiceDay,
    { made, moved, claims, view }: Pick<Decision, 'made' | 'moved' | 'claims' | 'view'>,
  ): Promise<boolean> {
    const next = { ...day, version: day.version + 1, claims, view };
    // Moved claims can be anywhere in the list, and so can holds that have ended or were replaced. Most decisions have
    // neither.
    const isAppended = moved.length === 0 && claims.length === day.claims.length + made.length;
    const isMoved = isOtherType(day.claims, moved);
    const change = { claims, isDirty: true, isMoved, ...(isAppended ? { added: made } : {}) };
    if (!(await this.writer.write(day, change))) return false;
    const key = dayKey(day.restaurantId, day.date);
    this.known.set(key, { day: next, confirmedAt: Date.now() });
    return true;
  }

  /** Removes claims from a day. Idempotent. */
  async remove(restaurantId: string, date: string, claimIds: readonly string[]): Promise<void> {
    await this.writer.remove(restaurantId, date, claimIds);
    this.known.delete(dayKey(restaurantId, date));
  }
}

/** Whether a claim was moved to a table of another type than its reservation has. */
export function isOtherType(before: readonly Claim[], moved: readonly Claim[]): boolean {
  if (moved.length === 0) return false;
  const byId = new Map(before.map((claim) => [claim.id, claim]));
  return moved.some((claim) => !isSameTable(claim, byId.get(claim.id)));
}
