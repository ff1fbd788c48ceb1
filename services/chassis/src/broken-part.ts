import { Code, ConnectError } from '@connectrpc/connect';
import { mongo } from 'mongoose';

const storeErrors =
  /^Mongo(Network|ServerSelection|NotConnected|PoolCleared|PoolClosed|Topology|WriteConcern|Expired)/;
/** OutOfDiskSpace, MaxTimeMSExpired, ExceededTimeLimit: the store is there and cannot at this moment. */
const storeIsUnable = new Set<unknown>([14031, 50, 262]);
const socketErrors = new Set(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT']);

/**
 * True when the store or a peer failed, rather than the request or the event: trying again may help, and nothing
 * is to be given up for it.
 */
export function isBrokenPart(error: unknown): boolean {
  if (error instanceof ConnectError)
    return error.code === Code.Unavailable || error.code === Code.DeadlineExceeded;
  if (!(error instanceof Error)) return false;
  if (error instanceof mongo.MongoServerError)
    return error.hasErrorLabel('RetryableWriteError') || storeIsUnable.has(error.code);
  return storeErrors.test(error.name) || socketErrors.has((error as NodeJS.ErrnoException).code ?? '');
}
