import { EventBus } from '../events';
import { silentLogger } from '../ops';
import type { OutboxEntry } from '../outbox';

/** A connection to a test's broker; the test closes it. */
export const connectTestBus = (servers: string): Promise<EventBus> =>
  EventBus.connect({ servers, name: 'test', logger: silentLogger });

/** Publishes an event as its publisher's relay does. Resolves once the broker has stored it. */
export const publishEntry = (bus: EventBus, entry: OutboxEntry): Promise<boolean> =>
  bus.publish({ ...entry, id: entry._id, type: entry.event });
