import { type Clock, findsTogether, insertsTogether, isDuplicateKey } from '@tablewell/chassis';
import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { LRUCache } from 'lru-cache';
import type { Placement } from '../../domain/place-party';
import { type Claim, claimOwner, dayKey, type ServiceDay, twinCode } from '../../domain/service-day';
import type { ClaimWish, ServiceDays } from '../../ports';
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
    const [date, nextDate] = wish.dates;
    if (!date) throw new Error('a wish names its date');
    if (nextDate) return this.claimAcross(wish, date, nextDate);
    const key = dayKey(wish.restaurantId, date);
    return new Promise((resolve, reject) => {
      const waiting = { wish, resolve, reject };
      const queue = this.queues.get(key);
      if (queue) {
        queue.push(waiting);
        return;
      }
      this.queues.set(key, [waiting]);
      void this.drain(key, wish.restaurantId, date);
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

  private async drain(key: string, restaurantId: string, date: string): Promise<void> {
    const queue = this.queues.get(key) ?? [];
    while (queue.length > 0) {
      const group = queue.splice(0, largestGroup);
      try {
        await this.decide(key, restaurantId, date, group);
      } catch (error) {
        this.known.delete(key);
        group.forEach(({ reject }) => reject(error));
      }
    }
    this.queues.delete(key);
  }

  private async decide(
    key: string,
    restaurantId: string,
    date: string,
    group: readonly Waiting[],
  ): Promise<void> {
    let day = this.known.get(key)?.day;
    let confirmed = false;
    for (let race = 0; race < mostRaces; race++) {
      if (!day) {
        day = await this.load(restaurantId, date);
        confirmed = true;
      }
      const { outcomes, made } = decideTogether(day, group, this.clock().getTime());
      if (!confirmed && outcomes.some(isRefusal)) {
        day = undefined;
        continue;
      }
      if (made.length === 0 || (await this.write(key, day, made))) {
        group.forEach(({ resolve }, index) => resolve(outcomes[index] ?? busy()));
        return;
      }
      day = undefined;
      await disorder(race);
    }
    group.forEach(({ resolve }) => resolve(busy()));
  }

  /** One write for all claims of a group; false when the day has moved on. */
  private async write(key: string, day: ServiceDay, made: readonly Claim[]): Promise<boolean> {
    const touchedAt = this.clock();
    const version = day.version + 1;
    const next = { ...day, version, claims: [...day.claims, ...made] };
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

  /**
   * A party that sits past midnight lies on two documents. It is decided on both, takes the later one first, and
   * lets it go again when the earlier one has moved on: whoever decides on a day sees all that is taken on it.
   */
  private async claimAcross(wish: ClaimWish, date: string, nextDate: string): Promise<Placement | Refusal> {
    for (let race = 0; race < mostRaces; race++) {
      const [today, tomorrow] = await Promise.all([
        this.load(wish.restaurantId, date),
        this.load(wish.restaurantId, nextDate),
      ]);
      const both = new Map([...today.claims, ...tomorrow.claims].map((claim) => [claim.id, claim]));
      if (both.has(wish.claimId)) return twin();
      const isOwn = ownClaims(wish);
      const placed = wish.decide([...both.values()].filter((claim) => !isOwn(claim)));
      if (isRefusal(placed)) return placed;
      const claim = toClaim(wish, placed, this.clock().getTime());
      if (await this.write(dayKey(wish.restaurantId, nextDate), tomorrow, [claim])) {
        if (await this.write(dayKey(wish.restaurantId, date), today, [claim])) return placed;
        await this.release(wish.restaurantId, [nextDate], claim.id);
      }
      await disorder(race);
    }
    return busy();
  }

  private async load(restaurantId: string, date: string): Promise<ServiceDay> {
    const key = dayKey(restaurantId, date);
    const document = await this.find(key);
    const day = document ? toServiceDay(document) : { restaurantId, date, version: 0, claims: [] };
    this.known.set(key, { day, confirmedAt: Date.now() });
    return day;
  }
}

/**
 * Decides every wish of a group in turn, each seeing what those before it got. Wishes that see the same are given the
 * very same list, so that what is worked out about it once serves them all.
 */
function decideTogether(day: ServiceDay, group: readonly Waiting[], madeAt: number) {
  const made: Claim[] = [];
  let taken = day.claims;
  const outcomes: (Placement | Refusal)[] = group.map(({ wish }) => {
    if (taken.some(({ id }) => id === wish.claimId)) return twin();
    const isOwn = ownClaims(wish);
    const placed = wish.decide(taken.some(isOwn) ? taken.filter((claim) => !isOwn(claim)) : taken);
    if (isRefusal(placed)) return placed;
    const claim = toClaim(wish, placed, madeAt);
    made.push(claim);
    taken = [...taken, claim];
    return placed;
  });
  return { outcomes, made };
}

/** Claims of whoever asks: of other changes of the reservation, or of the same booking asked for again. One will stand. */
function ownClaims({ claimId, key }: ClaimWish): (claim: Claim) => boolean {
  const ofReservation = `${claimOwner(claimId).reservationId}:`;
  return (claim) => claim.id.startsWith(ofReservation) || (key !== undefined && claim.key === key);
}

function toClaim(
  { claimId, partySize, key, phone }: ClaimWish,
  { tableType, tables, from, until }: Placement,
  madeAt: number,
): Claim {
  const more = { ...(tables ? { tables } : {}), ...(key ? { key } : {}), ...(phone ? { phone } : {}) };
  return { id: claimId, tableType, ...more, partySize, from, until, madeAt };
}

/** Other writers of the day are at it too; a little disorder lets one of them through. */
async function disorder(race: number): Promise<void> {
  if (race > 2) await new Promise((resolve) => setTimeout(resolve, Math.random() * 8 * race));
}

function busy(): Refusal {
  return new Refusal('unavailable', 'busy', 'Many people are booking this day right now. Please try again.');
}

function twin(): Refusal {
  return new Refusal(
    'unavailable',
    twinCode,
    'This reservation is being changed by others. Please try again.',
  );
}
