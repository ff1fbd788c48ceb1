import { addDays } from '@tablewell/booking-rules/zone';
import type { Clock } from '@tablewell/chassis';
import { trusted } from 'mongoose';
import { houseParties } from '../../domain/housing';
import type { TableStock } from '../../domain/restaurant-rules';
import { type Claim, claimId, claimOwner, dayKey } from '../../domain/service-day';
import type { ReservationDocument, ReservationModel } from '../mongo/reservation-model';
import type { ServiceDayDocument, ServiceDayModel } from '../mongo/service-day-model';

const mostRaces = 5;
const batch = 500;

export interface HouseDayParts {
  readonly dayModel: ServiceDayModel;
  readonly reservationModel: ReservationModel;
  readonly clock: Clock;
}

/** What was done about a day. */
export interface HousedDay {
  /** Reservations whose table changed. */
  readonly moved: number;
  /** Something else was written at the same time, so that the day has to be looked at again. */
  readonly unfinished: boolean;
  /** The parties that sit past midnight: the next day has them where this one put them. */
  readonly pastMidnight: ReadonlySet<string>;
}

/**
 * Writes down a table for every party of a service day that does not sit well: the whole day in one conditional
 * update, and then the reservations in batches. Safe to repeat: a reservation that a crash left behind its claim
 * follows it the next time.
 * @param fixed ids of the claims that the day before has decided about
 */
export async function houseDay(
  parts: HouseDayParts,
  restaurantId: string,
  date: string,
  tables: readonly TableStock[],
  fixed: ReadonlySet<string>,
): Promise<HousedDay> {
  const load = (day: string) => parts.dayModel.findById(dayKey(restaurantId, day)).lean<ServiceDayDocument>();
  for (let race = 0; race < mostRaces; race++) {
    const [today, tomorrow] = await Promise.all([load(date), load(addDays(date, 1))]);
    if (!today) break;
    const own = new Set(today.claims.map(({ id }) => id));
    const later = tomorrow?.claims ?? [];
    const all = [...today.claims, ...later.filter(({ id }) => !own.has(id))];
    const homes = new Map(houseParties(tables, all, fixed).map((claim) => [claim.id, claim]));
    const housed = (claim: Claim): Claim => (own.has(claim.id) ? (homes.get(claim.id) ?? claim) : claim);
    // The later document first, as everywhere: whoever decides on a day sees all that is taken on it.
    if (tomorrow && !(await rewrite(parts, tomorrow, later.map(housed)))) continue;
    const claims = today.claims.map(housed);
    if (!(await rewrite(parts, today, claims))) continue;
    const { moved, missed } = await follow(parts, claims);
    const pastMidnight = new Set(later.flatMap(({ id }) => (own.has(id) ? [id] : [])));
    return { moved, unfinished: missed > 0, pastMidnight };
  }
  return { moved: 0, unfinished: true, pastMidnight: new Set() };
}

/** One conditional update of the day; nothing to do when no table changed. False when the day has moved on. */
async function rewrite(
  { dayModel, clock }: HouseDayParts,
  { _id, version, claims: before }: ServiceDayDocument,
  claims: readonly Claim[],
): Promise<boolean> {
  if (claims.every((claim, index) => isSameTable(claim, before[index]))) return true;
  const { matchedCount } = await dayModel.collection.updateOne(
    { _id: _id as never, version },
    { $set: { claims: [...claims], touchedAt: clock() }, $inc: { version: 1 } },
  );
  return matchedCount === 1;
}

type Seated = Pick<ReservationDocument, '_id' | 'version' | 'status' | 'claimVersion' | 'placement'>;

/** Brings the reservations to the tables of their claims. What changes meanwhile is missed, and left for the next run. */
async function follow(
  { reservationModel, clock }: HouseDayParts,
  claims: readonly Claim[],
): Promise<{ moved: number; missed: number }> {
  let moved = 0;
  let missed = 0;
  for (let start = 0; start < claims.length; start += batch) {
    const some = new Map(claims.slice(start, start + batch).map((claim) => [claim.id, claim]));
    const ids = [...some.keys()].map((id) => claimOwner(id).reservationId);
    const found = await reservationModel
      .find({ _id: trusted({ $in: ids }) })
      .select('version status claimVersion placement')
      .lean<Seated[]>();
    const updatedAt = clock();
    const writes = found.flatMap(({ _id, version, status, claimVersion, placement }) => {
      const claim = some.get(claimId(_id, claimVersion));
      if (status !== 'active' || !claim || isSameTable(claim, placement)) return [];
      const { tableType, tables } = claim;
      const update = {
        $set: {
          'placement.tableType': tableType,
          updatedAt,
          ...(tables ? { 'placement.tables': tables } : {}),
        },
        ...(tables ? {} : { $unset: { 'placement.tables': '' } }),
        $inc: { version: 1 },
      };
      return [{ updateOne: { filter: { _id: _id as never, version }, update } }];
    });
    if (writes.length === 0) continue;
    const { matchedCount } = await reservationModel.collection.bulkWrite(writes as never[], {
      ordered: false,
    });
    moved += matchedCount;
    missed += writes.length - matchedCount;
  }
  return { moved, missed };
}

type Table = Pick<Claim, 'tableType' | 'tables'>;

function isSameTable(one: Table, other: Table | undefined): boolean {
  return one.tableType === other?.tableType && (one.tables ?? 1) === (other.tables ?? 1);
}
