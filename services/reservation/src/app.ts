import { newId, type ServiceKit, type ServiceParts } from '@tablewell/chassis';
import { createFacts } from './adapters/events/facts';
import { restaurantHandlers } from './adapters/events/restaurant-events';
import { createSweep } from './adapters/jobs/sweep';
import { reservationModel } from './adapters/mongo/reservation-model';
import { MongoReservations } from './adapters/mongo/reservations';
import { MongoRestaurantRules } from './adapters/mongo/restaurant-rules';
import { serviceDayModel } from './adapters/mongo/service-day-model';
import { MongoServiceDays } from './adapters/mongo/service-days';
import { reservationService } from './adapters/rpc/reservation-service';

const sweepMs = 5_000;

/** Builds the reservation service. Listens to nothing. */
export function buildReservation({ connection, clock, logger, announce }: ServiceKit): ServiceParts {
  const dayModel = serviceDayModel(connection);
  const model = reservationModel(connection);
  const restaurants = new MongoRestaurantRules(connection);
  const days = new MongoServiceDays(dayModel, clock);
  const reservations = new MongoReservations(model, announce);
  const ports = { restaurants, days, reservations, facts: createFacts(clock, newId), clock, newId };
  const sweep = createSweep({ dayModel, reservationModel: model, days, reservations, clock, logger });
  return {
    implementations: [reservationService(ports)],
    handlers: restaurantHandlers(restaurants),
    outboxes: ['reservations'],
    jobs: [{ name: 'sweep', everyMs: sweepMs, run: sweep }],
  };
}
