import type { Server } from 'node:http';
import { byPublisher, type EventBus, LiveReader } from '@tablewell/chassis/events';
import { LiveHub, type LiveParts } from './hub';

/**
 * Starts the live socket and its event readers, one for each publisher; resolves once they receive new events. Throws for
 * an event of a publisher that `peers.json` does not let the gateway show.
 */
export async function startLive(server: Server, bus: EventBus, parts: LiveParts) {
  const hub = new LiveHub(server, parts);
  const readers = byPublisher('gateway', 'shows', hub.handlers()).map(
    (handled) =>
      new LiveReader({
        ...handled,
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
