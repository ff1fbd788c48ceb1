import { trusted } from 'mongoose';
import { waitlistSource } from '../../party/source';
import type { CountedWait } from '../../party/wait-counts';
import type { ReservationModel } from './reservation-model';

/** The parties that joined the line on some local dates, whether or not their personal data is still there. */
export async function waitsOf(
  model: ReservationModel,
  restaurantId: string,
  date: string | Record<string, unknown>,
): Promise<CountedWait[]> {
  return model
    .find({
      ...{ restaurantId, source: waitlistSource.source, 'wait.forStart': null },
      'placement.date': typeof date === 'string' ? date : (trusted(date) as never),
      status: trusted({ $in: ['active', 'canceled'] }),
    })
    .select(
      'status progress wait.joinedAt wait.forStart wait.quote wait.readyAt wait.seatedAt wait.requotedAt -_id',
    )
    .lean<CountedWait[]>();
}
