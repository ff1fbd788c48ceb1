import mongoose, { type Connection } from 'mongoose';
import { traceStoreCommands } from '../tracing/store-commands';

export interface MongoOptions {
  /** Connection string of the deployment, without a database name. */
  readonly url: string;
  /** The service's own database. */
  readonly database: string;
  readonly poolSize?: number;
  /** Whether the driver tells of each command, as spans need it. */
  readonly monitorCommands?: boolean;
}

/**
 * Connects a service to its own database. Every write is acknowledged by the majority and journaled; filters from
 * outside cannot smuggle operators in; a field that no schema names is refused, not silently dropped from a query.
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
    // The first index or document makes a collection; to ask for each at every start only takes time.
    autoCreate: false,
    monitorCommands: options.monitorCommands ?? false,
  });
  if (options.monitorCommands) traceStoreCommands(connection);
  return connection.asPromise();
}

/** True for a unique index's refusal; `index` narrows it to one. */
export function isDuplicateKey(error: unknown, index?: string): boolean {
  if (!(error instanceof Error) || (error as { code?: unknown }).code !== 11000) return false;
  return index === undefined || error.message.includes(index);
}
