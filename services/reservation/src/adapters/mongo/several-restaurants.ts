import { trusted } from 'mongoose';
import type { PartyGroup } from '../../party/day-figures';
import type { Progress } from '../../party/lifecycle';
import type { GroupSearchOptions } from '../../ports';
import type { ReservationDocument, ReservationModel } from './reservation-model';
import { searchFilters } from './reservation-search';

const isSet = (path: string) => ({ $cond: [{ $eq: [{ $ifNull: [path, ''] }, ''] }, false, true] });

interface Group {
  readonly _id: {
    readonly restaurantId: string;
    readonly progress?: Progress | null;
    readonly request?: string | null;
    readonly waits: boolean;
    readonly sat: boolean;
  };
  readonly parties: number;
  readonly covers: number;
}

/** The parties of several restaurants between two instants, counted by how far they have come. */
export async function countPartiesOf(
  model: ReservationModel,
  restaurantIds: readonly string[],
  from: number,
  until: number,
): Promise<PartyGroup[]> {
  const groups = await model.aggregate<Group>([
    {
      $match: {
        restaurantId: { $in: [...restaurantIds] },
        startsAt: { $gte: new Date(from), $lt: new Date(until) },
        status: 'active',
        // Parties that wait for full starts are no parties of the evening.
        'wait.forStart': null,
      },
    },
    {
      $group: {
        _id: {
          restaurantId: '$restaurantId',
          progress: '$progress',
          request: '$request.state',
          waits: isSet('$wait.joinedAt'),
          sat: isSet('$wait.seatedAt'),
        },
        parties: { $sum: 1 },
        covers: { $sum: '$partySize' },
      },
    },
  ]);
  return groups.map(({ _id: { restaurantId, progress, request, waits, sat }, parties, covers }) => ({
    ...{ restaurantId, progress: progress ?? undefined, parties, covers },
    ...{ isRequest: request === 'pending', isInLine: waits && !sat },
  }));
}

/** How many requests of each restaurant wait for an answer; absent: none. */
export async function countRequestsOf(
  model: ReservationModel,
  restaurantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await model.aggregate<{ _id: string; count: number }>([
    { $match: { restaurantId: { $in: [...restaurantIds] }, 'request.state': 'pending', status: 'active' } },
    { $group: { _id: '$restaurantId', count: { $sum: 1 } } },
  ]);
  return new Map(found.map(({ _id, count }) => [_id, count]));
}

/** The documents of a search of several restaurants, by time: of those ahead the next, of earlier ones the latest. */
export async function searchAllOf(
  model: ReservationModel,
  restaurantIds: readonly string[],
  text: string,
  { country, withContacts, part, now, max }: GroupSearchOptions,
  unlisted: string,
): Promise<ReservationDocument[]> {
  const isAhead = part === 'ahead';
  return model
    .find({
      restaurantId: trusted({ $in: [...restaurantIds] }),
      startsAt: trusted(isAhead ? { $gte: now } : { $lt: now }),
      status: trusted({ $in: ['active', 'canceled'] }),
      purgedAt: null,
      $or: searchFilters(text, country, withContacts),
    })
    .select(unlisted)
    .sort({ startsAt: isAhead ? 1 : -1 })
    .limit(max)
    .lean<ReservationDocument[]>();
}
