import type { ConnectError } from '@connectrpc/connect';
import type { Logger } from '../../ops/logger';
import { metadataKeys } from '../metadata';
import { observeCall } from '../observe-call';
import { entryOf, type InboundInterceptor } from './call';

/**
 * Measures the call, records its span and writes its log line. It wraps `translateErrors`, because it records the
 * resulting codes.
 */
export const observe =
  (logger: Logger): InboundInterceptor =>
  (next) =>
  async (call) => {
    const traceparent = entryOf(call, metadataKeys.traceparent);
    const observed = observeCall('served', call.method, { traceparent, logger });
    try {
      const response = await observed.run(() => next(call));
      observed.end();
      return response;
    } catch (error) {
      observed.end(error as ConnectError);
      throw error;
    }
  };
