import { addDays, localTimeOf } from '@tablewell/booking-rules/zone';
import { type Clock, isRefusal, type Logger } from '@tablewell/chassis';
import { trusted } from 'mongoose';
import { houseParties } from '../../domain/housing';
import type { TableStock } from '../../domain/restaurant-rules';
import { type Claim, claimOwner } from '../../domain/service-day';
import { houseParty } from '../../use-cases/house-party';
import type { Ports } from '../../use-cases/ports';
import type { MongoRestaurantRules } from '../mongo/restaurant-rules';
import type { ServiceDayDocument, ServiceDayModel } from '../mongo/service-day-model';

const mostRestaurants = 20;

export interface HouseParts {
  readonly ports: Ports;
  readonly restaurants: MongoRestaurantRules;
  readonly dayModel: ServiceDayModel;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * After a change of a restaurant's tables: writes down a table for every party that does not sit well by now.
 * Every decision counts such a party already; this makes its table known and lasting. Safe to repeat and to run in
 * many processes; the note that there is something to do stays until no booking can come by older settings.
 */
export function createHouseParties({ ports, restaurants, dayModel, clock, logger }: HouseParts) {
  const house = houseParty(ports);

  /** How many were moved, or could not be at this moment. */
  async function houseAt(restaurantId: string, tables: readonly TableStock[]): Promise<number> {
    // Who came before yesterday, wherever that is, has left.
    const since = addDays(localTimeOf(clock().getTime(), 'UTC').date, -2);
    const days = dayModel
      .find({ restaurantId, date: trusted({ $gte: since }) })
      .sort({ date: 1 })
      .lean<ServiceDayDocument[]>()
      .cursor();
    let moved = 0;
    let busy = 0;
    for await (const { claims } of days as AsyncIterable<ServiceDayDocument>) {
      for (const reservationId of toMove(tables, claims)) {
        const before = await ports.reservations.find(reservationId);
        const after = await house(reservationId, tables);
        if (isRefusal(after)) busy += after.kind === 'unavailable' ? 1 : 0;
        else if (after.version !== before?.version) moved += 1;
      }
    }
    if (moved > 0) logger.info({ restaurant: restaurantId, count: moved }, 'gave parties their tables');
    return moved + busy;
  }

  return async (): Promise<void> => {
    for (const { id, version, tables } of await restaurants.toHouse(mostRestaurants)) {
      if ((await houseAt(id, tables)) === 0) await restaurants.markHoused(id, version, clock());
    }
  };
}

function toMove(tables: readonly TableStock[], claims: readonly Claim[]): Set<string> {
  const known = new Set(claims);
  const moved = houseParties(tables, claims).filter((claim) => !known.has(claim));
  return new Set(moved.map(({ id }) => claimOwner(id).reservationId));
}
