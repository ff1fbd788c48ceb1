import { type Clock, findsTogether, insertsTogether, isDuplicateKey } from '@tablewell/chassis';
import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { LRUCache } from 'lru-cache';
import type { Placement } from '../../domain/place-party';
import { type Claim, dayKey, type ServiceDay } from '../../domain/service-day';
import type { ClaimWish, ServiceDays } from '../../ports';
import { DayLocks } from './day-locks';
import { decideTogether, type Decision, sitsPastMidnight } from './decide-together';
import { markOf } from './key-mark';
import { type ServiceDayDocument, type ServiceDayModel, toServiceDay } from './service-day-model';

interface Waiting {
  readonly wish: ClaimWish;
  resolve(outcome: Placement | Refusal): void;
  reject(error: unknown): void;
}

interface Known {
  readonly day: ServiceDay;
  /** When the store last confirmed it, by the machine's clock. */
  readonly confirmedAt: number;
}

const largestGroup = 256;
const mostRaces = 40;
/** What is remembered of days: about 7 MB. Days fill up, so that their number alone would be no bound. */
const mostDays = 5_000;
const mostClaims = 20_000;
/** A view this young is good enough to show; a decision is confirmed by the store in any case. */
const viewMs = 250;

/**
 * Service days in MongoDB. Within this process the wishes for one day queue, and those that wait together are
 * decided and written together (group commit): one conditional update on the day's version, whoever else writes.
 * A lost race reads the day again and decides again; a refusal is never given on a remembered day alone.
 */
export class MongoServiceDays implements ServiceDays {
  private readonly queues = new Map<string, Waiting[]>();
  private readonly locks = new DayLocks();
  private readonly known = new LRUCache<string, Known>({
    maxSize: mostClaims,
    sizeCalculation: ({ day }) => day.claims.length + mostClaims / mostDays,
  });

  private readonly find: (key: string) => Promise<ServiceDayDocument | undefined>;
  private readonly insert: (day: ServiceDayDocument) => Promise<void>;

  constructor(
    private readonly model: ServiceDayModel,
    private readonly clock: Clock,
  ) {
    this.find = findsTogether(model.collection);
    this.insert = insertsTogether(model.collection);
  }

  claim(asked: ClaimWish): Promise<Placement | Refusal> {
    const wish = { ...asked, ...(asked.key ? { key: markOf(asked.key) } : {}) };
    const [date] = wish.dates;
    if (!date) throw new Error('a wish names its date');
    const key = dayKey(wish.restaurantId, date);
    return new Promise((resolve, reject) => {
      const waiting = { wish, resolve, reject };
      const queue = this.queues.get(key);
      if (queue) {
        queue.push(waiting);
        return;
      }
      this.queues.set(key, [waiting]);
      void this.drain(key);
    });
  }

  async claims(restaurantId: string, date: string): Promise<readonly Claim[]> {
    const key = dayKey(restaurantId, date);
    const known = this.known.get(key);
    if (known && Date.now() - known.confirmedAt < viewMs) return known.day.claims;
    return (await this.load(restaurantId, date)).claims;
  }

  async release(restaurantId: string, dates: readonly string[], claimId: string): Promise<void> {
    for (const date of dates) {
      const key = dayKey(restaurantId, date);
      await this.model.collection.updateOne(
        { _id: key as never, 'claims.id': claimId },
        {
          $pull: { claims: { id: claimId } } as never,
          $inc: { version: 1 },
          $set: { touchedAt: this.clock() },
        },
      );
      this.known.delete(key);
    }
  }

  private async drain(key: string): Promise<void> {
    const queue = this.queues.get(key) ?? [];
    while (queue.length > 0) {
      const group = queue.splice(0, largestGroup);
      const { restaurantId, dates } = (group.find(({ wish }) => sitsPastMidnight(wish)) ?? group[0])
        ?.wish ?? {
        restaurantId: '',
        dates: [],
      };
      const keys = dates.map((date) => dayKey(restaurantId, date));
      try {
        await this.locks.with(keys, () => this.decide(restaurantId, dates, group));
      } catch (error) {
        keys.forEach((day) => this.known.delete(day));
        group.forEach(({ reject }) => reject(error));
      }
    }
    this.queues.delete(key);
  }

