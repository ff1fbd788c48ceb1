import { documentSchema } from '@tablewell/chassis/mongo';
import type { Connection } from 'mongoose';
import { RateLimiterMemory, RateLimiterMongo } from 'rate-limiter-flexible';

const collection = 'rate_limits';

/** The documents that `rate-limiter-flexible` stores. */
interface CountDocument {
  key: string;
  points: number;
  expire: Date;
}

const countSchema = documentSchema<CountDocument>(
  { key: { type: String, unique: true }, points: Number, expire: Date },
  { collection, versionKey: false },
);
countSchema.index({ expire: -1 }, { expireAfterSeconds: 0 });

/**
 * Counters in the store, each with one in memory for when the store is unavailable. Their indexes are created with
 * those of the gateway's models before it listens: the library would create them in the background, once per counter,
 * and print an error if the connection closes meanwhile. After `maxCounted` in a window the store is no longer asked.
 */
export function countsIn(connection: Connection) {
  connection.model('RateLimit', countSchema);
  return (name: string, points: number, seconds: number, maxCounted?: number) => {
    const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    const limiter = new RateLimiterMongo({
      storeClient: connection,
      tableName: collection,
      keyPrefix: name,
      points,
      duration: seconds,
      insuranceLimiter: memory,
      disableIndexesCreation: true,
      ...(maxCounted ? { inMemoryBlockOnConsumed: maxCounted } : {}),
    });
    return { memory, limiter };
  };
}
