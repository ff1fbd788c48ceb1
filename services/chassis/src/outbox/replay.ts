import type { Connection } from 'mongoose';
import type { OutgoingEvent } from '../events/bus';
import { type OutboxDocument, toEvent } from './outgoing';

const batchSize = 128;
const pauseMs = 1_000;

interface ReplayOptions {
  readonly connection: Connection;
  /** Collections whose documents carry an outbox. */
  readonly collections: readonly string[];
  readonly since: Date;
  readonly publish: (event: OutgoingEvent) => Promise<unknown>;
  /** Called before each batch except the first; false ends the replay. */
  readonly shouldContinue: () => Promise<boolean>;
  /** Ends a pause and the replay. */
  readonly signal: AbortSignal;
}

/**
 * Publishes every entry since an instant, sent or not, to a broker that lost them. Newest documents go first, because
 * subscribers have most likely handled the older ones. There is a pause between batches, because live events queue
 * behind them and a duplicate costs a subscriber as much as a new event. Events of one document keep their order.
 * Returns the number of events, or undefined if the replay ended early.
 */
export async function replay(options: ReplayOptions): Promise<number | undefined> {
  const { connection, collections, since, publish, shouldContinue, signal } = options;
  let count = 0;
  for (const name of collections) {
    const documents = connection
      .collection<OutboxDocument>(name)
      .find({ 'outbox.at': { $gte: since } })
      .sort({ 'outbox.at': -1 })
      .project<OutboxDocument>({ outbox: 1 });
    let batch: OutgoingEvent[] = [];
    const send = async () => {
      // Pipelined: published in order, without waiting for each acknowledgement.
      await Promise.all(batch.map(publish));
      count += batch.length;
      batch = [];
    };
    for await (const { _id, outbox } of documents) {
      batch.push(...outbox.map((entry) => toEvent(entry, _id)));
      if (batch.length < batchSize) continue;
      await send();
      await pause(signal);
      if (signal.aborted || !(await shouldContinue())) return undefined;
    }
    await send();
  }
  return count;
}

/** Uses the global timers, which the simulation replaces. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, pauseMs);
    signal.addEventListener('abort', end);
  });
}
