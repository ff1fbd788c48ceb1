import { Code, ConnectError } from '@connectrpc/connect';
import type { Logger } from '../../ops/logger';
import { isRefusal } from '../../refusal';
import { isTransientError } from '../../resilience/transient-error';
import { refusalToError } from '../errors';
import type { InboundInterceptor } from './call';

/**
 * Throws only RPC errors. The cause of a fault is written to the log only; the caller learns whether a retry may help.
 */
export const translateErrors =
  (logger: Logger): InboundInterceptor =>
  (next) =>
  async (call) => {
    try {
      return await next(call);
    } catch (error) {
      if (isRefusal(error)) throw refusalToError(error);
      if (error instanceof ConnectError) throw error;
      logger.error({ err: error, method: call.method.name }, 'rpc failed');
      throw new ConnectError('internal error', isTransientError(error) ? Code.Unavailable : Code.Internal);
    }
  };
