import type { Clock } from '@tablewell/chassis/clock';
import { VersionedCollection } from '@tablewell/chassis/mongo';
import type { HasOutbox, OutboxEntry } from '@tablewell/chassis/outbox';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { ServiceKit } from '@tablewell/chassis/service';
import type { Model } from 'mongoose';
import { dayKey, type ServiceDay } from '../../day/claims/claim';
import type { DayChange, RestrictedDays } from '../../ports';
import { jitter } from './jitter';
import { type ServiceDayDocument, type ServiceDayModel, toDayNow } from './service-day-model';
import { isOtherType } from './stored-days';

type Stored = ServiceDayDocument & HasOutbox;
type Change = Parameters<RestrictedDays['change']>;

const maxAttempts = 40;

/**
 * Restrictions on the documents of service days. Each write is conditional on the day's version and increments it, so that
 * a booking that was decided without the restriction is not written, and is decided again.
 */
export class MongoRestrictedDays implements RestrictedDays {
  private readonly days: VersionedCollection<Stored>;

  constructor(
    model: ServiceDayModel,
    private readonly clock: Clock,
    enqueueEvents: ServiceKit['enqueueEvents'],
  ) {
    this.days = new VersionedCollection(model as unknown as Model<Stored>, enqueueEvents);
  }

  async day(restaurantId: string, date: string): Promise<ServiceDay> {
    const found = await this.days.findOne({ _id: dayKey(restaurantId, date) });
    return found ? toDayNow(found, this.clock()) : { restaurantId, date, version: 0, claims: [] };
  }

  async change(...[restaurantId, date, change, event]: Change): Promise<ServiceDay | Refusal | 'busy'> {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const day = await this.day(restaurantId, date);
      const next = change(day);
      if (!next) return day;
      if (isRefusal(next)) return next;
      const after = { ...day, ...next, version: day.version + 1 };
      if (await this.write(day, next, event(after))) return after;
      await jitter(attempt);
    }
    return 'busy';
  }

  /** False after a concurrent write. */
  private write(
    { restaurantId, date, version, claims: before }: ServiceDay,
    change: DayChange,
    made: OutboxEntry | undefined,
  ): Promise<boolean> {
    const _id = dayKey(restaurantId, date);
    const touchedAt = this.clock();
    const events = made ? [made] : [];
    const set = { ...stored(change), touchedAt };
    if (version > 0) {
      const isMoved = change.claims?.some(
        (claim, at) => claim !== before[at] && isOtherType(before, [claim]),
      );
      const $set = { ...set, ...(isMoved ? { moved: true, dirty: true } : {}) };
      return this.days.update(_id, { version }, { $set, $inc: { version: 1 } }, events);
    }
    const fresh = { _id, restaurantId, date, version: 1, claims: [], dirty: false };
    return this.days.insert({ ...fresh, ...set }, events);
  }
}

/** The changed fields as the document has them. */
function stored({ onlinePause, blocks, liftedBlocks, claims }: DayChange): Partial<ServiceDayDocument> {
  return {
    ...(onlinePause ? { onlinePause } : {}),
    ...(blocks ? { blocks } : {}),
    ...(liftedBlocks ? { liftedBlocks } : {}),
    ...(claims ? { claims: [...claims] } : {}),
  };
}
