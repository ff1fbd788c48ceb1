import type { Connection } from 'mongoose';
import type { OutgoingEvent } from '../events/bus';
import { type OutboxDocument, toEvent } from './outgoing';

const batchSize = 128;
const pauseMs = 1_000;

export interface ReplayOptions {
  readonly connection: Connection;
  /** Collections whose documents carry an outbox. */
  readonly collections: readonly string[];
  readonly since: Date;
  readonly publish: (event: OutgoingEvent) => Promise<unknown>;
  /** Asked before each batch but the first; where it says no, that is the end of it. */
  readonly goesOn: () => Promise<boolean>;
  /** Ends a pause, and all that would follow. */
  readonly signal: AbortSignal;
}

/**
 * Sends what was written since a moment again, whether it was sent or not, to a broker that has lost it. Most of it was heard
 * before that, and hearing it again costs a reader as much as something new. So what was written last goes first: if
 * something was not heard, it is that. And the rest follows little by little, for what happens meanwhile queues behind it.
 * Events of one document go in their order. Answers how many were sent, and undefined where it ended early.
 */
export async function replay(options: ReplayOptions): Promise<number | undefined> {
  const { connection, collections, since, publish, goesOn, signal } = options;
  let count = 0;
  for (const name of collections) {
    const documents = connection
      .collection<OutboxDocument>(name)
      .find({ 'outbox.at': { $gte: since } })
      .sort({ 'outbox.at': -1 })
      .project<OutboxDocument>({ outbox: 1 });
    let batch: OutgoingEvent[] = [];
    const send = async () => {
      // One after another on the wire, without waiting for the answer to each.
      await Promise.all(batch.map(publish));
      count += batch.length;
      batch = [];
    };
    for await (const { _id, outbox } of documents) {
      batch.push(...outbox.map((entry) => toEvent(entry, _id)));
      if (batch.length < batchSize) continue;
      await send();
      await pause(signal);
      if (signal.aborted || !(await goesOn())) return undefined;
    }
    await send();
  }
  return count;
}

/** By the global timers, as everything here: a simulation has its own in their place. */
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
