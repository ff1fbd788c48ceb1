import { newId } from '@tablewell/chassis/ids';
import { withMemberTurns } from '@tablewell/chassis/rpc';
import type { ServiceKit, ServiceParts } from '@tablewell/chassis/service';
import { createEventFactory } from './adapters/events/event-factory';
import { createHandlers } from './adapters/events/handlers';
import { MongoDeletedRestaurants } from './adapters/mongo/deleted-restaurants';
import { MongoExpectedVisits } from './adapters/mongo/expected-visits';
import { MongoGroups } from './adapters/mongo/groups';
import { guestCollection, guestModel, guestVersions } from './adapters/mongo/guest-model';
import { MongoGuests } from './adapters/mongo/guests';
import { MongoRestaurantCountries } from './adapters/mongo/restaurant-countries';
import { MongoSharingEnds } from './adapters/mongo/sharing-ends';
import { guestService } from './adapters/rpc/guest-service';
import { guestSharingService } from './adapters/rpc/guest-sharing-service';
import { memberReads } from './adapters/rpc/member-reads';
import { privacyService } from './adapters/rpc/privacy-service';
import type { Ports } from './ports';
import { completeErasures } from './use-cases/privacy';
import { countVisits, forgetVisits } from './use-cases/visits';

/** The service's settings. */
export interface GuestSettings {
  /** Interval of the job that counts visits. */
  readonly countVisitsEveryMs: number;
  /** Days after its time for which a visit's date is kept (PRIVACY-1, RETENTION_DAYS). */
  readonly retentionDays: number;
  /** Interval of the job that deletes old visits. */
  readonly forgetVisitsEveryMs: number;
  /** Interval of the schema upgrade job, which does nothing once every guest is upgraded. */
  readonly upgradeEveryMs: number;
  /** Interval of the job that completes erasures. */
  readonly completeErasuresEveryMs: number;
}

/** More than the days from a booking to its time. */
const longestAheadDays = 800;

/** Builds the guest service. */
export function buildGuest(settings: GuestSettings) {
  return ({ connection, enqueueEvents, enqueueBatch, clock, logger }: ServiceKit): ServiceParts => {
    const ports: Ports = {
      guests: new MongoGuests(guestModel(connection), { enqueueEvents, enqueueBatch }, clock),
      visits: new MongoExpectedVisits(connection),
      deletedRestaurants: new MongoDeletedRestaurants(connection),
      countries: new MongoRestaurantCountries(connection),
      groups: new MongoGroups(connection),
      ends: new MongoSharingEnds(connection, settings.retentionDays + longestAheadDays),
      eventFactory: createEventFactory(clock, newId),
      clock,
      newId,
    };
    const { retentionDays } = settings;
    logger.info({ retentionDays }, 'visit dates are deleted this many days after the visit');
    return {
      implementations: withMemberTurns(memberReads, [
        guestService(ports),
        guestSharingService(ports),
        privacyService(ports),
      ]),
      handlers: createHandlers(ports),
      outboxes: [guestCollection],
      jobs: [
        {
          name: 'upgrade-guests',
          everyMs: settings.upgradeEveryMs,
          run: () => guestVersions.upgradeRest(connection, clock(), logger),
        },
        {
          name: 'complete-erasures',
          everyMs: settings.completeErasuresEveryMs,
          run: completeErasures(ports),
        },
        { name: 'count-visits', everyMs: settings.countVisitsEveryMs, run: countVisits(ports) },
        {
          name: 'delete-old-visits',
          everyMs: settings.forgetVisitsEveryMs,
          run: forgetVisits(ports, retentionDays),
        },
      ],
    };
  };
}
