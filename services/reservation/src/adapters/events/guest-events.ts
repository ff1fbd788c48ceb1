import { type EventHandler, events, on } from '@tablewell/chassis';
import { trusted } from 'mongoose';
import { pageOf } from '../../domain/source';
import { erasedName } from '../../domain/reservation';
import type { ReservationDocument, ReservationModel } from '../mongo/reservation-model';

/**
 * Forgets who made the reservations of a guest that is erased. The party keeps its table and every count stays; its name,
 * phone and notes go, and so do the events that still held them. Each write names the version it saw, as the purge does;
 * one that something else changed meanwhile, or whose events the broker does not have yet, has the event come again.
 */
export function guestHandlers(model: ReservationModel): EventHandler[] {
  return [
    on(events.guestErased, async ({ restaurantId, reservationIds }) => {
      const theirs = await model
        .find({ _id: trusted({ $in: reservationIds }), restaurantId, purgedAt: null })
        .select('version name sourceUrl unsent')
        .lean<Pick<ReservationDocument, '_id' | 'version' | 'name' | 'sourceUrl' | 'unsent'>[]>();
      const known = theirs.filter(({ name }) => name !== erasedName);
      const outcomes = await Promise.all(known.map((document) => eraseOne(model, document)));
      if (outcomes.includes(false)) throw new Error('a reservation to be forgotten is being changed');
    }),
  ];
}

async function eraseOne(
  model: ReservationModel,
  { _id, version, sourceUrl }: Pick<ReservationDocument, '_id' | 'version' | 'sourceUrl'>,
): Promise<boolean> {
  const { matchedCount } = await model.updateOne(
    { _id, version, unsent: trusted({ $lte: 0 }) },
    {
      $set: {
        name: erasedName,
        phoneNumber: '',
        notes: '',
        sourceUrl: pageOf(sourceUrl ?? ''),
        outbox: [],
        unsent: 0,
      },
      $unset: { idempotencyKey: '' },
      $inc: { version: 1 },
    },
  );
  return matchedCount === 1;
}
