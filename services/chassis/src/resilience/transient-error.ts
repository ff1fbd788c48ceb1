import { Code, ConnectError } from '@connectrpc/connect';
import { mongo } from 'mongoose';

const storeErrors =
  /^Mongo(Network|ServerSelection|NotConnected|PoolCleared|PoolClosed|Topology|WriteConcern|Expired)/;
/** OutOfDiskSpace, MaxTimeMSExpired, ExceededTimeLimit: the store is running but cannot serve now. */
const transientStoreCodes = new Set<unknown>([14031, 50, 262]);
const socketErrors = new Set(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT']);

/**
 * True when the store or a peer is unavailable, as opposed to a bad request or event: a retry may succeed.
 */
export function isTransientError(error: unknown): boolean {
  if (error instanceof ConnectError)
    return error.code === Code.Unavailable || error.code === Code.DeadlineExceeded;
  if (!(error instanceof Error)) return false;
  if (error instanceof mongo.MongoServerError)
    return error.hasErrorLabel('RetryableWriteError') || transientStoreCodes.has(error.code);
  return storeErrors.test(error.name) || socketErrors.has((error as NodeJS.ErrnoException).code ?? '');
}
