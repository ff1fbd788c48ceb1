import type { Clock } from '@tablewell/chassis/clock';
import { VersionedCollection } from '@tablewell/chassis/mongo';
import type { HasOutbox, OutboxEntry } from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import type { Model } from 'mongoose';
import type { OnlinePause } from '../../domain/online-pause';
import { dayKey } from '../../domain/service-day';
import type { OnlinePauses } from '../../ports';
import { jitter } from './jitter';
import { type ServiceDayDocument, type ServiceDayModel, toServiceDay } from './service-day-model';

type Stored = ServiceDayDocument & HasOutbox;
type Change = Parameters<OnlinePauses['change']>;

const maxAttempts = 40;

/**
 * Pauses on the documents of service days. Each write is conditional on the day's version and increments it, so that a
 * booking that was decided without the pause is not written, and is decided again.
 */
export class MongoOnlinePauses implements OnlinePauses {
  private readonly days: VersionedCollection<Stored>;

  constructor(
    model: ServiceDayModel,
    private readonly clock: Clock,
    enqueueEvents: ServiceKit['enqueueEvents'],
  ) {
    this.days = new VersionedCollection(model as unknown as Model<Stored>, enqueueEvents);
  }

  async of(restaurantId: string, date: string): Promise<OnlinePause | undefined> {
    const found = await this.days.findOne({ _id: dayKey(restaurantId, date) });
    return found ? toServiceDay(found).onlinePause : undefined;
  }

  async change(...[restaurantId, date, change, event]: Change): Promise<OnlinePause | undefined | 'busy'> {
    const id = dayKey(restaurantId, date);
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const stored = await this.days.findOne({ _id: id });
      const before = stored ? toServiceDay(stored).onlinePause : undefined;
      const next = change(before);
      if (!next) return before;
      const made = event(next);
      if (await this.write({ id, restaurantId, date, version: stored?.version }, next, made)) return next;
      await jitter(attempt);
    }
    return 'busy';
  }

  /** False after a concurrent write. */
  private write(
    day: { id: string; restaurantId: string; date: string; version: number | undefined },
    { from, until, restOfNight, by, steps }: OnlinePause,
    made: OutboxEntry | undefined,
  ): Promise<boolean> {
    const { id, version, ...owner } = day;
    const onlinePause = { from, until, by, steps: [...steps], ...(restOfNight ? { restOfNight } : {}) };
    const touchedAt = this.clock();
    const events = made ? [made] : [];
    if (version !== undefined) {
      const change = { $set: { onlinePause, touchedAt }, $inc: { version: 1 } };
      return this.days.update(id, { version }, change, events);
    }
    const fresh = { _id: id, ...owner, version: 1, claims: [], dirty: false };
    return this.days.insert({ ...fresh, onlinePause, touchedAt }, events);
  }
}
