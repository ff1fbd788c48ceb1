import { newId, type ServiceKit, type ServiceParts } from '@tablewell/chassis';
import { createFacts } from './adapters/events/facts';
import { guestHandlers } from './adapters/events/guest-events';
import { restaurantHandlers } from './adapters/events/restaurant-events';
import { createErase, type OwnedModel } from './adapters/jobs/erase-restaurants';
import { createHouseParties } from './adapters/jobs/house-parties';
import { createPurge } from './adapters/jobs/purge';
import { createSweep } from './adapters/jobs/sweep';
import { bookingMonthModel } from './adapters/mongo/booking-month-model';
import { MongoBookingMonths } from './adapters/mongo/booking-months';
import { MongoDailyCounts } from './adapters/mongo/daily-counts';
import { MongoEntitlements } from './adapters/mongo/entitlements';
import { reservationModel as createReservationModel } from './adapters/mongo/reservation-model';
import { MongoReservations } from './adapters/mongo/reservations';
import { MongoRestaurantRules } from './adapters/mongo/restaurant-rules';
import { serviceDayModel } from './adapters/mongo/service-day-model';
import { MongoServiceDays } from './adapters/mongo/service-days';
import { reservationService } from './adapters/rpc/reservation-service';
import { defaultPublicLimits, type PublicLimits } from './domain/public-limits';

/** How the service is set up. */
export interface ReservationSettings {
  /** Days after a reservation's time that its personal data stays (contract §4, RETENTION_DAYS). */
  readonly retentionDays: number;
  /** How often what crashes, deleted restaurants and changed tables left over is seen to. */
  readonly sweepEveryMs: number;
  /** How often reservations are looked for whose personal data is due to go. */
  readonly purgeEveryMs: number;
  /** What the public may do; what is absent is as by default. */
  readonly limits?: Partial<PublicLimits>;
}

/** Builds the reservation service. Listens to nothing. */
export function buildReservation({
  retentionDays,
  sweepEveryMs,
  purgeEveryMs,
  limits: ownLimits = {},
}: ReservationSettings) {
  const limits = { ...defaultPublicLimits, ...ownLimits };
  return ({ connection, clock, logger, announce }: ServiceKit): ServiceParts => {
    const dayModel = serviceDayModel(connection);
    const monthModel = bookingMonthModel(connection);
    const reservationModel = createReservationModel(connection);
    const counts = new MongoDailyCounts(connection);
    const entitlements = new MongoEntitlements(connection);
    const restaurants = new MongoRestaurantRules(connection, entitlements);
    const days = new MongoServiceDays(dayModel, clock);
    const places = new MongoBookingMonths(monthModel, reservationModel, clock);
    const reservations = new MongoReservations(reservationModel, announce, counts);
    const facts = createFacts(clock, newId);
    const ports = { restaurants, days, places, reservations, facts, limits, clock, newId };
    const stores = { dayModel, monthModel, reservationModel, days, places, reservations, counts };
    const owned = [reservationModel, dayModel, monthModel, counts.model] as unknown as OwnedModel[];
    logger.info({ retentionDays }, 'personal data of reservations goes this many days after their time');
    return {
      implementations: [reservationService(ports)],
      handlers: [...restaurantHandlers(restaurants, entitlements, clock), ...guestHandlers(reservationModel)],
      outboxes: ['reservations'],
      jobs: [
        { name: 'sweep', everyMs: sweepEveryMs, run: createSweep({ ...stores, clock, logger }) },
        {
          name: 'house parties',
          everyMs: sweepEveryMs,
          run: createHouseParties({ restaurants, reservations, dayModel, reservationModel, clock, logger }),
        },
        {
          name: 'erase deleted restaurants',
          everyMs: sweepEveryMs,
          run: createErase({ restaurants, models: owned, clock, logger }),
        },
        {
          name: 'purge personal data',
          everyMs: purgeEveryMs,
          run: createPurge({ ...stores, clock, logger, retentionDays }),
        },
      ],
    };
  };
}
