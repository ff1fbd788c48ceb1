import { Code, ConnectError } from '@connectrpc/connect';
import { Deadline, withContext } from '../../context';
import type { InboundInterceptor } from './call';

/** Starts no work for a call whose deadline has passed, and bounds the handler's own calls by that deadline. */
export const enforceDeadline: InboundInterceptor = (next) => async (call) => {
  const { context } = call;
  if (context.deadline <= Date.now())
    throw new ConnectError('the deadline has passed', Code.DeadlineExceeded);
  const deadline = new Deadline(context.deadline);
  try {
    return await withContext({ deadline }, () => next(call));
  } finally {
    deadline.answered();
    context.end();
  }
};
