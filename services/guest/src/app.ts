import { newId, type ServiceKit, type ServiceParts } from '@tablewell/chassis';
import { createFacts } from './adapters/events/facts';
import { createHandlers } from './adapters/events/handlers';
import { MongoClosedRestaurants, MongoExpectedVisits } from './adapters/mongo/expected-visits';
import { guestCollection, guestModel, guestVersions } from './adapters/mongo/guest-model';
import { MongoGuests } from './adapters/mongo/guests';
import { guestService } from './adapters/rpc/guest-service';
import { privacyService } from './adapters/rpc/privacy-service';
import type { Ports } from './ports';
import { countVisits, forgetVisits } from './use-cases/keep-diner';

/** How the service is set up. */
export interface GuestSettings {
  /** How often visits that are due are looked for. */
  readonly countVisitsEveryMs: number;
  /** Days after a reservation's time that is kept when it was (contract §4, RETENTION_DAYS). */
  readonly retentionDays: number;
  /** How often visits are looked for that are due to be forgotten. */
  readonly forgetVisitsEveryMs: number;
  /** How often guests of an earlier shape are looked for; costs nothing once there are none. */
  readonly upgradeEveryMs: number;
}

/** Builds the guest service. Listens to nothing. */
export function buildGuest(settings: GuestSettings) {
  return ({ connection, announce, announceTogether, clock, logger }: ServiceKit): ServiceParts => {
    const ports: Ports = {
      guests: new MongoGuests(guestModel(connection), { announce, announceTogether }, clock),
      visits: new MongoExpectedVisits(connection),
      closed: new MongoClosedRestaurants(connection),
      facts: createFacts(clock, newId),
      clock,
      newId,
    };
    const { retentionDays } = settings;
    logger.info({ retentionDays }, 'when visits were due is forgotten this many days after them');
    return {
      implementations: [guestService(ports), privacyService(ports)],
      handlers: createHandlers(ports),
      outboxes: [guestCollection],
      jobs: [
        {
          name: 'upgrade guests',
          everyMs: settings.upgradeEveryMs,
          run: () => guestVersions.upgradeRest(connection, clock(), logger),
        },
        { name: 'count visits', everyMs: settings.countVisitsEveryMs, run: countVisits(ports) },
        {
          name: 'forget visits',
          everyMs: settings.forgetVisitsEveryMs,
          run: forgetVisits(ports, retentionDays),
        },
      ],
    };
  };
}
