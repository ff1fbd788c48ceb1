import type { ConnectError } from '@connectrpc/connect';
import { metadataKeys } from '../metadata';
import { observeCall } from '../observe-call';
import type { OutboundInterceptor } from './call';

/** Measures the call, records its span and sends the span's id with it. */
export const observe: OutboundInterceptor = (next) => async (call) => {
  const observed = observeCall('called', call.method);
  if (observed.traceparent) call.metadata.set(metadataKeys.traceparent, observed.traceparent);
  try {
    const response = await next(call);
    observed.end();
    return response;
  } catch (error) {
    observed.end(error as ConnectError);
    throw error;
  }
};
