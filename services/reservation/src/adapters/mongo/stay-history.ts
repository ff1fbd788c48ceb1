import { trusted } from 'mongoose';
import type { MeasuredStay } from '../../evening/waiting/stays';
import type { StayHistory } from '../../ports';
import type { ReservationDocument, ReservationModel } from './reservation-model';

const minuteMs = 60_000;
/** Stays of so many days are measured: enough of each weekday, and not of last summer. */
const days = 56;
const dayMs = 86_400_000;
/** Stays of the last hours change little. */
const freshMs = 60 * minuteMs;
const maxStays = 20_000;
const maxKept = 200;

interface Kept {
  readonly at: number;
  readonly stays: Promise<readonly MeasuredStay[]>;
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
    this.kept.set(restaurantId, { at, stays });
    stays.catch(() => this.kept.delete(restaurantId));
    const [oldest] = this.kept.keys();
    if (this.kept.size > maxKept && oldest !== undefined) this.kept.delete(oldest);
    return stays;
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
