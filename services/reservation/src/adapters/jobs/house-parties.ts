import { type Clock, isRefusal, type Logger } from '@tablewell/chassis';
import { trusted } from 'mongoose';
import { inService } from '../../domain/capacity';
import type { TableStock } from '../../domain/restaurant-rules';
import { houseParty } from '../../use-cases/house-party';
import type { Ports } from '../../use-cases/ports';
import type { ReservationModel } from '../mongo/reservation-model';
import type { MongoRestaurantRules } from '../mongo/restaurant-rules';

const mostRestaurants = 20;
const batch = 200;
/** Who has come already still sits at a table. */
const seatedMs = 86_400_000;

export interface HouseParts {
  readonly ports: Ports;
  readonly restaurants: MongoRestaurantRules;
  readonly reservationModel: ReservationModel;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * After a change of a restaurant's tables: writes down a table for every party that holds none of those there are
 * now. Every decision counts such a party already; this makes its table known and lasting. Safe to repeat and to
 * run in many processes; the note that there is something to do stays until no booking can come by older settings.
 */
export function createHouseParties({ ports, restaurants, reservationModel, clock, logger }: HouseParts) {
  const house = houseParty(ports);

  async function houseAt(restaurantId: string, tables: readonly TableStock[]): Promise<number> {
    const keys = inService(tables).map(({ key }) => key);
    if (keys.length === 0) return 0;
    const homeless = await reservationModel
      .find({
        restaurantId,
        status: 'active',
        startsAt: trusted({ $gte: new Date(clock().getTime() - seatedMs) }),
        'placement.tableType': trusted({ $nin: keys }),
      })
      .select('_id')
      .sort({ startsAt: 1 })
      .limit(batch)
      .lean<{ _id: string }[]>();
    let housed = 0;
    for (const { _id } of homeless) if (!isRefusal(await house(_id, tables))) housed += 1;
    if (housed > 0) logger.info({ restaurant: restaurantId, count: housed }, 'gave parties their tables');
    return homeless.length;
  }

  return async (): Promise<void> => {
    for (const { id, version, tables } of await restaurants.toHouse(mostRestaurants)) {
      if ((await houseAt(id, tables)) === 0) await restaurants.markHoused(id, version, clock());
    }
  };
}