  /** Decides a group on its day, and on the next one as well when one of its parties sits past midnight. */
  private async decide(
    restaurantId: string,
    dates: readonly string[],
    group: readonly Waiting[],
  ): Promise<void> {
    const wishes = group.map(({ wish }) => wish);
    let days = this.remembered(restaurantId, dates);
    let confirmed = false;
    for (let race = 0; race < mostRaces; race++) {
      if (!days) {
        days = await Promise.all(dates.map((date) => this.load(restaurantId, date)));
        confirmed = true;
      }
      const [today, tomorrow] = days as [ServiceDay, ServiceDay?];
      const decision = decideTogether(today.claims, tomorrow?.claims ?? [], wishes, this.clock().getTime());
      if (!confirmed && decision.outcomes.some(isRefusal)) {
        days = undefined;
        continue;
      }
      if (decision.made.length === 0 || (await this.writeAll(today, tomorrow, decision))) {
        group.forEach(({ resolve }, index) => resolve(decision.outcomes[index] ?? busy()));
        return;
      }
      days = undefined;
      await disorder(race);
    }
    group.forEach(({ resolve }) => resolve(busy()));
  }

  private remembered(restaurantId: string, dates: readonly string[]): ServiceDay[] | undefined {
    const days = dates.flatMap((date) => this.known.get(dayKey(restaurantId, date))?.day ?? []);
    return days.length === dates.length ? days : undefined;
  }

  /**
   * A party that sits past midnight lies on two documents. The later one is written first, and written back when the
   * earlier one has moved on: whoever decides on a day sees all that is taken on it.
   */
  private async writeAll(
    today: ServiceDay,
    tomorrow: ServiceDay | undefined,
    { made, pastMidnight, claims }: Decision,
  ): Promise<boolean> {
    if (!tomorrow || pastMidnight.length === 0) return this.write(today, made, claims);
    const later = [...tomorrow.claims, ...pastMidnight];
    if (!(await this.write(tomorrow, pastMidnight, later))) return false;
    if (await this.write(today, made, claims)) return true;
    await this.pull(
      tomorrow,
      pastMidnight.map(({ id }) => id),
    );
    return false;
  }

  /** One write for all claims of a group; false when the day has moved on. */
  private async write(day: ServiceDay, made: readonly Claim[], claims: readonly Claim[]): Promise<boolean> {
    const touchedAt = this.clock();
    const key = dayKey(day.restaurantId, day.date);
    const next = { ...day, version: day.version + 1, claims };
    try {
      if (day.version === 0) {
        const document: ServiceDayDocument = {
          _id: key,
          ...next,
          claims: [...next.claims],
          dirty: true,
          touchedAt,
        };
        await this.insert(document);
      } else {
        const { matchedCount } = await this.model.collection.updateOne(
          { _id: key as never, version: day.version },
          {
            $push: { claims: { $each: made } } as never,
            $inc: { version: 1 },
            $set: { dirty: true, touchedAt },
          },
        );
        if (matchedCount === 0) return false;
      }
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
    this.known.set(key, { day: next, confirmedAt: Date.now() });
    return true;
  }

  private async pull({ restaurantId, date }: ServiceDay, claimIds: readonly string[]): Promise<void> {
    const key = dayKey(restaurantId, date);
    const id = { $in: [...claimIds] };
    await this.model.collection.updateOne(
      { _id: key as never, 'claims.id': id },
      { $pull: { claims: { id } } as never, $inc: { version: 1 }, $set: { touchedAt: this.clock() } },
    );
    this.known.delete(key);
  }

  private async load(restaurantId: string, date: string): Promise<ServiceDay> {
    const key = dayKey(restaurantId, date);
    const document = await this.find(key);
    const day = document ? toServiceDay(document) : { restaurantId, date, version: 0, claims: [] };
    this.known.set(key, { day, confirmedAt: Date.now() });
    return day;
  }
}

/** Other writers of the day are at it too; a little disorder lets one of them through. */
async function disorder(race: number): Promise<void> {
  if (race > 2) await new Promise((resolve) => setTimeout(resolve, Math.random() * 8 * race));
}

function busy(): Refusal {
  return new Refusal('unavailable', 'busy', 'Many people are booking this day right now. Please try again.');
}
