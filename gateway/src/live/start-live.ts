import type { Server } from 'node:http';
import { type EventBus, LiveReader } from '@tablewell/chassis/events';
import { peers } from '@tablewell/chassis/peers';
import { LiveHub, type LiveParts } from './hub';

/** Starts the live socket and its event readers, one for each publisher; resolves once they have caught up. */
export async function startLive(server: Server, bus: EventBus, parts: LiveParts) {
  const hub = new LiveHub(server, parts);
  const readers = peers.gateway.shows.map(
    (publisher) =>
      new LiveReader({
        publisher,
        handlers: hub.handlers().filter(({ type }) => type.publisher === publisher),
        bus,
        logger: parts.logger,
        onGap: () => hub.resync(),
      }),
  );
  await Promise.all(readers.map((reader) => reader.start()));
  // Events from before the start may have been missed, later ones are not.
  hub.resync();
  return {
    hub,
    stopReading: async (): Promise<void> => {
      await Promise.all(readers.map((reader) => reader.stop()));
    },
  };
}
