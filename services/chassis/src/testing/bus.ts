import { fromBinary, type Message } from '@bufbuild/protobuf';
import { type Initiator, readInitiator } from '../access/initiator';
import { EventBus, type EventType, streamOf } from '../events';
import { eventHeaders } from '../events/bus';
import { silentLogger } from '../ops';
import type { OutboxEntry } from '../outbox';
import { eventually } from './eventually';

/** A connection to a test's broker; the test closes it. */
export const connectTestBus = (servers: string): Promise<EventBus> =>
  EventBus.connect({ servers, name: 'test', logger: silentLogger });

/**
 * Publishes an event as its publisher's relay does; `document` is the id of the document that it concerns. Resolves
 * once the broker has stored it: a publish that a busy machine does not acknowledge in time is repeated, and the broker
 * drops the duplicate by the event's id.
 */
export const publishEntry = (bus: EventBus, entry: OutboxEntry, document?: string): Promise<boolean> =>
  eventually(() => bus.publish({ ...entry, id: entry._id, type: entry.event, document }));

/**
 * The events of a type that the broker has, in the order in which they were published. A service publishes after it
 * responded, so `eventually` waits for the event that a test expects, identified by what only that test wrote.
 */
export const publishedEvents = async <M extends Message>(bus: EventBus, type: EventType<M>): Promise<M[]> =>
  (await publishedWithInitiators(bus, type)).map(({ event }) => event);

/** The same with who caused each. */
export async function publishedWithInitiators<M extends Message>(
  bus: EventBus,
  type: EventType<M>,
): Promise<{ readonly event: M; readonly by: Initiator }[]> {
  const stream = streamOf(type.publisher);
  const { state } = await bus.manager.streams.info(stream);
  const events: { event: M; by: Initiator }[] = [];
  if (state.messages === 0) return events;
  for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
    const { data, subject, header } = await bus.manager.streams.getMessage(stream, { seq });
    if (!subject.endsWith(`.v1.${type.name}`)) continue;
    const by = readInitiator(header.get(eventHeaders.by) || undefined);
    events.push({ event: fromBinary(type.schema, data), by });
  }
  return events;
}
