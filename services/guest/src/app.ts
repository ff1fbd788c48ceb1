import { newId, type ServiceKit, type ServiceParts } from '@tablewell/chassis';
import { createFacts } from './adapters/events/facts';
import { createHandlers } from './adapters/events/handlers';
import { MongoClosedRestaurants, MongoExpectedVisits } from './adapters/mongo/expected-visits';
import { guestCollection, guestModel } from './adapters/mongo/guest-model';
import { MongoGuests } from './adapters/mongo/guests';
import { guestService } from './adapters/rpc/guest-service';
import type { Ports } from './ports';
import { countVisits } from './use-cases/keep-diner';

/** How the service is set up. */
export interface GuestSettings {
  /** How often visits that are due are looked for. */
  readonly countVisitsEveryMs: number;
}

/** Builds the guest service. Listens to nothing. */
export function buildGuest(settings: GuestSettings) {
  return ({ connection, announce, clock }: ServiceKit): ServiceParts => {
    const ports: Ports = {
      guests: new MongoGuests(guestModel(connection), announce, clock),
      visits: new MongoExpectedVisits(connection),
      closed: new MongoClosedRestaurants(connection),
      facts: createFacts(clock, newId),
      clock,
      newId,
    };
    return {
      implementations: [guestService(ports)],
      handlers: createHandlers(ports),
      outboxes: [guestCollection],
      jobs: [{ name: 'count visits', everyMs: settings.countVisitsEveryMs, run: countVisits(ports) }],
    };
  };
}
