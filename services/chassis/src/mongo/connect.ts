import mongoose, { type Connection } from 'mongoose';
import { traceStoreCommands } from '../tracing/store-commands';
import { endWaitsOfClosedSockets } from './closed-sockets';

endWaitsOfClosedSockets();

interface MongoOptions {
  /** Connection string of the deployment, without a database name. */
  readonly url: string;
  /** The service's own database. */
  readonly database: string;
  readonly poolSize?: number;
  /** Whether the driver emits command events, which spans need. */
  readonly monitorCommands?: boolean;
}

/**
 * Connects a service to its own database. Writes are majority-acknowledged and journaled; user input cannot inject
 * query operators; a filter on a field outside the schema is an error, not silently dropped.
 */
export async function connectMongo(options: MongoOptions): Promise<Connection> {
  mongoose.set('sanitizeFilter', true);
  mongoose.set('strictQuery', true);
  const connection = mongoose.createConnection(options.url, {
    dbName: options.database,
    maxPoolSize: options.poolSize ?? 24,
    minPoolSize: 1,
    w: 'majority',
    journal: true,
    retryWrites: true,
    serverSelectionTimeoutMS: 5_000,
    connectTimeoutMS: 3_000,
    socketTimeoutMS: 20_000,
    autoIndex: false,
    // Collections are created by their first index or document.
    autoCreate: false,
    monitorCommands: options.monitorCommands ?? false,
  });
  if (options.monitorCommands) traceStoreCommands(connection);
  return connection.asPromise();
}

/** True for a duplicate key error; `index` limits it to one index. */
export function isDuplicateKey(error: unknown, index?: string): boolean {
  if (!(error instanceof Error) || (error as { code?: unknown }).code !== 11000) return false;
  return index === undefined || error.message.includes(index);
}
