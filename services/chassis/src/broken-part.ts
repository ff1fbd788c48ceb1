import { Code, ConnectError } from '@connectrpc/connect';

const storeErrors =
  /^Mongo(Network|ServerSelection|NotConnected|PoolCleared|PoolClosed|Topology|WriteConcern|Expired)/;
const socketErrors = new Set(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT']);

/**
 * True when the store or a peer failed, rather than the request or the event: trying again may help, and nothing
 * is to be given up for it.
 */
export function isBrokenPart(error: unknown): boolean {
  if (error instanceof ConnectError)
    return error.code === Code.Unavailable || error.code === Code.DeadlineExceeded;
  if (!(error instanceof Error)) return false;
  return storeErrors.test(error.name) || socketErrors.has((error as NodeJS.ErrnoException).code ?? '');
}
