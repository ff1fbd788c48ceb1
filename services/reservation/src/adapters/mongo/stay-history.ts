import { trusted } from 'mongoose';
import type { MeasuredStay } from '../../evening/waiting/stays';
import type { StayHistory } from '../../ports';
import type { ReservationDocument, ReservationModel } from './reservation-model';

const minuteMs = 60_000;
/** From how many past days stays are measured: enough of each weekday, and none from last summer. */
const days = 56;
const dayMs = 86_400_000;
/** Stays of the last hours change little. */
const freshMs = 60 * minuteMs;
const maxStays = 20_000;
/** The most stays kept of all restaurants together, about 40 MB. */
const maxKept = 500_000;

interface Kept {
  readonly at: number;
  readonly stays: Promise<readonly MeasuredStay[]>;
  /** How many they are, once they are read. */
  count: number;
}

/** How long parties sat, from the seatings of those that left; also of those whose personal data was deleted. */
export class MongoStayHistory implements StayHistory {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly model: ReservationModel) {}

  of(restaurantId: string, now: Date): Promise<readonly MeasuredStay[]> {
    const at = now.getTime();
    const known = this.kept.get(restaurantId);
    if (known && Math.abs(at - known.at) < freshMs) return known.stays;
    const stays = this.read(restaurantId, now);
    this.kept.delete(restaurantId);
    const entry: Kept = { at, stays, count: 0 };
    this.kept.set(restaurantId, entry);
    stays.then(
      ({ length }) => {
        entry.count = length + 1;
        this.dropOldest();
      },
      () => this.kept.delete(restaurantId),
    );
    return stays;
  }

  /** The restaurants read longest ago go first; the last one stays. */
  private dropOldest(): void {
    let total = 0;
    for (const { count } of this.kept.values()) total += count;
    for (const [restaurantId, { count }] of this.kept) {
      if (total <= maxKept || this.kept.size === 1) return;
      this.kept.delete(restaurantId);
      total -= count;
    }
  }

  private async read(restaurantId: string, now: Date): Promise<readonly MeasuredStay[]> {
    const found = await this.model
      .find({
        restaurantId,
        startsAt: trusted({ $gte: new Date(now.getTime() - days * dayMs), $lt: now }),
        progress: 'finished',
      })
      .select('partySize placement.date placement.minute seating')
      .sort({ startsAt: -1 })
      .limit(maxStays)
      .lean<Pick<ReservationDocument, 'partySize' | 'placement' | 'seating'>[]>();
    return found.flatMap(({ partySize, placement: { date, minute }, seating }) =>
      seating ? [{ partySize, date, minute, minutes: (seating.until - seating.from) / minuteMs }] : [],
    );
  }
}
