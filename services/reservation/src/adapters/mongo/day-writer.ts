import type { Clock } from '@tablewell/chassis/clock';
import { batchInserts, isDuplicateKey } from '@tablewell/chassis/mongo';
import { filledOutbox, type OutboxEntry, pushToOutbox } from '@tablewell/chassis/outbox';
import { type Claim, dayKey, type ServiceDay } from '../../day/claims/claim';
import type { ServiceDayDocument, ServiceDayModel } from './service-day-model';

/** A change of a service day; what is absent stays. */
export interface DayWrite extends Partial<
  Pick<ServiceDay, 'onlinePause' | 'blocks' | 'liftedBlocks' | 'listed' | 'line'>
> {
  /** All claims of the day after the change. */
  readonly claims?: readonly Claim[];
  /** The change adds these claims at the end of the list and leaves the others, so that only they are sent. */
  readonly added?: readonly Claim[];
  /** Claims were made that the sweep has to check, or parties were moved to tables of another type. */
  readonly isDirty?: boolean;
  /** Parties were moved to tables of another type, which their reservations do not have yet. */
  readonly isMoved?: boolean;
}

/**
 * Writes service days. Each write increments the version, and a decision is written only on the version that it was made
 * on, so that one made without knowledge of another is made again. Beside this class only three things write to the
 * collection, and none of them changes what is taken: jobs lease a day (`leaseDocuments` sets `lease`, on the same
 * version), the relay removes published events from the outbox, and old days and those of deleted restaurants are deleted.
 */
export class DayWriter {
  private readonly insert: (day: ServiceDayDocument) => Promise<void>;

  constructor(
    private readonly model: ServiceDayModel,
    private readonly clock: Clock,
  ) {
    this.insert = batchInserts(model.collection);
  }

  /** Writes a decision with its events; false after a concurrent write, so that no table is sold twice (TABLE-9). */
  async write(day: ServiceDay, change: DayWrite, events: readonly OutboxEntry[] = []): Promise<boolean> {
    if (day.version === 0) return this.insertDay(day, change, events);
    const { added, claims, isDirty, isMoved } = change;
    const outbox = pushToOutbox(events);
    const $push = {
      ...(added ? { claims: { $each: [...added] } } : {}),
      ...(events.length > 0 ? outbox.$push : {}),
    };
    const { matchedCount } = await this.model.collection.updateOne(
      { _id: dayKey(day.restaurantId, day.date) as never, version: day.version },
      {
        $set: {
          ...restrictionsOf(change),
          touchedAt: this.clock(),
          ...(claims && !added ? { claims: [...claims] } : {}),
          ...(isDirty ? { dirty: true } : {}),
          ...(isMoved ? { moved: true } : {}),
        },
        $inc: { version: 1, ...(events.length > 0 ? outbox.$inc : {}) },
        ...(Object.keys($push).length > 0 ? { $push: $push as never } : {}),
      },
    );
    return matchedCount === 1;
  }

  /** Removes claims from a day. Idempotent. */
  async remove(restaurantId: string, date: string, claimIds: readonly string[]): Promise<void> {
    const id = { $in: [...claimIds] };
    await this.model.collection.updateOne(
      { _id: dayKey(restaurantId, date) as never, 'claims.id': id },
      { $pull: { claims: { id } } as never, $inc: { version: 1 }, $set: { touchedAt: this.clock() } },
    );
  }

  /**
   * Records up to when the day's claims are known to have reservations, unless the day has changed since: a concurrent
   * claim is decided again, so that none is added with a `madeAt` before.
   * @param isClean the day needs no other sweep
   */
  async markVerified(
    { restaurantId, date, version }: ServiceDay,
    verifiedUntil: number,
    isClean: boolean,
  ): Promise<void> {
    await this.model.collection.updateOne(
      { _id: dayKey(restaurantId, date) as never, version },
      {
        $set: { verifiedUntil, dirty: !isClean },
        // A reservation that was not written yet when its party was moved is written now.
        ...(isClean ? { $unset: { moved: true } } : {}),
        $inc: { version: 1 },
      },
    );
  }

  /** Overwrites the claims of a day, whatever it had, for repair. */
  async rebuild(restaurantId: string, date: string, claims: readonly Claim[]): Promise<void> {
    await this.model.collection.updateOne(
      { _id: dayKey(restaurantId, date) as never },
      {
        $set: { restaurantId, date, claims: [...claims], dirty: true, touchedAt: this.clock() },
        $unset: { verifiedUntil: true },
        $inc: { version: 1 },
      },
      { upsert: true },
    );
  }

  private async insertDay(
    { restaurantId, date }: ServiceDay,
    change: DayWrite,
    events: readonly OutboxEntry[],
  ): Promise<boolean> {
    const { claims = change.added ?? [], isDirty = false, isMoved } = change;
    try {
      await this.insert({
        _id: dayKey(restaurantId, date),
        restaurantId,
        date,
        version: 1,
        ...restrictionsOf(change),
        claims: [...claims],
        dirty: isDirty,
        ...(isMoved ? { moved: true } : {}),
        touchedAt: this.clock(),
        ...(events.length > 0 ? filledOutbox(events) : {}),
      });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

const restrictionsOf = ({ onlinePause, blocks, liftedBlocks, listed, line }: DayWrite) => ({
  ...(onlinePause ? { onlinePause } : {}),
  ...(blocks ? { blocks } : {}),
  ...(liftedBlocks ? { liftedBlocks } : {}),
  ...(listed ? { listed } : {}),
  ...(line ? { line } : {}),
});
